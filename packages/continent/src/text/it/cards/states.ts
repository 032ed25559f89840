// The states, in Italian.
import type { Translated } from '../../card-words.ts'
import type { states as english } from '../../en/cards/states.ts'

export const states: Translated<typeof english> = {
  'state/paranoid': {
    title: 'Paranoia',
    story:
      'Dormi con la schiena a una roccia e gli stivali ai piedi. Chi ti porge una tazza aspetta, mentre gli conti le dita.',
  },
  'state/tired': {
    title: 'Stanchezza',
    story:
      'Gli stivali arrivano per primi, e stanno lì finché non arriva il resto. Qualcuno continua ad allungare la salita.',
  },
  'state/bloody': {
    title: 'Sangue',
    story: 'La benda, quando la metti, è bianca. A mezzogiorno mostra una costa, e a sera un porto.',
  },
  'state/frightened': {
    title: 'Spavento',
    story: 'Rotola un sasso, e hai la mano sulla bocca prima che si fermi. Dopo un bel po’ la mano è ancora lì.',
  },
  'state/injured': {
    title: 'Ferita',
    story:
      'Metà di te lavora, l’altra metà le regge il gomito e dà consigli. Per una scala a pioli non va bene nessuna delle due.',
  },
  'state/freezing': {
    title: 'Assideramento',
    story:
      'Le dita non rispondono più all’appello. Le guardi tentare un bottone, mancarlo, riprovare, come i figli di qualcun altro.',
  },
  'state/poisoned': {
    title: 'Avvelenamento',
    story:
      'L’acqua sa di chiavi, e le labbra dormono. Dopo ogni piccola faccenda ti reggi a qualcosa finché non torna il terreno.',
  },
  'state/feverish': {
    title: 'Febbre',
    story: 'I denti battono, cappotto o non cappotto. Posi la tazza sul tavolo, e il tavolo non c’è.',
  },
  'state/drenched': {
    title: 'Panni fradici',
    story:
      'Le maniche continuano a piovere quando il tempo ha già smesso. L’ultima cosa asciutta che hai è l’esca per il fuoco, e la tieni in mano.',
  },
  'state/beam-sick': {
    title: 'Mal di faro',
    story: 'Chiudi gli occhi, e la vista va avanti senza, girando piano. A ogni nono respiro ripassa sul tuo viso.',
  },
}
