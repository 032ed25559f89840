// The mode cards, in Italian.
import type { Translated } from '../../card-words.ts'
import type { modes as english } from '../../en/cards/modes.ts'

export const modes: Translated<typeof english> = {
  'mode/a-kinder-tide': {
    title: 'Una marea più mite',
    story:
      'Ogni mattina il mare ha lasciato qualcosa sopra la riga delle alghe: un remo, una camicia asciutta, una pagnotta in un panno. Non rivuole niente.',
  },
  'mode/the-long-night': {
    title: 'La lunga notte',
    story:
      'Il pane è tagliato sottile, e delle coperte, a contarle, ne manca una. Il mattino, invitato, manda le sue scuse.',
  },
}
