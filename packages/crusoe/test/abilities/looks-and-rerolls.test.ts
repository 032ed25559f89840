// Abilities that look at a deck, lend a hand, or roll a die again.
import {
  HANDYMAN,
  join,
  lead,
  leaders,
  mayJoin,
  places,
  plan,
  planning,
  type Scene,
  stack as stackFor,
  table,
} from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { passedTo, plannable, supportOf } from '../open-questions.ts'

const stack = { id: 1, support: [], certain: false, paid: {}, tokens: [] }

const roll = (action: string, wound: string, ...success: readonly string[]) => ({
  [`die.${action}.wound`]: [wound],
  [`die.${action}.success`]: success,
  [`die.${action}.adventure`]: ['blank'],
})

describe('abilities that look or lend a hand', () => {
  const explorer = {
    characters: ['explorer', 'soldier'],
    phase: 'action',
    people: { explorer: { determination: 2 }, soldier: { determination: 2 } },
  } as const

  rule('RC-ABIL-EXPL-02 RC-ABIL-EXPL-03', 'Reconnaissance puts one of three tiles on top', () => {
    const t = table({ ...explorer, islandStack: [1, 2, 3, 4] })
      .play('planning')
      .as('explorer')
      .choose('ability/reconnaissance')
    expect(t.offers('tileOnTop')).toEqual(['2', '3', '4'])
    t.choose('2').has({ seenTiles: [2] })
    expect([...t.state.islandStack].sort()).toEqual([1, 3, 4])
    t.settled('plan')
    t.play('explore', {
      ...stack,
      certain: true,
      action: 'explore',
      target: { kind: 'space', space: 'A1' },
      leader: 'soldier',
    })
    t.has({ island: { A1: { tile: 2 } } })
    expect(t.state.seenTiles).toEqual([])
    t.settled()
    const few = table({ ...explorer, islandStack: [1] })
      .play('planning')
      .as('explorer')
      .choose('ability/reconnaissance')
    few.has({ seenTiles: [1], islandStack: [] }).settled('plan')
  })

  rule('RC-ABIL-SOLD-01', 'Tracking leaves the top Beast or puts it at the bottom', () => {
    const track = () =>
      table({ ...explorer, huntingDeck: ['beast/fox', 'beast/bear'] })
        .play('planning')
        .as('soldier')
        .choose('ability/tracking')
    track()
      .choose('top')
      .changed({
        huntingTop: 'beast/bear',
        huntingDeck: ['beast/fox'],
        people: { soldier: { determination: 0, used: ['ability/tracking'] } },
      })
      .settled('plan')
    const t = track()
      .choose('bottom')
      .changed({
        huntingBottom: 'beast/bear',
        huntingDeck: ['beast/fox'],
        people: { soldier: { determination: 0, used: ['ability/tracking'] } },
      })
    t.play('hunt', stackFor('hunt', 'explorer')).has({
      people: { explorer: { wounds: 2 } },
      huntingDeck: [],
      huntingBottom: 'beast/bear',
    })
    t.play('hunt', stackFor('hunt', 'explorer')).has({ people: { explorer: { wounds: 9 } } })
    expect(t.state.huntingBottom).toBeUndefined()
    t.settled()
  })

  rule('RC-ABIL-SOLD-02', 'what Tracking found is lost when the deck is shuffled', () => {
    const t = table({
      ...explorer,
      huntingTop: 'beast/bear',
      huntingDeck: ['beast/fox'],
      huntingBottom: 'beast/boa',
      beastDeck: ['beast/puma'],
      islandStack: [9],
    })
    t.play('explore', {
      ...stack,
      certain: true,
      action: 'explore',
      target: { kind: 'space', space: 'A1' },
      leader: 'soldier',
    })
    expect([...t.state.huntingDeck].sort()).toEqual(['beast/bear', 'beast/boa', 'beast/fox', 'beast/puma'])
    expect([t.state.huntingTop, t.state.huntingBottom]).toEqual([undefined, undefined])
    t.settled()
  })

  rule('RC-ABIL-CARP-01 RC-ABIL-CARP-02 RC-ABIL-CARP-04', 'tokens set aside at planning stand in for a wood', () => {
    const t = planning({ people: { carpenter: { determination: 2 } } })
    expect(leaders(t, 'build/weapons')).toEqual(['carpenter'])
    plan(t, 'build/weapons', 'carpenter', 'carpenter').has({
      people: { carpenter: { determination: 0, used: ['ability/economical-construction'] } },
    })
    expect(places(t)).not.toContain('build/weapons')
    t.choose('remove/1').changed({}).settled('plan')
    expect(plannable({ people: { carpenter: { determination: 1 } } })).not.toContain('build/weapons')
  })

  rule('RC-ABIL-CARP-03 RC-PLAN-15', 'what pays for a stack cannot be spent while it is put together', () => {
    const t = table({
      phase: 'action',
      people: { carpenter: { determination: 4 } },
      inventionDeck: ['invention/bed'],
      actionTokens: { build: ['timeConsuming'] },
    }).play('planning')
    expect(t.as('carpenter').offers('anyTime')).toContain('ability/a-new-idea')
    lead(t, 'build/weapons', 'carpenter').asks('support')
    expect(t.offers('anyTime')).toEqual([])
    t.choose('carpenter').has({ people: { carpenter: { determination: 2 } } })
    expect(t.offers('anyTime')).toEqual([])
    t.settled('plan')
  })

  rule('RC-ABIL-CARP-05', 'after a failure tokens and use are back', () => {
    const planned = {
      ...stack,
      action: 'build',
      target: { kind: 'building', building: 'weapons' },
      leader: 'carpenter',
      economical: true,
    }
    const t = table({
      phase: 'action',
      people: { carpenter: { determination: 0, used: ['ability/economical-construction'] } },
      rolls: roll('build', 'blank', 'failure'),
    })
    t.play('build', planned)
      .changed({ people: { carpenter: { determination: 4, used: [] } }, attempted: ['build/weapons'] })
      .settled()
  })

  rule('RC-ABIL-CARP-02 RC-ABIL-CARP-05', 'or they are spent after success, and a wood returns', () => {
    const planned = {
      ...stack,
      certain: true,
      action: 'build',
      target: { kind: 'building', building: 'roof' },
      leader: 'carpenter',
      paid: { wood: 2 },
    }
    const built = table({ phase: 'action', people: { carpenter: { determination: 2 } } }).play('build', planned)
    built
      .choose('ability/economical-construction')
      .has({ available: { wood: 1 }, levels: { roof: 1 }, people: { carpenter: { determination: 0 } } })
      .settled()
    const kept = table({ phase: 'action', people: { carpenter: { determination: 2 } } }).play('build', planned)
    kept
      .choose(PASS)
      .changed({ levels: { roof: 1 }, attempted: ['build/roof'] })
      .settled()
  })

  rule('RC-ABIL-CARP-08', 'the Handyman supports the Carpenter’s Build Actions of this round', () => {
    const t = table({ phase: 'action', people: { carpenter: { determination: 3 } }, available: { wood: 1 } }).play(
      'planning',
    )
    plan(t.as('carpenter').choose('ability/handyman'), 'build/weapons', 'carpenter')
    expect(mayJoin(t)).toEqual(['carpenter', 'cook', 'ability/handyman'])
    join(t, 'ability/handyman').has({ lentPawns: HANDYMAN, available: { wood: 0 } })
    t.play('actionsEnd').has({ lentPawns: [] }).settled()
    const cook = table({ phase: 'action', people: { carpenter: { determination: 3 } }, available: { wood: 1 } }).play(
      'planning',
    )
    cook.as('carpenter').choose('ability/handyman')
    expect(supportOf(cook, 'build/weapons')).toEqual(['carpenter', 'cook'])
  })

  rule(
    'RC-ABIL-CARP-08 RC-USE-11',
    'the Handyman may be called before Planning, and not once Actions are resolved',
    () => {
      const tokens = { people: { carpenter: { determination: 3 } }, available: { wood: 1 } }
      const t = table({ ...tokens, morale: -3 })
        .everywhere()
        .play(['morale', 'production', 'preparation', 'planning'])
      t.asks('beforeMorale', 'carpenter').choose('ability/handyman')
      t.has({ lentPawns: HANDYMAN, people: { carpenter: { determination: 0, wounds: 3 } } })
      plan(passedTo(t, 'woodForPile').choose('0'), 'build/weapons', 'carpenter')
      expect(mayJoin(t)).toContain('ability/handyman')
      t.settled('plan')
      const late = table({ ...tokens, phase: 'action', resolving: true, huntingDeck: ['beast/fox'], inventionDeck: [] })
      late.everywhere().play('hunt', stackFor('hunt', 'cook')).has({ lentPawns: [] }).settled()
    },
  )
})

describe('rerolls', () => {
  rule('RC-ABIL-CARP-06 RC-ABIL-GEN-04 RC-DICE-08', 'one die of their own colour, before any is resolved', () => {
    const build = (rolls: Scene['rolls']) =>
      table({ phase: 'action', people: { carpenter: { determination: 3 } }, rolls: rolls ?? {} })
    const given = { ...stack, action: 'build', target: { kind: 'building', building: 'weapons' }, leader: 'carpenter' }
    const again = build({ ...roll('build', 'wound', 'failure', 'success') }).play('build', given)
    expect(again.offers()).toEqual([
      'ability/craftsmanship/wound',
      'ability/craftsmanship/success',
      'ability/craftsmanship/adventure',
      PASS,
    ])
    again
      .choose('ability/craftsmanship/success')
      .has({ levels: { weapons: 1 }, people: { carpenter: { wounds: 1, determination: 1 } } })
      .settled()
    build(roll('build', 'blank', 'failure'))
      .play('build', given)
      .choose(PASS)
      .has({ people: { carpenter: { determination: 5 } } })
      .settled()
    build(roll('build', 'blank', 'success'))
      .play('build', { ...given, leader: 'cook' })
      .has({ levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-ABIL-COOK-02 RC-ABIL-EXPL-01', 'grey dice for the Cook, green ones for the Explorer', () => {
    const people = { cook: { determination: 2 }, explorer: { determination: 2 } }
    const t = table({
      characters: ['cook', 'explorer'],
      phase: 'action',
      people,
      tiles: { A1: 5 },
      rolls: roll('gather', 'wound', 'success'),
    })
    const gather = t.play('gather', {
      ...stack,
      action: 'gather',
      target: { kind: 'source', space: 'A1', source: 'wood' },
      leader: 'cook',
    })
    expect(gather.offers()[0]).toBe('ability/scrounger/wound')
    gather.choose(PASS).settled()
    const green = table({
      characters: ['cook', 'explorer'],
      phase: 'action',
      people,
      islandStack: [9],
      rolls: roll('explore', 'blank', 'failure', 'success'),
    })
    const explore = green.play('explore', {
      ...stack,
      action: 'explore',
      target: { kind: 'space', space: 'A1' },
      leader: 'explorer',
    })
    explore
      .choose('ability/lucky/success')
      .has({ island: { A1: { tile: 9 } } })
      .settled()
  })

  rule('RC-DICE-16 RC-TOK-06', 'what a token has rolled again is final', () => {
    const t = table({
      phase: 'action',
      people: { carpenter: { determination: 2 } },
      actionTokens: { build: ['reroll'] },
      rolls: roll('build', 'wound', 'success', 'failure'),
    })
    const given = t.play('build', {
      ...stack,
      action: 'build',
      target: { kind: 'building', building: 'weapons' },
      leader: 'carpenter',
    })
    expect(given.offers()).toEqual(['ability/craftsmanship/wound', 'ability/craftsmanship/adventure', PASS])
    given
      .choose(PASS)
      .has({ levels: { weapons: 0 } })
      .settled()
  })

  rule('RC-FRI-08 RC-FRI-09', 'Friday pays two of his own tokens for a die rolled for him', () => {
    const rolls = roll('build', 'blank', 'failure', 'success')
    const t = table({ friday: true, phase: 'action', people: { friday: { determination: 2 } }, rolls })
    const given = t.play('build', {
      ...stack,
      action: 'build',
      target: { kind: 'building', building: 'weapons' },
      leader: 'friday',
    })
    given
      .choose('friday/second-try/success')
      .has({ levels: { weapons: 1 }, people: { friday: { determination: 0 } } })
      .settled()
  })
})
