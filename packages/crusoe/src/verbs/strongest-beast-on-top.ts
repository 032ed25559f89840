// The strongest of some Beasts goes on top of the Hunting deck. Serves one card only.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { BEASTS, type BeastId } from '../cards/beasts.ts'
import type { Crusoe } from '../types.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface StrongestBeastOnTop {
  readonly of: number
}

/** RC-CARD-HOWLING-01: on a tie the group chooses. */
function strongest(t: Table<Crusoe>, beasts: readonly BeastId[], rule: string): Routine<BeastId | undefined> {
  const most = Math.max(...beasts.map((id) => BEASTS[id].strength))
  const tied = beasts.filter((id) => BEASTS[id].strength === most)
  return t.pick({ seat: TABLE, kind: 'strongest', rule, choices: tied.map((id) => ({ id, at: id })) })
}

export const verb: Verb<StrongestBeastOnTop> = {
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
}

export const worth: Worth<StrongestBeastOnTop> = () => -0.5

export const samples: Samples<StrongestBeastOnTop> = { of: COUNTS }
