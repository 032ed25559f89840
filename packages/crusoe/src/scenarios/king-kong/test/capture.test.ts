// The capture of King Kong, which wins the game.
import { lead, leaders, places, plan, planning, resolve, type Scene, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { leftAt, supportOf } from '../../../../test/open-questions.ts'
import { CAPTURE, capture, crew, dead, kong, READY, ready } from './scenes.ts'

describe('the capture', () => {
  rule('RC-SCN7-18', 'from the round after the third Trap on, with two pawns, once', () => {
    expect(places(leftAt(ready(), 'plan'))).toContain(CAPTURE)
    expect(places(leftAt(ready({ round: 4 }), 'plan'))).not.toContain(CAPTURE)
    expect(places(leftAt(ready({ markers: { A1: ['trap'], B2: ['trap'] } }), 'plan'))).not.toContain(CAPTURE)
    expect(places(leftAt(planning(kong()), 'plan'))).not.toContain(CAPTURE)
    const t = plan(ready(), CAPTURE, 'cook', 'carpenter')
    expect(t.state.plan).toMatchObject([{ action: 'hunt', leader: 'cook', support: ['carpenter'] }])
    expect(places(t)).not.toContain(CAPTURE)
    // It needs no Beast card, and takes none.
    t.has({ huntingDeck: [] }).settled('plan')
  })

  rule('RC-SCN7-01 RC-SCN7-18 RC-END-01', 'planned and carried out, it wins at once', () => {
    const t = ready({ levels: { weapons: 5 } })
    resolve(plan(t, CAPTURE, 'cook', 'cook'))
    t.has({ levels: { weapons: 0 }, people: { cook: { wounds: 0 }, carpenter: { wounds: 0 } } })
    t.has({ phase: 'action', scenarioState: { 'king-kong': { caught: true } } })
    t.ended('won', 'goal').settled()
  })

  rule('RC-SCN7-19 RC-SCN7-20', 'the weapon level falls by 5, and each missing level wounds the leader alone', () => {
    const wounded = (weapons: number, wounds: number): void =>
      capture({ levels: { weapons } })
        .has({ levels: { weapons: Math.max(0, weapons - 5) }, people: { cook: { wounds }, carpenter: { wounds: 0 } } })
        .ended('won', 'goal')
        .settled()
    wounded(0, 5)
    wounded(4, 1)
    wounded(5, 0)
    wounded(7, 0)
  })

  rule('RC-SCN7-19 RC-SCN7-21 RC-INV-40', 'with the Tranquilizer it falls by 1', () => {
    const items: Scene['items'] & object = ['king-kong/tranquilizer']
    capture({ items, levels: { weapons: 3 } })
      .has({ levels: { weapons: 2 }, people: { cook: { wounds: 0 } } })
      .ended('won', 'goal')
      .settled()
    capture({ items })
      .has({ people: { cook: { wounds: 1 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-21 RC-ITEM-06', 'the Tranquilizer is built like any Invention, and helps once it is available', () => {
    const t = planning(kong({ tiles: { A1: 4, C1: 1 }, items: ['invention/fire'] }))
    resolve(plan(t, 'build/king-kong/tranquilizer', 'cook', 'cook'))
    t.has({ items: ['invention/fire', 'king-kong/tranquilizer'], levels: { weapons: 0 } }).settled()
    expect(t.state.inventions).not.toContain('king-kong/tranquilizer')
    capture({ futureItems: ['king-kong/tranquilizer'] })
      .has({ people: { cook: { wounds: 5 } } })
      .settled()
  })

  rule('RC-SCN7-19 RC-USE-12', 'before levels count as missing, anybody who can raise them may', () => {
    const t = capture({ levels: { weapons: 3 }, kept: [{ card: 'equipment/empty-bottle', uses: 2 }] })
    t.asks('demand').choose('equipment/empty-bottle').choose('equipment/empty-bottle')
    t.has({ people: { cook: { wounds: 0 } }, levels: { weapons: 0 } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-20 RC-TERM-24 RC-ABIL-SOLD-05', 'a temporary level is of no use, and not offered', () => {
    const t = capture({
      characters: ['cook', 'soldier'],
      people: { cook: {}, soldier: { determination: 3 } },
      kept: [{ card: 'equipment/pistol', uses: 2 }],
      levels: { weapons: 4 },
    })
    // A level that stays would do: no card was revealed.
    const levels = ['ability/defensive-plan/palisade', 'ability/defensive-plan/weapons']
    expect(t.asks('demand', 'soldier').offers()).toEqual([...levels, PASS])
    t.choose(PASS)
      .has({ people: { cook: { wounds: 1 } }, kept: [{ card: 'equipment/pistol', uses: 2 }] })
      .ended('won', 'goal')
      .settled()
    const soldier = table(
      kong({
        phase: 'action',
        resolving: true,
        ...READY,
        characters: ['cook', 'soldier'],
        people: { soldier: { determination: 3 } },
        levels: { weapons: 5 },
      }),
    ).play('hunt', stack('hunt', 'soldier', { target: { kind: 'special', special: 'king-kong/capture' } }))
    soldier
      .has({ people: { soldier: { wounds: 0, determination: 3 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-CARD-HELMET-01 RC-SCN7-19', 'a Helmet helps in this Hunt as in every other', () => {
    const t = capture({ levels: { weapons: 2 }, kept: [{ card: 'treasure/helmet' }] })
    t.choose('treasure/helmet/cook', 'fight')
    t.has({ people: { cook: { wounds: 2 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-01 RC-END-05 RC-FIGHT-12', 'a leader who dies of it has lost', () => {
    capture({ people: { cook: { wounds: 8 } } })
      .ended('lost', 'death')
      .settled()
    capture({ people: { cook: { wounds: 7 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-18 RC-FRI-04 RC-FRI-05 RC-DOG-02', 'Friday may lead with the Dog, or support', () => {
    const t = ready({ friday: true, dog: true })
    expect(leaders(t, CAPTURE)).toEqual(['carpenter', 'cook', 'friday'])
    // Only the Dog can go with him, so nobody is asked.
    lead(t, CAPTURE, 'friday')
    expect(leftAt(t, 'plan').state.plan).toMatchObject([{ leader: 'friday', support: ['dog'] }])
    expect(leaders(leftAt(ready({ friday: true }), 'plan'), CAPTURE)).toEqual(['carpenter', 'cook'])
    expect(supportOf(ready({ friday: true }), CAPTURE)).toContain('friday')
    const shielded = leftAt(ready({ friday: true, items: ['invention/shield'] }), 'plan')
    expect(leaders(shielded, CAPTURE)).toContain('friday')
  })

  rule('RC-FRI-10 RC-FRI-11 RC-SCN7-01', 'what Friday dies for is done', () => {
    const t = capture({ friday: true, levels: { weapons: 1 } }, 'friday')
    expect(t.state.people.friday).toBeUndefined()
    t.has({ people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
      .ended('won', 'goal')
      .settled()
  })

  rule('RC-SCN7-18 RC-TOK-14', 'a Time-Consuming Action token on the Hunt space asks for a third pawn', () => {
    const t = lead(ready({ actionTokens: { hunt: ['timeConsuming'] } }), CAPTURE, 'cook')
    // The third can only be the Carpenter's.
    t.choose('cook')
    expect(t.state.plan).toMatchObject([{ support: ['cook', 'carpenter'], tokens: ['timeConsuming'] }])
    t.settled('plan')
  })

  rule('RC-SCN7-01 RC-SCN7-13', 'while the actress is captive he can be neither caught nor won against', () => {
    const captive = crew({ trapsSince: 4, captive: true, killed: dead(5), hostageLair: 'B2' })
    expect(places(leftAt(ready({ scenarioState: captive }), 'plan'))).not.toContain(CAPTURE)
    const caught = crew({ trapsSince: 4, captive: true, caught: true, killed: dead(5), hostageLair: 'B2' })
    const t = table(kong({ ...READY, phase: 'action', scenarioState: caught })).play('actionsEnd')
    expect(t.session.outcome).toBeUndefined()
    t.settled()
  })
})
