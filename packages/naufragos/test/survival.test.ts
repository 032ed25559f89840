// The Survival phase: eating, and the night by the fire. NA-SURV, NA-EAT.

import { PASS } from '@landfall/kernel'
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import { capOf } from '../src/people.ts'
import type { Naufragos } from '../src/types.ts'

const eating = (scene: Scene): TestTable<Naufragos> => table({ phase: 'survival', ...scene }).play('eating')
const night = (scene: Scene): TestTable<Naufragos> => table({ phase: 'survival', ...scene }).play('night')

/** Each with this much energy, and this much food and tokens in the Common Reserve. */
const hungry = (energy: number, food: number, tokens: number, more: Scene = {}): Scene => ({
  castaways: { red: { energy }, yellow: { energy }, green: { energy } },
  reserve: { food, tokens },
  ...more,
})

describe('eating', () => {
  rule('NA-EAT-01', 'forage tiles become as many white cubes as they say, and are gone', () => {
    const t = eating(hungry(3, 1, 0, { reserve: { food: 1, tokens: 0, forage: ['3/1', '2/1', '4/2'] } }))
    t.changed({ reserve: { food: 10, tokens: 0, forage: [] } })
    expect([...t.state.forageSupply, ...t.state.forageAside]).toHaveLength(24 - 3)
    t.settled('meal')
    const none = eating(hungry(3, 2, 0))
    none.changed({}).settled('meal')
    expect(none.happened('forageEaten')).toEqual([])
  })

  rule('NA-EAT-02 NA-EAT-07', 'in turn order each takes one food: a cube or a token', () => {
    const t = eating(hungry(3, 2, 1, { startPlayer: 'yellow' }))
    t.asks('meal', 'yellow')
    expect(t.session.questions.filter(({ optional }) => optional !== true)).toHaveLength(1)
    t.choose('eat/food').has({ castaways: { yellow: { energy: 4 } }, reserve: { food: 1, tokens: 1 } })
    t.asks('meal', 'green')
    t.choose('eat/token').has({ castaways: { green: { energy: 4 } }, reserve: { food: 1, tokens: 0 } })
    t.asks('meal', 'red')
    expect(t.offers('meal')).toEqual(['eat/food', 'give/food/yellow', 'give/food/green', 'back'])
    t.choose('eat/food').has({ castaways: { red: { energy: 4 } }, reserve: { food: 0, tokens: 0 } })
    t.settled()
  })

  rule('NA-EAT-09', 'with a cube for everybody at home the first may hand them out, and nobody else is asked', () => {
    const t = eating(hungry(3, 4, 1, { startPlayer: 'yellow' }))
    expect(t.offers('meal')[0]).toBe('serve')
    t.choose('serve').changed({
      castaways: { red: { energy: 4 }, yellow: { energy: 4 }, green: { energy: 4 } },
      reserve: { food: 1 },
      ate: ['yellow', 'green', 'red'],
      served: true,
    })
    t.settled()
    // Once somebody has taken something, each decides alone.
    const later = eating(hungry(3, 4, 0)).choose('eat/food')
    const few = eating(hungry(3, 2, 5))
    const alone = eating({ players: 1, castaways: { red: { energy: 3 } }, reserve: { food: 2, tokens: 1 } })
    for (const one of [later, few, alone]) {
      expect(one.offers('meal')).not.toContain('serve')
      one.settled('meal')
    }
  })

  rule('NA-EAT-02', 'with nothing there nobody is asked', () => {
    const t = eating(hungry(3, 1, 0))
    t.choose('eat/food')
    t.changed({
      reserve: { food: 0 },
      ate: ['red'],
      castaways: { red: { energy: 4 }, yellow: { energy: 2, wounds: 2 }, green: { energy: 2, wounds: 2 } },
    })
    t.settled()
  })

  rule('NA-EAT-03 NA-EAT-04', 'it is eaten, put back, or given to somebody at home, who eats it at once', () => {
    const t = eating(hungry(2, 2, 1, { castaways: { red: { energy: 2 }, yellow: { energy: 2 }, green: { lost: 7 } } }))
    // Nobody can give anything to somebody who is lost.
    expect(t.offers('meal')).toEqual([
      'serve',
      'eat/food',
      'eat/token',
      'give/food/yellow',
      'give/token/yellow',
      'back',
    ])
    t.choose('give/token/yellow').has({ castaways: { red: { energy: 2 }, yellow: { energy: 3, tokens: 0 } } })
    t.has({ reserve: { food: 2, tokens: 0 }, ate: ['yellow'] })
    t.asks('meal', 'yellow')
      .choose('back')
      .has({ reserve: { food: 2, tokens: 0 }, castaways: { yellow: { energy: 3 } } })
    expect(t.happened('wentHungry')).toMatchObject([{ seat: 'red' }])
    t.settled()
  })

  rule('NA-EAT-03', 'where giving is forbidden it is eaten or put back', () => {
    const camp: Scene['camp'] = [
      ['damage/bad-blood'],
      ['camp/plan-the-route'],
      ['camp/scan-the-surroundings'],
      ['camp/tend-the-hurt'],
      ['camp/put-the-camp-in-order'],
      [],
      [],
      [],
    ]
    const t = eating({ ...hungry(3, 1, 1), camp })
    expect(t.offers('meal')).toEqual(['eat/food', 'eat/token', 'back'])
    t.settled('meal')
  })

  rule('NA-EAT-05', 'there is one round, and what is left stays there', () => {
    const t = eating(hungry(3, 5, 2))
    t.choose('eat/food').choose('eat/food').choose('eat/token')
    t.changed({
      reserve: { food: 3, tokens: 1 },
      ate: ['red', 'yellow', 'green'],
      castaways: { red: { energy: 4 }, yellow: { energy: 4 }, green: { energy: 4 } },
    })
    t.settled()
  })

  rule('NA-EAT-06', 'then own tokens are eaten or given away, and kept or eaten by the player who gets them', () => {
    const t = eating({
      castaways: { red: { energy: 2, tokens: 3 }, yellow: { energy: 2 }, green: { energy: 2 } },
      reserve: { food: 0, tokens: 0 },
    })
    t.asks('ownFood', 'red')
    expect(t.offers('ownFood')).toEqual(['eat', 'give/yellow', 'give/green', 'done'])
    t.choose('eat').has({ castaways: { red: { energy: 3, tokens: 2 } } })
    t.choose('give/yellow').asks('keepOrEat', 'yellow')
    t.choose('eat').has({ castaways: { red: { tokens: 1 }, yellow: { energy: 3, tokens: 0 } } })
    t.asks('ownFood', 'red').choose('give/green').asks('keepOrEat', 'green').choose('keep')
    t.has({ castaways: { red: { energy: 3, tokens: 0 }, green: { energy: 2, tokens: 1 } } })
    // Green has a token now, and leaves it alone.
    t.asks('ownFood', 'green').choose('done')
    t.changed({
      ate: ['red', 'yellow'],
      castaways: {
        red: { energy: 3, tokens: 0 },
        yellow: { energy: 3 },
        green: { energy: 1, tokens: 1, wounds: 2 },
      },
    })
    t.settled()
  })

  rule('NA-EAT-06 NA-NOTE-04', 'a token that is traded away before it is eaten cannot be eaten', () => {
    const t = eating({
      castaways: { red: { energy: 2, tokens: 1 }, yellow: { energy: 2 }, green: { energy: 2 } },
      reserve: { food: 0, tokens: 0 },
    })
    t.asks('ownFood', 'red').choose('give/yellow').asks('keepOrEat', 'yellow')
    t.as('yellow').choose('trade').choose('green').choose('token').choose('nothing').as('green').choose('accept')
    t.has({ castaways: { yellow: { tokens: 0 }, green: { tokens: 1 } } })
    t.asks('ownFood', 'green').choose('eat')
    t.has({ castaways: { yellow: { energy: 1, wounds: 2 }, green: { energy: 3, tokens: 0 } } }).settled()
  })

  rule('NA-EAT-06', 'nobody is asked about own tokens that nobody can do with', () => {
    const own = (energy: number, ate: Scene['ate'] = ['red', 'yellow', 'green']): TestTable<Naufragos> =>
      table({
        phase: 'survival',
        castaways: { red: { tokens: 1 }, yellow: { energy } },
        ate,
      }).play('ownFood', { seat: 'red' })
    own(6).settled()
    own(5).asks('ownFood', 'red').settled('ownFood')
    own(6, ['red', 'green']).asks('ownFood', 'red').settled('ownFood')
  })

  rule('NA-EAT-06', 'own tokens come after the round of the Common Reserve, and not to anybody who is lost', () => {
    const t = eating({
      castaways: { red: { energy: 2, tokens: 1 }, yellow: { energy: 2 }, green: { energy: 2, lost: 5, tokens: 2 } },
      reserve: { food: 1, tokens: 1 },
    })
    t.asks('meal', 'red').choose('eat/food').asks('meal', 'yellow').choose('eat/token').asks('ownFood', 'red')
    expect(t.offers('ownFood')).toEqual(['eat', 'give/yellow', 'done'])
    t.choose('done')
      .has({ castaways: { green: { energy: 2, tokens: 2 } } })
      .settled()
  })

  rule('NA-EAT-07 NA-NOTE-01', 'food at the cap counts as eaten', () => {
    const t = eating({
      players: 1,
      castaways: { red: { energy: 4, wounds: 2 } },
      reserve: { food: 0, tokens: 1 },
    })
    t.choose('eat/token').changed({ reserve: { tokens: 0 }, ate: ['red'] })
    expect(t.happened('wentHungry')).toEqual([])
    t.settled()
  })

  rule('NA-EAT-07', 'each food gives one energy', () => {
    const t = eating({ players: 1, castaways: { red: { energy: 1, tokens: 3 } }, reserve: { food: 1, tokens: 0 } })
    t.choose('eat/food').choose('eat').choose('eat').choose('eat')
    t.changed({ castaways: { red: { energy: 5, tokens: 0 } }, reserve: { food: 0 }, ate: ['red'] }).settled()
  })

  rule('NA-EAT-08', 'who has eaten nothing loses 1 energy and then receives 2 wounds', () => {
    const t = eating(
      hungry(6, 0, 0, { castaways: { red: { energy: 6 }, yellow: { energy: 3 }, green: { energy: 1 } } }),
    )
    // From 6 to 5, and the second wound cuts it down to 4.
    t.changed({
      castaways: { red: { energy: 4, wounds: 2 }, yellow: { energy: 2, wounds: 2 }, green: { energy: 0, wounds: 2 } },
    })
    expect(t.happened('energyLost')).toMatchObject([{ by: 1 }, { by: 1 }, { by: 1 }])
    t.settled()
  })

  rule('NA-EX-32 NA-EAT-01 NA-EAT-02 NA-EAT-03 NA-EAT-04 NA-EAT-07 NA-EAT-08', 'B gives, and goes hungry', () => {
    const t = eating(hungry(3, 0, 1, { reserve: { food: 0, tokens: 1, forage: ['2/1'] } }))
    t.choose('eat/food').choose('give/food/green').choose('eat/token')
    t.changed({
      castaways: {
        red: { energy: 4, wounds: 0 },
        yellow: { energy: 2, wounds: 2 },
        green: { energy: 5, wounds: 0 },
      },
      reserve: { food: 0, tokens: 0, forage: [] },
      ate: ['red', 'green'],
    }).settled()
  })

  rule('NA-EX-33 NA-NOTE-02 NA-EAT-08', 'with 0 energy hunger is three wounds', () => {
    const t = eating({
      castaways: { red: { lost: 5 }, yellow: { lost: 5 }, green: { energy: 0 } },
      reserve: { food: 0, tokens: 0 },
    })
    t.changed({ castaways: { green: { energy: 0, wounds: 3, traumas: 0 } } })
    expect(capOf(t.state, 'green')).toBe(3)
    t.settled()
  })
})

describe('the night', () => {
  rule('NA-SURV-02', 'a fire with wood burns one, and everybody at home gains 1 energy', () => {
    const t = night(hungry(3, 0, 0, { fire: { lit: true, wood: 2 } }))
    t.changed({
      fire: { lit: true, wood: 1 },
      castaways: { red: { energy: 4 }, yellow: { energy: 4 }, green: { energy: 4 } },
    })
    t.settled()
    const last = night(hungry(3, 0, 0, { fire: { lit: true, wood: 1 } }))
    last
      .changed({
        fire: { lit: true, wood: 0 },
        castaways: { red: { energy: 4 }, yellow: { energy: 4 }, green: { energy: 4 } },
      })
      .settled()
  })

  rule('NA-SURV-03', 'a fire without wood goes out, and everybody at home loses 1 energy', () => {
    const t = night(hungry(3, 0, 0, { fire: { lit: true, wood: 0 }, reserve: { wood: 0 } }))
    t.changed({
      fire: { lit: false, wood: 0 },
      castaways: { red: { energy: 2 }, yellow: { energy: 2 }, green: { energy: 2 } },
    }).settled()
  })

  rule('NA-SURV-04', 'without a fire everybody at home loses 1 energy', () => {
    const t = night(hungry(3, 0, 0, { castaways: { red: { energy: 3 }, yellow: { energy: 0 }, green: { energy: 3 } } }))
    t.changed({ castaways: { red: { energy: 2, wounds: 0 }, yellow: { energy: 0, wounds: 1 }, green: { energy: 2 } } })
    expect(t.happened('fireWentOut')).toEqual([])
    t.settled()
  })

  rule('NA-EX-35 NA-FIRE-05 NA-SURV-02 NA-SURV-03', 'one log in time keeps it alive', () => {
    const scene = hungry(3, 0, 0, { fire: { lit: true, wood: 0 }, reserve: { wood: 1 } })
    const fed = night(scene).as('red').choose('feedFire')
    fed
      .changed({
        fire: { lit: true, wood: 0 },
        reserve: { wood: 0 },
        castaways: { red: { energy: 4 }, yellow: { energy: 4 }, green: { energy: 4 } },
      })
      .settled()
    const left = night(scene).as('red').choose(PASS).as('yellow').choose(PASS).as('green').choose(PASS)
    left
      .changed({
        fire: { lit: false, wood: 0 },
        reserve: { wood: 1 },
        castaways: { red: { energy: 2 }, yellow: { energy: 2 }, green: { energy: 2 } },
      })
      .settled()
  })

  rule('NA-FIRE-05', 'nobody is asked about a fire that is out or has wood, and nobody who is lost', () => {
    night(hungry(3, 0, 0, { fire: { lit: false }, reserve: { wood: 3 } })).settled()
    night(hungry(3, 0, 0, { fire: { lit: true, wood: 1 }, reserve: { wood: 3 } })).settled()
    const t = night({
      castaways: { red: { lost: 6 }, yellow: { energy: 3 }, green: { energy: 3, dead: true } },
      fire: { lit: true, wood: 0 },
      reserve: { wood: 3 },
    })
    expect(t.session.awaited).toEqual(['yellow'])
    t.settled('night')
  })

  rule('NA-SURV-01', 'the lost do not eat, do not go hungry, and feel no fire', () => {
    const castaways = { red: { energy: 3 }, yellow: { energy: 3, lost: 6, tokens: 1 }, green: { energy: 3, lost: 9 } }
    const t = eating({ castaways, reserve: { food: 3, tokens: 0 } })
    t.asks('meal', 'red')
    expect(t.offers('meal')).toEqual(['eat/food', 'back'])
    t.choose('eat/food')
    t.changed({ castaways: { red: { energy: 4 } }, reserve: { food: 2 }, ate: ['red'] }).settled()
    night({ castaways, fire: { lit: true, wood: 1 } })
      .changed({ castaways: { red: { energy: 4 } }, fire: { wood: 0 } })
      .settled()
    night({ castaways })
      .changed({ castaways: { red: { energy: 2 } } })
      .settled()
  })

  rule('NA-SURV-05', 'with nobody at home the board goes on', () => {
    const castaways = { red: { energy: 3, lost: 5 }, yellow: { energy: 3, lost: 6 }, green: { energy: 3, lost: 7 } }
    const t = eating({ castaways, reserve: { food: 1, tokens: 2, forage: ['3/1'] }, fire: { lit: true, wood: 1 } })
    const eaten = { food: 4, tokens: 2, forage: [] }
    t.changed({ reserve: eaten }).settled()
    t.play('night')
      .changed({ reserve: eaten, fire: { lit: true, wood: 0 } })
      .settled()
    t.play('night')
      .changed({ reserve: eaten, fire: { lit: false, wood: 0 } })
      .settled()
  })
})
