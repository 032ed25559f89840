// The curses, in Russian.
import type { Translated } from '../../card-words.ts'
import type { curses as english } from '../../en/cards/curses.ts'

export const curses: Translated<typeof english> = {
  'curse/death-keeps-pace': {
    title: 'Смерть не отстаёт',
    story: 'Кто-то идёт позади, в точности вашим шагом, и ещё ни разу не опоздал.',
  },
  'curse/the-drowned-lighthouse': {
    title: 'Утонувший маяк',
    story: 'На один вдох вас освещает снизу, и руки замирают, чтобы их рассмотрели.',
  },
  'curse/the-borrowed-shadow': {
    title: 'Взятая взаймы тень',
    story: 'Ваша рука опускается, и с земли ничто не поднимается ей навстречу.',
  },
  'curse/the-salt-choir': {
    title: 'Соляной хор',
    story: 'Вы считаете до трёх, и вместо «три» выходит припев.',
  },
}
