// The mode cards, in Polish.
import type { Translated } from '../../card-words.ts'
import type { modes as english } from '../../en/cards/modes.ts'

export const modes: Translated<typeof english> = {
  'mode/a-kinder-tide': {
    title: 'Łaskawsza fala',
    story:
      'Każdego ranka morze zostawia coś powyżej wodorostów: wiosło, suchą koszulę, bochenek w płótnie. Nie prosi o zwrot.',
  },
  'mode/the-long-night': {
    title: 'Długa noc',
    story:
      'Chleb kroi się cienko, a koców, ilekroć je liczyć, brakuje jednego. Poranek, zapytany, przesyła wyrazy ubolewania.',
  },
}
