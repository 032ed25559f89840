// What the log says, in English.
import type { ScreenWords } from '../screen.ts'
import { lacking } from './endings.ts'

import { isAre, list } from './phrasing.ts'

export const log: ScreenWords['log'] = {
  character: (who, name, role) => `${who} is ${name}, ${role}.`,
  shielded: (who) => `What ${who} wears keeps off a wound.`,
  died: (who) => `${who} has died.`,
  inherited: (who, item) => `${who} took ${item} from the dead castaway.`,
  acts: (who, action) => `${who}: ${action}.`,
  storySpent: (who, value) => `${who} gave up a story tile of value ${value}.`,
  storiesDrawn: (who, values) =>
    values?.includes(',') === true
      ? `${who} drew story tiles: ${values}.`
      : `${who} drew a story tile${values === undefined ? '' : ` of value ${values}`}.`,
  storiesReshuffled: 'The discarded story tiles were shuffled into a new stack.',
  forageDrawn: (who, value) =>
    who === undefined
      ? `A forage tile worth ${value} food was found.`
      : `${who} found a forage tile worth ${value} food.`,
  forageAdded: 'The forage supply grew.',
  forageLost: 'The forage supply shrank.',
  forageEaten: (food) => `The forage tiles became ${food}.`,
  fished: (who, tile) => `${who} caught: ${tile}.`,
  cured: (food) => `Exchanged for food tokens: ${food}.`,
  spoiled: (food) => `Spoiled: ${food}.`,
  fireLit: (who) => `${who} lit the fire.`,
  fireFailed: (who) => `${who} did not get the fire lit.`,
  fireFed: (who) => `${who} put 1 wood on the fire.`,
  fireBurned: 'The fire burned 1 wood.',
  fireWentOut: 'The fire went out.',
  cubeWashedIn: 'Wreckage has drifted within reach.',
  cubesAdded: (cubes) => `New wreckage: ${cubes}.`,
  fishingBanned: 'No fishing this turn.',
  cardAdded: (card, deck, top) =>
    top ? `Card ${card} was put on top of the ${deck} deck.` : `Card ${card} was shuffled into the ${deck} deck.`,
  cardGone: (card, deck) => `Card ${card} was removed from the ${deck} deck.`,
  lookedAt: (who, deck, titles) =>
    `${who} looked at the top of the ${deck} deck${titles === undefined ? '' : `: ${titles}`}.`,
  sorted: (who, deck) => `${who} put the top of the ${deck} deck in order.`,
  took: (who, item) => `${who} took ${item}.`,
  wreckage: (titles) => `From the wreck: ${titles}.`,
  lostItem: (who, item) => `${who} no longer has ${item}.`,
  used: (who, item) => `${who} used ${item}.`,
  traded: (one, other, gave, got) => `${one} and ${other} traded: ${gave} for ${got}.`,
  campPlaced: (title) => `New in the camp: ${title}.`,
  campDiscarded: (title) => `There was no place in the camp for ${title}.`,
  campRemoved: (title) => `${title} left the camp.`,
  repaired: (who, title) => `${who} repaired ${title}.`,
  offered: (title) => `${title} can now be built.`,
  progressed: (title, by) => `${title}: progress +${by}.`,
  setBack: (title, by) => `${title}: progress −${by}.`,
  buildFailed: (title) => `${title} was not built: too little was invested.`,
  built: (who, title) => `${who} completed ${title}.`,
  placed: (who, where, white) => `${who} placed ${white ? 'the white pawn' : 'a pawn'}: ${where}.`,
  kept: (who, white) => (white ? `${who} kept the white pawn back.` : `${who} left a pawn unplaced.`),
  searching: (who) => `${list(who)} looked for the way home.`,
  setOut: (who, difficulty) => `${list(who)} set out. The Difficulty is ${difficulty}.`,
  drew: (who, deck) => `${who} explored (${deck})`,
  tookPending: (who) => `${who} resumed a pending exploration`,
  advanced: (who, space) => `${who} moved to space ${space}.`,
  difficulty: (square) => `The Difficulty is now ${square}.`,
  pended: (title) => `${title} became a pending exploration.`,
  pendingRemoved: (title) => `${title} is no longer a pending exploration.`,
  cardBack: (title, deck) => `${title} was shuffled back into the ${deck} deck.`,
  joined: (who, returning) => (returning ? `${who} turned back, too.` : `${who} stayed out.`),
  cameHome: (who) => `${list(who)} ${isAre(who)} back in camp.`,
  gotLost: (who, square) => `${list(who)} ${isAre(who)} lost (Difficulty ${square}).`,
  lostMoved: (who, square) => `${who} came nearer to the camp (Difficulty ${square}).`,
  targeted: (who) => `Chance picked ${who}.`,
  putBack: (who) => `${who} put the food back.`,
  served: (who) => `${who} served food to everybody at home.`,
  wentHungry: (who) => `${who} went hungry.`,
  voted: (ballots) => `Votes: ${ballots}.`,
  tied: 'The vote was tied.',
  tieDecided: (who) => `${who} decided the tie.`,
  decided: (option) => `The group decided: ${option}.`,
  summit: (who, lastTurn) => `${who} reached the summit! The game ends with turn ${lastTurn}.`,
  rescue: (who, event, seen) => `A ship has seen you (${event})! It noticed: ${list(seen)}. Rescued: ${list(who)}.`,
  shipsPassed: (missing) => `No ship noticed you. ${lacking(missing)}`,
  nobodyInCamp: 'No ship took anybody aboard: nobody was in camp.',
  instructionsIgnored: 'with nobody in camp, the instructions have no effect.',
  heatKeptOff: 'the shade keeps the heat off, and nobody loses energy.',
  catchHarmless: (who, tile) => `${who} comes to no harm (${tile}).`,
  scored: (who, score, stories, final, items) =>
    `${who}: ${score} Story Points (stories ${stories}, final draw ${final}, items ${items}).`,
}
