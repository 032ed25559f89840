// The figures of the event cards of the box, and what a ship needs.

import { table } from '@landfall/naufragos/testing'
import { describe, expect, test } from 'vitest'
import type { BuildingId, WreckageId } from '../../src/cards/card-ids.ts'
import { BASE_EVENT_IDS, NUMBERED_EVENT_IDS } from '../../src/cards/decks.ts'
import { EVENT_CARDS } from '../../src/cards/events.ts'
import { isSatisfied } from '../../src/phases/ending.ts'
import { allWithin } from '../../src/traverse.ts'
import { designed, isInBox } from '../designed.ts'
import { count, requirement } from './counting.ts'

describe('event cards', () => {
  const BASE = BASE_EVENT_IDS.filter(isInBox)

  const figures = (id: keyof typeof EVENT_CARDS): string =>
    `${designed(id)} ${EVENT_CARDS[id].climate} ${EVENT_CARDS[id].wreckage} ${requirement(id)}`

  test('NA-RESCUE-02 icon, wreckage number and requirement of each', () => {
    expect(BASE.map(figures)).toEqual([
      'E01 sun 4 B04',
      'E03 sun 5 B04+B05',
      'E04 sun 2 item:mirror',
      'E07 sun 6 B07+item:spyglass',
      'E09 sun 4 B04+item:ensign',
      'E14 sun 4 B07+B04',
      'E15 storm 6 B12+item:ensign',
      'E16 storm 2 B05+fire',
      'E17 sun 3 item:lantern+fire',
      'E18 storm 6 fire+shelter>=3',
      'E19 sun 5 B04+B05+B07',
      'E20 storm 1 B14',
      'E21 sun 4 B06+item:sailcloth',
      'E22 storm 3 B05',
      'E23 storm 1 B06',
      'E24 storm 3 B05+B07',
      'E25 storm 5 B04+shelter>=2',
      'E26 sun 2 item:lantern+B07',
      'E27 storm 3 B05+item:ensign',
      'E28 storm 4 B05+item:powder',
      'E29 sun 5 item:horn+B06',
    ])
    expect(NUMBERED_EVENT_IDS.filter(isInBox).map(figures)).toEqual([
      '022 none 4 item:gold+B05',
      '029 sun 2 flag:allies',
      '038 storm 1 item:flare',
      '045 none 3 B04+item:cat',
      '047 storm 5 fire+B10',
      '056 storm 3 B05+B11',
      '061 sun 6 B05+B12',
      '063 none 4 B07+flag:smoke',
      '073 storm 6 item:idol+B04',
      '079 storm 2 B10+B07',
      '082 none 3 B06+flag:bosun',
      '094 sun 4 B16',
      '096 none 5 B04 or B05 or B07',
    ])
  })

  test('at most five of them let everybody at home lose energy', () => {
    const costly = BASE.filter((id) =>
      allWithin(EVENT_CARDS[id].effects).some((one) => one.do === 'energy' && one.who === 'home' && one.by < 0),
    )
    expect(costly.map(designed)).toEqual(['E07', 'E15', 'E16', 'E20', 'E21'])
  })

  test('NA-EVT-03 NA-EVT-10 eleven suns, ten storms, and how often each wreckage number comes', () => {
    const cards = BASE.map((id) => EVENT_CARDS[id])
    const icons = cards.map(({ climate }) => climate)
    expect([count(icons, 'sun'), count(icons, 'storm'), count(icons, 'none')]).toEqual([11, 10, 0])
    const numbers = cards.map(({ wreckage }) => wreckage)
    expect([1, 2, 3, 4, 5, 6].map((number) => count(numbers, number))).toEqual([2, 3, 4, 5, 4, 3])
  })

  test('NA-RESCUE-02 NA-RESCUE-03 which events are satisfied by what a group has', () => {
    const satisfied = (built: BuildingId[], lit = false, items: WreckageId[] = []): string => {
      const { state } = table({ built, fire: { lit }, castaways: { yellow: { items } } })
      return BASE.filter((id) => isSatisfied(state, id))
        .map(designed)
        .join(' ')
    }
    expect(satisfied([])).toBe('')
    expect(satisfied(['building/signs-in-the-sand'])).toBe('E01')
    expect(satisfied(['building/huge-bonfire'])).toBe('E22')
    expect(
      satisfied(['building/signs-in-the-sand', 'building/huge-bonfire', 'building/lean-to', 'building/hut'], true),
    ).toBe('E01 E03 E16 E22 E25')
    expect(
      satisfied(
        ['building/signs-in-the-sand', 'building/huge-bonfire', 'building/lean-to', 'building/hut', 'building/lookout'],
        true,
      ),
    ).toBe('E01 E03 E14 E16 E19 E22 E24 E25')
    expect(
      satisfied(
        [
          'building/signs-in-the-sand',
          'building/huge-bonfire',
          'building/lean-to',
          'building/hut',
          'building/lookout',
          'building/raft',
        ],
        true,
      ),
    ).toBe('E01 E03 E14 E16 E19 E22 E23 E24 E25')
    expect(
      satisfied(
        [
          'building/signs-in-the-sand',
          'building/huge-bonfire',
          'building/lean-to',
          'building/hut',
          'building/lookout',
          'building/raft',
        ],
        true,
        ['wreckage/ships-ensign', 'wreckage/storm-lantern', 'wreckage/signal-mirror', 'wreckage/keg-of-powder'],
      ),
    ).toBe('E01 E03 E04 E09 E14 E16 E17 E19 E22 E23 E24 E25 E26 E27 E28')
  })
})
