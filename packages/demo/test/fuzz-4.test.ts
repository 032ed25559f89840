import { fuzzTest } from './fuzz.ts'

fuzzTest('npm test 4', 500)
