// The Rope Ladder, and the Jolly Boat, which wins the game.
import { lead, mayJoin, pawnsFor, places, plan, resolve, type Scene, stack } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import type { TileNumber } from '../../../components/tiles.ts'
import { tilesExplored } from '../sheet.ts'
import { BOAT, EVERYBODY, explored, type Game, LADDER, planning, READY, sheet, starts, table } from './scenes.ts'

describe('special Inventions', () => {
  rule('RC-SCN4-24 RC-SCN4-26 RC-INV-37', 'the Rope Ladder gives a pawn for special locations only', () => {
    expect(places(leftAt(planning(), 'plan'))).not.toContain(`build/${LADDER}`)
    expect(pawnsFor(leftAt(planning({ items: ['invention/rope'] }), 'plan'), `build/${LADDER}`)).toBe(1)
    const built = planning({ items: [LADDER], tiles: { A3: 4, C3: 9 } })
    expect(lead(built, 'explore/A2', 'carpenter').offers('support')).toEqual(['carpenter', 'cook'])
    built.choose('carpenter')
    expect(mayJoin(built)).toEqual(['cook'])
    built.choose('remove/1')
    lead(built, 'explore/volcano-island/location/A3', 'carpenter')
    expect(built.offers('support')).toEqual(['carpenter', 'cook', LADDER])
    built.choose(LADDER)
    expect(mayJoin(leftAt(built, 'plan'))).toEqual(['carpenter', 'cook'])
    // It is a pawn like any other there, every round.
    const limits = { onePawn: ['cook'] } satisfies Scene['limits']
    const alone: Scene = { characters: ['cook'], tiles: { A3: 4 }, limits }
    expect(places(leftAt(planning(alone), 'plan'))).not.toContain('explore/volcano-island/location/A3')
    const few = planning({
      ...alone,
      items: [LADDER],
      mysteryDeck: ['trap/collapse'],
      rolls: {
        'die.explore.wound': ['blank'],
        'die.explore.success': ['success'],
        'die.explore.adventure': ['blank'],
      },
    })
    plan(few, 'explore/volcano-island/location/A3', 'cook', LADDER)
    expect(few.state.plan[0]).toMatchObject({ support: [LADDER], certain: false })
    resolve(few)
      .has({ items: [LADDER, 'invention/shovel', 'invention/knife'], scenarioState: sheet(4) })
      .settled()
  })

  rule('RC-SCN4-25 RC-SCN4-02 RC-SCN4-27 RC-SCN4-30', 'the Jolly Boat waits for both numbers', () => {
    const needed = [
      [6, 3],
      [6, 3],
      [7, 4],
      [8, 4],
    ] as const
    const locations: readonly TileNumber[] = [2, 4, 5, 6]
    for (const [i, [tiles, sites]] of needed.entries()) {
      const offered = (count: number, done: number): boolean =>
        places(
          leftAt(
            planning({
              characters: EVERYBODY.slice(0, i + 1),
              friday: true,
              items: ['invention/rope'],
              available: { wood: 3 },
              tiles: explored(count),
              scenarioState: sheet(...locations.slice(0, done)),
            }),
            'plan',
          ),
        ).includes(`build/${BOAT}`)
      expect(offered(tiles, sites)).toBe(true)
      expect(offered(tiles - 1, sites)).toBe(false)
      expect(offered(tiles, sites - 1)).toBe(false)
      expect(offered(8, 0)).toBe(false)
    }
  })

  rule('RC-SCN4-26 RC-INV-37', 'it needs the Rope and 3 wood', () => {
    const offered = (scene: Scene): boolean =>
      places(leftAt(planning({ ...READY, ...scene }), 'plan')).includes(`build/${BOAT}`)
    expect(offered({})).toBe(true)
    expect(offered({ available: { wood: 2, fur: 5 } })).toBe(false)
    expect(offered({ items: [] })).toBe(false)
  })

  rule('RC-SCN4-28', 'the first tile and the volcano are not among the explored ones', () => {
    const t = table({
      phase: 'action',
      islandStack: [11],
      beastDeck: ['beast/fox'],
      discoveryStack: ['discovery/goat'],
    })
    expect(tilesExplored(t.state)).toBe(0)
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A3' }, certain: true })).settled()
    expect(tilesExplored(t.state)).toBe(1)
  })

  rule('RC-SCN4-29', 'lava takes neither tiles nor locations off the count', () => {
    const t = starts(5, {
      tiles: { B1: 9, A3: 4, C3: 6, A1: 1, A2: 2, B2: 3 },
      items: ['invention/rope'],
      available: { wood: 3 },
      scenarioState: sheet(4, 6, 2),
      numbers: { A3: 1, C3: 2 },
    })
    t.changed({
      numbers: { A3: undefined, C3: undefined },
      island: { A3: { inaccessible: true }, C3: { inaccessible: true } },
      closed: ['A4', 'A3', 'C3'],
    }).settled()
    expect(tilesExplored(t.state)).toBe(6)
    expect(places(leftAt(t.play('preparation').play('planning'), 'plan'))).toContain(`build/${BOAT}`)
  })

  rule('RC-SCN4-01 RC-END-01 RC-ITEM-06', 'the group wins the moment it is built', () => {
    const dice = (success: string, wound = 'blank') => ({
      'die.build.wound': [wound],
      'die.build.success': [success],
      'die.build.adventure': ['blank'],
    })
    const build = (scene: Scene): Game =>
      table({ ...READY, phase: 'action', resolving: true, ...scene }).play(
        'build',
        stack('build', 'cook', { target: { kind: 'invention', invention: BOAT }, paid: { wood: 3 } }),
      )
    build({ rolls: dice('success') })
      .ended('won', 'goal')
      .settled()
    build({ rolls: dice('failure'), available: { wood: 0 } })
      .changed({ available: { wood: 3 }, people: { cook: { determination: 2 } }, attempted: [`build/${BOAT}`] })
      .settled()
    // RC-END-05: the Wound die comes first.
    build({ rolls: dice('success', 'wound'), people: { cook: { wounds: 12 } } })
      .ended('lost', 'death')
      .settled()
    // Before the others have tried their luck, in the last round too.
    const last = planning({ ...READY, round: 8 })
    plan(last, `build/${BOAT}`, 'cook', 'carpenter')
    resolve(last).ended('won', 'goal').settled()
    // Another Invention wins nothing.
    table({ phase: 'action', resolving: true, items: ['invention/rope'] })
      .play('build', stack('build', 'cook', { target: { kind: 'invention', invention: LADDER }, certain: true }))
      .has({ futureItems: ['invention/shovel', 'invention/knife', LADDER] })
      .settled()
  })
})
