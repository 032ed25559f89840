// What a new day of the expedition's diary has.
import type { Page } from './state.ts'

export const newPage = (): Page => ({ places: [], found: [], states: [], spent: 0, recovered: 0, actions: 0 })
