// Special locations, and the Discovery tokens that help there.
import type { Space } from '@landfall/crusoe'
import { pawnsFor, places, plan, resolve, type Scene, stack } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import type { MysteryId } from '../../../cards/decks.ts'
import type { TileNumber } from '../../../components/tiles.ts'
import { tilesExplored } from '../sheet.ts'
import { EVERYBODY, type Game, loot, planning, sheet, table, unhurt } from './scenes.ts'

describe('special locations', () => {
  const location = (space: Space): string => `explore/volcano-island/location/${space}`

  rule('RC-SCN4-16 RC-EXPL-13', 'a totem that is found offers a location, without a Number token', () => {
    const t = table({ phase: 'action', islandStack: [4], discoveryStack: ['discovery/goat'] }).play(
      'explore',
      stack('explore', 'cook', { target: { kind: 'space', space: 'A3' }, certain: true }),
    )
    t.has({ lastNumber: 0, people: unhurt }).settled()
    expect(tilesExplored(t.state)).toBe(1)
    expect(t.state.numbers).toEqual({})
    const offers = places(leftAt(planning({ tiles: { A3: 4, C3: 9 } }), 'plan'))
    expect(offers).toContain(location('A3'))
    expect(offers).not.toContain(location('C3'))
    // Every tile with a totem but the one where the game begins, which lies on B4.
    for (const tile of [1, 2, 3, 4, 5, 6, 7, 9, 11] as const) {
      const t = planning({ camp: 'A3', tiles: { A3: tile === 9 ? 1 : 9, A2: tile } })
      const locations = places(leftAt(t, 'plan')).filter((id) => id.includes('location'))
      expect([tile, locations]).toEqual([tile, [2, 4, 5, 6, 7].includes(tile) ? [location('A2')] : []])
    }
  })

  rule('RC-SCN4-16 RC-SCN4-20', 'they are numbered in the order in which they are explored', () => {
    const places = ['small-temple', 'ruined-village', 'hidden-cave', 'underground-temple']
    const before: readonly TileNumber[] = [2, 4, 5]
    for (const [i, place] of places.entries()) {
      const t = loot(['trap/collapse'], { scenarioState: sheet(...before.slice(0, i)), lastNumber: i })
      t.has({ numbers: { A3: i + 1 }, lastNumber: i + 1, scenarioState: sheet(...before.slice(0, i), 7) })
      expect(t.happened('numberPut')).toMatchObject([{ place: `volcano-island/${place}` }])
      t.settled()
    }
  })

  rule('RC-SCN4-17 RC-EXPL-04 RC-EXPL-05', 'pawns by distance, and 1 more for the third and the fourth', () => {
    const scene: Scene = { characters: [...EVERYBODY], camp: 'A3', tiles: { A3: 4, A2: 5, A1: 6, B2: 7 } }
    const pawns = (...explored: readonly TileNumber[]): readonly (number | undefined)[] => {
      const t = leftAt(planning({ ...scene, scenarioState: sheet(...explored) }), 'plan')
      return (['A3', 'A2', 'A1', 'B2'] as const).map((space) => pawnsFor(t, location(space)))
    }
    expect(pawns()).toEqual([2, 2, 3, 3])
    expect(pawns(2)).toEqual([2, 2, 3, 3])
    expect(pawns(2, 4)).toEqual([undefined, 3, 4, 4])
    expect(pawns(2, 4, 5)).toEqual([undefined, undefined, 4, 4])
    expect(pawns(2, 4, 5, 6)).toEqual([undefined, undefined, undefined, undefined])
  })

  rule('RC-SCN4-17 RC-PLAN-13', 'planned locations count: the third in a plan needs 1 pawn more', () => {
    const t = planning({
      characters: [...EVERYBODY],
      friday: true,
      camp: 'A3',
      tiles: { A3: 4, A2: 5, B4: 6 },
      scenarioState: sheet(7),
    })
    plan(t, location('A3'), 'carpenter', 'carpenter')
    expect(places(t)).not.toContain(location('A3'))
    expect([pawnsFor(t, location('A2')), pawnsFor(t, location('B4'))]).toEqual([3, 3])
    plan(t, location('A2'), 'cook', 'cook', 'explorer')
    expect(t.state.plan[1]).toMatchObject({ certain: false })
    expect(pawnsFor(t, location('B4'))).toBe(3)
    t.choose('remove/1').choose('remove/2')
    expect(pawnsFor(t, location('A2'))).toBe(2)
    t.settled('plan')
  })

  rule('RC-SCN4-17', 'each only once, even if its tile has been flipped and turned up again', () => {
    const done: Scene = { tiles: { A3: 4 }, scenarioState: sheet(4), lastNumber: 1 }
    for (const numbers of [{ A3: 1 }, {}])
      expect(places(leftAt(planning({ ...done, numbers }), 'plan'))).not.toContain(location('A3'))
    const dice = {
      'die.explore.wound': ['blank'],
      'die.explore.success': ['failure'],
      'die.explore.adventure': ['blank'],
    }
    const failed = planning({ tiles: { A3: 4 }, rolls: dice })
    plan(failed, location('A3'), 'cook', 'cook')
    resolve(failed)
      .has({ scenarioState: sheet(), people: { cook: { determination: 2 } } })
      .settled()
    expect(failed.state.numbers).toEqual({})
    // Nobody can go where lava has been.
    const lost = planning({ camp: 'C3', tiles: { A3: 4, C3: 9 }, island: { A3: { inaccessible: true } } })
    expect(places(leftAt(lost, 'plan'))).not.toContain(location('A3'))
  })

  rule('RC-SCN4-31', 'there are only four: a fifth totem offers none, planned ones included', () => {
    const scene: Scene = { characters: [...EVERYBODY], camp: 'A3', tiles: { A3: 4, A2: 5, B4: 6 } }
    expect(places(leftAt(planning({ ...scene, scenarioState: sheet(2, 7, 5, 6) }), 'plan'))).not.toContain(
      location('A3'),
    )
    const t = planning({ ...scene, scenarioState: sheet(2, 7, 6) })
    for (const space of ['A3', 'A2'] as const) expect(places(t)).toContain(location(space))
    plan(t, location('A3'), 'cook', 'cook', 'soldier')
    expect(places(t)).not.toContain(location('A2'))
    expect(places(t)).toContain('explore/A1')
    t.choose('remove/1')
    expect(places(t)).toContain(location('A2'))
    t.settled('plan')
  })

  const FIVE: readonly MysteryId[] = [
    'treasure/gold',
    'creature/bite',
    'trap/sharp-blade',
    'treasure/helmet',
    'creature/snake',
  ]

  rule(
    'RC-SCN4-18 RC-SCN4-20 RC-MYST-03 RC-MYST-08',
    'this many cards of any kind are resolved, and nobody can stop',
    () => {
      const cards = [3, 4, 4, 5]
      const wounds = [3, 3, 3, 5]
      for (const [i, drawn] of cards.entries()) {
        const t = loot([...FIVE, 'treasure/hatchet'], { scenarioState: sheet(...([2, 4, 5] as const).slice(0, i)) })
        const seen = FIVE.slice(0, drawn)
        expect(t.happened('mysteryRevealed').length).toBe(drawn)
        t.has({
          cardsToCome: seen.flatMap((card) => (card === 'treasure/gold' || card === 'treasure/helmet' ? [card] : [])),
          mystery: undefined,
          people: { carpenter: { wounds: wounds[i] ?? 0 }, cook: { wounds: 0 } },
        }).settled()
        expect(t.state.mysteryDeck.length).toBe(6 - drawn)
        expect(t.happened('mysterySetAside')).toEqual([])
      }
    },
  )

  rule('RC-SCN4-18 RC-MYST-12', 'what has been discarded is drawn again when the deck is empty', () => {
    const t = loot(['treasure/gold'], { mysteryDiscard: ['creature/bite', 'trap/sharp-blade'] })
    t.has({ people: { carpenter: { wounds: 3 } }, cardsToCome: ['treasure/gold'] }).settled()
    loot(['treasure/gold'])
      .has({ cardsToCome: ['treasure/gold'], scenarioState: sheet(7) })
      .settled()
  })

  rule('RC-SCN4-19 RC-NIGHTOUT-01', 'a card that ends the draw ends it, and the location has been explored', () => {
    const stopped = loot(['treasure/gold', 'trap/collapse', 'creature/bite'])
    stopped.has({ people: { carpenter: { wounds: 0 } }, numbers: { A3: 1 }, scenarioState: sheet(7) })
    stopped.has({ cardsToCome: ['treasure/gold'] }).settled()
    loot(['creature/giant-snake', 'creature/bite'], { people: { carpenter: { determination: 3 } } })
      .has({ people: { carpenter: { wounds: 0, determination: 0 } }, scenarioState: sheet(7) })
      .settled()
    const caught = loot(['treasure/gold', 'trap/net', 'creature/bite'])
    caught.has({ outside: { carpenter: { space: 'A3', treasures: ['treasure/gold'] } }, cardsToCome: [] }).settled()
  })

  rule('RC-SCN4-18 RC-FRI-16', 'Friday can explore a location, and meets what is there', () => {
    const t = loot(FIVE, { friday: true }, 'friday')
    t.has({ people: { friday: { wounds: 3 }, carpenter: { wounds: 0 } }, scenarioState: sheet(7) }).settled()
    const killed = loot(['creature/snake', 'trap/sharp-blade', 'treasure/gold'], { friday: true }, 'friday')
    killed.has({ people: { friday: undefined }, cardsToCome: ['treasure/gold'], scenarioState: sheet(7) }).settled()
    const friday = planning({ friday: true, config: { dog: true }, tiles: { A3: 7 } })
    plan(friday, location('A3'), 'friday', 'dog')
    expect(friday.state.plan[0]).toMatchObject({ leader: 'friday', support: ['dog'], certain: false })
    friday.settled('plan')
  })

  rule('RC-SCN4-18 RC-CHAR-06', 'who dies in there loses the game for all', () => {
    loot(FIVE, { people: { carpenter: { wounds: 12 } } })
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN4-21', 'the Old Map spares one card, if it is used before the first', () => {
    const scene: Scene = { availableDiscoveries: ['volcano-island/old-map'] }
    const used = loot(FIVE, scene)
    expect(used.offers('mysteries')).toEqual(['volcano-island/old-map', PASS])
    used.choose('volcano-island/old-map')
    expect(used.happened('mysteryRevealed').length).toBe(2)
    used
      .has({ people: { carpenter: { wounds: 1 } }, removed: ['volcano-island/old-map'], numbers: { A3: 1 } })
      .settled()
    const kept = loot(FIVE, scene).choose(PASS)
    expect(kept.happened('mysteryRevealed').length).toBe(3)
    kept.has({ availableDiscoveries: ['volcano-island/old-map'], people: { carpenter: { wounds: 3 } } }).settled()
    // Only at a special location.
    const secret = table({
      ...scene,
      phase: 'action',
      resolving: true,
      islandStack: [9],
      adventureTokens: ['explore'],
      exploreDeck: ['explore/shrine'],
      mysteryDeck: ['treasure/gold'],
    }).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A3' }, certain: true }))
    secret
      .choose('1', 'chooseOne')
      .has({ availableDiscoveries: ['volcano-island/old-map'] })
      .settled()
  })

  rule('RC-SCN4-22 RC-MYST-11', 'the Diary ignores a Trap, the Torch a Creature; both count as resolved', () => {
    const both: Scene = { availableDiscoveries: ['volcano-island/indys-diary', 'volcano-island/torch'] }
    const t = loot(FIVE, both)
    expect(t.offers('danger')).toEqual(['volcano-island/torch', PASS])
    t.choose('volcano-island/torch')
    expect(t.offers('danger')).toEqual(['volcano-island/indys-diary', PASS])
    t.choose('volcano-island/indys-diary')
    expect(t.happened('mysteryRevealed').length).toBe(3)
    t.has({ people: { carpenter: { wounds: 0 } }, availableDiscoveries: [], cardsToCome: ['treasure/gold'] })
    t.has({ mysteryDiscard: ['creature/bite', 'trap/sharp-blade'] }).settled()
    // A card that would end the draw does not.
    const on = loot(['trap/collapse', 'creature/bite', 'treasure/gold'], both).choose('volcano-island/indys-diary')
    on.choose(PASS)
      .has({ people: { carpenter: { wounds: 1 } }, cardsToCome: ['treasure/gold'] })
      .settled()
    const trap = loot(['trap/collapse'], { availableDiscoveries: ['volcano-island/torch'] })
    expect(trap.offers()).toEqual([])
    trap.settled()
  })

  rule('RC-SCN4-23 RC-WEA-17', 'the Old Canvas ignores a rain cloud in the Weather Phase', () => {
    const rain = (face: string): Game =>
      table({
        round: 4,
        availableDiscoveries: ['volcano-island/old-canvas'],
        rolls: { 'die.weather.rain': [face] },
      }).play('weather')
    const used = { phase: 'weather', availableDiscoveries: [], removed: ['volcano-island/old-canvas'] } satisfies Scene
    rain('rain-2')
      .choose('volcano-island/old-canvas')
      .changed({ ...used, people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } } })
      .settled()
    rain('rain-1').choose('volcano-island/old-canvas').changed(used).settled()
    // Snow, and neither wood nor a Roof: the token is no use against it.
    rain('snow-1')
      .changed({ phase: 'weather', people: { carpenter: { wounds: 3 }, cook: { wounds: 3 } } })
      .settled()
    expect(leftAt(planning({ availableDiscoveries: ['volcano-island/old-canvas'] }), 'plan').offers('anyTime')).toEqual(
      [],
    )
  })
})
