// The words around a game in a link, in Russian.
import type { SharingWords } from '../../sharing/words.ts'

export const sharing: SharingWords = {
  label: 'Ссылка на эту игру',
  hint: 'Открывается в любом браузере на этом шаге. Кто откроет ссылку, сможет с любого шага играть дальше — это будет уже его игра. Вся игра — в самой ссылке, на сервере ничего не хранится.',
  coming: 'Готовим ссылку…',
  tooLong: 'Эта игра слишком длинная для ссылки. Сохраните её в файл и отправьте его.',
}
