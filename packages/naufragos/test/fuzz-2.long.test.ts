import { fuzzTest } from './fuzz.ts'

fuzzTest(2, { every: 8, own: 80 })
