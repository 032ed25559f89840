// Why an action comes to nothing, in Italian.
import type { ScreenWords } from '../screen.ts'

export const inVain: ScreenWords['inVain'] = {
  noForage: 'non c’è più niente da raccogliere.',
  noWoodLeft: 'di legna non se ne trova.',
  noStories: 'le tessere storia sono finite.',
  noWreckage: 'nessun relitto è a portata di mano.',
  wreckEmpty: 'il relitto non ha più nulla da dare.',
  burning: 'il fuoco è già acceso.',
  noWood: 'manca la legna per il fuoco.',
  noEnergy: 'manca l’energia per farlo.',
  rested: 'non c’è energia da recuperare né ferite da curare.',
  cardGone: 'la carta è stata coperta o ha lasciato l’accampamento.',
  unpaid: 'quel che serve per riparare non c’è più.',
  nothingToBuild: 'con quel che c’è non si può costruire nulla.',
  builtNothing: 'alla fine non si costruisce nulla.',
  noWork: 'nessuno ci mette energia.',
  dead: 'i morti non fanno nulla.',
}
