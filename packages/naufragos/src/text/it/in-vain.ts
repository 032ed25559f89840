// Why an action comes to nothing, in Italian.
import type { ScreenWords } from '../screen.ts'

export const inVain: ScreenWords['inVain'] = {
  noForage: 'non c’è più niente da raccogliere.',
  noWoodLeft: 'non si trova più legno.',
  noStories: 'le tessere Punti Storia sono finite.',
  noWreckage: 'non ci sono resti del naufragio a portata di mano.',
  wreckEmpty: 'il relitto non ha più nulla da dare.',
  burning: 'il fuoco è già acceso.',
  noWood: 'manca il legno per il fuoco.',
  noEnergy: 'manca l’energia necessaria.',
  rested: 'non c’è energia da recuperare né ferite da curare.',
  cardGone: 'la carta è stata coperta o ha lasciato l’accampamento.',
  unpaid: 'quel che serve per la riparazione non c’è più.',
  nothingToBuild: 'con quel che c’è non si può costruire nulla.',
  builtNothing: 'alla fine non si costruisce nulla.',
  noWork: 'nessuno ci investe energia.',
  dead: 'chi non è più in vita non agisce.',
}
