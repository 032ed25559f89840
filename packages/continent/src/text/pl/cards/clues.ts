// The clues, in Polish.
import type { Translated } from '../../card-words.ts'
import type { clues as english } from '../../en/cards/clues.ts'

export const clues: Translated<typeof english> = {
  'clue/the-drowned-lighthouse': {
    title: 'Utopiona latarnia',
    story:
      'Co dziewiąty oddech przechodzi nad twoim posłaniem. Trzy dzwony, jedne drzwi, żadnego własnego światła: oddaj jej, co jej zabrano. Słowa te masz w lewym mankiecie, od środka, znajomym pismem.',
  },
  'clue/the-borrowed-shadow': {
    title: 'Pożyczony cień',
    story:
      'W południe wszystko na tarasach stoi na własnym skrawku mroku: słoje, kozy, kamienie. Ty nie rzucasz cienia. Ktoś tu na górze go nosi.',
  },
  'clue/the-salt-choir': {
    title: 'Solny chór',
    story:
      'Ktoś w trzcinach nuci od rana i ani razu nie zaczerpnął tchu. Pieśni brakuje jeszcze trzech głosów. Zaczęła używać twojego.',
  },
}
