// What cards can do, all together.

import { NOTHING, type Routine, type Table } from '@landfall/kernel'
import { act, defineVocabulary, type Vocabulary } from '@landfall/tabletop'
import type { CardId } from '../cards/card-ids.ts'
import type { Seat } from '../components/seats.ts'
import { FACTS } from '../facts.ts'
import type { Naufragos } from '../types.ts'
import type { NaufragosWords } from '../words.ts'
import { cancelTrauma, drop, energy, heal, ownTokens, story, tiebreak, trauma, wound } from './bodies.ts'
import { add, away, camp, flag, item, peek, progress, project, repair, salvage, sort, uncamp, unflag } from './cards.ts'
import { choose, groupStrength, roll, strength, vote } from './choices.ts'
import type { NaufragosEffect, NaufragosEffects } from './effect-types.ts'
import { back, difficulty, foot, goHome, lost, pend, returnRolls, safe } from './expedition.ts'
import {
  ban,
  bonus,
  cubes,
  cure,
  dear,
  fireOut,
  fish,
  food,
  forage,
  gather,
  start,
  tokens,
  weather,
  wood,
} from './stores.ts'
import { group } from './targets.ts'

type T = Table<Naufragos>

export const vocabulary: Vocabulary<NaufragosEffects> = defineVocabulary<NaufragosEffects>({
  verbs: {
    energy,
    wound,
    heal,
    trauma,
    food,
    tokens,
    ownTokens,
    wood,
    forage,
    gather,
    fish,
    cure,
    story,
    add,
    camp,
    item,
    salvage,
    drop,
    uncamp,
    repair,
    away,
    pend,
    back,
    project,
    progress,
    cubes,
    flag,
    unflag,
    difficulty,
    returnRolls,
    foot,
    goHome,
    safe,
    lost,
    start,
    weather,
    fireOut,
    ban,
    dear,
    bonus,
    peek,
    sort,
    choose,
    vote,
    roll,
    strength,
    groupStrength,
    tiebreak,
    cancelTrauma,
  },
  // What dice show is known only while a test is made; cards name it in their text.
  values: { die: () => 0, strengthTest: () => 0, groupTest: () => 0 },
  selections: {
    explorers: (t) => group(t, 'explorers'),
    home: (t) => group(t, 'home'),
    everyone: (t) => group(t, 'everyone'),
    start: (t) => group(t, 'start'),
    one: (t) => group(t, 'one'),
    other: (t) => group(t, 'other'),
    random: (t) => group(t, 'random'),
  },
  facts: FACTS,
  phraseFor: (who) => (who === 'you' ? undefined : { noun: who }),
  asks: { chooseOne: neverAsked, may: neverAsked },
  declined: act<NaufragosWords>('nothing'),
})

/** No card leaves a choice to these: `choose` and `vote` have captions and prices. */
function neverAsked(): never {
  throw new Error('a card asks with "choose" or "vote"')
}

/** Carries a card, tile or item out for somebody. NA-CARD-01 */
export function carryOut(t: T, source: CardId, by: Seat, effects: readonly NaufragosEffect[], rule: string): Routine {
  if (effects.length === 0) return NOTHING
  return t.within({ card: source, actor: by }, function* () {
    t.emit({ t: 'resolvingBegan', source, by })
    yield* vocabulary.run(t, effects, { you: by, rule, source })
    t.emit({ t: 'resolvingEnded' })
  })
}
