// The mode cards, in Russian.
import type { Translated } from '../../card-words.ts'
import type { modes as english } from '../../en/cards/modes.ts'

export const modes: Translated<typeof english> = {
  'mode/a-kinder-tide': {
    title: 'Прилив помягче',
    story:
      'Каждое утро море что-нибудь оставляет выше водорослей: весло, сухую рубашку, каравай в полотенце. Обратно оно ничего не просит.',
  },
  'mode/the-long-night': {
    title: 'Долгая ночь',
    story:
      'Хлеб нарезан тонко, а одеял, если счесть, на одно меньше, чем надо. Утро приглашали; оно благодарит и сожалеет.',
  },
}
