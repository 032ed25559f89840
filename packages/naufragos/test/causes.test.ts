// What things happen within: every event is stamped with the phase, action, card, ability and castaway behind it.
import { table } from '@landfall/naufragos/testing'
import { describe, expect } from 'vitest'
import type { Pawn } from '../src/state.ts'
import { campOf, draw, shows, story } from './pieces.ts'

const REPAIR: Pawn = { seat: 'yellow', action: 'camp', box: 0, card: '064' }

describe('the phases of a turn', () => {
  shows('the set-up happens within nothing', () => {
    const t = table().play('setUp')
    expect([...t.within('boxOpened'), ...t.within('started')]).toEqual([undefined, undefined])
    expect(t.within('characterTaken')).toEqual([undefined, undefined, undefined])
    expect(t.within('turnBegan')).toEqual([undefined])
  })

  shows('what an event brings happens within its card, its instructions by the Starting Player', () => {
    const t = table({ top: { event: ['E08'] }, startPlayer: 'green' }).play('event')
    expect(t.within('phaseBegan')).toEqual([{ phase: 'events' }])
    expect(t.within('weatherMoved')).toEqual([{ phase: 'events', card: 'E08' }])
    const instructions = { phase: 'events', card: 'E08', actor: 'green' }
    expect(t.within('wounded')).toEqual([instructions, instructions, instructions])
  })

  shows('hunger and the cold are of the Survival phase, a meal is of whoever takes it', () => {
    const t = table({ reserve: { food: 1, tokens: 0 } })
      .play('eating')
      .choose('give/food/green')
    expect(t.within('foodGiven')).toEqual([{ phase: 'survival', actor: 'red' }])
    expect(t.within('energyLost')).toEqual([{ phase: 'survival' }, { phase: 'survival' }])
    t.play('night')
    expect(t.within('energyLost')).toEqual([{ phase: 'survival' }, { phase: 'survival' }, { phase: 'survival' }])
  })

  shows('what an item does at its time happens within it', () => {
    const castaways = { red: { energy: 1, items: ['W16' as const] } }
    const t = table({ players: 1, castaways, reserve: { food: 1, tokens: 0 }, fire: { lit: true, wood: 1 } })
    t.play('eating').choose('eat/food')
    expect(t.within('energyGained')).toEqual([
      { phase: 'survival', actor: 'red' },
      { phase: 'survival', actor: 'red', card: 'W16' },
    ])
  })

  shows('the wound check and upkeep are of the end of the turn', () => {
    const t = table({ castaways: { red: { wounds: 1 } }, rolls: { 'die.wounds': [1] } }).play('woundCheck')
    expect(t.within('traumaReceived')).toEqual([{ phase: 'end' }])
    t.play('upkeep')
    expect(t.within('turnEnded')).toEqual([{ phase: 'end' }])
  })
})

describe('actions', () => {
  shows('a pawn is resolved within its action', () => {
    const t = table().play('act', { seat: 'yellow', action: 'wood', box: 0 })
    expect(t.within('woodChanged')).toEqual([{ phase: 'actions', action: 'wood', actor: 'yellow' }])
  })

  shows('a repair happens within the damage card', () => {
    const t = table({ camp: campOf('064'), pawns: [REPAIR] }).play('act', REPAIR)
    expect(t.within('repaired')).toEqual([{ phase: 'actions', action: 'camp', actor: 'yellow', card: '064' }])
  })

  shows('the white pawn acts at once, in camp', () => {
    const t = table({ camp: campOf('064') })
      .play('whitePawn')
      .choose('064')
    expect(t.within('pawnPlaced')).toEqual([{ phase: 'actions', actor: 'red' }])
    expect(t.within('repaired')).toEqual([{ phase: 'actions', action: 'camp', actor: 'red', card: '064' }])
  })

  shows('work happens within what is built', () => {
    const t = table({ reserve: { wood: 5 } }).play('act', { seat: 'red', action: 'build', box: 0 })
    t.choose('B01').choose('2')
    expect(t.within('pledged')).toEqual([{ phase: 'actions', action: 'build', actor: 'red', card: 'B01' }])
  })

  shows('an exploration turn is of whoever takes it, and what a card does happens within it', () => {
    const t = draw('C01')
    const turn = { phase: 'actions', action: 'explore', actor: 'red' }
    expect(t.within('cardDrawn')).toEqual([turn])
    expect(t.within('advanced')).toEqual([{ ...turn, card: 'C01' }])
    expect(t.within('cardResolved')).toEqual([{ ...turn, card: 'C01' }])
    expect(t.within('explorationTurn')).toEqual([{ phase: 'actions', action: 'explore' }])
  })
})

describe('what is used', () => {
  shows('an item is used within the moment at hand, by its owner', () => {
    const castaways = { red: { items: ['W10' as const] }, yellow: { wounds: 1 } }
    const t = table({ castaways }).play('place', { seat: 'yellow', pawn: 'first' })
    t.as('red').choose('use/W10').choose('yellow')
    expect(t.within('itemUsed')).toEqual([{ phase: 'actions', ability: 'W10', actor: 'red' }])
    expect(t.within('healed')).toEqual([{ phase: 'actions', ability: 'W10', card: 'W10', actor: 'red' }])
  })

  shows('a cause does not tell which story was spent', () => {
    const stories = { red: [story(1), story(3)] }
    const t = table({ castaways: { red: { wounds: 1 } }, stories, rolls: { 'die.wounds': [1, 5] } }).play('woundCheck')
    t.choose(`story/${story(1)}`)
    expect(t.within('storySpent')).toEqual([{ phase: 'end', ability: 'story', actor: 'red' }])
    expect(t.within('rolled')).toEqual([{ phase: 'end' }, { phase: 'end', ability: 'story', actor: 'red' }])
  })
})
