// The guide of the first round of Robinson Crusoe, in Italian.
import type { CrusoeCoachWords } from '../../../../crusoe/coach-words.ts'

export const crusoeCoach: CrusoeCoachWords = {
  title: 'La tua guida',
  understood: 'Capito',
  skip: 'Salta la guida',
  lessons: {
    welcome:
      'Siete naufraghi sulla spiaggia, l’esagono con la tenda. Vincete insieme accatastando legno e accendendo la catasta quando passa una nave; perdete insieme se qualcuno muore. Tutto ciò che si può premere ha il bordo dorato.',
    woodForPile:
      'Prima di ogni Fase Azione si può mettere sulla catasta il legno dell’accampamento. Il legno serve anche per il Riparo, quindi all’inizio conviene tenerne.',
    plan: 'Ora si pianifica la giornata, pedina per pedina: ognuno ne ha due. Premi un luogo sul tavolo, trascina lì una pedina oppure scegli un’Azione qui sotto: la pedina in mano va lì e guida l’Azione. Chi guida tira i dadi e subisce le ferite: manda qualcuno che possa sopportarle. Esplorare mostra nuove terre, raccogliere porta cibo e legno, un Riparo protegge di notte.',
    join: 'Con una sola pedina si tirano i dadi. Mettine una seconda sullo stesso luogo e l’Azione riesce di sicuro: niente dadi, niente ferite, niente avventure.',
    support: 'Per questa Azione una pedina non basta. La prima guida, le altre fanno da supporto.',
    payment:
      'Alcune cose si possono pagare in più modi. Ciò che si mette da parte per un piano non c’è più per gli altri.',
    nextAction:
      'Le Azioni si svolgono tipo per tipo. All’interno di un tipo l’ordine lo sceglie il gruppo: prima ciò da cui dipende il resto.',
    rolled:
      'I dadi sono stati tirati. Prima che contino, chi ha abbastanza segnalini Determinazione può rilanciarne uno.',
    campMove:
      'Scende la notte. Ognuno mangia 1 cibo e chi dorme senza Riparo subisce 1 ferita. Una volta per notte l’accampamento può spostarsi su una tessera vicina.',
    whoEats: 'Non c’è cibo per tutti. Chi resta a digiuno subisce 2 ferite.',
    farewell:
      'Ecco un round intero. D’ora in poi ogni mattina comincia con una carta Evento: agisce subito e poi resta come Minaccia, finché non la affrontate o non scade. Buona fortuna! Ogni «perché?» apre la regola.',
  },
}
