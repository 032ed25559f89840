import { fuzzTest } from './fuzz.ts'

fuzzTest(4, { every: 1, own: 16 })
