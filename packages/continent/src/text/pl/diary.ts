// A page a day, in Polish: in the present tense, as a journal is kept; it does not ask who is a man and who is a woman.
import type { DiaryWords } from '../language-pack.ts'
import { cardsAfterVerb, counted, formFor, list, quoted } from './counting.ts'

const titles = (names: readonly string[]): string => list(names.map(quoted))

export const diary: DiaryWords = {
  title: 'Dziennik',
  day: (day) => `Dzień ${day}`,
  today: (day) => `Dzień ${day}, dzisiaj`,
  wentNowhere: 'Nie wiadomo, gdzie jesteśmy.',
  stayed: (place) => `Zostajemy na miejscu: ${quoted(place)}.`,
  went: (places) => `Nasza droga tego dnia: ${titles(places)}.`,
  gained: (cards) => `Zdobywamy ${cards.length === 1 ? 'kartę' : 'karty'} ${titles(cards)}.`,
  suffered: (who, states) => `${who} dostaje ${states.length === 1 ? 'stan' : 'stany'} ${titles(states)}.`,
  cost: (cards, actions) => {
    const spent = cards === 0 ? 'nic' : `${cardsAfterVerb(cards)} z talii`
    if (actions === 0) return cards === 0 ? 'Ten dzień nic nas nie kosztuje.' : `Ten dzień kosztuje nas ${spent}.`
    const done = counted(actions, 'akcja', 'akcje', 'akcji')
    if (cards === 0) return `Za nami ${done}, które nic nas nie kosztują.`
    return `Za nami ${done}; oddajemy za to ${spent}.`
  },
  recovered: (cards) =>
    `Ze stosu do talii ${formFor(cards, 'wraca', 'wracają', 'wraca')} ${counted(cards, 'karta', 'karty', 'kart')}.`,
  camped: 'Potem rozbijamy obóz.',
}
