// What abilities cost, what they pay for, and when they cannot be used.
import { CHARACTER_SHEETS, CHARACTERS } from '@landfall/crusoe'
import { leaders, places, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { event } from '../event-phase.ts'
import { leftAt, type Table } from '../open-questions.ts'

const three = ['carpenter', 'cook', 'soldier'] as const

describe('abilities', () => {
  test('RC-ABIL-GEN-01 what the sixteen abilities cost', () => {
    const costs = CHARACTERS.map((character) =>
      Object.fromEntries(
        CHARACTER_SHEETS[character].abilities.map(({ id, cost }) => [id.replace('ability/', ''), cost]),
      ),
    )
    expect(costs).toEqual([
      { 'economical-construction': 2, craftsmanship: 2, 'a-new-idea': 3, handyman: 3 },
      { 'grandmas-recipe': 2, scrounger: 2, 'stone-soup': 3, hooch: 3 },
      { lucky: 2, reconnaissance: 2, 'motivational-speech': 3, scouting: 3 },
      { tracking: 2, 'the-hunt': 4, frenzy: 3, 'defensive-plan': 3 },
    ])
  })

  rule('RC-EX-64', 'the Carpenter’s tokens stand in for a wood of a Shelter, and for that of a Threat', () => {
    const scene: Scene = { characters: three, people: { carpenter: { determination: 2 } } }
    const shelter = planning({ ...scene, available: { wood: 2 } })
    plan(shelter, 'build/shelter', 'carpenter')
      .has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } })
      .settled('plan')
    const threat = planning({ ...scene, threats: { left: 'event/heavy-rain' } })
    expect(leaders(threat, 'threat/left')).toEqual(['carpenter'])
    plan(threat, 'threat/left', 'carpenter')
    threat.has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } })
    expect(threat.state.plan).toMatchObject([{ action: 'threat', leader: 'carpenter', economical: true }])
    threat.settled('plan')
  })

  rule('RC-EX-65', 'three wood and two tokens pay for a Shelter of four', () => {
    const shelter = (determination: number, wood: number) =>
      planning({ characters: CHARACTERS, available: { wood }, people: { carpenter: { determination } } })
    const t = plan(shelter(2, 3), 'build/shelter', 'carpenter')
    t.has({ available: { wood: 0 }, people: { carpenter: { determination: 0 } } }).settled('plan')
    expect(places(leftAt(shelter(1, 3), 'plan'))).not.toContain('build/shelter')
    expect(places(leftAt(shelter(2, 2), 'plan'))).not.toContain('build/shelter')
  })

  rule('RC-ABIL-COOK-04', 'Stone Soup pays no food that is demanded in the Action Phase', () => {
    const t = table({
      phase: 'action',
      adventureTokens: ['build'],
      buildDeck: ['build/visit-of-a-predator'],
      people: { cook: { determination: 3 } },
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    t.has({
      people: { cook: { wounds: 1, determination: 3 }, carpenter: { wounds: 0 } },
      future: { food: 0 },
      available: { food: 0 },
    })
    t.settled()
    const early = planning({
      adventureTokens: ['build'],
      buildDeck: ['build/visit-of-a-predator'],
      people: { cook: { determination: 3 } },
    })
    early
      .as('cook')
      .choose('ability/stone-soup')
      .has({ future: { food: 1 } })
    early.play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    early.has({ people: { cook: { wounds: 1 } }, future: { food: 1 } }).settled()
  })

  rule('RC-ABIL-SOLD-04', 'no Defensive Plan between the reveal of an Event and the end of its effect', () => {
    const scene: Scene = {
      characters: ['soldier', 'cook'],
      people: { soldier: { determination: 3 } },
      shelterBuilt: true,
      levels: { weapons: 1, palisade: 1 },
    }
    const plans = (t: Table) =>
      t
        .as('soldier')
        .offers('anyTime')
        .filter((id) => id.startsWith('ability/defensive-plan'))
    expect(plans(leftAt(planning(scene), 'plan'))).toHaveLength(2)
    const flood = event('event/flood', scene).asks('chooseOne')
    expect(plans(flood)).toEqual([])
    flood.settled('chooseOne')
  })

  rule('RC-ABIL-SOLD-04', 'nor while an Adventure card is carried out', () => {
    const t = table({
      characters: ['soldier', 'cook'],
      phase: 'action',
      people: { soldier: { determination: 3 } },
      shelterBuilt: true,
      available: { food: 1 },
      levels: { palisade: 1 },
      adventureTokens: ['build'],
      buildDeck: ['build/hungry-predator'],
    }).play('build', stack('build', 'cook', { target: { kind: 'building', building: 'weapons' }, certain: true }))
    const offered = t.asks('chooseOne').as('soldier').offers('anyTime')
    expect(offered.filter((id) => id.startsWith('ability/defensive-plan'))).toEqual([])
    t.settled('chooseOne')
  })
})
