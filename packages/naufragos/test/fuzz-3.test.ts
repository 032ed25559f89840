import { fuzzTest } from './fuzz.ts'

fuzzTest(3, { every: 1, own: 10 })
