// How many answers it takes to do something alone: playing is deciding, not filling in forms.

import { type Scene, table } from '@landfall/continent/testing'
import { describe, expect, test } from 'vitest'
import { BLANK, STARS } from '../land/land.ts'

/** Ingrid alone does one thing, and keeps the Skill that she draws: how many answers that takes until she is asked again. */
function answersTo(scene: Scene, ...choices: readonly string[]): number {
  const t = table({ people: { ingrid: {} }, ...scene }).play('turn')
  for (const choice of choices) t.choose(choice)
  t.settled('act')
  return choices.length
}

describe('a lone step takes at most two answers', () => {
  test('a move that costs no card', () => {
    expect(answersTo({ land: [14, 23] }, 'ingrid/terrain/strand-of-buoys/0/1,2')).toBeLessThanOrEqual(2)
  })

  test('a move that costs one', () => {
    const scene: Scene = { land: [46, 14], rolls: { action: [STARS] } }
    expect(answersTo(scene, 'ingrid/terrain/chalk-shoulder/0/1,1', STARS)).toBeLessThanOrEqual(2)
  })

  test('a rest', () => {
    const scene: Scene = { people: { ingrid: { hand: ['state/tired#1'] } }, rolls: { action: [STARS] } }
    expect(answersTo(scene, 'ingrid/state/tired#1/0/atOnce', STARS)).toBeLessThanOrEqual(2)
  })

  test('a step into the fog', () => {
    const scene: Scene = { fogged: { '1,0': 'fog/thorn-belt' }, rolls: { action: [STARS] } }
    expect(answersTo(scene, 'ingrid/fog/1,0/atOnce', STARS)).toBeLessThanOrEqual(2)
  })
})

describe('an ordinary action takes at most four answers', () => {
  test('a success that brings an item', () => {
    const scene: Scene = { rolls: { action: [STARS] } }
    expect(answersTo(scene, 'ingrid/terrain/strand-of-buoys/1', 'draw/1', STARS, 'new')).toBeLessThanOrEqual(4)
  })

  test('a failure that brings a State', () => {
    const scene: Scene = {
      rolls: { action: [BLANK, 'curse/death-keeps-pace#2'], adventure: ['state/frightened#6'] },
    }
    expect(answersTo(scene, 'ingrid/terrain/strand-of-buoys/2', 'draw/2')).toBeLessThanOrEqual(4)
  })
})
