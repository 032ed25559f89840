// The words around a game in a link, in Russian.
import type { SharingWords } from '../../sharing/words.ts'

export const sharing: SharingWords = {
  label: 'Ссылка на эту игру',
  hint: 'Откройте ссылку в любом браузере — и увидите игру до этого хода. С любого хода можно продолжить уже свою игру. Вся игра — в самой ссылке, на сервере ничего не хранится.',
  coming: 'Готовим ссылку…',
  tooLong: 'Для ссылки эта игра слишком длинная. Сохраните её в файл и отправьте файл.',
}
