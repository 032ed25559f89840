// The Creature cards in English. What is here is wanted in every language.
import type { CardTable } from '../../card-words.ts'

export const cards = {
  'creature/a-shiny-jewel': {
    title: 'A Shiny Jewel',
    mood: 'It glows in the dark, and something out there wants it back.',
  },
  'creature/bats': { title: 'Bats', mood: 'The ceiling let go all at once and came through our hair.' },
  'creature/big-ape': {
    title: 'Big Ape',
    event: 'Night Demon',
    mood: 'A shape on the ridge, upright, and far too patient.',
  },
  'creature/bite': { title: 'Bite', mood: 'Whatever lives in that hole is fond of fingers.' },
  'creature/furious-tiger': { title: 'Furious Tiger', mood: 'We apologised and backed away, but it was not accepted.' },
  'creature/giant-snake': { title: 'Giant Snake', mood: 'The fallen tree drew a breath, and we were no longer there.' },
  'creature/gorilla': {
    title: 'Gorilla',
    event: 'Gorilla in the Camp',
    mood: 'It picked us up, thought it over, and put us back, not gently.',
  },
  'creature/gremlins': {
    title: 'Gremlins',
    event: 'The Gremlins Hunted You Down',
    mood: 'Small, full of teeth, and with a good memory for faces.',
  },
  'creature/savage': {
    title: 'Savage',
    event: 'Unsuccessful Hunting',
    mood: 'He wanted no quarrel, only every sharp thing we owned.',
  },
  'creature/scorpion': { title: 'Scorpion', mood: 'Always shake out the boot first, says the one hopping about.' },
  'creature/snake': { title: 'Snake', mood: 'It gave fair warning, in a language we do not speak.' },
  'creature/spiders': { title: 'Spiders', mood: 'We put a hand to the wall, and the wall walked away.' },
  'creature/unleashed-beast': {
    title: 'Unleashed Beast',
    mood: 'One roar, and the game we were tracking is over the hills.',
  },
} satisfies CardTable
