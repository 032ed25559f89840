import { beacon, DECK } from '@landfall/demo'
import { table } from '@landfall/demo/testing'
import { SetupError, start } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { expect, test } from 'vitest'

test('BE-SETUP-01 two to four different castaways, and nobody else', () => {
  const refused = (castaways: unknown): void => {
    expect(() => beacon.start({ castaways, seed: 's' })).toThrow(SetupError)
  }
  refused(['captain'])
  refused(['captain', 'cook', 'carpenter', 'doctor', 'captain'])
  refused(['cook', 'cook'])
  refused(['cook', 'pirate'])
  refused('cook')
  expect(start(beacon, { castaways: ['doctor', 'cook'], seed: 's' }).seats).toEqual(['doctor', 'cook'])
  expect(() => beacon.start({ castaways: ['cook', 'doctor'] })).toThrow(SetupError)
})

rule('BE-SETUP-02', 'the deck is shuffled and two cards are dealt to each', () => {
  const t = table({ rolls: { deck: [['fish/1', 'resin/2', 'lamp/3']] } })
  t.play('setup').asks('place')
  const { deck, hands } = t.state
  expect([...deck, ...Object.values(hands).flat()].sort()).toEqual([...DECK].sort())
  expect(t.happened('drew').map(({ seat }) => seat)).toEqual(['captain', 'captain', 'cook', 'cook', 'captain', 'cook'])
  // The scripted cards came first out of the shuffle, so they lie at the bottom.
  expect(deck.slice(0, 3)).toEqual(['fish/1', 'resin/2', 'lamp/3'])
  t.settled('place')
})

test('BE-SETUP-03 food for each, no wounds, one charm, the first castaway leads', () => {
  const { state } = start(beacon, { castaways: ['cook', 'doctor', 'captain'], seed: 's' })
  expect(state).toMatchObject({
    leader: 'cook',
    food: 6,
    beacon: 0,
    wounds: { cook: 0, doctor: 0, captain: 0 },
    charms: { cook: 1, doctor: 1, captain: 1 },
  })
})
