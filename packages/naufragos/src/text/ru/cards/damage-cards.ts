// The damage cards, in Russian.
import type { Translated } from '../../card-words.ts'
import type { damageCards as english } from '../../en/cards/damage-cards.ts'

export const damageCards: Translated<typeof english> = {
  'damage/fined-by-the-neighbours': {
    title: 'Штраф от соседей',
    mood: 'Вы нарушили правило, о котором вам не сказали.',
  },
  'damage/fever-in-the-camp': {
    title: 'Лихорадка в лагере',
    mood: 'В полдень озноб, в полночь песни.',
  },
  'damage/ash-on-the-roof': {
    title: 'Пепел на крыше',
    mood: 'Серые постели, серый хлеб, серые сны.',
  },
  'damage/stolen-tools': {
    title: 'Украденные инструменты',
    mood: 'Тесло, бурав и хороший нож.',
  },
  'damage/leaking-roof': {
    title: 'Протекающая крыша',
    mood: 'Кап, подвинься, кап, подвинься.',
  },
  'damage/spoiled-stores': {
    title: 'Порченые припасы',
    mood: 'Всё обросло мехом.',
  },
  'damage/fouled-spring': {
    title: 'Отравленный родник',
    mood: 'Кому-то придётся расчищать его руками.',
  },
  'damage/broken-tools': {
    title: 'Сломанные инструменты',
    mood: 'Тупые, треснувшие, гнутые, и одного не хватает.',
  },
  'damage/bad-blood': {
    title: 'Раздор',
    mood: 'Каждый пометил свою кружку.',
  },
}
