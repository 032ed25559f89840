// Who takes part in an action besides the one who is active. T7-TURN-05 to -08, -32, T7-ICON-18

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { CURSE, lost, won } from './cards.ts'

/** Ingrid is about to search the Strand of Buoys; Tomás stands beside her, Wanjiru on the Wrack Line. */
const searching = (scene: Scene = {}) =>
  table({ land: [14, 27], people: { ingrid: {}, tomas: {}, wanjiru: { on: 27 } }, ...scene })
    .play('turn')
    .choose('ingrid/terrain/strand-of-buoys/1')

describe('helpers', () => {
  rule(
    'T7-TURN-05 T7-TURN-07',
    'those on the terrain may be asked to help; the active player always takes part',
    () => {
      const t = searching().has({ action: { active: 'ingrid', involved: ['ingrid'] } })
      expect(t.offers('sheet')).toContain('with/tomas')
      t.choose('with/tomas').has({ action: { involved: ['ingrid', 'tomas'] } })
      expect(t.session.questionsFor('first').flatMap(({ choices }) => choices.map(({ id }) => id))).not.toContain(
        'stepOut',
      )
      t.settled('sheet')
    },
  )

  rule('T7-TURN-05', 'nobody helps who does not want to', () => {
    const t = searching().choose('with/tomas').as('second').choose('stepOut', 'anyTime')
    t.has({ action: { involved: ['ingrid'], exchange: 0 } }).asks('sheet', 'first')
    expect(t.as('first').offers('sheet')).not.toContain('with/tomas')
    t.settled('sheet')
  })

  rule('T7-TURN-05', 'or somebody offers to help; the active player may still call it off', () => {
    const t = searching().as('second').choose('help', 'anyTime')
    t.has({ action: { involved: ['ingrid', 'tomas'] } })
    t.as('first').choose('cancel')
    expect(t.state.action).toBeUndefined()
    t.settled('act')
  })

  rule('T7-TURN-05', 'who steps out takes along what they had put in', () => {
    const t = searching({
      people: { ingrid: {}, tomas: { items: [{ cards: ['skill/reed-basket'], die: 2 }] } },
      rolls: { action: [CURSE] },
    })
    t.choose('with/tomas').choose('use/skill/reed-basket')
    expect(t.offers('sheet')[0]).toBe('draw/0')
    t.as('second').choose('stepOut', 'anyTime')
    expect(t.as('first').offers('sheet')[0]).toBe('draw/1')
    t.choose('draw/1')
    expect(t.state.members[1]?.items).toEqual([{ cards: ['skill/reed-basket'], die: 2 }])
    t.settled('act')
  })

  rule('T7-TURN-06', 'players on another terrain cannot', () => {
    const t = searching()
    expect(t.offers('sheet').filter((id) => id.startsWith('with/'))).toEqual(['with/tomas'])
    expect(t.session.questionsFor('third').some(({ kind }) => kind === 'anyTime')).toBe(false)
    t.settled('sheet')
  })

  rule('T7-TURN-08', 'once cards are drawn, nobody joins and nobody leaves', () => {
    const t = searching({ rolls: { action: ['skill/log-raft'] } })
      .choose('with/tomas')
      .choose('draw/1')
    t.asks('keep', 'first').has({ action: { involved: ['ingrid', 'tomas'] } })
    expect(t.session.questions.some(({ kind }) => kind === 'anyTime')).toBe(false)
    t.settled('keep')
  })
})

describe('who forbids company', () => {
  const paranoid = { hand: ['state/paranoid#1'] } as const

  rule('T7-TURN-32', 'who is paranoid helps nobody', () => {
    const t = searching({ people: { ingrid: {}, tomas: paranoid } })
    expect(t.offers('sheet').some((id) => id.startsWith('with/'))).toBe(false)
    expect(t.session.questions.some(({ kind }) => kind === 'anyTime')).toBe(false)
    t.settled('sheet')
  })

  rule('T7-TURN-32', 'and has no help; others help each other', () => {
    const t = searching({ people: { ingrid: paranoid, tomas: {}, wanjiru: {} } })
    expect(t.offers('sheet').some((id) => id.startsWith('with/'))).toBe(false)
    t.settled('sheet')
    const others = searching({ people: { ingrid: {}, tomas: paranoid, wanjiru: {} } })
    expect(others.offers('sheet').filter((id) => id.startsWith('with/'))).toEqual(['with/wanjiru'])
    others.settled('sheet')
  })

  rule('T7-TURN-32 T7-TURN-18', 'what all must do they do all the same: the card says so', () => {
    const t = table({ land: [208], people: { ingrid: {}, tomas: paranoid } })
    t.play('turn').choose('ingrid/terrain/reed-landing/1')
    t.has({ action: { involved: ['ingrid', 'tomas'] } }).settled('sheet')
  })
})

describe('what all must do', () => {
  rule('T7-TURN-18 T7-ICON-18', 'everybody is involved, and nobody can step out', () => {
    const t = table({ land: [208], people: { ingrid: {}, tomas: {}, wanjiru: {} } })
    t.play('turn').choose('tomas/terrain/reed-landing/1')
    t.has({ action: { active: 'tomas' } })
    expect(t.state.action?.involved.toSorted()).toEqual(['ingrid', 'tomas', 'wanjiru'])
    expect(t.session.questions.some(({ kind }) => kind === 'anyTime')).toBe(false)
    t.settled('sheet')
  })

  rule('T7-TURN-18 T7-ICON-18', 'it cannot be done as long as somebody is elsewhere', () => {
    const t = table({ land: [208, 219], people: { ingrid: {}, tomas: {}, wanjiru: { on: 219 } } }).play('turn')
    expect(t.offers('act').filter((id) => id.endsWith('terrain/reed-landing/1'))).toEqual([])
    expect(t.offers('act')).toContain('ingrid/terrain/reed-landing/2')
    t.settled('act')
  })

  rule('T7-TURN-18 T7-ICON-18', 'alone it is an action like any other', () => {
    const t = table({ land: [208], people: { tomas: {} } })
      .play('turn')
      .choose('tomas/terrain/reed-landing/1')
    t.has({ action: { involved: ['tomas'] } }).settled('sheet')
  })

  rule('T7-ICON-18 T7-MOVE-17', 'it may lead to another Board, with all figures on it', () => {
    const t = table({
      land: [208],
      people: { ingrid: {}, tomas: {} },
      rolls: {
        action: won(3),
        'exploration.strand': ['fog/sea-fret', 'fog/squall'],
      },
    })
    // Ingrid and Tomás let themselves drift downstream to the ferry stones.
    t.play('turn').choose('tomas/terrain/reed-landing/1').choose('draw/3').choose('none')
    t.has({ spaces: { '4,4': { terrain: 'terrain/ferry-stones' } } })
    expect(t.state.spaces).not.toHaveProperty(['0,1'])
    expect(t.state.members.map(({ at }) => at)).toEqual(['4,4', '4,4'])
    t.settled('act')
  })

  rule('T7-ACT-CONS-06 T7-ICON-18', 'a failure leaves the active player paranoid, as in all collective actions', () => {
    const t = table({
      land: [208],
      people: { ingrid: {}, tomas: {} },
      rolls: { action: lost(3), adventure: ['state/drenched#4', 'state/drenched#5', 'state/paranoid#5'] },
    })
    t.play('turn').choose('tomas/terrain/reed-landing/1').choose('draw/3')
    expect(t.state.members.map(({ hand }) => hand)).toEqual([
      ['state/drenched#5'],
      ['state/drenched#4', 'state/paranoid#5'],
    ])
    t.settled('act')
  })
})
