import { fuzzTest } from './fuzz.ts'

fuzzTest(2, { every: 3, own: 25 })
