// Where something must be done by those who arrive. T7-EX-36, T7-EX-37, T7-ICON-15, T7-ICON-31

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { LUCKY, lost, won } from './cards.ts'

/** Wanjiru is on the stern of the wreck, where everybody who comes must balance. Ingrid and Tomás are on the bow. */
const WRECK: Scene = {
  land: [39, 51],
  people: { ingrid: {}, tomas: {}, wanjiru: { on: 51 } },
}
/** From the bow to the stern: one card, one success. */
const TO_STERN = 'ingrid/terrain/wreck-of-the-perpetua-bow/0/4,1/together'

const mandatoryOnes = (t: ReturnType<typeof table>) =>
  t
    .happened('prepared')
    .flatMap(({ source, who, with: helpers, cards }) =>
      JSON.stringify(source).includes('perpetua-stern') ? [[who, helpers, cards]] : [],
    )

describe('arriving', () => {
  rule(
    'T7-EX-36 T7-MOVE-10 T7-TURN-21 T7-ICON-15 T7-ICON-31',
    'those who arrive together do together what must be done; who stood there before cannot help',
    () => {
      const t = table({
        ...WRECK,
        rolls: { action: [LUCKY, ...lost(2)], adventure: ['state/drenched#6', 'state/paranoid#5'] },
      })
      t.play('turn').choose(TO_STERN).choose('draw/1').choose('none')
      expect(t.state.members.map(({ at }) => at)).toEqual(['4,1', '4,1', '4,1'])
      expect(mandatoryOnes(t)).toEqual([['ingrid', ['tomas'], 2]])
      // It fails: Ingrid takes 108 and then 100, the others nothing.
      expect(t.happened('taken').map(({ who, number }) => [who, number])).toEqual([
        ['ingrid', 108],
        ['ingrid', 100],
      ])
      expect(t.state.members.map(({ hand }) => hand)).toEqual([['state/drenched#6', 'state/paranoid#5'], [], []])
      t.has({ last: 'first' }).settled('act')
    },
  )

  rule('T7-EX-36 T7-MOVE-14', 'who is there need not do it again, and cannot', () => {
    const t = table({ ...WRECK, rolls: { action: lost(3), adventure: ['state/drenched#6'] } }).play('turn')
    expect(t.offers('act')).not.toContain('wanjiru/terrain/wreck-of-the-perpetua-stern/0')
    t.choose('wanjiru/terrain/wreck-of-the-perpetua-stern/2').choose('draw/3')
    expect(t.happened('mandatoryRevealed')).toEqual([])
    expect(t.offers('act')).not.toContain('wanjiru/terrain/wreck-of-the-perpetua-stern/0')
    t.settled('act')
  })

  rule('T7-EX-36 T7-MOVE-08', 'who was left behind does not arrive', () => {
    const t = table({ ...WRECK, rolls: { action: [LUCKY, ...lost(2)], adventure: ['state/drenched#6'] } })
    t.play('turn').choose('ingrid/terrain/wreck-of-the-perpetua-bow/0').choose('draw/1').choose('none')
    expect(t.state.members.map(({ at }) => at)).toEqual(['4,1', '3,1', '4,1'])
    expect(mandatoryOnes(t)).toEqual([['ingrid', [], 2]])
    expect(t.state.members.map(({ hand }) => hand)).toEqual([['state/drenched#6'], [], []])
    t.settled('act')
  })
})

/** The boar thicket, where everybody who comes must be quiet, lies between Marram Hollow and the fox earth. */
const THICKET: Scene = { land: [35, 61, 20], people: { tomas: {} } }
const walk = (to: string) => `tomas/terrain/marram-hollow/0/${to}`

describe('passing', () => {
  rule('T7-EX-37 T7-MOVE-11', 'nothing must be done where one only passes', () => {
    const t = table({ ...THICKET, rolls: { action: lost(1) } })
      .play('turn')
      .choose(walk('2,4'))
    expect(t.happened('mandatoryRevealed')).toEqual([])
    expect(t.state.members.map(({ at }) => at)).toEqual(['2,4'])
    t.settled('act')
  })

  rule('T7-EX-37 T7-MOVE-10', 'nor where an event has used it up', () => {
    const t = table({ ...THICKET, events: [[61, 'event/rabbit-runs']], rolls: { action: lost(1) } })
    t.play('turn').choose(walk('2,3'))
    expect(t.happened('mandatoryRevealed')).toEqual([])
    expect(t.state.members.map(({ at }) => at)).toEqual(['2,3'])
    t.settled('act')
  })

  rule('T7-EX-37 T7-MOVE-10', 'but where one stops', () => {
    const t = table({ ...THICKET, rolls: { action: [...lost(1), ...won(1)] } })
      .play('turn')
      .choose(walk('2,3'))
    expect(t.happened('mandatoryRevealed')).toHaveLength(1)
    t.asks('keep')
      .has({ action: { isMandatory: true, icon: 'stealth' } })
      .settled('keep')
  })
})
