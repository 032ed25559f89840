// What the editions are called, and what is different in each.
import type { EditionId } from '../editions.ts'
import type { Title } from './names/titles.ts'

export const EDITIONS: { readonly [E in EditionId]: { readonly name: Title; readonly text: Title } } = {
  first: {
    name: ['First edition', 'Prima edizione', 'Pierwsza edycja', 'Первое издание'],
    text: [
      'The older rules and cards: the Shelter may be built next door, Gather and Explore reach two tiles at most, broken Items are lost at once, and achievements earn victory points.',
      'Le regole e le carte più vecchie: il Riparo può sorgere su una tessera adiacente, Raccolta ed Esplorazione arrivano al massimo a due tessere, gli Oggetti rotti si perdono subito e le imprese valgono punti vittoria.',
      'Starsze zasady i karty: Schronienie można zbudować na sąsiednim kafelku, Zbieranie Surowców i Eksploracja sięgają najwyżej dwóch kafelków, zepsute Przedmioty przepadają od razu, a za osiągnięcia są Punkty Zwycięstwa.',
      'Прежние правила и карты: укрытие можно поставить на соседнем участке, сбор ресурсов и исследование возможны не дальше двух участков, сломанные предметы теряются сразу, а за достижения дают победные очки.',
    ],
  },
  second: {
    name: ['Second edition', 'Seconda edizione', 'Druga edycja', 'Второе издание'],
    text: [
      'The current rules and cards, with all seven scenarios.',
      'Le regole e le carte attuali, con tutti e sette gli scenari.',
      'Obecne zasady i karty, ze wszystkimi siedmioma scenariuszami.',
      'Нынешние правила и карты и все семь сценариев.',
    ],
  },
}
