// What something costs.
import type { Resource } from '../state.ts'

export type Cost = { readonly [R in Resource]?: number }
