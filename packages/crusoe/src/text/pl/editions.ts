// What the editions are called, and what is different in each, in Polish.
import type { EditionWords } from '../editions.ts'

export const editions: EditionWords = {
  first: {
    name: 'Pierwsza edycja',
    text: 'Starsze zasady i karty: Schronienie można zbudować na sąsiednim kafelku, Zbieranie Surowców i Eksploracja sięgają najwyżej dwóch kafelków, zepsute Przedmioty przepadają od razu, a za osiągnięcia są Punkty Zwycięstwa.',
  },
  second: {
    name: 'Druga edycja',
    text: 'Obecne zasady i karty, ze wszystkimi siedmioma scenariuszami.',
  },
}
