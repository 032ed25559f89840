// What things happen within: every event is stamped with the phase, action, card, ability and castaway behind it.

import { table } from '@landfall/naufragos/testing'
import { describe, expect } from 'vitest'
import { BASE_EVENT_IDS } from '../src/cards/decks.ts'
import type { Pawn } from '../src/state.ts'
import { campOf, draw, shows, story } from './pieces.ts'

const REPAIR: Pawn = { seat: 'yellow', action: 'camp', box: 0, card: 'damage/ash-on-the-roof' }

describe('the phases of a turn', () => {
  shows('the set-up happens within nothing', () => {
    const quiet = [
      ...BASE_EVENT_IDS.filter((id) => id !== 'event/shoal-in-the-bay').slice(0, 14),
      'event/shoal-in-the-bay',
    ]
    const t = table({ turn: 0, phase: 'setup', rolls: { start: ['red'], 'deck.event': [quiet] } }).play('setUp')
    expect([...t.within('boxOpened'), ...t.within('started')]).toEqual([undefined, undefined])
    expect(t.within('characterTaken')).toEqual([undefined, undefined, undefined])
    expect(t.within('turnBegan')).toEqual([undefined])
    t.settled('white')
  })

  shows('what an event brings happens within its card, its instructions by the Starting Player', () => {
    const t = table({ top: { event: ['event/eyes-beyond-the-firelight'] }, startPlayer: 'green' }).play('event')
    expect(t.within('phaseBegan')).toEqual([{ phase: 'events' }])
    expect(t.within('weatherMoved')).toEqual([{ phase: 'events', card: 'event/eyes-beyond-the-firelight' }])
    const instructions = { phase: 'events', card: 'event/eyes-beyond-the-firelight', actor: 'green' }
    expect(t.within('wounded')).toEqual([instructions, instructions, instructions])
  })

  shows('hunger and the cold are of the Survival phase, a meal is of the player who takes it', () => {
    const t = table({ reserve: { food: 1, tokens: 0 } })
      .play('eating')
      .choose('give/food/green')
    expect(t.within('foodGiven')).toEqual([{ phase: 'survival', actor: 'red' }])
    expect(t.within('energyLost')).toEqual([{ phase: 'survival' }, { phase: 'survival' }])
    t.play('night')
    expect(t.within('energyLost')).toEqual([{ phase: 'survival' }, { phase: 'survival' }, { phase: 'survival' }])
  })

  shows('what an item does at its time happens within it', () => {
    const castaways = { red: { energy: 1, items: ['wreckage/iron-pot' as const] } }
    const t = table({ players: 1, castaways, reserve: { food: 1, tokens: 0 }, fire: { lit: true, wood: 1 } })
    t.play('eating').choose('eat/food')
    expect(t.within('energyGained')).toEqual([
      { phase: 'survival', actor: 'red' },
      { phase: 'survival', actor: 'red', card: 'wreckage/iron-pot' },
    ])
  })

  shows('the wound check and upkeep are of the end of the turn', () => {
    const t = table({ phase: 'end', castaways: { red: { wounds: 1 } }, rolls: { 'die.wounds': [1] } }).play(
      'woundCheck',
    )
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
    const t = table({ camp: campOf('damage/ash-on-the-roof'), pawns: [REPAIR] }).play('act', REPAIR)
    expect(t.within('repaired')).toEqual([
      { phase: 'actions', action: 'camp', actor: 'yellow', card: 'damage/ash-on-the-roof' },
    ])
  })

  shows('the white pawn acts at once, in camp', () => {
    const t = table({ camp: campOf('damage/ash-on-the-roof') })
      .play('whitePawn')
      .choose('damage/ash-on-the-roof')
    expect(t.within('pawnPlaced')).toEqual([{ phase: 'actions', actor: 'red' }])
    expect(t.within('repaired')).toEqual([
      { phase: 'actions', action: 'camp', actor: 'red', card: 'damage/ash-on-the-roof' },
    ])
  })

  shows('work happens within what is built', () => {
    const t = table({ reserve: { wood: 5 } }).play('act', { seat: 'red', action: 'build', box: 0 })
    t.choose('building/lean-to').choose('2')
    expect(t.within('pledged')).toEqual([{ phase: 'actions', action: 'build', actor: 'red', card: 'building/lean-to' }])
    t.settled('pledge')
  })

  shows('an exploration turn is of the player who takes it, and what a card does happens within it', () => {
    const t = draw('coast/tide-pools')
    const turn = { phase: 'actions', action: 'explore', actor: 'red' }
    expect(t.within('cardDrawn')).toEqual([turn])
    expect(t.within('advanced')).toEqual([{ ...turn, card: 'coast/tide-pools' }])
    expect(t.within('cardResolved')).toEqual([{ ...turn, card: 'coast/tide-pools' }])
    expect(t.within('explorationTurn')).toEqual([{ phase: 'actions', action: 'explore' }])
    t.settled('explore')
  })
})

describe('what is used', () => {
  shows('an item is used within the moment at hand, by its owner', () => {
    const castaways = { red: { items: ['wreckage/surgeons-chest' as const] }, yellow: { wounds: 1 } }
    const t = table({ castaways }).play('place', { seat: 'yellow', pawn: 'first' })
    t.as('red').choose('use/wreckage/surgeons-chest')
    expect(t.within('itemUsed')).toEqual([{ phase: 'actions', ability: 'wreckage/surgeons-chest', actor: 'red' }])
    expect(t.within('healed')).toEqual([
      { phase: 'actions', ability: 'wreckage/surgeons-chest', card: 'wreckage/surgeons-chest', actor: 'red' },
    ])
    t.settled('place')
  })

  shows('a cause does not tell which story was spent', () => {
    const stories = { red: [story(1), story(3)] }
    const t = table({ phase: 'end', castaways: { red: { wounds: 1 } }, stories, rolls: { 'die.wounds': [1, 5] } }).play(
      'woundCheck',
    )
    t.choose(`story/${story(1)}`)
    expect(t.within('storySpent')).toEqual([{ phase: 'end', ability: 'story', actor: 'red' }])
    expect(t.within('rolled')).toEqual([{ phase: 'end' }, { phase: 'end', ability: 'story', actor: 'red' }])
  })
})
