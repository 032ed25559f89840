import { fuzzTest } from './fuzz.ts'

fuzzTest('long 1', 500)
