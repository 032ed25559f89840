// What choices mean, beyond their names: told apart by it, and with the castaways whose pieces they move.

import { canonical, meaningOf } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { table } from '@landfall/naufragos/testing'
import { randomPlayer } from '@landfall/tabletop'
import type { TestTable } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { AnyKind, Naufragos } from '../src/types.ts'
import { shows } from './pieces.ts'

/** The castaways that each choice of an open question concerns, by its name. */
function concerned(
  t: TestTable<Naufragos>,
  kind: AnyKind,
): { readonly [choice: string]: readonly string[] | undefined } {
  const question = t.session.questions.find((one) => one.kind === kind)
  return Object.fromEntries((question?.choices ?? []).map(({ id, concerns }) => [id, concerns]))
}

test('no two choices of a question mean the same', () => {
  for (const players of [1, 2, 3, 4]) {
    const session = naufragosPlugin.game.start({
      ...naufragosPlugin.setupFor(players, players),
      seed: `meanings/${players}`,
    })
    const player = randomPlayer(`meanings/${players}`)
    while (session.outcome === undefined) {
      for (const { kind, choices } of session.questions) {
        const meanings = new Set(choices.map((choice) => canonical(meaningOf<unknown>(choice))))
        expect(meanings.size, kind).toBe(choices.length)
      }
      session.answer(player.answer(session))
    }
  }
})

describe('whom a choice concerns', () => {
  shows('who is healed, if it is not the one who chooses', () => {
    const t = table({
      players: 2,
      castaways: { red: { items: ['wreckage/surgeons-chest'], wounds: 1 }, yellow: { wounds: 1 } },
    }).play('place', {
      seat: 'red',
      pawn: 'first',
    })
    t.as('red').choose('use/wreckage/surgeons-chest')
    expect(concerned(t, 'whom')).toEqual({ red: undefined, yellow: ['yellow'] })
    t.settled('whom')
  })

  shows('who is given a meal, and whose food it is', () => {
    const t = table({ players: 2, castaways: { red: { tokens: 1 } }, reserve: { food: 1, tokens: 0 } }).play('eating')
    expect(concerned(t, 'meal')).toEqual({ 'eat/food': undefined, 'give/food/yellow': ['yellow'], back: undefined })
    t.choose('eat/food')
    expect(concerned(t, 'ownFood')).toEqual({ eat: undefined, 'give/yellow': ['red', 'yellow'], done: undefined })
    t.settled('ownFood')
  })

  shows('both who trade', () => {
    const t = table({ players: 2, castaways: { red: { items: ['wreckage/ships-compass'] } } }).play('place', {
      seat: 'red',
      pawn: 'first',
    })
    t.as('red').choose('trade')
    expect(concerned(t, 'tradeWith')).toEqual({ yellow: ['red', 'yellow'], cancel: undefined })
    t.choose('yellow')
    expect(concerned(t, 'tradeGive')).toEqual({
      'wreckage/ships-compass': ['red', 'yellow'],
      nothing: undefined,
      cancel: undefined,
    })
    t.choose('wreckage/ships-compass').choose('nothing')
    expect(concerned(t, 'tradeAnswer')).toEqual({ accept: ['red', 'yellow'], decline: undefined })
    t.settled('tradeAnswer')
  })

  shows('the heir and the dead', () => {
    const red = { wounds: 1, traumas: 3, items: ['wreckage/ships-compass' as const, 'wreckage/boarding-axe' as const] }
    const t = table({ phase: 'end', players: 2, castaways: { red }, rolls: { 'die.wounds': [1] } }).play('woundCheck')
    expect(concerned(t, 'inherit')).toEqual({
      'wreckage/ships-compass': ['yellow', 'red'],
      'wreckage/boarding-axe': ['yellow', 'red'],
    })
    t.settled('inherit')
  })
})
