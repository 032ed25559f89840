// What stands on cards beside their effects, in Italian.
import type { ScreenWords } from '../screen.ts'

const FREE = 'gratis'

/** Something and how many of it: the number may have a sign. */
const counted = (shown: string | number, count: number, one: string, other: string): string =>
  `${shown} ${Math.abs(count) === 1 ? one : other}`

export const card: ScreenWords['card'] = {
  nothingHappens: 'Non accade nient’altro.',
  foot: (count) => (count === 1 ? 'Piede' : `Piede ×${count}`),
  map: (count) => `Mappa ${count}`,
  diary: (count) => (count === 1 ? 'Diario' : `Diario ×${count}`),
  noSymbols: 'Nessun simbolo',
  climate: { sun: 'Clima: sole', storm: 'Clima: tempesta', none: 'Clima: invariato' },
  wreckage: (number) => `Resti del Naufragio: ${number}`,
  rescue: (needs) => `Salvataggio: ${needs}.`,
  fireNeed: 'fuoco acceso',
  shelterNeed: (level) => `rifugio di livello ${level}`,
  needAnd: ' + ',
  needOr: ' oppure ',
  strength: (strength) => `Forza ${strength}`,
  energyTrack: (energy) => `Energia ${energy}`,
  storyPoints: (points) => (points === 1 ? '1 Punto Storia' : `${points} Punti Storia`),
  tags: (tags) => `Vale come: ${tags}`,
  useOnce: (text) => `scarta questo oggetto: ${text}`,
  useEveryTurn: (text) => `una volta per turno: ${text}`,
  useTimes: (count, text) => `${count === 1 ? '1 volta' : `${count} volte`}, al massimo una per turno: ${text}`,
  cost: (price) => (price === FREE ? 'Non costa nulla.' : `Costo: ${price}.`),
  free: FREE,
  repair: (price) => `Riparazione: ${price}`,
  or: ' oppure ',
  flagPrice: (flag) => `nulla, se l’isola ricorda ${flag}`,
  sharedEnergy: (energy) => `${energy}, a carico del gruppo`,
  needs: (price) => `Richiede: ${price}.`,
  hourglass: {
    cubes: (count) => `clessidra, ${counted(count, count, 'cubo', 'cubi')}`,
    wood: (count) => `clessidra, ${counted(count, count, 'legno', 'legni')}`,
  },
  after: (title) => `Solo dopo «${title}».`,
  onEnter: (text) => `quando arriva nell’accampamento: ${text}`,
  uses: (uses) => `Dopo ${counted(uses, uses, 'uso', 'usi')} esce dal gioco.`,
  noAbility: 'Nessuna abilità speciale.',
  while: (condition, text) => `se ${condition}: ${text}`,
  shield: (wounds) =>
    wounds === 1 ? 'in ogni spedizione ignora la prima ferita' : `in ogni spedizione ignora le prime ${wounds} ferite`,
  immune: {
    jellyfish: 'la medusa non ti fa nulla',
    shark: 'lo squalo non ti fa nulla',
    scorch: 'il Sole cocente non toglie energia a nessuno',
  },
  forbid: { trade: 'nessuno può fare scambi', gift: 'nessuno può regalare cibo' },
  signal: 'un segnale che le navi possono notare',
  shelter: (level) => `rifugio di livello ${level}`,
  rest: (table) => `Energia dal Riposo, con un dado: ${table}`,
  mods: {
    returnRoll: (by) => `${by} ai tiri di ritorno`,
    start: (by) => `${by} alla difficoltà iniziale delle spedizioni`,
    strength: (by) => `${by} alla Forza`,
    campTest: (by) => `${by} alle Prove di Forza di eventi e Carte Accampamento`,
    fire: (by) => `${by} all’energia che spendi per accendere il fuoco`,
    build: (by) => `${by} all’energia che investi in una costruzione`,
    buildCost: (by) => `${by} all’energia richiesta da ogni costruzione`,
    buildWood: (by, figure) => `${counted(by, figure, 'legno', 'legni')} per una costruzione in cui investi`,
    rest: (by) => `${by} all’energia del Riposo`,
    fish: (by, figure) => `${counted(by, figure, 'cibo', 'cibi')} da ogni tessera pesce da 1 o più`,
    fishDraw: (_, figure) =>
      `quando vai a pesca, prendi ${counted(figure, figure, 'tessera', 'tessere')} in più e tienine una sola`,
    wood: (by, figure) => `${counted(by, figure, 'legno', 'legni')} dall’azione Legno`,
    forage: (by, figure) => `${counted(by, figure, 'cibo', 'cibi')} da ogni tessera che raccogli con Foraggio`,
    diary: (_, figure) =>
      `quando scrivi il diario, pesca ${counted(figure, figure, 'tessera', 'tessere')} in più e tienine una sola`,
    woundDice: (by, figure) => `${counted(by, figure, 'dado', 'dadi')} nei controlli delle ferite`,
    hens: (by, figure) => `${counted(by, figure, 'cibo', 'cibi')} ogni volta che si raccolgono le uova`,
  },
  atHome: (text) => `${text}, per ogni naufrago non disperso`,
}
