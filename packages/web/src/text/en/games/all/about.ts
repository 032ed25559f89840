// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { about as continent } from '../continent/about.ts'
import { about as crusoe } from '../crusoe/about.ts'
import { about as demo } from '../demo/about.ts'
import { about as naufragos } from '../naufragos/about.ts'

export const games = {
  continent,
  crusoe,
  demo,
  naufragos,
}
