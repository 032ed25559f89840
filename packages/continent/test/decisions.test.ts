// No question without a decision.
import { decisionsTest } from './decisions.ts'

decisionsTest(60, 2)
