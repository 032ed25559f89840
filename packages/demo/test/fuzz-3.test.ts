import { fuzzTest } from './fuzz.ts'

fuzzTest('npm test 3', 500)
