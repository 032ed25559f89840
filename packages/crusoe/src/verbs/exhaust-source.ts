// A certain source runs dry.
import { chooseSource, coverSource, exhaustOneOn, sourcesOn } from '../rules/sources.ts'
import { placeOfAction } from '../rules/tokens.ts'
import { markerRefused } from '../rules/unmet.ts'
import { additionalOn } from '../sources.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

/** A certain source, or all sources of a certain tile. */
type CertainSource = 'ofAction' | 'onTileOfAction' | 'foodAtCamp' | 'onTileOfCard'

export interface ExhaustSource {
  readonly which: CertainSource
}

const CERTAIN = {
  ofAction: 'sourceOfAction',
  onTileOfAction: 'sourceOnTileOfAction',
  foodAtCamp: 'foodAtCamp',
  onTileOfCard: 'sourcesOnTileOfCard',
} as const

export const verb: Verb<ExhaustSource> = {
  clause: ({ which }) => say('exhaust', { object: { noun: CERTAIN[which] } }),
  *run(t, { which }, { rule, source = '' }) {
    switch (which) {
      case 'ofAction': {
        const space = placeOfAction(t.state)
        const target = t.state.acting?.stack.target
        const at = space === undefined ? [] : sourcesOn(t.state, [space], 'any')
        const found = at.find(({ source: one }) => target?.kind === 'source' && target.source === one)
        // RC-UNIQ-04
        return found === undefined ? markerRefused(t) : coverSource(t, found, source)
      }
      case 'onTileOfAction': {
        const space = placeOfAction(t.state)
        if (space !== undefined) yield* exhaustOneOn(t, space, source, rule)
        return
      }
      case 'foodAtCamp': {
        const food = yield* chooseSource(t, sourcesOn(t.state, [t.state.camp], 'food'), rule)
        if (food !== undefined) coverSource(t, food, source)
        return
      }
      case 'onTileOfCard': {
        // RC-CARD-NEWFLOCK-01: the tile with the very token that this card has placed.
        const { space } = t.state.memory[source] ?? {}
        if (space === undefined || !additionalOn(t.state, space, 'food').includes(source)) return
        for (const at of sourcesOn(t.state, [space], 'any')) coverSource(t, at, source)
      }
    }
  },
}

export const worth: Worth<ExhaustSource> = () => -1.3

export const samples: Samples<ExhaustSource> = { which: ['ofAction', 'onTileOfAction', 'foodAtCamp', 'onTileOfCard'] }
