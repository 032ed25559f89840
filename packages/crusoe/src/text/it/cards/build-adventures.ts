// The Build Adventure cards in Italian.
import type { cards as english } from '../../en/cards/build-adventures.ts'

export const cards: typeof english = {
  'build/accident': { title: 'Incidente', event: 'Cancrena', mood: 'La trave si è mossa in fretta, la gamba no.' },
  'build/breakdown': {
    title: 'Crollo Nervoso',
    event: 'Dopo Qualche Tempo',
    mood: 'Il martello è nella sabbia e nessuno lo raccoglie.',
  },
  'build/broken-lever': {
    title: 'Leva Spezzata',
    mood: 'L’asta di una lancia è un’ottima leva, finché non si spezza.',
  },
  'build/broken-tool': { title: 'Strumenti Rotti', mood: 'Un colpo sordo, e il lavoro di giorni è da buttare.' },
  'build/coming-to-terms': {
    title: 'Fare i Conti con la Realtà',
    event: 'Mancanza di Idee',
    mood: 'I progetti bruciano bene: è il loro unico pregio.',
  },
  'build/construction': {
    title: 'Struttura',
    event: 'Struttura Più Solida',
    mood: 'Per una volta i pali stanno dritti: torniamo spesso ad ammirarli.',
  },
  'build/cut-head': {
    title: 'Taglio alla Testa',
    event: 'Mal di Testa',
    mood: 'Sangue negli occhi, e più testardi di prima.',
  },
  'build/dangerous-work': {
    title: 'Lavoro Pericoloso',
    mood: 'L’impalcatura scricchiola, e qualcuno dovrà risalirci.',
  },
  'build/dark-clouds-in-the-sky': {
    title: 'Nubi Scure nel Cielo',
    event: 'Dopo la Pioggia',
    mood: 'La luce si fa grigia e la prima goccia cade sulla nuca.',
  },
  'build/fast-work': {
    title: 'Lavoro veloce',
    event: 'La fretta è cattiva consigliera',
    mood: 'Metà dei nodi in metà del tempo: e chi li conta, i nodi?',
  },
  'build/fear-of-the-beasts': {
    title: 'Paura delle Belve',
    event: 'Protezione Costosa',
    mood: 'Dopo quel ringhio nessuna lancia sembra abbastanza lunga.',
  },
  'build/hard-work': { title: 'Lavoro Duro', mood: 'Tronchi in spalla dall’alba, e lo stomaco presenta il conto.' },
  'build/howling-in-the-bushes': {
    title: 'Ululati tra i Cespugli',
    event: 'La Belva è Qui!',
    mood: 'Là fuori qualcuno canta prima di cena, e la cena siamo noi.',
  },
  'build/hungry-predator': {
    title: 'Predatore Affamato',
    event: 'Seconda Visita',
    mood: 'Costole come cerchi di botte, e occhi solo per la dispensa.',
  },
  'build/in-a-hurry': {
    title: 'Di Fretta',
    event: 'Crack!',
    mood: 'Qualcosa luccica oltre il recinto: gli ultimi chiodi aspetteranno.',
  },
  'build/laborious-work': {
    title: 'Lavoro Faticoso',
    mood: 'Il tronco pesa, i nodi sono fradici, la giornata è corta.',
  },
  'build/lack-of-hope': {
    title: 'Senza Speranza',
    mood: 'La marea cancella i nostri disegni, e noi la lasciamo fare.',
  },
  'build/monkey-see': {
    title: 'La Scimmia Vede',
    event: 'La Scimmia Fa',
    mood: 'Sedute in fila, mento in mano, studiano come facciamo i nodi.',
  },
  'build/nasty-wound': {
    title: 'Brutta Ferita',
    event: 'Infezione',
    mood: 'La sega morde il braccio: basteranno uno straccio e acqua di mare.',
  },
  'build/predator-in-the-camp': {
    title: 'Un Predatore nell’Accampamento!',
    event: 'Chi la fa, l’aspetti',
    mood: 'Passa accanto alla catasta come se pagasse l’affitto.',
  },
  'build/savings': {
    title: 'Risparmio',
    event: 'Costruzione Instabile',
    mood: 'Qualche trave in meno, e lo saprà soltanto il vento.',
  },
  'build/sting': {
    title: 'Puntura',
    event: 'Brividi',
    mood: 'Una cosina da niente sotto la camicia, e che caratteraccio.',
  },
  'build/tired': { title: 'Stanco', event: 'Lite', mood: 'All’ombra si sta bene, mentre gli altri portano travi.' },
  'build/tools-inspection': {
    title: 'Ispezione degli Attrezzi',
    event: 'Attrezzi Rotti',
    mood: 'Ruggine sulla lama, crepe nel manico, ottimismo nel rapporto.',
  },
  'build/unmotivated': {
    title: 'Demotivati',
    event: 'Gli Attrezzi si Rompono',
    mood: 'Un’altra trave, un’altra vescica, un altro motivo per sedersi.',
  },
  'build/visit-of-a-predator': {
    title: 'Visita di un Predatore',
    event: 'Visita Notturna',
    mood: 'Segni di denti sulla cesta, e neanche un grazie.',
  },
  'build/weak-construction': {
    title: 'Costruzione Fragile',
    event: 'Sbam!',
    mood: 'Il tetto regge, purché nessuno starnutisca.',
  },
  'build/windstorm': {
    title: 'Tempesta di Vento',
    event: 'Palizzata Naturale',
    mood: 'Il vento sfila i pali del recinto a uno a uno, fischiettando.',
  },
  'build/you-need-a-bigger-camp': {
    title: 'Serve un Accampamento Più Grande',
    event: 'Ampliare l’Accampamento',
    mood: 'Gomiti nelle costole, piedi nel fuoco: qui stiamo stretti.',
  },
}
