import { fuzzTest } from './fuzz.ts'

fuzzTest(3, { every: 3, own: 32 })
