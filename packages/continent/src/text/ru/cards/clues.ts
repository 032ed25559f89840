// The clues, in Russian.
import type { Translated } from '../../card-words.ts'
import type { clues as english } from '../../en/cards/clues.ts'

export const clues: Translated<typeof english> = {
  'clue/the-drowned-lighthouse': {
    title: 'Утонувший маяк',
    story:
      'На каждом девятом вдохе он проходит по вашей постели. Три колокола, одна дверь, своего огня ни искры: принесите ему то, что у него взяли. Это написано на изнанке вашей левой манжеты, знакомой рукой.',
  },
  'clue/the-borrowed-shadow': {
    title: 'Взятая взаймы тень',
    story:
      'В полдень всё на террасах стоит на своём клочке темноты: сосуды, козы, камни. Под вами ничего. Здесь, наверху, кто-то носит вашу тень.',
  },
  'clue/the-salt-choir': {
    title: 'Соляной хор',
    story:
      'В камышах кто-то напевает с самого утра и ни разу не перевёл дух. Песне не хватает трёх голосов. Вашим она уже пользуется.',
  },
}
