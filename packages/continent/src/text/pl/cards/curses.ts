// The curses, in Polish.
import type { Translated } from '../../card-words.ts'
import type { curses as english } from '../../en/cards/curses.ts'

export const curses: Translated<typeof english> = {
  'curse/death-keeps-pace': {
    title: 'Śmierć dotrzymuje kroku',
    story: 'Ktoś idzie za tobą dokładnie twoim krokiem i ani razu się nie spóźnił.',
  },
  'curse/the-drowned-lighthouse': {
    title: 'Utopiona latarnia',
    story: 'Na jeden oddech światło bierze cię od spodu, a dłonie zastygają do wglądu.',
  },
  'curse/the-borrowed-shadow': {
    title: 'Pożyczony cień',
    story: 'Opuszczasz rękę, a z ziemi nic nie wychodzi jej na spotkanie.',
  },
  'curse/the-salt-choir': {
    title: 'Solny chór',
    story: 'Liczysz do trzech, a na trzy wychodzi z ciebie refren.',
  },
}
