// The sixteen building tiles.
import { at, cure, immune, mod, peek, shelter, signal } from '../effects/verbs.ts'
import type { Building } from './cards.ts'
import type { BuildingId } from './ids.ts'

export const BUILDINGS: { readonly [Id in BuildingId]: Building } = {
  B01: { energy: 3, wood: 2, lasting: [shelter(1, 1, 1, 1, 2, 2, 2)], start: true },
  B02: { energy: 5, wood: 3, lasting: [shelter(2, 1, 1, 2, 2, 3, 3)], after: 'B01' },
  B03: { energy: 6, wood: 4, lasting: [shelter(3, 2, 2, 3, 3, 4, 4)], after: 'B02' },
  B04: { hourglass: 'cubes', energy: 8, wood: 0, lasting: [signal], start: true },
  B05: { hourglass: 'wood', energy: 6, wood: 0, lasting: [signal], start: true },
  B06: { energy: 6, wood: 5, lasting: [signal, mod('fish', 1)], start: true },
  B07: { energy: 4, wood: 2, lasting: [signal, at('event', peek('event', 1, 'start'))] },
  B08: { energy: 3, wood: 2, lasting: [mod('fish', 1)] },
  B09: { energy: 3, wood: 2, lasting: [at('upkeep', cure(2))] },
  B10: { energy: 4, wood: 3, lasting: [mod('camptest', 2)] },
  B11: { energy: 3, wood: 1, lasting: [immune('scorch')] },
  B12: { energy: 4, wood: 3, lasting: [signal] },
  B13: { energy: 2, wood: 2, lasting: [mod('hens', 1)] },
  B14: { energy: 5, wood: 3, lasting: [signal, mod('start', -1)] },
  B15: { energy: 3, wood: 1, item: 'rope', lasting: [mod('ret', 1)] },
  B16: { energy: 5, wood: 2, lasting: [signal] },
}
