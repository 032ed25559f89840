import { fuzzTest } from './fuzz.ts'

fuzzTest('long 4', 500)
