import { fuzzTest } from './fuzz.ts'

fuzzTest('long 3', 500)
