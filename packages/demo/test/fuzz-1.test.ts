import { fuzzTest } from './fuzz.ts'

fuzzTest('npm test 1', 100)
