// The guide of the first round of Robinson Crusoe, in Italian.
import type { CrusoeCoachWords } from '../../../../crusoe/coach-words.ts'

export const crusoeCoach: CrusoeCoachWords = {
  title: 'La tua guida',
  understood: 'Capito',
  skip: 'Salta la guida',
  lessons: {
    welcome:
      'Siete naufraghi sulla spiaggia, l’esagono con la tenda. Vincete insieme accatastando legno e accendendolo quando passa una nave; perdete insieme se qualcuno muore. Tutto ciò che si può premere ha il bordo dorato.',
    woodForPile:
      'Prima di ogni Fase Azione si può mettere sulla catasta il legno del campo. Il legno serve anche per il riparo, quindi all’inizio si può tenere.',
    plan: 'Ora si pianifica la giornata. Ognuno ha due pedine. Premi un luogo sul tavolo, trascina lì una pedina oppure scegli un’Azione qui sotto. Una sola pedina tira i dadi, due sulla stessa Azione riescono di sicuro. Esplorare mostra nuove terre, raccogliere porta cibo e legno, un riparo protegge di notte.',
    leader: 'Chi guida? Chi guida tira i dadi e subisce le ferite: manda qualcuno che possa sopportarle.',
    support:
      'Una seconda pedina rende certa l’Azione: niente dadi, niente ferite, niente avventure. Senza, decidono i dadi.',
    payment:
      'Alcune cose si possono pagare in più modi. Ciò che si mette da parte per un piano non c’è più per gli altri.',
    nextAction:
      'Le Azioni si svolgono tipo per tipo. All’interno di un tipo l’ordine lo sceglie il gruppo: prima ciò da cui dipende il resto.',
    rolled: 'I dadi sono caduti. Prima che contino, chi ha abbastanza Determinazione può ritirarne uno.',
    campMove:
      'Scende la notte. Ognuno mangia un cibo e chi dorme senza riparo viene ferito. Una volta per notte il campo può spostarsi su una tessera vicina.',
    whoEats: 'Non c’è cibo per tutti. Chi resta digiuno subisce due ferite.',
    farewell:
      'Ecco un round intero. D’ora in poi ogni mattina comincia con una carta Evento: agisce subito e poi resta come minaccia, finché non la affrontate o non cade. Buona fortuna! Ogni «perché?» apre la regola.',
  },
}
