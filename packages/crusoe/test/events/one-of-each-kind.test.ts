// One token or marker of each kind in one place.
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe } from 'vitest'
import { build, cameBack, comesBack, dice, drawn, event, wounds } from './helpers.ts'

describe('one token or marker of each kind', () => {
  rule('RC-UNIQ-01', 'markers and tokens on one tile do not touch each other', () => {
    const t = event('event/otters', {
      island: { B1: { additionalFood: [{ by: 'test' }] } },
      islandTokens: { B1: ['greaterDanger'] },
    })
    t.has({
      island: { B1: { exhausted: ['fish'], additionalFood: [{ by: 'test' }] } },
      islandTokens: { B1: ['greaterDanger'] },
    })
    t.play('threat', stack('threat', 'cook', { target: { kind: 'threat', side: 'right' } }))
    t.has({
      island: { B1: { exhausted: [], additionalFood: [{ by: 'test' }] } },
      islandTokens: { B1: ['greaterDanger'] },
    })
    t.changed({ eventOrder: [], eventDeck: [], attempted: ['threat/right'], removed: ['event/otters'] }).settled()
  })

  rule(
    'RC-UNIQ-02 RC-UNIQ-03',
    'an Action space, the Weather space and the Night space hold one token of a kind',
    () => {
      event('event/mist', { actionTokens: { explore: ['timeConsuming', 'reroll'] } })
        .changed(drawn('event/mist'))
        .settled()
      event('event/mist', { actionTokens: { explore: ['reroll'] } })
        .has({ actionTokens: { explore: ['reroll', 'timeConsuming'] } })
        .settled()
      const rain = event('event/cold-rain', { weatherTokens: { rain: true }, levels: { roof: 1 } })
      rain.has({ people: wounds(0, 0) }).play('weather')
      // A second cloud would have come through the Roof.
      rain
        .changed({
          ...drawn('event/cold-rain'),
          phase: 'weather',
          adventureTokens: ['explore'],
          weatherTokens: { rain: false },
        })
        .settled()
      const tired = event('event/chronic-tiredness', { additionalFoodAtNight: true, available: { food: 4 } })
      tired
        .play('eating')
        .has({ available: { food: 0 }, people: wounds(0, 0) })
        .settled()
    },
  )

  rule('RC-UNIQ-02 RC-UNIQ-03', 'and so does an Island space', () => {
    const explore = (token: 'greaterDanger' | 'timeConsuming') =>
      table({
        phase: 'action',
        islandTokens: { B2: [token] },
        exploreDeck: ['explore/dangerous-terrain'],
        rolls: dice('explore', 'failure', 'adventure'),
      }).play('explore', stack('explore', 'carpenter', { target: { kind: 'space', space: 'B2' } }))
    explore('greaterDanger')
      .changed({
        people: { carpenter: { determination: 2 } },
        exploreDeck: [],
        attempted: ['explore/B2'],
        removed: ['explore/dangerous-terrain'],
      })
      .settled()
    explore('timeConsuming')
      .has({ islandTokens: { B2: ['timeConsuming', 'greaterDanger'] }, people: wounds(0, 0) })
      .settled()
  })

  rule('RC-UNIQ-02 RC-UNIQ-03', 'and an Island tile', () => {
    const gather = (token: 'greaterDanger' | 'timeConsuming') =>
      table({
        phase: 'action',
        tiles: { A1: 5 },
        islandTokens: { A1: [token] },
        gatherDeck: ['gather/tracks-of-a-predator'],
        rolls: dice('gather', 'success', 'adventure'),
      }).play('gather', stack('gather', 'carpenter', { target: { kind: 'source', space: 'A1', source: 'bird' } }))
    gather('greaterDanger')
      .changed({
        gatherDeck: [],
        future: { food: 1 },
        attempted: ['gather/A1/bird'],
        removed: ['gather/tracks-of-a-predator'],
      })
      .settled()
    gather('timeConsuming')
      .has({ islandTokens: { A1: ['timeConsuming', 'greaterDanger'] }, people: wounds(0, 0) })
      .settled()
  })

  rule('RC-EX-51', 'a second Reroll token on the Build space is not placed', () => {
    event('event/exhausting-night', { actionTokens: { build: ['reroll'] } })
      .changed(drawn('event/exhausting-night'))
      .settled()
  })

  rule('RC-EX-52', 'a second Additional Food token on a tile is not placed', () => {
    const t = table({
      phase: 'action',
      futureItems: ['invention/snare'],
      island: { B1: { additionalFood: [{ by: 'test' }] } },
    })
    t.play('actionsEnd').has({ island: { B1: { additionalFood: [{ by: 'test' }] } }, people: wounds(0, 0) })
    t.play('production')
      .has({ available: { food: 2 } })
      .settled()
  })

  rule('RC-EX-53', 'a marker for a source that has one is not placed, and everybody suffers a wound', () => {
    comesBack('gather/signs-of-a-predator', { island: { B1: { exhausted: ['fish'] } }, friday: true })
      .changed({ ...cameBack('gather/signs-of-a-predator'), people: wounds(1, 1) })
      .settled()
    comesBack('gather/signs-of-a-predator')
      .changed({ ...cameBack('gather/signs-of-a-predator'), island: { B1: { exhausted: ['fish'] } } })
      .settled()
  })

  rule('RC-UNIQ-04', 'in the Action Phase too, a marker that finds no place wounds everybody', () => {
    const gather = (scene: Scene) =>
      table({
        phase: 'action',
        characters: ['carpenter', 'cook', 'soldier'],
        tiles: { A1: 5 },
        gatherDeck: ['gather/end-of-source'],
        adventureTokens: ['gather'],
        ...scene,
      }).play(
        'gather',
        stack('gather', 'carpenter', {
          target: { kind: 'source', space: 'A1', source: 'bird' },
          support: ['cook'],
          certain: true,
        }),
      )
    gather({})
      .has({ island: { A1: { exhausted: ['bird'] } }, people: { ...wounds(0, 0), soldier: { wounds: 0 } } })
      .settled()
    gather({ island: { A1: { exhausted: ['bird'] } } })
      .has({ island: { A1: { exhausted: ['bird'] } }, people: { ...wounds(1, 1), soldier: { wounds: 1 } } })
      .settled()
  })

  rule('RC-UNIQ-04', 'the marker of the Bear on Arrange Camp is a marker as well', () => {
    event('event/bear')
      .changed({ ...drawn('event/bear'), arrangeBlocked: true })
      .settled()
    event('event/bear', { arrangeBlocked: true })
      .changed({ ...drawn('event/bear'), people: wounds(1, 1) })
      .settled()
  })

  rule('RC-UNIQ-05', 'Special Wounds of one part of the body may lie together', () => {
    const t = build('build/accident', { people: { carpenter: { specialWounds: [{ part: 'leg', card: 'test' }] } } })
    t.has({
      people: {
        carpenter: {
          specialWounds: [
            { part: 'leg', card: 'test' },
            { part: 'leg', card: 'build/accident' },
          ],
          wounds: 0,
        },
      },
    }).settled()
  })

  rule('RC-UNIQ-06', 'an Additional Food and an Additional Wood token lie on one tile', () => {
    const t = table({ phase: 'action', futureItems: ['invention/snare', 'castaways/hatchet'] }).play('actionsEnd')
    t.has({ island: { B1: { additionalFood: [{ by: 'invention/snare' }], additionalWood: 'castaways/hatchet' } } })
    t.play('production')
      .has({ available: { food: 2, wood: 2 } })
      .settled()
  })

  rule('RC-UNIQ-07', 'what was put there earlier in the Action Phase fills the place already', () => {
    const token = build('build/laborious-work', {
      buildDeck: ['build/laborious-work', 'build/laborious-work'],
      rolls: dice('build', 'success', 'adventure'),
    })
    token.has({ actionTokens: { build: ['timeConsuming'] }, buildDeck: ['build/laborious-work'] })
    token.play('build', stack('build', 'carpenter', { id: 2, target: { kind: 'building', building: 'roof' } }))
    token.has({ actionTokens: { build: ['timeConsuming'] }, buildDeck: [], people: wounds(0, 0) }).settled()
    const marker = table({
      phase: 'action',
      tiles: { A1: 11 },
      gatherDeck: ['gather/end-of-source', 'gather/winter-freezing'],
      adventureTokens: ['gather'],
      rolls: dice('gather', 'success', 'adventure'),
    })
    marker.play(
      'gather',
      stack('gather', 'carpenter', {
        target: { kind: 'source', space: 'A1', source: 'wood' },
        support: ['cook'],
        certain: true,
      }),
    )
    marker.has({ island: { A1: { exhausted: ['wood'] } }, people: wounds(0, 0), gatherDeck: ['gather/end-of-source'] })
    marker.play(
      'gather',
      stack('gather', 'carpenter', { id: 2, target: { kind: 'source', space: 'A1', source: 'wood' } }),
    )
    marker.has({ island: { A1: { exhausted: ['wood'] } }, people: wounds(1, 1), future: { wood: 2 } }).settled()
  })
})
