import { fuzzTest } from './fuzz.ts'

fuzzTest(1, { every: 20, own: 150 })
