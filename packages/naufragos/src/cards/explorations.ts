// All exploration cards.
import type { ExplorationCard } from './cards.ts'
import { CENTRE } from './centre.ts'
import { COAST } from './coast.ts'
import type { ExplorationId } from './ids.ts'
import { INTERIOR } from './interior.ts'

export const EXPLORATIONS: { readonly [Id in ExplorationId]: ExplorationCard } = { ...COAST, ...INTERIOR, ...CENTRE }
