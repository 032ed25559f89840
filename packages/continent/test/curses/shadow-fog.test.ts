// The Borrowed Shadow: under which fog it lies, and what becomes of it when that fog goes. Sections K1 and K3 of content.md.

import type { Scene } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { continentPlugin } from '../../src/plugin.ts'
import type { ContinentState } from '../../src/state.ts'
import { CLUE, hunting, SHADOW, SHORT_NOON } from './hunting.ts'
import { CURSES, perform, STARS } from './performing.ts'
import { wanderer } from './wanderer.ts'

const [first = STARS, second = STARS] = CURSES

/** Where the shadow is, in words: nothing is wrong, if it is in one place that can be. */
function whereabouts({ events, under, spaces, waiting, quests, lifted }: ContinentState): readonly string[] {
  if (lifted.includes('borrowedShadow')) return []
  const attached = events.filter(({ card }) => card === SHADOW).map(({ at }) => at)
  const hidden = Object.entries(under).flatMap(([spot, card]) => (card === SHADOW ? [spot] : []))
  if (attached.length + hidden.length !== (quests.includes(SHORT_NOON) ? 1 : 0))
    return [`it is at ${[...attached, ...hidden].join(' and ') || 'no place'}`]
  // An event of the fog that waits for its action still has its space.
  const covered = new Set<string>([
    ...Object.entries(spaces).flatMap(([spot, space]) => ('fog' in space || 'open' in space ? [spot] : [])),
    ...waiting.flatMap(({ clears }) => clears ?? []),
  ])
  return [
    ...attached.filter((at) => !('terrain' in (spaces[at] ?? {}))).map((at) => `${at} is no terrain`),
    ...hidden.filter((at) => !covered.has(at)).map((at) => `no fog lies at ${at}`),
  ]
}

describe('from the start to the end', () => {
  test('T7-SETUP-20 it hides under one of the foggy cards of the start', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { state } = continentPlugin.game.start({
        ...continentPlugin.setupFor(1, 0, { clues: 'borrowedShadow' }),
        seed,
      })
      expect(state.spaces['6,3']).toEqual({ terrain: 'terrain/stair-head' })
      expect(state.quests).toEqual([CLUE, SHORT_NOON])
      expect(Object.values(state.under)).toEqual([SHADOW])
      expect(whereabouts(state)).toEqual([])
    }
  })

  test('in random games it is always at one terrain in play or under one foggy card', { timeout: 120_000 }, () => {
    let camps = 0
    let stitches = 0
    for (let game = 0; game < 40; game++) {
      const options = { clues: game % 3 === 0 ? 'all' : 'borrowedShadow', mode: 'easy' }
      const setup = continentPlugin.setupFor(1 + (game % 4), game, options)
      const session = continentPlugin.game.start({ ...setup, seed: `shadow/${game}` })
      const answer = wanderer(game)
      while (session.outcome === undefined) {
        // Land is left to the fog piece by piece, and what roamed it hides in the end.
        const isClearing = session.questions.some(({ kind }) => kind === 'clear')
        if (!isClearing) expect(whereabouts(session.state), `game ${game}`).toEqual([])
        session.answer(answer(session))
      }
      camps += session.state.camps
      stitches += session.state.quests.filter((card) => card.startsWith('shadow/a-stitch')).length
    }
    expect(camps).toBeGreaterThan(10)
    expect(stitches).toBeGreaterThan(0)
  })
})

const fogs = (area: string, ...cards: readonly CardId[]): NonNullable<Scene['rolls']> => ({
  [`exploration.${area}`]: [...cards],
})

describe('its fog is parted', () => {
  rule('T7-EXPL-04', 'and it sits on the land behind it', () => {
    const t = hunting([], {
      land: [305],
      under: { '7,3': SHADOW },
      fogged: { '7,3': 'fog/warm-stones' },
      rolls: { action: ['skill/read-the-swell'], ...fogs('terraces', 'fog/tremor', 'fog/ash-fall', 'fog/kiln-rubble') },
    })
    perform(t, 'ingrid/fog/7,3', 1).choose('discard', 'bonus')
    t.has({ events: [{ at: '7,3', card: SHADOW }], spaces: { '7,3': { terrain: 'terrain/cinder-garden' } } })
    expect(t.state.under).toEqual({})
    t.settled('act')
  })

  rule('T7-EXPL-10', 'an obstacle keeps it until the way is clear', () => {
    const t = hunting([], {
      land: [305],
      under: { '7,3': SHADOW },
      fogged: { '7,3': 'fog/glass-scree' },
      rolls: {
        action: ['skill/read-the-swell', STARS, first],
        ...fogs('terraces', 'fog/tremor', 'fog/ash-fall', 'fog/kiln-rubble'),
      },
    })
    perform(t, 'ingrid/fog/7,3', 1)
    t.has({ under: { '7,3': SHADOW }, events: [], spaces: { '7,3': { open: 'fog/glass-scree' } } })
    perform(t, 'ingrid/fog/glass-scree/0', 2)
    t.has({ events: [{ at: '7,3', card: SHADOW }], past: ['fog/glass-scree'] })
    expect(t.state.under).toEqual({})
    t.settled('act')
  })

  rule('T7-EXPL-06', 'if a barrier lies behind it, it flees at once', () => {
    const t = hunting([], {
      land: [267],
      under: { '5,3': SHADOW },
      fogged: { '5,3': 'fog/dry-socks' },
      rolls: { action: ['skill/read-the-swell'], hiding: ['3,3'] },
    })
    perform(t, 'ingrid/fog/5,3', 1).choose('discard', 'bonus')
    t.has({ under: { '3,3': SHADOW }, events: [], spaces: { '5,3': { barrier: 'barrier/the-hundred-stair' } } })
    t.settled('act')
  })

  rule('T7-EXPL-06 T7-GEN-20', 'and if it cannot, it sits where the active player stands', () => {
    const t = hunting([], {
      land: [262],
      under: { '2,-1': SHADOW },
      fogged: { '2,-1': 'fog/dry-socks' },
      rolls: { action: ['skill/read-the-swell'] },
    })
    perform(t, 'ingrid/fog/2,-1', 1).choose('discard', 'bonus')
    t.has({ events: [{ at: '2,-2', card: SHADOW }] })
    expect(t.state.under).toEqual({})
    t.settled('act')
  })

  rule('T7-PERM-12', 'whoever crosses a barrier into its fog finds it there', () => {
    const t = hunting([], {
      land: [330, 324],
      people: { tomas: { on: 330 } },
      spaces: { '8,2': { barrier: 'barrier/the-fissure' } },
      under: { '8,1': SHADOW },
      fogged: { '8,1': 'fog/warm-stones' },
      rolls: { action: [STARS, ...CURSES], ...fogs('terraces', 'fog/tremor') },
    })
    t.choose('tomas/barrier/the-fissure/1').choose('to/8,1').choose('draw/5').choose('none')
    t.has({
      events: [{ at: '8,1', card: SHADOW }],
      members: [{ seat: 'first', who: 'tomas', at: '8,1', hand: [], items: [] }],
    })
    expect(t.state.under).toEqual({})
    t.settled('act')
  })
})

describe('the Board is left', () => {
  const FOGS = fogs('terraces', 'fog/tremor', 'fog/ash-fall', 'fog/kiln-rubble', 'fog/hot-wind')

  rule('T7-SAVE-02 T7-SAVE-09', 'a camp lets it loose, wherever it was, and costs everybody a card', () => {
    for (const scene of [{ under: { '6,1': SHADOW } }, { events: [[305, SHADOW]] }] satisfies Scene[]) {
      const t = hunting([], {
        land: [305, 318],
        actedSinceCamp: true,
        people: { ingrid: { hand: ['skill/sling'] }, tomas: {} },
        ...scene,
        rolls: { ...FOGS, hiding: ['6,4'], action: ['skill/log-raft', first] },
      })
      t.as('first').choose('camp', 'anyTime')
      t.has({ under: { '6,4': SHADOW }, events: [], past: [] })
      // Who has no card in hand loses two of the deck.
      expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/log-raft', first] }])
      expect(t.state.pile).toContain('skill/sling')
      t.settled('act')
    }
  })

  rule('T7-SPACE-04', 'with the land that is left to the fog it does not go', () => {
    const scenes: readonly Scene[] = [
      { events: [[318, SHADOW]] },
      { under: { '6,1': SHADOW } },
      { under: { '6,1': SHADOW }, spaces: { '6,1': { open: 'fog/glass-scree' } } },
    ]
    for (const scene of scenes) {
      const t = hunting([], {
        land: [305, 318],
        ...scene,
        rolls: { ...fogs('terraces', 'fog/tremor'), hiding: ['6,2'] },
      })
      t.choose('clear', 'anyTime').choose('6,2')
      t.has({ under: { '6,2': SHADOW }, events: [], resolving: [] }).settled('act')
    }
  })

  rule('T7-MOVE-17', 'a journey takes it along', () => {
    const t = hunting(['quest/tide-table'], {
      land: [363],
      under: { '9,3': SHADOW },
      rolls: {
        action: [STARS, first, second, 'skill/sling', 'skill/log-raft'],
        ...fogs('shelf', 'fog/rising-water', 'fog/stranded-shoal'),
        hiding: ['0,2'],
      },
    })
    perform(t, 'ingrid/terrain/tunnel-mouth/1', 3).choose('399')
    t.has({ under: { '0,2': SHADOW }, events: [] })
    expect(t.state.past).not.toContain(SHADOW)
    t.settled('act')
  })
})
