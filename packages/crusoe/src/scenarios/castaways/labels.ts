// What the choices are called that are asked for only in Castaways.
import type { LabelsOf } from '../../text/labels.ts'
import type { Types } from './types.ts'

export const labels: LabelsOf<Types['questions']> = {
  woodForPile: ({ say }, count) => say.phrase({ noun: 'wood', count }),
}
