// Words that only the board needs, in Italian.

import type { Translated } from '../card-words.ts'
import type { board as english } from '../en/board.ts'
import { signed } from '../signed.ts'

export const board: Translated<typeof english> = {
  /** What the actions do. */
  actions: {
    forage: 'Pesca una tessera foraggio per la Riserva Comune.',
    wood: 'Metti 1 legno nella Riserva Comune.',
    diary: 'Pesca una tessera Punti Storia e tienila segreta.',
    wreck:
      'Rivela cinque carte dei Resti del Naufragio e prendine una; poi ne prende una anche ogni altro naufrago non disperso.',
    fire: 'Spendi energia e tira un dado: il fuoco si accende se il risultato non supera l’energia spesa. Serve 1 legno.',
    rest: 'Guadagna l’energia che dà il rifugio, poi cura 1 ferita.',
    camp: 'Usa una Carta Accampamento o ripara una carta danno.',
    build: 'Lavora a una costruzione; ogni naufrago non disperso può aggiungere energia.',
    explore: 'Parti in spedizione con chiunque scelga questa azione.',
  },
  /** Where somebody is. */
  states: {
    camp: 'nell’accampamento',
    exploring: 'in spedizione',
    lost: 'tra i dispersi',
    dead: 'non più in vita',
  },
  /** What came of something. */
  news: {
    home: 'Di nuovo all’accampamento',
    lost: 'La via è smarrita',
    died: 'Una morte',
    summit: 'La cima è raggiunta',
    rescue: 'Una nave ha visto i segnali',
  },
  noWreckage: 'A riva non ci sono resti del naufragio.',
  noFishing: 'In questo turno non si va a pesca.',
  looked: (deck, titles) => `Hai guardato nel mazzo ${deck}: ${titles}.`,
  // What the weather does
  scorching: 'Nella fase Eventi tutti perdono 1 punto energia.',
  // What rolls need
  noOnes: 'Nessun dado deve mostrare 1.',
  high: 'Più è alto, meglio è.',
  // What came of something
  vote: 'Votazione',
  tie: 'Parità',
  // What holds
  noEventsLeft: 'Non ci sono più eventi: se in questo turno nessuno raggiunge la cima, la partita è persa.',
  whiteKept: 'La pedina bianca è tenuta da parte: si piazza come terza pedina.',
  // Parts of the table
  wreck: 'Il relitto',
  whitePawn: 'Pedina bianca',
  food: 'Cibo deperibile',
  token: 'Segnalini cibo',
  wood: 'Legno',
  energy: 'Energia',
  cubes: 'Cubi bianchi',
  forageTiles: 'Tessere foraggio',
  supply: 'Scorta Generale',
  explorationTrack: 'Tracciato Esplorazione',
  difficultyTrack: 'Tracciato della Difficoltà',
  back: 'La via del ritorno',
  summit: 'Cima',
  event: 'Eventi',
  wreckage: 'Resti del Naufragio',
  story: 'Tessere Punti Storia',
  inRain: (by) => `Tiri di ritorno: ${signed(by)}.`,
  inStorm: (by) => `Nella fase Eventi il fuoco si spegne. Non si va a pesca. Tiri di ritorno: ${signed(by)}.`,
  atLeast: (target) => `Serve almeno ${target}.`,
  atMost: (target) => `Serve al massimo ${target}.`,
  fireSaid: (lit, wood) => (lit ? `Il fuoco arde; legno: ${wood}` : 'Il fuoco è spento'),
  spaceSaid: (space, area, stories, markers) =>
    `Spazio ${space}, ${area}. Tessere Punti Storia alla fine: ${stories}.${markers}`,
  squareSaid: (square, cube, lost) =>
    `Difficoltà ${square}.${cube ? ' Il cubo bianco è qui.' : ''}${lost === '' ? '' : ` Dispersi qui: ${lost}.`}`,
  castawaySaid: ({ name, state, energy, cap, wounds, traumas }) =>
    `${name}: ${state}. Energia ${energy} su ${cap}, ferite ${wounds}, traumi ${traumas}.`,
  dearer: (action, by) =>
    `${action}: in questo turno ogni riquadro costa ${by} ${by === 1 ? 'punto' : 'punti'} energia in più.`,
  moreFish: (by) => `In questo turno ogni tessera pesce da 1 o più dà ${by} ${by === 1 ? 'cibo' : 'cibi'} in più.`,
  stronger: (name, by) => `${name} ha ${signed(by)} nella prossima Prova di Forza di questo turno.`,
  startMoved: (by) => `Difficoltà iniziale della spedizione di questo turno: ${signed(by)}.`,
  endsWith: (name, lastTurn) =>
    `${name} ha raggiunto la cima prima di tutti: la partita finisce con il turno ${lastTurn}.`,
  traumaComes: (name) => `${name} sta per subire un trauma.`,
}
