// A page a day, in English: in the present tense, as a journal is kept.
import { counted, list } from './counting.ts'

export const diary = {
  title: 'Diary',
  day: (day: number) => `Day ${day}`,
  today: (day: number) => `Day ${day}, today`,
  wentNowhere: 'There is no telling where we are.',
  stayed: (place: string) => `We stay at ${place}.`,
  went: (places: readonly string[]) => `Our day leads us from ${places[0] ?? ''} to ${list(places.slice(1))}.`,
  gained: (cards: readonly string[]) => `We come by ${list(cards)}.`,
  suffered: (who: string, states: readonly string[]) => `${who} is ${list(states)}.`,
  cost: (cards: number, actions: number) => {
    const spent = cards === 0 ? 'nothing' : `${counted(cards, 'card', 'cards')} of the deck`
    return actions === 0
      ? `The day costs us ${spent}.`
      : `${counted(actions, 'action costs', 'actions cost')} us ${spent}.`
  },
  recovered: (cards: number) => `${counted(cards, 'card comes', 'cards come')} back from the pile.`,
  camped: 'Then we make camp.',
}
