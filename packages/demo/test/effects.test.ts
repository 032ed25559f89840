import { table } from '@landfall/demo/testing'
import { rule } from '@landfall/testkit'
import { expect } from 'vitest'

const card = (seat: 'captain' | 'cook', card: string) => ({ seat, card })

rule('BE-EFF-01', 'the beacon stays between its lowest and its highest level', () => {
  table({ beacon: 5 }).play('card', card('cook', 'driftwood/1')).has({ beacon: 6 }).settled()
  table({ beacon: 6 }).play('card', card('cook', 'driftwood/1')).has({ beacon: 6 }).settled()
  const charms = { captain: 0, cook: 0 }
  table({ beacon: 1, charms, rolls: { 'die.weather': ['storm'] } })
    .play('weather')
    .has({ beacon: 0 })
    .settled()
  table({ food: 0 }).play('card', card('cook', 'feast/1')).has({ food: 0 }).settled()
})

rule('BE-EFF-02', 'only wounds that are there are healed', () => {
  const t = table({ wounds: { captain: 1, cook: 0 }, food: 0 })
  t.play('card', card('cook', 'feast/1')).has({ wounds: { captain: 0, cook: 0 } })
  expect(t.happened('healed')).toEqual([{ t: 'healed', seat: 'captain', by: 1 }])
  t.settled()
})

rule('BE-EFF-03', 'an empty deck gives nothing', () => {
  const all = table().state.deck
  const t = table({ hands: { captain: [...all] } })
  t.play('outing')
    .choose('wreck')
    .has({ hands: { cook: [] }, deck: [] })
    .settled()
  expect(t.happened('drew')).toEqual([])
})

rule('BE-ABIL-01', 'a wounded castaway may eat whenever somebody is asked', () => {
  const t = table({ wounds: { captain: 0, cook: 2 }, food: 2 })
  t.play('outing')
  expect(t.as('captain').offers('anyTime')).toEqual([])
  t.as('cook')
    .choose('eat')
    .has({ food: 1, wounds: { captain: 0, cook: 1 } })
  t.as('cook')
    .choose('eat')
    .has({ food: 0, wounds: { captain: 0, cook: 0 } })
  expect(t.as('cook').offers('anyTime')).toEqual([])
  t.as('captain').choose('beach').has({ food: 1 }).settled()
})

rule('BE-ABIL-01', 'eating leaves the secret choices of others alone', () => {
  const t = table({ wounds: { captain: 0, cook: 1 }, hands: { captain: ['fish/1'], cook: ['lamp/1'] }, food: 1 })
  t.play('work').as('captain').choose('fish/1')
  t.as('cook')
    .choose('eat')
    .has({ food: 0, wounds: { cook: 0 } })
  t.as('cook')
    .choose('lamp/1')
    .has({ food: 2, beacon: 1, discard: ['fish/1', 'lamp/1'] })
  t.settled()
})

rule('BE-WORK-02', 'resin: one of three, of those that are possible', () => {
  const t = table({ top: ['fish/1'] }).play('card', card('cook', 'resin/1'))
  t.asks('chooseOne', 'cook')
  expect(t.offers()).toEqual(['0', '1', '2'])
  t.choose('2')
    .has({ hands: { cook: ['fish/1'], captain: [] }, beacon: 0, food: 4 })
    .settled()
  const empty = table({ hands: { captain: [...table().state.deck] } }).play('card', card('cook', 'resin/1'))
  expect(empty.offers()).toEqual(['0', '1'])
  empty.choose('0').has({ beacon: 1 }).settled()
})

rule('BE-WORK-02', 'a bold climb: only who wants to', () => {
  const t = table().play('card', card('cook', 'bold-climb/1'))
  t.asks('may', 'cook')
    .choose('yes')
    .has({ beacon: 3, wounds: { cook: 1, captain: 0 } })
    .settled()
  const no = table().play('card', card('cook', 'bold-climb/1'))
  no.choose('no')
    .has({ beacon: 0, wounds: { cook: 0, captain: 0 } })
    .settled()
})

rule('BE-WORK-02', 'the lamp shines more on a high beacon', () => {
  table({ beacon: 3 }).play('card', card('cook', 'lamp/1')).has({ beacon: 4 }).settled()
  table({ beacon: 4 }).play('card', card('cook', 'lamp/1')).has({ beacon: 6 }).settled()
})

rule('BE-WORK-02', 'nets: twice, and a wound for the hungry', () => {
  table({ food: 0 })
    .play('card', card('cook', 'nets/1'))
    .has({ food: 2, wounds: { cook: 0 } })
    .settled()
  const castaways = ['captain', 'cook', 'doctor'] as const
  const t = table({ castaways, food: 0 }).play('card', card('cook', 'nets/1'))
  t.has({ food: 2, wounds: { cook: 1, captain: 0, doctor: 0 } }).settled()
})

rule('BE-WORK-02', 'herbs heal each of the wounded; rations are for everyone', () => {
  const castaways = ['captain', 'cook', 'doctor'] as const
  const t = table({ castaways, wounds: { captain: 2, doctor: 1 }, food: 0 })
  t.play('card', card('cook', 'herbs/1')).has({ wounds: { captain: 1, cook: 0, doctor: 0 }, food: 1 })
  t.play('card', card('cook', 'rations/1')).has({ food: 4 }).settled()
})
