// One answer a pawn: one that leads puts a stack there, and one more joins it now or later, so that no dice are rolled.
import { join, lead, leaders, mayJoin, plan, planning, resolve, stack } from '@landfall/crusoe/testing'
import { LANGUAGES } from '@landfall/tabletop'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { Pawn, Person, Stack } from '../../src/state.ts'
import type { Table } from '../open-questions.ts'
import { voices } from '../spoken.ts'
import { dice } from './dice.ts'

const exploring = (space: 'A1' | 'B2' | 'C1', leader: Person, more: Partial<Stack> = {}): Stack =>
  stack('explore', leader, { target: { kind: 'space', space }, ...more })

const building = (leader: Person, more: Partial<Stack> = {}): Stack =>
  stack('build', leader, { paid: { wood: 1 }, ...more })

/** The pawns that may join each stack, by its number. */
const joining = (t: Table): { readonly [id: string]: readonly string[] } =>
  Object.fromEntries(
    t.state.plan.map(({ id }) => {
      const start = `support/${id}/`
      return [id, t.offers('plan').flatMap((choice) => (choice.startsWith(start) ? [choice.slice(start.length)] : []))]
    }),
  )

describe('a pawn is one answer', () => {
  rule('RC-PLAN-01 RC-PLAN-09 RC-DICE-02', 'the first leads and would roll, the second makes it certain', () => {
    const t = planning()
    plan(t, 'explore/A1', 'cook').changed({ plan: [exploring('A1', 'cook')] })
    expect(t.session.answers.map(({ kind }) => kind)).toEqual(['plan'])
    expect(mayJoin(t)).toEqual(['carpenter', 'cook'])
    join(t, 'carpenter').changed({ plan: [exploring('A1', 'cook', { support: ['carpenter'], certain: true })] })
    expect(t.session.answers.map(({ kind }) => kind)).toEqual(['plan', 'plan'])
    t.settled('plan')
  })

  rule('RC-PLAN-09 RC-PLAN-07', 'only pawns without which it cannot be planned are asked for', () => {
    const t = planning({ tiles: { B2: 5 }, characters: ['carpenter', 'cook', 'soldier'] })
    const far = (support: readonly Pawn[], certain: boolean): Stack =>
      stack('explore', 'cook', { target: { kind: 'space', space: 'A2' }, support, certain })
    lead(t, 'explore/A2', 'cook').changed({})
    expect(t.offers('support')).toEqual(['carpenter', 'cook', 'soldier'])
    t.choose('soldier').changed({ plan: [far(['soldier'], false)] })
    expect(mayJoin(t)).toEqual(['carpenter', 'cook', 'soldier'])
    join(t, 'soldier').changed({ plan: [far(['soldier', 'soldier'], true)] })
    expect(mayJoin(t)).toEqual([])
    t.settled('plan')
  })

  rule(
    'RC-PLAN-09',
    'a single pawn that can be the other one is taken without asking, and one that is free is not',
    () => {
      const t = planning({ characters: ['cook'], huntingDeck: ['beast/fox'] })
      lead(t, 'hunt', 'cook').changed({ plan: [stack('hunt', 'cook', { support: ['cook'] })] })
      t.settled('plan')
      const alone = planning({ characters: ['cook'] })
      plan(alone, 'explore/A1', 'cook').changed({ plan: [exploring('A1', 'cook')] })
      expect(mayJoin(alone)).toEqual(['cook'])
      alone.settled('plan')
    },
  )

  rule('RC-PLAN-09 RC-BUILD-05', 'what it costs is asked before anybody joins, and nothing is paid twice', () => {
    const t = lead(planning({ available: { wood: 2, fur: 1 } }), 'build/shelter', 'cook')
    expect(t.offers()).toEqual(['wood-2', 'fur-1'])
    t.choose('fur-1').has({ available: { wood: 2, fur: 0 } })
    join(t, 'cook').has({ available: { wood: 2, fur: 0 } })
    expect(t.state.plan).toMatchObject([{ support: ['cook'], certain: true, paid: { fur: 1 } }])
    t.settled('plan')
  })

  rule('RC-PLAN-02 RC-PLAN-03', 'a last pawn may join; nobody has to go where only neutral pawns are left', () => {
    const t = planning({ characters: ['cook'], items: ['invention/map'] })
    plan(t, 'explore/A1', 'cook')
    expect(t.offers('plan')).not.toContain('confirm')
    plan(t, 'explore/C1', 'cook')
    expect(joining(t)).toEqual({ 1: ['invention/map'], 2: ['invention/map'] })
    expect(t.offers('plan')).toContain('confirm')
    t.choose('remove/2')
    expect(t.offers('plan')).not.toContain('confirm')
    join(t, 'cook')
    expect(t.offers('plan')).toEqual(['remove/1', 'confirm'])
    t.settled('plan')
  })
})

describe('a pawn joins later', () => {
  rule('RC-PLAN-09 RC-DICE-02', 'after another stack was planned, whose dice are still rolled', () => {
    const t = planning({ islandStack: [9], available: { wood: 1 }, rolls: dice('build', 'blank', 'success', 'blank') })
    plan(t, 'explore/A1', 'cook')
    plan(t, 'build/weapons', 'carpenter')
    expect(joining(t)).toEqual({ 1: ['carpenter', 'cook'], 2: ['carpenter', 'cook'] })
    join(t, 'carpenter', 1).changed({
      available: { wood: 0 },
      plan: [exploring('A1', 'cook', { support: ['carpenter'], certain: true }), building('carpenter', { id: 2 })],
    })
    // The Carpenter has no pawn left.
    expect(joining(t)).toEqual({ 1: [], 2: ['cook'] })
    resolve(t)
      .has({ island: { A1: { tile: 9 } }, levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-PLAN-09', 'the second pawn of the one who leads it, as long as that is free', () => {
    const t = planning()
    plan(t, 'explore/A1', 'cook')
    plan(t, 'explore/C1', 'carpenter')
    join(t, 'cook', 1).changed({
      plan: [exploring('A1', 'cook', { support: ['cook'], certain: true }), exploring('C1', 'carpenter', { id: 2 })],
    })
    expect(joining(t)).toEqual({ 1: [], 2: ['carpenter'] })
    plan(t, 'rest', 'carpenter')
    expect(joining(t)).toEqual({ 1: [], 2: [], 3: [] })
    t.choose('remove/3')
    expect(joining(t)).toEqual({ 1: [], 2: ['carpenter'] })
    t.settled('plan')
  })

  rule('RC-USE-03 RC-PLAN-09', 'after something was used in between', () => {
    const t = planning({ availableDiscoveries: ['discovery/tobacco'], available: { wood: 1 } })
    plan(t, 'build/weapons', 'cook')
    plan(t.choose('discovery/tobacco'), 'rest', 'carpenter')
    join(t, 'cook', 1).has({
      plan: [building('cook', { support: ['cook'], certain: true }), stack('rest', 'carpenter', { id: 2 })],
    })
    t.settled('plan')
  })

  rule('RC-FRI-04 RC-FRI-05', 'Friday joins anybody, and only neutral pawns join him', () => {
    const t = planning({ friday: true, items: ['invention/map'] })
    plan(t, 'explore/A1', 'friday')
    plan(t, 'explore/C1', 'cook')
    expect(joining(t)).toEqual({ 1: ['invention/map'], 2: ['carpenter', 'cook', 'invention/map'] })
    t.choose('remove/1')
    expect(joining(t)).toEqual({ 2: ['carpenter', 'cook', 'friday', 'invention/map'] })
    join(t, 'friday', 2).changed({ plan: [exploring('C1', 'cook', { id: 2, support: ['friday'], certain: true })] })
    expect(leaders(t, 'explore/A1')).toEqual(['carpenter', 'cook'])
    t.settled('plan')
  })

  rule(
    'RC-DOG-02 RC-DOG-05',
    'the Dog joins an Explore Action, whoever leads it, and nothing else that is rolled for',
    () => {
      const t = planning({ dog: true, friday: true, tiles: { A1: 5 }, available: { wood: 1 } })
      plan(t, 'explore/B2', 'friday')
      plan(t, 'gather/A1/wood', 'cook')
      plan(t, 'build/weapons', 'carpenter')
      expect(joining(t)).toEqual({ 1: ['dog'], 2: ['carpenter', 'cook'], 3: ['carpenter', 'cook'] })
      join(t, 'dog', 1)
      expect(t.state.plan[0]).toMatchObject({ leader: 'friday', support: ['dog'], certain: true })
      plan(t, 'explore/C1', 'cook')
      // There is only one Dog.
      expect(mayJoin(t)).toEqual(['carpenter'])
      t.settled('plan')
    },
  )

  rule('RC-PLAN-22 RC-PLAN-24', 'a neutral pawn joins its own Action, once for every pawn that there is', () => {
    const t = planning({
      items: ['invention/map'],
      availableDiscoveries: ['discovery/candles', 'discovery/candles'],
      available: { wood: 3 },
    })
    plan(t, 'explore/A1', 'cook')
    plan(t, 'build/weapons', 'carpenter')
    plan(t, 'build/weapons', 'carpenter')
    plan(t, 'build/weapons', 'cook')
    const candles = ['discovery/candles']
    expect(joining(t)).toEqual({ 1: ['invention/map'], 2: candles, 3: candles, 4: candles })
    join(t, 'discovery/candles', 3)
    expect(joining(t)).toEqual({ 1: ['invention/map'], 2: candles, 3: [], 4: candles })
    join(t, 'discovery/candles', 2)
    expect(joining(t)).toEqual({ 1: ['invention/map'], 2: [], 3: [], 4: [] })
    join(t, 'invention/map', 1)
    // What is taken back can join another.
    t.choose('remove/3')
    expect(joining(t)).toEqual({ 1: [], 2: [], 4: ['carpenter', 'discovery/candles'] })
    t.settled('plan')
  })

  rule('RC-CARD-ARGUMENT-01 RC-CARD-ARGUMENT-03', 'after an Argument nobody joins anybody else', () => {
    const t = planning({ friday: true, items: ['invention/map'], limits: { noTeams: true } })
    plan(t, 'explore/A1', 'cook')
    plan(t, 'explore/C1', 'carpenter')
    expect(joining(t)).toEqual({ 1: ['cook', 'invention/map'], 2: ['carpenter', 'invention/map'] })
    t.settled('plan')
  })

  rule('RC-TERM-01', 'nobody joins an Action that a card keeps them from', () => {
    const t = planning({ limits: { only: { carpenter: ['build', 'arrange', 'rest'] } }, available: { wood: 1 } })
    plan(t, 'explore/A1', 'cook')
    plan(t, 'build/weapons', 'cook')
    expect(joining(t)).toEqual({ 1: [], 2: ['carpenter'] })
    t.settled('plan')
  })
})

describe('who cannot join', () => {
  rule('RC-PLAN-26 RC-DICE-02', 'a third pawn, where two are certain', () => {
    const t = planning({
      characters: ['carpenter', 'cook', 'soldier'],
      friday: true,
      dog: true,
      items: ['invention/map'],
    })
    plan(t, 'explore/A1', 'soldier', 'cook')
    expect(t.state.plan).toMatchObject([{ certain: true }])
    expect(t.offers('plan').filter((id) => id.startsWith('support/'))).toEqual([])
    t.settled('plan')
  })

  rule('RC-PLAN-26 RC-HUNT-01 RC-THR-03 RC-REST-01 RC-ARR-01', 'one more where no dice are rolled', () => {
    const t = planning({
      characters: ['carpenter', 'cook', 'explorer', 'soldier'],
      friday: true,
      dog: true,
      huntingDeck: ['beast/fox'],
      threats: { left: 'event/mist', right: 'wreckage/food-crates' },
    })
    plan(t, 'hunt', 'soldier', 'cook')
    plan(t, 'threat/left', 'cook')
    plan(t, 'threat/right/1', 'carpenter')
    plan(t, 'rest', 'explorer')
    plan(t, 'arrange', 'soldier')
    expect(joining(t)).toEqual({ 1: [], 2: [], 3: [], 4: [], 5: [] })
    expect(t.state.plan.map(({ certain }) => certain)).toEqual([false, false, false, false, false])
    t.settled('plan')
  })
})

describe('stacks side by side, and taken back', () => {
  rule('RC-PLAN-11 RC-EX-18', 'two on one space are joined each by itself', () => {
    const t = planning({ available: { wood: 2 }, rolls: dice('build', 'blank', 'failure', 'blank') })
    plan(t, 'build/weapons', 'carpenter')
    plan(t, 'build/weapons', 'cook')
    expect(joining(t)).toEqual({ 1: ['carpenter', 'cook'], 2: ['carpenter', 'cook'] })
    join(t, 'carpenter', 2).changed({
      available: { wood: 0 },
      plan: [building('carpenter'), building('cook', { id: 2, support: ['carpenter'], certain: true })],
    })
    expect(joining(t)).toEqual({ 1: ['cook'], 2: [] })
    resolve(t)
    t.has({ levels: { weapons: 1 }, available: { wood: 1 }, people: { carpenter: { determination: 2 } } }).settled()
  })

  rule('RC-PLAN-01 RC-PLAN-15', 'a stack that was joined gives back all of it', () => {
    const t = planning({
      available: { wood: 2 },
      actionTokens: { build: ['additionalWood'] },
      availableDiscoveries: ['discovery/candles'],
    })
    for (const pawn of ['carpenter', 'cook', 'discovery/candles']) {
      plan(t, 'build/weapons', 'cook').has({ available: { wood: 0 }, actionTokens: { build: [] } })
      expect(mayJoin(t)).toEqual(['carpenter', 'cook', 'discovery/candles'])
      join(t, pawn).choose('remove/1').changed({})
    }
    t.settled('plan')
  })

  rule('RC-PLAN-01 RC-ABIL-CARP-04', 'the tokens that stood in for its wood come back, too', () => {
    const t = planning({ people: { carpenter: { determination: 2 } } })
    plan(t, 'build/weapons', 'carpenter').has({ people: { carpenter: { determination: 0 } } })
    join(t, 'cook').has({ people: { carpenter: { determination: 0 } } })
    t.choose('remove/1').changed({}).settled('plan')
  })

  rule('RC-PLAN-01', 'the other stacks stay as they are, with those who joined them', () => {
    const t = planning()
    plan(t, 'explore/A1', 'cook', 'carpenter')
    plan(t, 'explore/C1', 'carpenter', 'cook')
    t.choose('remove/1').changed({ plan: [exploring('C1', 'carpenter', { id: 2, support: ['cook'], certain: true })] })
    // A new one has a number of its own, and is joined under it.
    plan(t, 'explore/B2', 'cook')
    join(t, 'carpenter', 3)
    expect(t.state.plan.map(({ id, support }) => [id, support])).toEqual([
      [2, ['cook']],
      [3, ['carpenter']],
    ])
    t.settled('plan')
  })
})

test('RC-PLAN-09 a choice says whose pawn it is and what it does, in every language', () => {
  const t = planning({ friday: true, items: ['invention/map'], tiles: { A1: 5 } })
  plan(t, 'explore/B2', 'cook')
  const [question] = t.session.questions
  if (question === undefined) throw new Error('nothing is asked')
  const said = [
    'friday/gather/A1/wood',
    'support/1/carpenter',
    'support/1/friday',
    'support/1/invention/map',
    'remove/1',
  ]
  const labels = LANGUAGES.map((language) =>
    question.choices.flatMap((choice) => (said.includes(choice.id) ? [voices[language].choice(choice, question)] : [])),
  )
  expect(labels).toMatchInlineSnapshot(`
    [
      [
        "Friday: Gather wood on A1 (success 83%, wound 17%, adventure 50%)",
        "Explore B2 (Cook + Carpenter)",
        "Explore B2 (Cook + Friday)",
        "Explore B2 (Cook + Map)",
        "Take back: Explore B2 (Cook)",
      ],
      [
        "Venerdì: Raccolta (legno): A1 (successo 83%, ferita 17%, avventura 50%)",
        "Esplorazione: B2 (Cuoco + Carpentiere)",
        "Esplorazione: B2 (Cuoco + Venerdì)",
        "Esplorazione: B2 (Cuoco + Mappa)",
        "Annulla: Esplorazione: B2 (Cuoco)",
      ],
      [
        "Piętaszek: Zbieranie Surowców: drewno, A1 (sukces 83%, rana 17%, przygoda 50%)",
        "Eksploracja: B2 (Kucharz + Cieśla)",
        "Eksploracja: B2 (Kucharz + Piętaszek)",
        "Eksploracja: B2 (Kucharz + Mapa)",
        "Cofnij: Eksploracja: B2 (Kucharz)",
      ],
      [
        "Пятница: Сбор ресурсов на A1: дерево (успех 83 %, рана 17 %, приключение 50 %)",
        "Исследование: B2 (Кок + Плотник)",
        "Исследование: B2 (Кок + Пятница)",
        "Исследование: B2 (Кок + Карта)",
        "Отменить действие «Исследование: B2 (Кок)»",
      ],
    ]
  `)
  const [needed] = lead(planning({ huntingDeck: ['beast/fox'] }), 'hunt', 'cook').session.questions
  if (needed === undefined) throw new Error('nothing is asked')
  expect(LANGUAGES.map((language) => voices[language].prompt(needed))).toMatchInlineSnapshot(`
    [
      "This Action needs one more pawn. Who supports it?",
      "Serve un’altra pedina. Chi fa da supporto?",
      "Potrzebny jest jeszcze jeden pionek. Kto wspiera tę Akcję?",
      "Нужна ещё одна фишка. Кто помогает?",
    ]
  `)
})
