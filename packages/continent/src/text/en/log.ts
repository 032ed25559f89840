// What happened, line by line, in English: in the present tense, as a journal is kept.
import { counted, list } from './counting.ts'

const cards = (count: number): string => counted(count, 'card', 'cards')

export const log = {
  clueChosen: (clue: string) => `The curse to lift: ${clue}.`,
  disputed: 'The players do not agree. The next player to the left decides.',
  joined: (who: string) => `${who} joins in.`,
  steppedOut: (who: string) => `${who} stays out of it.`,
  boostApplied: (who: string, card: string) => `${who} uses ${card}.`,
  boostDeclined: (who: string, card: string) => `${who} does without ${card}.`,
  exchanged: (by: number) =>
    by === 0
      ? 'The cost stays as it is.'
      : `${cards(by)} fewer, ${counted(by, 'more success', 'more successes')} needed.`,
  itemSpared: (item: string, by: string) => `${item} does not lose durability (${by}).`,
  prepared: (who: string, action: string, helpers: readonly string[], count: number, difficulty: number) =>
    `${who}${helpers.length === 0 ? '' : `, with ${list(helpers)}`}: ${action}. ${cards(count)}${
      difficulty === 0 ? '' : `; ${counted(difficulty, 'success', 'successes')} needed`
    }.`,
  resultKnown: (stars: number, difficulty: number, succeeded: boolean) =>
    difficulty === 0
      ? 'It cannot fail.'
      : `${counted(stars, 'success', 'successes')}, ${difficulty} needed: ${succeeded ? 'success' : 'failure'}.`,
  mandatory: (action: string) => `This must be done next: ${action}.`,
  lapsed: (action: string) => `This cannot be done any more: ${action}.`,
  durability: (who: string, item: string, by: number) =>
    by < 0 ? `${who}: ${item} loses ${-by} durability.` : `${who}: ${item} gains ${by} durability.`,
  drawn: (names: readonly string[]) => `Drawn: ${list(names)}.`,
  pileTurned:
    'The Action Deck is empty. The pile is shuffled and turned face down: from now on, cards are drawn from it.',
  lifeLost: (count: number) => `${cards(count)} from the deck ${count === 1 ? 'is' : 'are'} lost.`,
  pileRevealed: (names: readonly string[]) => `Revealed from the pile: ${list(names)}.`,
  recovered: (count: number) => `${cards(count)} from the pile ${count === 1 ? 'goes' : 'go'} back into the deck.`,
  lookedAhead: (who: string, names: readonly string[]) => `${who} looks at the top of the deck: ${list(names)}.`,
  kept: (who: string, card: string) => `${who} keeps ${card}.`,
  averted: (who: string, card: string) => `${who} wards it off with ${card}.`,
  curseHeldOff: (curse: string, by: string) => `${curse} lies open, and is held off by ${by}.`,
  mercy: (card: string) => `${card}: this once, the curse passes by.`,
  stateGone: (who: string, state: string) => `${who} is no longer ${state}.`,
  learned: (names: readonly string[]) => `Learned, and shuffled into the deck: ${list(names)}.`,
  taken: (who: string, number: string, card: string) => `${who} takes ${number}: ${card}.`,
  nothingTaken: (number: string) => `There is no card ${number}.`,
  pastReturned: 'The Past goes back to the decks.',
  sealed: (number: string) => `A green card ${number} is banished unseen.`,
  discarded: (who: string | undefined, card: string) =>
    who === undefined ? `${card} is discarded.` : `${who} discards ${card}.`,
  returned: (card: string) => `${card} goes back to its deck.`,
  banished: (card: string) => `${card} is banished.`,
  putIntoHand: (who: string, card: string) => `${card} goes into ${who}’s hand.`,
  itemMade: (who: string, card: string, die: number) => `${who} has a new item: ${card}, durability ${die}.`,
  itemCombined: (card: string, item: string, die: number) =>
    `${card} becomes part of ${item}, now at durability ${die}.`,
  itemBroken: (who: string, item: string) => `${who}: ${item} is gone.`,
  itemMoved: (from: string, to: string, item: string) => `${from} hands ${item} to ${to}.`,
  questStored: (card: string) => `${card} is kept with the Satchel & Journal.`,
  tradeFreed: 'The next gift or trade costs nothing.',
  terrainPlaced: (card: string) => `New land: ${card}.`,
  barrierPlaced: (card: string) => `In the way: ${card}.`,
  fogGone: (card: string) => `${card} is left behind unresolved.`,
  lookedUnder: (who: string, card: string) => `${who} looks into the fog: ${card}.`,
  explored: (who: string, card: string) => `${who} parts the fog: ${card}.`,
  eventAttached: (card: string) => `Here now: ${card}.`,
  replaced: (card: string, by: string) => `${card} gives way to ${by}.`,
  boardLeft: 'The land behind is left to the fog.',
  explorationsShuffled: 'The Exploration cards of the Past are shuffled: nothing else is left.',
  hid: (card: string) => `${card} slips under the fog.`,
  stayed: (card: string) => `${card} has nowhere to hide, and stays.`,
  moved: (who: readonly string[], place: string) => `${list(who)} ${who.length === 1 ? 'goes' : 'go'} to ${place}.`,
  fireLit: (who: string) => `${who}’s fire burns here.`,
  camped: (camps: number) => `Camp ${camps}. The fog closes in around it.`,
  day: (day: number) => `Day ${day}`,
  triedInVain: (number: string) => `${number} leads nowhere.`,
  found: (number: string, card: string) => `${number} is right: ${card}.`,
  lifted: (clue: string) => `${clue}: the curse is lifted.`,
  eliminated: (who: string) => `${who}’s adventure is over.`,
  left: (who: string, forGood: boolean) => (forGood ? `${who} leaves for good.` : `${who} leaves for a time.`),
  arrived: (who: string, again: boolean) => (again ? `${who} is back.` : `${who} joins the expedition.`),
}
