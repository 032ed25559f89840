// Exchanging and giving away. NA-NOTE-04, NA-NOTE-05.
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { expect } from 'vitest'
import type { Seat } from '../src/components/seats.ts'
import type { Naufragos } from '../src/types.ts'

const GOODS: Scene = {
  castaways: {
    red: { items: ['wreckage/ships-compass', 'wreckage/coil-of-rope'], tokens: 2 },
    yellow: { items: ['wreckage/purse-of-coins'] },
  },
}

/** While red places a pawn. */
const placing = (scene: Scene = GOODS): TestTable<Naufragos> =>
  table(scene).play('place', { seat: 'red', pawn: 'first' })

const traders = (t: TestTable<Naufragos>): readonly string[] =>
  t.session.questions.filter(({ choices }) => choices.some(({ id }) => id === 'trade')).map(({ seat }) => seat)

/** Who may trade while this question is open, which may stay so. */
const tradersAt = (t: TestTable<Naufragos>, ...open: readonly string[]): readonly string[] => {
  t.settled(...open)
  return traders(t)
}

/** What everybody holds. */
const holdings = (t: TestTable<Naufragos>, ...seats: readonly Seat[]) =>
  seats.map((seat) => [...(t.state.castaways[seat]?.items ?? []), t.state.castaways[seat]?.tokens])

rule('NA-NOTE-04', 'an item for an item, if both agree', () => {
  const t = placing().as('red').choose('trade')
  expect(t.offers('tradeWith')).toEqual(['yellow', 'green', 'cancel'])
  t.choose('yellow')
  expect(t.offers('tradeGive')).toEqual([
    'wreckage/ships-compass',
    'wreckage/coil-of-rope',
    'token',
    'nothing',
    'cancel',
  ])
  t.choose('wreckage/coil-of-rope')
  expect(t.offers('tradeAsk')).toEqual(['wreckage/purse-of-coins', 'nothing', 'cancel'])
  t.choose('wreckage/purse-of-coins').asks('tradeAnswer', 'yellow')
  expect(holdings(t, 'red', 'yellow')).toEqual([
    ['wreckage/ships-compass', 'wreckage/coil-of-rope', 2],
    ['wreckage/purse-of-coins', 0],
  ])
  t.as('yellow').choose('accept')
  t.changed({
    castaways: {
      red: { items: ['wreckage/ships-compass', 'wreckage/purse-of-coins'] },
      yellow: { items: ['wreckage/coil-of-rope'] },
    },
  })
  t.asks('place', 'red').settled('place')
})

/** Red offers yellow the compass for the purse. */
const offering = (t: TestTable<Naufragos>): TestTable<Naufragos> =>
  t.as('red').choose('trade').choose('yellow').choose('wreckage/ships-compass').choose('wreckage/purse-of-coins')

const OFFER = 'red yellow wreckage/ships-compass wreckage/purse-of-coins'

rule('NA-NOTE-04 NA-NOTE-06', 'without consent nothing changes hands, and another offer may be made', () => {
  const t = offering(placing())
  expect(t.as('yellow').offers('tradeAnswer')).toEqual(['accept', 'decline'])
  t.choose('decline').changed({ refusedTrades: [OFFER] })
  t.as('red').choose('trade')
  expect(t.offers('tradeWith')).toEqual(['yellow', 'green', 'cancel'])
  t.choose('yellow').choose('wreckage/coil-of-rope').choose('wreckage/purse-of-coins').as('yellow').choose('accept')
  t.has({ castaways: { red: { items: ['wreckage/ships-compass', 'wreckage/purse-of-coins'] } } }).settled('place')
})

rule('NA-NOTE-06', 'the same offer once more may be muted for this turn, and no other', () => {
  const t = offering(placing()).as('yellow').choose('decline')
  offering(t)
  expect(t.as('yellow').offers('tradeAnswer')).toEqual(['accept', 'decline', 'mute'])
  t.choose('mute').changed({ refusedTrades: [OFFER], mutedTrades: [OFFER] })
  t.as('red').choose('trade').choose('yellow').choose('wreckage/ships-compass')
  expect(t.offers('tradeAsk')).toEqual(['nothing', 'cancel'])
  t.choose('nothing').as('yellow').choose('decline').as('red').choose('trade').choose('yellow')
  t.choose('wreckage/coil-of-rope')
  expect(t.offers('tradeAsk')).toEqual(['wreckage/purse-of-coins', 'nothing', 'cancel'])
  t.settled('tradeAsk')
  // In the next turn it may be made again.
  const next = table({ ...GOODS, phase: 'end', refusedTrades: [OFFER], mutedTrades: [OFFER] }).play('upkeep')
  next.has({ refusedTrades: [], mutedTrades: [] }).settled()
})

rule('NA-NOTE-04', 'own tokens change hands too, and gifts are gifts', () => {
  const token = placing().as('red').choose('trade').choose('green').choose('token').choose('nothing')
  token.as('green').choose('accept')
  token.changed({ castaways: { red: { tokens: 1 }, green: { tokens: 1 } } })
  token.settled('place')
  const asked = placing().as('green').choose('trade').choose('yellow').choose('nothing')
  // Nothing for nothing is not a trade.
  expect(asked.offers('tradeAsk')).toEqual(['wreckage/purse-of-coins', 'cancel'])
  asked.choose('wreckage/purse-of-coins').as('yellow').choose('accept')
  asked.changed({ castaways: { yellow: { items: [] }, green: { items: ['wreckage/purse-of-coins'] } } })
  asked.settled('place')
})

rule('NA-NOTE-04', 'stories cannot change hands', () => {
  const t = placing({ stories: { red: ['3/101'], yellow: ['2/101'] } })
  expect(traders(t)).toEqual([])
  t.settled('place')
  const rich = placing({ ...GOODS, stories: { red: ['3/101'], yellow: ['2/101'] } })
  rich.as('red').choose('trade').choose('yellow')
  expect(rich.offers('tradeGive')).toEqual([
    'wreckage/ships-compass',
    'wreckage/coil-of-rope',
    'token',
    'nothing',
    'cancel',
  ])
  rich.choose('nothing')
  expect(rich.offers('tradeAsk')).toEqual(['wreckage/purse-of-coins', 'cancel'])
  rich.settled('tradeAsk')
})

rule('NA-NOTE-06', 'who thinks better of it goes on as before', () => {
  for (const steps of [['cancel'], ['yellow', 'cancel'], ['yellow', 'wreckage/ships-compass', 'cancel']]) {
    const t = placing().as('red').choose('trade')
    for (const step of steps) t.choose(step)
    t.changed({}).asks('place', 'red')
    expect(t.offers('anyTime')).toContain('trade')
    t.settled('place')
  }
})

rule('NA-NOTE-04', 'at any time: while pawns are placed, an option is chosen, food is eaten', () => {
  const everybody = ['red', 'yellow', 'green']
  expect(tradersAt(placing(), 'place')).toEqual(everybody)
  expect(tradersAt(table(GOODS).play('whitePawn'), 'white')).toEqual(everybody)
  expect(tradersAt(table({ ...GOODS, top: { event: ['event/old-letter'] } }).play('event'), 'option')).toEqual(
    everybody,
  )
  expect(tradersAt(table(GOODS).play('eating'), 'meal')).toEqual(everybody)
  const act = (action: 'fire' | 'build') => table(GOODS).play('act', { seat: 'red', action, box: 0 })
  expect(tradersAt(act('fire'), 'energyForFire')).toEqual(everybody)
  expect(tradersAt(act('build'), 'building')).toEqual(everybody)
})

rule('NA-NOTE-04 NA-ITEM-02', 'also where nothing is asked, for those who want to be asked everywhere', () => {
  const night = () => table({ ...GOODS, phase: 'survival' })
  // Nobody else is held up by what could be traded.
  night().play('night').settled()
  const t = night().everywhere().play('night').asks('night', 'red')
  offering(t).asks('tradeAnswer', 'yellow').as('yellow').choose('accept')
  expect(holdings(t, 'red', 'yellow')).toEqual([
    ['wreckage/coil-of-rope', 'wreckage/purse-of-coins', 2],
    ['wreckage/ships-compass', 0],
  ])
  t.pass().settled()
  const out = table({ ...GOODS, expedition: { explorers: ['red'] } })
    .everywhere()
    .play('exploration')
  expect(traders(out)).toEqual([])
  out.settled('explore')
})

rule('NA-NOTE-05', 'not while an expedition is under way', () => {
  const t = table({ ...GOODS, expedition: { explorers: ['red', 'yellow'] } }).play('exploration')
  expect(traders(t)).toEqual([])
  t.settled('explore')
})

rule('NA-NOTE-05', 'never with somebody who is lost', () => {
  const t = placing({
    castaways: { ...GOODS.castaways, yellow: { items: ['wreckage/purse-of-coins'], tokens: 1, lost: 7 } },
  })
  expect(traders(t)).toEqual(['red', 'green'])
  t.as('red').choose('trade')
  expect(t.offers('tradeWith')).toEqual(['green', 'cancel'])
  t.settled('tradeWith')
  // Alone at home there is nobody to trade with.
  const alone = placing({
    castaways: { red: { items: ['wreckage/ships-compass'] }, yellow: { lost: 7 }, green: { dead: true } },
  })
  expect(traders(alone)).toEqual([])
  alone.settled('place')
})

rule('NA-NOTE-04', 'bad blood forbids it', () => {
  const camp: Scene['camp'] = [['damage/bad-blood'], ['camp/plan-the-route'], [], [], [], [], [], []]
  expect(tradersAt(placing({ ...GOODS, camp }), 'place')).toEqual([])
})
