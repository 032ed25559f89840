// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { emblems as crusoe } from '../crusoe/emblems.ts'
import { emblems as naufragos } from '../naufragos/emblems.ts'

export const EMBLEMS = {
  crusoe,
  naufragos,
}
