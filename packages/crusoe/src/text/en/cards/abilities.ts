// The abilities of the characters, and Friday's in English. What is here is wanted in every language.
import type { AbilityTable } from '../../card-words.ts'

export const cards = {
  'ability/a-new-idea': {
    title: 'A New Idea',
    text: 'Draw 5 Inventions from the deck and put one of them onto the board.',
  },
  'ability/craftsmanship': { title: 'Craftsmanship', text: 'Reroll one die of your own Build Action.' },
  'ability/defensive-plan': {
    title: 'Defensive Plan',
    text: 'Raise the weapon level by 1 or, if the Shelter is built, the Palisade by 1.',
  },
  'ability/economical-construction': {
    title: 'Economical Construction',
    text: 'One of your own Actions takes 1 less wood.',
  },
  'ability/frenzy': {
    title: 'Frenzy',
    text: 'In a fight during your own Action, the weapon level counts as 3 higher.',
  },
  'ability/grandmas-recipe': {
    title: "Grandma's Recipe",
    text: 'Discard 1 food as well, and heal 2 wounds of one character or 1 wound each of two.',
  },
  'ability/handyman': { title: 'Handyman', text: 'This round, a neutral pawn supports one of your own Build Actions.' },
  'ability/hooch': { title: 'Hooch', text: 'In the Weather Phase, ignore 1 rain cloud or count 1 snow cloud as rain.' },
  'ability/lucky': { title: 'Lucky', text: 'Reroll one die of your own Explore Action.' },
  'ability/motivational-speech': { title: 'Motivational Speech', text: 'Morale rises by 1.' },
  'ability/reconnaissance': {
    title: 'Reconnaissance',
    text: 'Look at the top 3 Island tiles, shuffle two of them back in and put the third on top.',
  },
  'ability/scouting': { title: 'Scouting', text: 'Draw 2 Discovery tokens and keep one of them.' },
  'ability/scrounger': { title: 'Scrounger', text: 'Reroll one die of your own Gather Action.' },
  'ability/stone-soup': { title: 'Stone Soup', text: 'Gain 1 food.' },
  'ability/the-hunt': {
    title: 'The Hunt',
    text: 'Put the top card of the Beast deck on top of the Hunting deck, without looking at it.',
  },
  'ability/tracking': {
    title: 'Tracking',
    text: 'Look at the top card of the Hunting deck and put it back on top or at the bottom.',
  },
  'friday/second-try': { title: 'Second Try', text: 'Reroll one die of an Action that Friday resolves.' },
} satisfies AbilityTable
