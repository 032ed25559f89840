// A page a day, in Italian: in the present tense, as a journal is kept.
import type { DiaryWords } from '../language-pack.ts'
import { counted, list } from './counting.ts'

const quoted = (titles: readonly string[]): string => list(titles.map((title) => `«${title}»`))

export const diary: DiaryWords = {
  title: 'Diario',
  day: (day) => `Giorno ${day}`,
  today: (day) => `Giorno ${day}, oggi`,
  wentNowhere: 'Non sappiamo dire dove siamo.',
  stayed: (place) => `Restiamo fermi a «${place}».`,
  went: (places) => `Il cammino di oggi: da «${places[0] ?? ''}» a ${quoted(places.slice(1))}.`,
  gained: (cards) => `Mettiamo insieme ${quoted(cards)}.`,
  suffered: (who, states) => `${who} subisce ${states.length === 1 ? 'lo Stato' : 'gli Stati'} ${quoted(states)}.`,
  cost: (cards, actions) => {
    const spent = cards === 0 ? 'nulla' : `${counted(cards, 'carta', 'carte')} del Mazzo Azioni`
    return actions === 0
      ? `La giornata ci costa ${spent}.`
      : `${counted(actions, 'azione ci costa', 'azioni ci costano')} ${spent}.`
  },
  recovered: (cards) => `Dalla Pila Scarti ${cards === 1 ? 'torna' : 'tornano'} ${counted(cards, 'carta', 'carte')}.`,
  camped: 'Poi ci accampiamo.',
}
