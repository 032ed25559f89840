// What cards do with Beasts: the Beast deck, the Hunting deck, and the one that waits beside the Event deck.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { BEASTS, type BeastId } from '../cards/beasts.ts'
import { huntingCards, nextBeast } from '../hunting.ts'
import type { Crusoe } from '../types.ts'
import { fightBeast } from './fight.ts'
import { people, plainly, type RulesOf, say, subject } from './rule.ts'

/** RC-CARD-HOWLING-01: on a tie the group chooses. */
function* strongest(t: Table<Crusoe>, beasts: readonly BeastId[], rule: string): Routine<BeastId | undefined> {
  const most = Math.max(...beasts.map((id) => BEASTS[id].strength))
  const tied = beasts.filter((id) => BEASTS[id].strength === most)
  const [only, other] = tied
  if (other === undefined) return only
  return yield* t.ask({ seat: TABLE, kind: 'strongest', rule, choices: tied.map((id) => ({ id, at: id })) })
}

export const beastVerbs: RulesOf<
  | 'beastBesideDeck'
  | 'beastIntoHunting'
  | 'strongestBeastOnTop'
  | 'topBeastToBottom'
  | 'fightTopBeast'
  | 'lookAtTopBeast'
  | 'takeTopBeast'
  | 'discardTopBeast'
> = {
  /** RC-CARD-DANGEROUSNIGHT-01 */
  beastBesideDeck: {
    clause: plainly('beastBesideDeck'),
    run(t) {
      if (t.state.beastDeck.length > 0) t.emit({ t: 'beastWaits' })
    },
  },
  /** RC-CARD-DANGEROUSNIGHT-02 */
  beastIntoHunting: {
    clause: plainly('beastIntoHunting'),
    run(t) {
      const [waiting] = t.state.waitingBeast
      if (waiting === undefined) return
      const deck = t.shuffle('deck.hunting', [...huntingCards(t.state), waiting])
      t.emit({ t: 'beastJoined', deck, from: 'waiting' })
    },
  },
  strongestBeastOnTop: {
    clause: ({ of }) => say('strongestBeastOnTop', { object: { noun: 'beast', count: of } }),
    *run(t, { of }, { rule }) {
      const beasts = t.state.beastDeck.slice(-of)
      if (beasts.length === 0) return
      t.emit({ t: 'beastsDrawn', beasts })
      const beast = yield* strongest(t, beasts, rule)
      if (beast === undefined) return
      t.emit({ t: 'beastPutDown', beast, where: 'top' })
      const others = beasts.filter((id) => id !== beast)
      t.emit({ t: 'beastsReturned', deck: t.shuffle('deck.beasts', [...t.state.beastDeck, ...others]) })
    },
  },
  topBeastToBottom: {
    clause: plainly('topBeastToBottom'),
    run(t) {
      if (huntingCards(t.state).length > 1) t.emit({ t: 'topBeastMoved' })
    },
  },
  fightTopBeast: {
    clause: ({ who }) => say('fightTopBeast', subject(who)),
    *run(t, { who }, scope) {
      const [fighter] = people(t, who, scope)
      const beast = nextBeast(t.state)
      if (fighter === undefined || beast === undefined) return
      t.emit({ t: 'beastHunted', beast, by: fighter })
      yield* fightBeast(t, fighter, beast, BEASTS[beast].strength)
    },
  },
  lookAtTopBeast: {
    clause: plainly('lookAtTopBeast'),
    run(t) {
      const beast = nextBeast(t.state)
      if (beast === undefined) return
      t.emit({ t: 'beastTracked', beast })
      t.emit({ t: 'beastPutDown', beast, where: 'top' })
    },
  },
  /** RC-CARD-NIGHTATTACK-01, RC-CARD-NIGHTATTACK-02: everything but the strength. */
  takeTopBeast: {
    clause: plainly('takeTopBeast'),
    *run(t, _, { you }) {
      const beast = nextBeast(t.state)
      if (beast === undefined) return
      t.emit({ t: 'beastHunted', beast, by: you })
      yield* fightBeast(t, you, beast, undefined)
    },
  },
  discardTopBeast: {
    clause: plainly('discardTopBeast'),
    run(t) {
      const beast = nextBeast(t.state)
      if (beast !== undefined) t.emit({ t: 'beastHunted', beast })
    },
  },
}
