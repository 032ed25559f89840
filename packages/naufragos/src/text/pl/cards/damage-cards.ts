// The damage cards, in Polish.
import type { Translated } from '../../card-words.ts'
import type { damageCards as english } from '../../en/cards/damage-cards.ts'

export const damageCards: Translated<typeof english> = {
  'damage/fined-by-the-neighbours': {
    title: 'Grzywna od sąsiadów',
    mood: 'Złamano zasadę, o której nikt wam nie powiedział.',
  },
  'damage/fever-in-the-camp': {
    title: 'Gorączka w obozie',
    mood: 'Dreszcze w południe, śpiewy o północy.',
  },
  'damage/ash-on-the-roof': {
    title: 'Popiół na dachu',
    mood: 'Szare spanie, szary chleb, szare sny.',
  },
  'damage/stolen-tools': {
    title: 'Skradzione narzędzia',
    mood: 'Cieślica, świder i ten dobry nóż.',
  },
  'damage/leaking-roof': {
    title: 'Dziurawy dach',
    mood: 'Kap. Kawałek w bok. Kap. Kawałek w bok.',
  },
  'damage/spoiled-stores': {
    title: 'Zepsute zapasy',
    mood: 'Wszystko obrosło futerkiem.',
  },
  'damage/fouled-spring': {
    title: 'Skażone źródło',
    mood: 'Ktoś musi je odkopać gołymi rękami.',
  },
  'damage/broken-tools': {
    title: 'Połamane narzędzia',
    mood: 'Tępe, pęknięte, wygięte, a jednego brak.',
  },
  'damage/bad-blood': {
    title: 'Zła krew',
    mood: 'Każdy podpisuje swój kubek.',
  },
}
