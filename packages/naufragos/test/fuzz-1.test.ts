import { fuzzTest } from './fuzz.ts'

fuzzTest(1, { every: 6, own: 50 })
