// The parts of a turn and of the board, in Italian.
import type { ScreenWords } from '../screen.ts'

export const phases: ScreenWords['phases'] = {
  setup: 'Preparazione',
  events: 'Eventi',
  actions: 'Azioni',
  expedition: 'Spedizione',
  survival: 'Sopravvivenza',
  end: 'Fine del turno',
}

export const actions: ScreenWords['actions'] = {
  forage: 'Foraggio',
  wood: 'Legno',
  diary: 'Diario',
  wreck: 'Resti del Naufragio',
  fire: 'Accendere il fuoco',
  rest: 'Riposo',
  camp: 'Accampamento',
  build: 'Costruzione',
  explore: 'Esplorazione',
}

export const areas: ScreenWords['areas'] = { coast: 'Costa', interior: 'Interno', centre: 'Centro' }

export const decks: ScreenWords['decks'] = { event: 'Evento', coast: 'Costa', interior: 'Interno', centre: 'Centro' }

export const kinds: ScreenWords['kinds'] = {
  coast: 'Costa',
  interior: 'Interno',
  centre: 'Centro',
  character: 'Personaggio',
  event: 'Evento',
  camp: 'Carta Accampamento',
  damage: 'Carta danno',
  building: 'Costruzione',
  wreckage: 'Resti del Naufragio',
  item: 'Oggetto',
}

export const weather: ScreenWords['weather'] = {
  scorching: 'Sole cocente',
  fair: 'Sereno',
  cloudy: 'Nuvoloso',
  rain: 'Pioggia',
  storm: 'Tempesta',
}

export const rolls: ScreenWords['rolls'] = {
  card: 'Tiro',
  strength: 'Prova di Forza',
  group: 'Prova di Forza di gruppo',
  fire: 'Accensione del fuoco',
  rest: 'Riposo',
  return: 'Ritorno all’accampamento',
  lost: 'Ricerca della via di casa',
  wounds: 'Controllo delle ferite',
  tie: 'Spareggio',
  shark: 'Prova di Forza contro lo squalo',
}

export const reasons: ScreenWords['reasons'] = {
  'NA-EVT-05': 'sole cocente',
  'NA-SURV-02': 'notte accanto al fuoco',
  'NA-SURV-03': 'notte senza fuoco',
  'NA-SURV-04': 'notte senza fuoco',
  'NA-EAT-07': 'pasto',
  'NA-EAT-08': 'fame',
  'NA-REST-01': 'riposo',
  'NA-REST-04': 'riposo',
  'NA-NOTE-02': 'sfinimento',
  'NA-CAMP-10': 'accampamento pieno',
  'NA-WOUND-03': 'oltre il limite',
  'NA-WOUND-07': 'ferita infetta',
}

export const prices: ScreenWords['prices'] = {
  'NA-ACT-03': 'costo del riquadro',
  'NA-CAMP-01': 'costo della Carta Accampamento',
  'NA-FIRE-01': 'per accendere il fuoco',
  'NA-RETURN-05': 'per un altro tiro',
  'NA-STORY-01': 'per un altro tiro',
}

export const fireOut: ScreenWords['fireOut'] = {
  'NA-EVT-06': 'tempesta',
  'NA-SURV-03': 'legno finito',
  'NA-UPKEEP-07': 'nessuno nell’accampamento',
}
