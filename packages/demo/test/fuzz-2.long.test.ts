import { fuzzTest } from './fuzz.ts'

fuzzTest('long 2', 500)
