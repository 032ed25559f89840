import { type CardId, DECK, KEEP } from '@landfall/demo'
import { table } from '@landfall/demo/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { expect } from 'vitest'

rule('BE-DAY-01', 'dawn, outing, work, weather, council and night follow each other', () => {
  const t = table({ rolls: { 'die.weather': ['calm'] }, charms: { captain: 0, cook: 0 } })
  t.play('day').has({ day: 1 })
  expect(t.happened('drew')).toHaveLength(2)
  t.choose('beach')
  t.as('captain').choose(KEEP).as('cook').choose(KEEP)
  t.as('captain').choose('wait').as('cook').choose('wait')
  t.asks('place').has({ day: 2, leader: 'cook' })
  t.settled('place')
})

rule('BE-DAWN-01', 'each castaway in turn draws one card', () => {
  const t = table({ leader: 'cook', top: ['fish/1', 'lamp/1'] })
  t.play('dawn').has({ hands: { cook: ['fish/1'], captain: ['lamp/1'] } })
  expect(t.session.view('captain').hands).toEqual({ captain: ['lamp/1'], cook: 1 })
  t.settled()
})

rule('BE-DAWN-02', 'too small a deck is filled up with the discarded cards', () => {
  const discard: CardId[] = ['fish/1', 'fish/2', 'lamp/1']
  const left = (cards: readonly CardId[]) => {
    const held = DECK.filter((card) => !discard.includes(card) && !cards.includes(card))
    return table({ discard, top: cards, hands: { captain: held } }).play('day')
  }
  const enough = left(['herbs/1', 'herbs/2'])
  expect(enough.happened('shuffled')).toEqual([])
  enough.has({ discard, deck: [] }).settled('place')
  const short = left(['herbs/1'])
  expect(short.happened('shuffled')).toHaveLength(1)
  expect(short.state.deck).toHaveLength(2)
  short.has({ discard: [] }).settled('place')
})

rule('BE-OUT-01', 'the group goes to the beach, the forest or the wreck', () => {
  const beach = table()
  beach.play('outing').as('cook').choose('beach').has({ food: 5, beacon: 0 }).settled()
  const forest = table()
  forest.play('outing').as('captain').choose('forest').has({ food: 4, beacon: 1 }).settled()
  const wreck = table({ leader: 'cook', top: ['fish/1'] })
  wreck
    .play('outing')
    .choose('wreck')
    .has({ food: 4, beacon: 0, hands: { cook: ['fish/1'], captain: [] } })
    .settled()
})

rule('BE-WORK-01', 'each chooses in secret, and the choices are revealed together', () => {
  const t = table({ hands: { captain: ['fish/1'], cook: ['fish/2'] } })
  t.play('work')
  expect(t.as('captain').offers()).toEqual(['fish/1', KEEP])
  t.choose('fish/1')
  expect(t.happened('played')).toEqual([])
  expect(JSON.stringify([t.session.view('cook'), t.session.questionsFor('cook')])).not.toContain('fish/1')
  t.as('cook').choose(KEEP)
  expect(t.happened('played')).toHaveLength(1)
  t.has({ food: 6, hands: { captain: [], cook: ['fish/2'] }, discard: ['fish/1'] })
  t.settled()
})

rule('BE-WORK-02', 'the cards are carried out in turn', () => {
  const t = table({ leader: 'cook', hands: { captain: ['feast/1'], cook: ['fish/1'] }, food: 3 })
  t.play('work').as('captain').choose('feast/1').as('cook').choose('fish/1')
  // The cook leads: 3 + 2 food, of which the feast takes half, rounded up.
  t.has({ food: 2, discard: ['fish/1', 'feast/1'] }).settled()
})

rule('BE-WEA-01', 'wind lowers the beacon by one, a storm by two and wounds the leader', () => {
  const charms = { captain: 0, cook: 0 }
  const roll = (face: string) => table({ beacon: 3, charms, rolls: { 'die.weather': [face] } }).play('weather')
  roll('calm')
    .has({ beacon: 3, wounds: { captain: 0, cook: 0 } })
    .settled()
  roll('wind')
    .has({ beacon: 2, wounds: { captain: 0, cook: 0 } })
    .settled()
  roll('storm')
    .has({ beacon: 1, wounds: { captain: 1, cook: 0 } })
    .settled()
})

rule('BE-WEA-02', 'a charm has the die rolled again before anything is applied', () => {
  const t = table({ beacon: 3, charms: { captain: 1, cook: 1 }, rolls: { 'die.weather': ['storm', 'wind', 'calm'] } })
  t.play('weather').has({ beacon: 3 })
  t.as('captain').choose(PASS)
  t.as('cook')
    .choose('charm')
    .has({ charms: { captain: 1, cook: 0 }, beacon: 3 })
  // Something has changed: those who passed are asked again.
  t.as('captain')
    .choose('charm')
    .has({ charms: { captain: 0, cook: 0 }, beacon: 3, wounds: { captain: 0 } })
  t.settled()
})

rule('BE-WEA-02', 'nobody is asked when nobody has a charm, and passing changes nothing', () => {
  const t = table({ beacon: 3, charms: { captain: 1, cook: 0 }, rolls: { 'die.weather': ['wind'] } })
  t.play('weather').asks('rolled', 'captain')
  t.choose(PASS)
    .has({ beacon: 2, charms: { captain: 1 } })
    .settled()
})

rule('BE-COUNCIL-01', 'the majority decides', () => {
  const castaways = ['captain', 'cook', 'doctor'] as const
  const t = table({ castaways, beacon: 1, rolls: { 'die.sight': [6] } })
  t.play('council').as('doctor').choose('light').as('captain').choose('light').as('cook').choose('wait')
  expect(t.happened('decided')).toEqual([{ t: 'decided', decision: 'light' }])
  t.has({ beacon: 0 }).settled()
})

rule('BE-COUNCIL-01', 'in a tie the leader decides', () => {
  const t = table({ beacon: 1, leader: 'cook' })
  t.play('council').as('captain').choose('light').as('cook').choose('wait')
  t.asks('tie', 'cook').choose('wait')
  t.has({ beacon: 1 }).settled()
})

rule('BE-COUNCIL-02 BE-END-01', 'a lit beacon is seen on its level or less', () => {
  const light = (beacon: number, roll: number) => {
    const t = table({ beacon, rolls: { 'die.sight': [roll] } })
    return t.play('council').as('captain').choose('light').as('cook').choose('light')
  }
  light(3, 3).ended('won', 'seen').settled()
  light(3, 2).ended('won', 'seen').settled()
  light(3, 4).has({ beacon: 0 }).settled()
  light(0, 1).has({ beacon: 0 }).settled()
})

rule('BE-NIGHT-01', 'each eats in turn, and who finds nothing is wounded', () => {
  const enough = table({ food: 2, day: 1 }).play('night')
  enough.has({ food: 0, wounds: { captain: 0, cook: 0 } }).settled('place')
  const short = table({ food: 1, day: 1, leader: 'cook' }).play('night')
  short.has({ food: 0, wounds: { captain: 1, cook: 0 } }).settled('place')
  const none = table({ food: 0, day: 1 }).play('night')
  none.has({ food: 0, wounds: { captain: 1, cook: 1 } }).settled('place')
})

rule('BE-NIGHT-02', 'the next castaway at the table leads', () => {
  const castaways = ['captain', 'cook', 'doctor'] as const
  table({ castaways, day: 1 }).play('night').has({ leader: 'cook' }).settled('place')
  table({ castaways, day: 1, leader: 'doctor' }).play('night').has({ leader: 'captain' }).settled('place')
})

rule('BE-END-02', 'the third wound ends the game at once', () => {
  const t = table({ food: 0, day: 1, wounds: { captain: 2, cook: 2 } }).play('night')
  t.ended('lost', 'death')
    .has({ wounds: { captain: 3, cook: 2 } })
    .settled()
})

rule('BE-END-03', 'the eighth night ends the game', () => {
  table({ day: 8 }).play('night').ended('lost', 'eighthNight').settled()
  table({ day: 7 }).play('night').has({ day: 8 }).settled('place')
})
