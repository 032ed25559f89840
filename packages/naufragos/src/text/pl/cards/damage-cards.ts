// The damage cards, in Polish.
import type { Translated } from '../../card-words.ts'
import type { damageCards as english } from '../../en/cards/damage-cards.ts'

export const damageCards: Translated<typeof english> = {
  '030': {
    title: 'Grzywna od sąsiadów',
    mood: 'Złamano zasadę, o której nikt wam nie powiedział.',
  },
  '053': {
    title: 'Gorączka w obozie',
    mood: 'Dreszcze w południe, śpiewy o północy.',
  },
  '064': {
    title: 'Popiół na dachu',
    mood: 'Szare spanie, szary chleb, szare sny.',
  },
  '081': {
    title: 'Skradzione narzędzia',
    mood: 'Cieślica, świder i ten dobry nóż.',
  },
  '097': {
    title: 'Dziurawy dach',
    mood: 'Kap. Kawałek w bok. Kap. Kawałek w bok.',
  },
  '098': {
    title: 'Zepsute zapasy',
    mood: 'Wszystko obrosło futerkiem.',
  },
  '099': {
    title: 'Skażone źródło',
    mood: 'Ktoś musi je odkopać gołymi rękami.',
  },
  '100': {
    title: 'Połamane narzędzia',
    mood: 'Tępe, pęknięte, wygięte, a jednego brak.',
  },
  '101': {
    title: 'Zła krew',
    mood: 'Każdy podpisuje swój kubek.',
  },
}
