// Exploration: the expedition, its cards, the tracks and pending explorations. NA-EXPL, NA-PEND.
import { type Scene, table } from '@landfall/naufragos/testing'
import { Logbook, rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ExplorationId } from '../src/cards/ids.ts'
import type { Seat } from '../src/components/seats.ts'
import { naufragos } from '../src/game.ts'
import type { Pawn } from '../src/state.ts'
import type { Naufragos } from '../src/types.ts'

/** Pawns on Exploration, from left to right. */
const pawnsOf = (...seats: readonly Seat[]): Pawn[] => seats.map((seat, box) => ({ seat, action: 'explore', box }))

/** The next exploration turn of an expedition that is under way. */
const out = (explorers: Seat[], scene: Scene = {}): TestTable<Naufragos> =>
  table({ ...scene, expedition: { explorers, ...scene.expedition } }).play('exploration')

/** Everything that happened since the step began, in order. */
function story(t: TestTable<Naufragos>): readonly string[] {
  const logbook = new Logbook()
  naufragos.resume(t.session.save(), { listen: logbook })
  return logbook.log.map((event) => event.t)
}

const spaceOf = (t: TestTable<Naufragos>, seat: Seat): number | undefined => t.state.castaways[seat]?.space

describe('the expedition', () => {
  rule('NA-EXPL-01', 'all with a pawn on Exploration go together', () => {
    const t = table({ pawns: pawnsOf('yellow', 'red') })
    t.play('resolution')
      .changed({
        expedition: { explorers: ['yellow', 'red'], turn: 'yellow', cube: 4, returnRolls: 0, shielded: {} },
        acting: { seat: 'yellow', action: 'explore' },
        pawns: [],
        phase: 'expedition',
      })
      .asks('explore', 'yellow')
      .settled('explore')
  })

  rule('NA-EXPL-01', 'nobody else goes, and nobody who has died or got lost meanwhile', () => {
    const pawns = pawnsOf('red', 'yellow', 'green')
    const castaways = { yellow: { dead: true }, green: { lost: 8 } } as const
    table({ pawns, castaways })
      .play('resolution')
      .has({ expedition: { explorers: ['red'] }, pawns: [] })
      .settled('explore')
    const home = table({ pawns: [] }).play('resolution')
    expect(home.state.expedition).toBeUndefined()
    home.settled()
  })

  rule('NA-EXPL-02', 'the cube begins on 4, changed by cards and buildings, never below 2', () => {
    const cube = (scene: Scene): number | undefined => {
      const t = table({ pawns: pawnsOf('red', 'yellow'), ...scene }).play('expedition')
      t.settled('explore')
      return t.state.expedition?.cube
    }
    expect(cube({})).toBe(4)
    expect(cube({ startShift: -1 })).toBe(3)
    expect(cube({ startShift: 1 })).toBe(5)
    expect(cube({ built: ['B14'] })).toBe(3)
    expect(cube({ castaways: { yellow: { items: ['W28'] } } })).toBe(3)
    // What somebody holds who stays in camp does not count.
    expect(cube({ castaways: { green: { items: ['W28'] } } })).toBe(4)
    expect(cube({ startShift: -1, built: ['B14'] })).toBe(2)
    expect(cube({ startShift: -1, built: ['B14'], castaways: { red: { items: ['W28'] } } })).toBe(2)
  })

  rule('NA-EXPL-03', 'turns go in the order of the pawns, again and again', () => {
    const t = table({ pawns: pawnsOf('yellow', 'green', 'red'), top: { coast: ['C02', 'C14', 'C01', 'C07'] } })
    t.play('expedition').asks('explore', 'yellow').choose('coast')
    t.asks('explore', 'green').choose('coast')
    t.asks('explore', 'red').choose('coast')
    t.asks('explore', 'yellow').choose('coast')
    t.asks('explore', 'green').settled('explore')
  })

  rule('NA-EXPL-04 NA-EXPL-07', 'an explorer draws the top card, or returns: there is nothing else', () => {
    const t = out(['red'], { top: { coast: ['C02', 'C03'] } })
    expect(t.offers('explore')).toEqual(['coast', 'return'])
    t.choose('coast')
    expect(t.happened('cardDrawn')).toMatchObject([{ seat: 'red', deck: 'coast', card: 'C02' }])
    expect(t.state.coastDeck.at(-1)).toBe('C03')
    t.has({ reserve: { wood: 3 } }).settled('explore')
  })

  rule('NA-EXPL-05', 'it ends when everybody is back in camp, lost or dead', () => {
    const t = table({
      pawns: pawnsOf('red', 'yellow', 'green'),
      castaways: { yellow: { energy: 0 }, green: { wounds: 1, traumas: 3, energy: 2 } },
      top: { coast: ['039'] },
      rolls: { 'die.return': [2, 2, 1, 2], 'die.strength': [5] },
    })
    t.play('expedition').choose('return').as('yellow').choose('stay').as('green').choose('stay')
    t.has({ expedition: { explorers: ['yellow', 'green'] }, castaways: { red: { space: 1 } } })
    t.as('yellow').choose('return').as('green').choose('stay')
    t.has({ expedition: { explorers: ['green'] }, castaways: { yellow: { lost: 4 } } }).asks('explore', 'green')
    expect(t.happened('expeditionEnded')).toEqual([])
    t.as('green')
      .choose('coast')
      .has({ castaways: { green: { dead: true } } })
    expect(t.happened('expeditionEnded')).toHaveLength(1)
    expect(t.state.expedition).toBeUndefined()
    t.settled()
  })

  rule('NA-EXPL-06', 'on 15 only the return is left; on 14 there is a choice', () => {
    const offers = (cube: number): readonly string[] => {
      const t = out(['red'], { expedition: { explorers: ['red'], cube }, pending: ['033'] })
      t.settled('explore')
      return t.offers('explore')
    }
    expect(offers(15)).toEqual(['return'])
    expect(offers(14)).toEqual(['coast', '033', 'return'])
  })

  rule('NA-EX-26 NA-EXPL-06 NA-EXPL-13', 'the cube stops on 15, and the next one must turn back', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 7 }, yellow: { space: 7 } },
      expedition: { explorers: ['red', 'yellow'], cube: 14 },
      top: { interior: ['I02'] },
    })
    t.choose('interior')
      .has({ expedition: { cube: 15 } })
      .asks('explore', 'yellow')
    expect(t.as('yellow').offers('explore')).toEqual(['return'])
    t.settled('explore')
  })
})

describe('which deck', () => {
  rule('NA-EXPL-15', 'coast 1 to 5, interior 6 to 10, centre 11 to 14, and the summit', () => {
    const decks = Array.from({ length: 15 }, (_, at) => {
      const t = out(['red'], { castaways: { red: { space: at + 1 } } })
      t.settled('explore')
      return t.offers('explore')[0]
    })
    expect(decks).toEqual([
      ...Array.from({ length: 5 }, () => 'coast'),
      ...Array.from({ length: 5 }, () => 'interior'),
      ...Array.from({ length: 5 }, () => 'centre'),
    ])
  })

  rule('NA-EX-25 NA-EXPL-08', 'alone on 8, only the interior can be explored', () => {
    const t = out(['red'], { castaways: { red: { space: 8 }, yellow: { space: 12 } } })
    expect(t.offers('explore')).toEqual(['interior', 'return'])
    t.settled('explore')
  })

  rule('NA-EXPL-09', 'further decks that a fellow explorer has reached, never one behind the own marker', () => {
    const castaways = { red: { space: 3 }, yellow: { space: 7 }, green: { space: 12 } }
    const offers = (...explorers: Seat[]): readonly string[] => {
      const t = out(explorers, { castaways })
      t.settled('explore')
      return t.offers('explore')
    }
    expect(offers('red', 'yellow', 'green')).toEqual(['coast', 'interior', 'centre', 'return'])
    expect(offers('yellow', 'red', 'green')).toEqual(['interior', 'centre', 'return'])
    expect(offers('green', 'red', 'yellow')).toEqual(['centre', 'return'])
    // An area that nobody has reached is not offered, nor one that only somebody in camp has reached.
    expect(offers('red', 'green')).toEqual(['coast', 'centre', 'return'])
    expect(offers('red', 'yellow')).toEqual(['coast', 'interior', 'return'])
  })

  rule('NA-EXPL-09', 'a fellow explorer who is back in camp opens no deck any more', () => {
    const t = out(['green', 'red'], {
      castaways: { red: { space: 3 }, green: { space: 12 } },
      rolls: { 'die.return': [3, 3] },
    })
    t.choose('return').as('red').choose('stay').asks('explore', 'red')
    expect(t.offers('explore')).toEqual(['coast', 'return'])
    t.settled('explore')
  })

  rule('NA-EXPL-19', 'a marker on the summit stays there, and its castaway draws from the centre', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 15 }, yellow: { space: 11 } },
      summit: 'red',
      lastTurn: 2,
      top: { centre: ['H02'] },
    })
    expect(t.offers('explore')).toEqual(['centre', 'return'])
    t.choose('centre').has({ castaways: { red: { space: 15 }, yellow: { space: 12 } } })
    expect(t.happened('advanced')).toMatchObject([{ seat: 'yellow', to: 12 }])
    t.settled('explore')
  })

  rule('NA-EXPL-04', 'from an empty deck nothing is drawn', () => {
    const t = out(['red'], { castaways: { red: { space: 15 } }, centreDeck: [], summit: 'red', lastTurn: 1 })
    expect(t.offers('explore')).toEqual(['return'])
    t.settled('explore')
  })
})

describe('a card', () => {
  rule('NA-EXPL-10', 'foot, map, diary, instructions', () => {
    const t = out(['red'], { top: { coast: ['C05'] } })
    t.choose('coast').choose('seen')
    const order = ['cardDrawn', 'advanced', 'cubeMoved', 'storiesDrawn', 'lookedAt', 'cardResolved']
    expect(story(t).filter((name) => order.includes(name))).toEqual(order)
    t.has({ castaways: { red: { space: 2 } }, expedition: { cube: 5 } }).settled('explore')
  })

  rule('NA-EXPL-10', 'what the foot brings is settled before the map is looked at', () => {
    const t = out(['red'], { castaways: { red: { space: 14 } }, top: { centre: ['H07'] } })
    t.choose('centre')
      .asks('lastTurn', 'red')
      .has({ expedition: { cube: 4 }, stories: { red: [] } })
    t.choose('this')
      .asks('seen', 'red')
      .has({ expedition: { cube: 5 } })
    expect(t.state.stories.red).toHaveLength(1)
    t.settled('seen')
  })

  rule('NA-EX-23 NA-EXPL-11 NA-EXPL-12', 'a coast card moves those on the coast only', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 5 }, yellow: { space: 7 }, green: { space: 5 } },
      top: { coast: ['C02'] },
    })
    t.choose('coast').has({ castaways: { red: { space: 6 }, yellow: { space: 7 }, green: { space: 5 } } })
    t.settled('explore')
  })

  rule('NA-EX-24 NA-EXPL-09 NA-EXPL-11', 'an interior card moves those on the coast too', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 5 }, yellow: { space: 7 }, green: { space: 7 } },
      top: { interior: ['I02'] },
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
    expect(moved('H10')).toEqual([11, 3])
    expect(moved('H02')).toEqual([12, 4])
    expect(moved('006')).toEqual([13, 5])
  })

  rule('NA-EXPL-13', 'the map moves the cube by its number', () => {
    const cube = (card: ExplorationId, from: number): number | undefined => {
      const t = out(['red'], {
        castaways: { red: { space: 7 } },
        expedition: { explorers: ['red'], cube: from },
        top: { interior: [card] },
      })
      t.choose('interior').settled('explore')
      return t.state.expedition?.cube
    }
    expect(cube('067', 4)).toBe(4)
    expect(cube('Z10', 4)).toBe(5)
    expect(cube('I02', 4)).toBe(6)
    expect(cube('I02', 14)).toBe(15)
  })

  rule('NA-EXPL-14', 'the diary is for whoever drew the card', () => {
    const t = out(['yellow', 'red'], { top: { coast: ['C05', 'C03'] } })
    t.choose('coast').choose('seen')
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
      coastDeck: ['C17'],
    })
    t.choose('coast').has({ castaways: { red: { space: 6 }, yellow: { space: 6 }, green: { space: 6 } } })
    t.settled('explore')
  })

  rule('NA-EXPL-17', 'the lost move on as well, the dead do not', () => {
    const t = out(['yellow'], {
      castaways: { red: { space: 2, lost: 7 }, yellow: { space: 1 }, green: { space: 4, dead: true, traumas: 4 } },
      coastDeck: ['C17'],
    })
    t.choose('coast').has({ castaways: { red: { space: 6, lost: 7 }, yellow: { space: 6 }, green: { space: 4 } } })
    t.settled('explore')
  })

  rule('NA-EXPL-17', 'nobody moves on while a card is left, or if the last one adds another', () => {
    const left = out(['red'], { coastDeck: ['C02', 'C17'] })
    left
      .choose('coast')
      .has({ castaways: { red: { space: 1 } } })
      .settled('explore')
    const added = out(['red'], { coastDeck: ['Z04'] })
    added
      .choose('coast')
      .has({ castaways: { red: { space: 2 } }, coastDeck: ['015'] })
      .settled('explore')
    // A card for another deck does not help.
    const elsewhere = out(['red'], { coastDeck: ['Z02'] })
    elsewhere
      .choose('coast')
      .has({ castaways: { red: { space: 6 } }, coastDeck: [] })
      .settled('explore')
  })

  rule('NA-EXPL-17', 'a card that becomes pending leaves its deck empty, one that goes back does not', () => {
    const pended = out(['red'], { castaways: { red: { space: 7 } }, interiorDeck: ['054'] })
    pended.choose('interior').choose('054/2')
    pended.has({ castaways: { red: { space: 11 } }, pending: ['054'] }).settled('explore')
    const back = out(['red'], { castaways: { red: { space: 7 } }, interiorDeck: ['I08'] })
    back.choose('interior').choose('I08/1')
    back.has({ castaways: { red: { space: 8 } }, interiorDeck: ['I08'] }).settled('explore')
  })

  rule('NA-EXPL-17', 'after the centre that is the summit', () => {
    const t = out(['red'], {
      castaways: { red: { space: 11 }, yellow: { space: 12 }, green: { space: 10 } },
      centreDeck: ['H10'],
    })
    t.choose('centre').asks('lastTurn', 'red').choose('next')
    t.has({ castaways: { red: { space: 15 }, yellow: { space: 15 }, green: { space: 10 } }, summit: 'red' })
    t.settled('explore')
  })

  rule('NA-EXPL-18', 'who enters an empty area goes on to the next one at once', () => {
    const into = (decks: Scene): TestTable<Naufragos> =>
      out(['red'], { castaways: { red: { space: 5 } }, top: { coast: ['C02'] }, ...decks }).choose('coast')
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
    out(['red'], { castaways: { red: { space: 4 } }, top: { coast: ['C02'] }, interiorDeck: [] })
      .choose('coast')
      .has({ castaways: { red: { space: 5 } } })
      .settled('explore')
  })
})

describe('pending explorations', () => {
  const FOUR: ExplorationId[] = ['033', '019', '089', 'C06']

  rule('NA-PEND-01', 'a card that says so waits face up in one of four boxes', () => {
    const t = out(['yellow'], { castaways: { yellow: { space: 6 } }, top: { interior: ['054'] }, pending: ['033'] })
    t.choose('interior')
      .choose('054/2')
      .has({ pending: ['033', '054'] })
    expect(t.happened('pendingRemoved')).toEqual([])
    expect(t.session.view('green').pending).toEqual(['033', '054'])
    t.settled('explore')
  })

  rule('NA-EX-31 NA-PEND-01', 'with four of them, whoever lays the card removes one', () => {
    const t = out(['red', 'yellow'], {
      castaways: { red: { space: 6 }, yellow: { space: 6 } },
      expedition: { explorers: ['red', 'yellow'], turn: 'yellow' },
      top: { interior: ['054'] },
      pending: FOUR,
    })
    t.as('yellow').choose('interior').choose('054/2').asks('pendingToRemove', 'yellow')
    expect(t.offers('pendingToRemove')).toEqual(FOUR)
    t.choose('019').has({ pending: ['033', '089', 'C06', '054'] })
    const everywhere = [...t.state.coastDeck, ...t.state.interiorDeck, ...t.state.centreDeck, ...t.state.centreOut]
    expect(everywhere).not.toContain('019')
    t.settled('explore')
  })

  rule('NA-PEND-02', 'it can be chosen as soon as one explorer has reached its area', () => {
    const pending: ExplorationId[] = ['033', '019', '089']
    const offers = (explorers: Seat[], ...spaces: readonly [number, number]): readonly string[] => {
      const [red, yellow] = spaces
      const t = out(explorers, { castaways: { red: { space: red }, yellow: { space: yellow } }, pending })
      t.settled('explore')
      return t.offers('explore').filter((id) => pending.some((card) => card === id))
    }
    expect(offers(['red'], 5, 12)).toEqual(['033'])
    expect(offers(['red'], 6, 1)).toEqual(['033', '089'])
    expect(offers(['red', 'yellow'], 1, 6)).toEqual(['033', '089'])
    expect(offers(['red', 'yellow'], 1, 11)).toEqual(['033', '019', '089'])
    expect(offers(['red'], 15, 1)).toEqual(['033', '019', '089'])
  })

  rule('NA-PEND-03 NA-EXPL-07', 'its map applies again, its foot and its diary do not', () => {
    const foot = out(['red'], { castaways: { red: { space: 7 } }, pending: ['054'] })
    foot.choose('054').has({ expedition: { cube: 5, card: '054' }, pending: [], castaways: { red: { space: 7 } } })
    foot.choose('054/1').has({ pending: [], castaways: { red: { items: ['055'] } } })
    expect(foot.happened('cardDrawn')).toEqual([])
    foot.settled('explore')
    const diary = out(['red'], { castaways: { red: { space: 12 } }, flags: ['bones'], pending: ['019'] })
    diary.choose('019').choose('019/1')
    diary.has({ expedition: { cube: 5 }, stories: { red: [] }, pending: [] })
    expect(diary.state.centreDeck.at(-1)).toBe('020')
    diary.settled('explore')
  })

  rule('NA-PEND-01', 'it may be left there once more', () => {
    const t = out(['red'], { pending: ['033', 'C06', 'C11', 'C20'] })
    t.choose('033').choose('033/3')
    t.changed({ pending: ['C06', 'C11', 'C20', '033'], expedition: { cube: 5 } }).settled('explore')
  })
})
