// What cards put castaways to: a die, the strength of one, the strength of all. NA-STRENGTH, NA-STORY.
import { act, type TestRule } from '@landfall/tabletop'
import { DIE } from './components/tiles.ts'
import { test } from './dice.ts'
import type { NaufragosEffects } from './effect-types.ts'
import { pool } from './people.ts'
import { strengthTest } from './strength.ts'

interface Tested extends TestRule<NaufragosEffects> {
  /** The rule that says more about it than a card does. */
  readonly rule: string
}

export const tests: { readonly [Name in NaufragosEffects['test']]: Tested } = {
  die: {
    rule: 'NA-STORY-01',
    act: () => act('rollDie'),
    faces: DIE.length,
    *passes(t, least, { you }) {
      // Nobody's strength counts in it, but this is the last moment before it.
      yield* t.window({ at: 'test', by: [], plus: 0, target: least })
      return yield* test(t, { of: 'card', by: [you], target: least })
    },
  },
  strength: {
    rule: 'NA-STRENGTH-01',
    act: (least) => act('testStrength', { object: { figure: least } }),
    passes: (t, least, { you, source = '' }) => strengthTest(t, 'strength', [you], least, source),
  },
  group: {
    rule: 'NA-STRENGTH-02',
    act: (least) => act('testGroup', { object: { figure: least } }),
    passes: (t, least, { source = '' }) => strengthTest(t, 'group', pool(t.state), least, source),
  },
}
