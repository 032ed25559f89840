// The curses, in Italian.
import type { Translated } from '../../card-words.ts'
import type { curses as english } from '../../en/cards/curses.ts'

export const curses: Translated<typeof english> = {
  'curse/death-keeps-pace': {
    title: 'La morte tiene il passo',
    story: 'Qualcuno ti cammina dietro, esattamente alla tua velocità, e non ha tardato una sola volta.',
  },
  'curse/the-drowned-lighthouse': {
    title: 'Il faro annegato',
    story: 'Per un respiro la luce ti prende dal basso, e le tue mani si fermano a farsi guardare.',
  },
  'curse/the-borrowed-shadow': {
    title: 'L’ombra in prestito',
    story: 'La tua mano scende, e da terra non sale niente a incontrarla.',
  },
  'curse/the-salt-choir': {
    title: 'Il coro di sale',
    story: 'Conti fino a tre, e al tre ti esce il ritornello.',
  },
}
