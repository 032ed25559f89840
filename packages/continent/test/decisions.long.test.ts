import { decisionsTest } from './decisions.ts'

decisionsTest(500, 1)
