import { fuzzTest } from './fuzz.ts'

fuzzTest('npm test 2', 100)
