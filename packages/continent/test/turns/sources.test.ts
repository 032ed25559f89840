// Where actions come from, and what forbids them. T7-TURN-09 to -17, -19, -20, T7-ICON-13, -14, -19

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { won } from './cards.ts'

/** What can be done in the next turn. */
function deeds(scene: Scene): readonly string[] {
  const t = table(scene).play('turn')
  t.settled('act')
  return t.offers('act')
}

describe('sources', () => {
  rule('T7-TURN-09 T7-ICON-13 T7-TERR-07', 'the terrain under the figure, and no other', () => {
    const found = deeds({ land: [14, 27], people: { ingrid: {}, tomas: { on: 27 } } })
    expect(found).toContain('ingrid/terrain/strand-of-buoys/1')
    expect(found).toContain('tomas/terrain/wrack-line/1')
    expect(found).not.toContain('ingrid/terrain/wrack-line/1')
    expect(found).not.toContain('tomas/terrain/strand-of-buoys/1')
  })

  rule('T7-TURN-10', 'foggy cards at the arrows of that terrain', () => {
    // The Wrack Line lies below the space in the middle of the north, but has no arrow to it.
    const found = deeds({ land: [46, 14, 27], people: { ingrid: { on: 46 }, tomas: { on: 27 } } })
    expect(found).toContain('ingrid/fog/2,0')
    expect(found).not.toContain('tomas/fog/2,0')
    expect(found).toContain('tomas/fog/3,1')
    expect(found).not.toContain('ingrid/fog/3,1')
  })

  rule('T7-TURN-10', 'face-up Exploration cards at its arrows', () => {
    const found = deeds({
      land: [46, 14, 27],
      spaces: { '2,0': { open: 'fog/wild-goat' } },
      people: { ingrid: { on: 46 }, tomas: { on: 27 } },
    })
    expect(found).toContain('ingrid/fog/wild-goat/0')
    expect(found).toContain('ingrid/fog/wild-goat/1')
    expect(found.filter((id) => id.startsWith('tomas/fog/wild-goat'))).toEqual([])
  })

  rule('T7-TURN-11 T7-PERM-03', 'events attached to that terrain, for everybody on it', () => {
    const found = deeds({
      land: [14, 27],
      people: { ingrid: {}, tomas: {}, wanjiru: { on: 27 } },
      events: [[14, 'event/styptic-moss']],
    })
    expect(found.filter((id) => id.endsWith('event/styptic-moss/0'))).toEqual([
      'ingrid/event/styptic-moss/0',
      'tomas/event/styptic-moss/0',
    ])
  })

  rule('T7-TURN-11 T7-PERM-12', 'barriers beside it', () => {
    const found = deeds({
      land: [44, 35],
      spaces: { '4,2': { barrier: 'barrier/rip-channel' } },
      people: { ingrid: { on: 44 }, tomas: { on: 35 } },
    })
    expect(found).toContain('ingrid/barrier/rip-channel/0')
    expect(found.filter((id) => id.startsWith('tomas/barrier'))).toEqual([])
  })

  rule('T7-TURN-13 T7-STATE-17', 'Skill, Bonus and State cards of one’s own hand', () => {
    const found = deeds({
      people: { ingrid: { hand: ['skill/log-raft', 'fog/whistled-tune', 'state/tired#1'] }, tomas: {} },
    })
    for (const card of ['skill/log-raft', 'fog/whistled-tune', 'state/tired#1']) {
      expect(found).toContain(`ingrid/${card}/0`)
      expect(found).not.toContain(`tomas/${card}/0`)
    }
  })

  rule('T7-TURN-14 T7-ITEM-12', 'items of one’s own inventory', () => {
    const found = deeds({
      people: { ingrid: { items: [{ cards: ['item/hemp-coil', 'item/flint-nodule'], die: 1 }] }, tomas: {} },
    })
    expect(found.filter((id) => id.endsWith('item/flint-nodule/0'))).toEqual(['ingrid/item/flint-nodule/0'])
  })

  rule('T7-TURN-14', 'a card to craft is none any more once it is part of an item', () => {
    const found = deeds({ people: { ingrid: { items: [{ cards: ['skill/lean-to'], die: 1 }] } } })
    const t = table({ people: { ingrid: { items: [{ cards: ['skill/lean-to'], die: 1 }] } } })
    expect(found).toContain('ingrid/skill/lean-to/0')
    t.play('turn')
      .choose('ingrid/skill/lean-to/0')
      .has({ action: { icon: 'rest' } })
      .settled('sheet')
  })

  rule('T7-TURN-15 T7-QUEST-04 T7-QUEST-07', 'Quest Items, for everybody where they can be used', () => {
    const found = deeds({
      land: [39, 27],
      quests: ['clue/the-salt-choir', 'choir/under-the-breath'],
      config: { clues: ['saltChoir'] },
      people: { ingrid: {}, tomas: {}, wanjiru: { on: 27 } },
    })
    expect(found.filter((id) => id.includes('choir/under-the-breath'))).toEqual([
      'ingrid/choir/under-the-breath/1',
      'tomas/choir/under-the-breath/1',
    ])
  })
})

describe('what forbids an action', () => {
  rule('T7-TURN-16', 'another one that is being resolved', () => {
    const t = table({ people: { ingrid: {}, tomas: {} }, rolls: { action: won(1) } })
    t.play('turn').choose('ingrid/terrain/strand-of-buoys/1')
    for (const seat of ['first', 'second'] as const) {
      expect(t.session.questionsFor(seat).some(({ kind }) => kind === 'act')).toBe(false)
    }
    t.choose('draw/1').settled('keep')
  })

  rule('T7-TURN-17', 'a prerequisite that is not met: a quest that is not stored', () => {
    const scene: Scene = { land: [91], people: { ingrid: {} } }
    expect(deeds(scene)).not.toContain('ingrid/terrain/ferry-stones/3')
    const quests: Scene['quests'] = ['clue/the-drowned-lighthouse', 'quest/harbour-key']
    expect(deeds({ ...scene, quests })).toContain('ingrid/terrain/ferry-stones/3')
  })

  rule('T7-TURN-17', 'all of several quests are needed', () => {
    const scene: Scene = { land: [352], people: { ingrid: {} } }
    expect(deeds({ ...scene, quests: ['quest/glass-mould'] })).not.toContain('ingrid/terrain/kiln-ruin/1')
    expect(deeds({ ...scene, quests: ['quest/glass-mould', 'quest/raw-black-glass'] })).toContain(
      'ingrid/terrain/kiln-ruin/1',
    )
  })

  rule('T7-TURN-17 T7-QUEST-08', 'so many copies of a quest', () => {
    const stored = (stitches: 3 | 4) =>
      deeds({
        land: [333],
        people: { ingrid: {} },
        config: { clues: ['borrowedShadow'] },
        quests: [
          'shadow/short-noon',
          ...(['shadow/a-stitch#1', 'shadow/a-stitch#2', 'shadow/a-stitch#3', 'shadow/a-stitch#4'] as const).slice(
            0,
            stitches,
          ),
        ],
      })
    expect(stored(3)).not.toContain('ingrid/shadow/short-noon/0')
    expect(stored(4)).toContain('ingrid/shadow/short-noon/0')
  })

  rule('T7-TURN-17 T7-GEN-19', 'fire that is not available', () => {
    const scene: Scene = { land: [18, 23], events: [[18, 'supply/boar-haunch']] }
    expect(deeds({ ...scene, people: { ingrid: {} } })).not.toContain('ingrid/supply/boar-haunch/0')
    // A fire of Tomás, who has gone on.
    const lit: Scene = { ...scene, people: { ingrid: {}, tomas: { on: 23, fire: 18 } } }
    expect(deeds(lit)).toContain('ingrid/supply/boar-haunch/0')
    const elsewhere: Scene = { ...scene, people: { ingrid: { fire: 23 } } }
    expect(deeds(elsewhere)).not.toContain('ingrid/supply/boar-haunch/0')
  })

  rule('T7-TURN-19 T7-ICON-14 T7-PERM-04', 'an event that has used its icon up here', () => {
    const scene: Scene = { land: [14, 18], people: { ingrid: {}, tomas: { on: 18 } } }
    expect(deeds(scene)).toContain('ingrid/terrain/strand-of-buoys/1')
    const found = deeds({ ...scene, events: [[14, 'event/picked-over-wrack']] })
    expect(found).not.toContain('ingrid/terrain/strand-of-buoys/1')
    expect(found).toContain('ingrid/terrain/strand-of-buoys/2')
    expect(found).toContain('tomas/terrain/scrub-terrace/1')
  })

  rule(
    'T7-TURN-19 T7-PERM-05',
    'events and barriers beside the terrain are blocked as well; hands and fog are not',
    () => {
      const found = deeds({
        land: [44, 35],
        spaces: { '4,2': { barrier: 'barrier/rip-channel' }, '3,1': { open: 'fog/tidal-gully' } },
        events: [
          [44, 'event/sandbar'],
          [44, 'event/learners-cairn#1'],
        ],
        people: { ingrid: { hand: ['state/frightened#1'] } },
      })
      // The sandbar has used up swimming, the cairn thinking.
      expect(found.filter((id) => id.includes('barrier/rip-channel'))).toEqual([])
      expect(found).toContain('ingrid/fog/tidal-gully/0')
      expect(found).toContain('ingrid/state/frightened#1/0')
    },
  )

  rule(
    'T7-TURN-20 T7-ICON-19 T7-CRAFT-11',
    'exposed ground: no fire, no craft and no rest, whatever it is printed on',
    () => {
      const people: Scene['people'] = {
        ingrid: {
          hand: ['skill/log-raft', 'state/tired#1', 'state/frightened#1'],
          items: [{ cards: ['item/flint-nodule', 'skill/lean-to'], die: 3 }],
        },
      }
      const forbidden = ['skill/log-raft/0', 'state/tired#1/0', 'item/flint-nodule/0', 'skill/lean-to/0']
      const exposed = deeds({ land: [39], people })
      for (const id of forbidden) expect(exposed).not.toContain(`ingrid/${id}`)
      expect(exposed).toContain('ingrid/state/frightened#1/0')
      const sheltered = deeds({ land: [14], people })
      for (const id of forbidden) expect(sheltered).toContain(`ingrid/${id}`)
    },
  )

  rule('T7-TURN-20 T7-SAVE-11', 'but a camp can be made there', () => {
    const t = table({ land: [39], people: { ingrid: {} }, actedSinceCamp: true }).play('turn')
    expect(t.offers('anyTime')).toContain('camp')
    t.settled('act')
  })
})
