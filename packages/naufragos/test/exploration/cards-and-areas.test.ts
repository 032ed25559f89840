// Exploration cards, and areas that are used up. NA-EXPL.

import type { Scene } from '@landfall/naufragos/testing'
import { Logbook, rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ExplorationId } from '../../src/cards/card-ids.ts'
import type { Seat } from '../../src/components/seats.ts'
import { naufragos } from '../../src/game.ts'
import type { Naufragos } from '../../src/types.ts'
import { out } from './explorers.ts'

/** Everything that happened since the step began, in order. */
function story(t: TestTable<Naufragos>): readonly string[] {
  const logbook = new Logbook()
  naufragos.resume(t.session.save(), { listen: logbook, staged: true })
  return logbook.log.map((event) => event.t)
}

const spaceOf = (t: TestTable<Naufragos>, seat: Seat): number | undefined => t.state.castaways[seat]?.space

describe('a card', () => {
  rule('NA-EXPL-10', 'foot, map, diary, instructions', () => {
    const t = out(['red'], { top: { coast: ['coast/headland'] } })
    t.choose('coast')
    const order = ['cardDrawn', 'advanced', 'cubeMoved', 'storiesDrawn', 'lookedAt', 'cardResolved']
    expect(story(t).filter((name) => order.includes(name))).toEqual(order)
    t.has({ castaways: { red: { space: 2 } }, expedition: { cube: 5 } }).settled('explore')
  })

  rule('NA-EXPL-10', 'what the foot brings is settled before the map is looked at', () => {
    const t = out(['red'], { castaways: { red: { space: 14 } }, top: { centre: ['centre/a-sail-far-out'] } })
    t.choose('centre')
      .asks('lastTurn', 'red')
      .has({ expedition: { cube: 4 }, stories: { red: [] } })
    t.choose('this').has({ expedition: { cube: 5 } })
    expect(t.state.stories.red).toHaveLength(1)
    t.settled('explore')
  })

  rule('NA-EX-23 NA-EXPL-11 NA-EXPL-12', 'a coast card moves those on the coast only', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 5 }, yellow: { space: 7 }, green: { space: 5 } },
      top: { coast: ['coast/the-long-white-mile'] },
    })
    t.choose('coast').has({ castaways: { red: { space: 6 }, yellow: { space: 7 }, green: { space: 5 } } })
    t.settled('explore')
  })

  rule('NA-EX-24 NA-EXPL-09 NA-EXPL-11', 'an interior card moves those on the coast too', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 5 }, yellow: { space: 7 }, green: { space: 7 } },
      top: { interior: ['interior/bamboo-thicket'] },
    })
    t.choose('interior').has({ castaways: { red: { space: 6 }, yellow: { space: 8 }, green: { space: 7 } } })
    t.settled('explore')
  })

  rule('NA-EXPL-11', 'each foot is a space, no foot is none', () => {
    const moved = (card: ExplorationId): readonly (number | undefined)[] => {
      const t = out(['red', 'yellow'], {
        castaways: { red: { space: 11 }, yellow: { space: 3 } },
        top: { centre: [card] },
      })
      t.choose('centre').settled('explore')
      return [spaceOf(t, 'red'), spaceOf(t, 'yellow')]
    }
    expect(moved('centre/crystal-hollow')).toEqual([11, 3])
    expect(moved('centre/high-pasture')).toEqual([12, 4])
    expect(moved('centre/the-hermits-stair')).toEqual([13, 5])
  })

  rule('NA-EXPL-13', 'the map moves the cube by its number', () => {
    const cube = (card: ExplorationId, from: number): number | undefined => {
      const t = out(['red', 'yellow'], {
        castaways: { red: { space: 7 }, yellow: { space: 7 } },
        expedition: { explorers: ['red', 'yellow'], cube: from },
        top: { interior: [card] },
      })
      // On 15 yellow must turn back, and red may join.
      t.choose('interior').settled('explore', 'join')
      return t.state.expedition?.cube
    }
    expect(cube('interior/the-causeway', 4)).toBe(4)
    expect(cube('interior/clawed-bark', 4)).toBe(5)
    expect(cube('interior/bamboo-thicket', 4)).toBe(6)
    expect(cube('interior/bamboo-thicket', 14)).toBe(15)
  })

  rule('NA-EXPL-14', 'the diary is for the player who drew the card', () => {
    const t = out(['yellow', 'red'], { top: { coast: ['coast/headland', 'coast/broken-spars'] } })
    t.choose('coast')
    expect(t.state.stories).toMatchObject({ red: [], green: [] })
    expect(t.state.stories.yellow).toHaveLength(1)
    t.choose('coast')
    expect(t.state.stories.red).toEqual([])
    t.settled('explore')
  })

  rule('NA-EXPL-16', 'the marker keeps its place: in camp, when lost, and when the turn is over', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 8 }, yellow: { space: 9, energy: 0 } },
      rolls: { 'die.return': [3, 1, 1, 1] },
      top: { event: ['event/clear-horizon'] },
    })
    t.choose('return').as('yellow').choose('stay').choose('return')
    t.has({ castaways: { red: { space: 8 }, yellow: { space: 9, lost: 4 } } })
    t.play('upkeep').has({ castaways: { red: { space: 8 }, yellow: { space: 9, lost: 3 } } })
    t.play('nextStart').play('turn')
    expect([spaceOf(t, 'red'), spaceOf(t, 'yellow')]).toEqual([8, 9])
    t.settled('white')
  })
})

describe('an area that is used up', () => {
  rule('NA-EX-30 NA-EXPL-17', 'after its last card all who are in it move on', () => {
    const t = out(['yellow'], {
      castaways: { red: { space: 3 }, yellow: { space: 5 }, green: { space: 6 } },
      coastDeck: ['coast/reef-flats'],
    })
    t.choose('coast').has({ castaways: { red: { space: 6 }, yellow: { space: 6 }, green: { space: 6 } } })
    t.settled('explore')
  })

  rule('NA-EXPL-17', 'the lost move on as well, the dead do not', () => {
    const t = out(['yellow'], {
      castaways: { red: { space: 2, lost: 7 }, yellow: { space: 1 }, green: { space: 4, dead: true, traumas: 4 } },
      coastDeck: ['coast/reef-flats'],
    })
    t.choose('coast').has({ castaways: { red: { space: 6, lost: 7 }, yellow: { space: 6 }, green: { space: 4 } } })
    t.settled('explore')
  })

  rule('NA-EXPL-17', 'nobody moves on while a card is left, or if the last one adds another', () => {
    const left = out(['red'], { coastDeck: ['coast/the-long-white-mile', 'coast/reef-flats'] })
    left
      .choose('coast')
      .has({ castaways: { red: { space: 1 } } })
      .settled('explore')
    const added = out(['red'], { coastDeck: ['coast/the-carved-palm'] })
    added
      .choose('coast')
      .has({ castaways: { red: { space: 2 } }, coastDeck: ['coast/cairn-with-a-cross-bar'] })
      .settled('explore')
    // A card for another deck does not help.
    const elsewhere = out(['red'], { coastDeck: ['coast/feathers-on-the-dune'] })
    elsewhere
      .choose('coast')
      .has({ castaways: { red: { space: 6 } }, coastDeck: [] })
      .settled('explore')
  })

  rule('NA-EXPL-17', 'a card that becomes pending leaves its deck empty, one that goes back does not', () => {
    const pended = out(['red'], { castaways: { red: { space: 7 } }, interiorDeck: ['interior/the-bitter-tree'] })
    pended.choose('interior').choose('interior/the-bitter-tree/mark-the-trunk')
    pended.has({ castaways: { red: { space: 11 } }, pending: ['interior/the-bitter-tree'] }).settled('explore')
    const back = out(['red'], { castaways: { red: { space: 7 } }, interiorDeck: ['interior/fog-in-the-ferns'] })
    back.choose('interior').choose('interior/fog-in-the-ferns/wait-and-come-back')
    back.has({ castaways: { red: { space: 8 } }, interiorDeck: ['interior/fog-in-the-ferns'] }).settled('explore')
  })

  rule('NA-EXPL-17', 'after the centre that is the summit', () => {
    const t = out(['red'], {
      castaways: { red: { space: 11 }, yellow: { space: 12 }, green: { space: 10 } },
      centreDeck: ['centre/crystal-hollow'],
      rolls: { 'die.return': [6, 6] },
    })
    t.choose('centre').asks('lastTurn', 'red').choose('next')
    t.has({ castaways: { red: { space: 15 }, yellow: { space: 15 }, green: { space: 10 } }, summit: 'red' })
    t.settled()
  })

  rule('NA-EXPL-18', 'who enters an empty area goes on to the next one at once', () => {
    const into = (decks: Scene): TestTable<Naufragos> =>
      out(['red'], {
        castaways: { red: { space: 5 } },
        top: { coast: ['coast/the-long-white-mile'] },
        ...decks,
      }).choose('coast')
    into({})
      .has({ castaways: { red: { space: 6 } } })
      .settled('explore')
    into({ interiorDeck: [] })
      .has({ castaways: { red: { space: 11 } } })
      .settled('explore')
    into({ interiorDeck: [], centreDeck: [] })
      .asks('lastTurn', 'red')
      .has({ castaways: { red: { space: 15 } } })
      .settled('lastTurn')
    // Who does not enter it is not moved by it.
    out(['red'], { castaways: { red: { space: 4 } }, top: { coast: ['coast/the-long-white-mile'] }, interiorDeck: [] })
      .choose('coast')
      .has({ castaways: { red: { space: 5 } } })
      .settled('explore')
  })
})
