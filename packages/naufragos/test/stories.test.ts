// Story tiles as second chances. NA-STORY.
import { PASS } from '@landfall/kernel'
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { expect } from 'vitest'
import type { Seat } from '../src/components/seats.ts'
import type { Naufragos } from '../src/types.ts'

/** Red spends 3 energy on the fire. */
const lighting = (dice: readonly number[], scene: Scene = {}): TestTable<Naufragos> =>
  table({
    castaways: { red: { energy: 5 } },
    reserve: { wood: 2 },
    stories: { red: ['3/101', '1/101'], yellow: ['5/101'] },
    rolls: { 'die.fire': [...dice] },
    ...scene,
  })
    .play('act', { seat: 'red', action: 'fire', box: 0 })
    .choose('3')

/** Those who may repeat the roll. */
const asked = (t: TestTable<Naufragos>): readonly string[] =>
  t.session.questions.filter(({ kind }) => kind === 'rolled').map(({ seat }) => seat)

rule('NA-STORY-01', 'a story repeats the roll', () => {
  const t = lighting([4, 3])
  t.asks('rolled', 'red')
  expect(t.offers('rolled')).toEqual(['story/1/101', 'story/3/101', PASS])
  t.choose('story/1/101')
  t.has({
    fire: { lit: true, wood: 1 },
    castaways: { red: { energy: 2 } },
    stories: { red: ['3/101'], yellow: ['5/101'] },
  })
  t.settled()
})

rule('NA-STORY-01', 'without one the first result stands', () => {
  const t = lighting([4]).choose(PASS)
  t.changed({ castaways: { red: { energy: 2 } } }).settled()
  lighting([4], { stories: {} })
    .changed({ castaways: { red: { energy: 2 } } })
    .settled()
})

rule('NA-STORY-01', 'all dice are rolled again', () => {
  const t = table({
    phase: 'end',
    castaways: { red: { energy: 3, wounds: 3 } },
    stories: { red: ['2/101'] },
    rolls: { 'die.wounds': [5, 1, 6, 2, 2, 4] },
  })
  t.play('woundCheck').choose('story/2/101')
  expect(t.happened('rolled')).toMatchObject([{ roll: { dice: [5, 1, 6] } }, { roll: { dice: [2, 2, 4] } }])
  t.has({ castaways: { red: { wounds: 3, traumas: 0 } }, stories: { red: [] } }).settled()
})

rule('NA-STORY-01', 'the new result stands, also if it is worse', () => {
  const t = table({
    castaways: { red: { energy: 2 } },
    built: ['building/lean-to', 'building/hut'],
    stories: { red: ['2/101'] },
    rolls: { 'die.rest': [4, 1] },
  })
  // On a 4 the Hut would have given 2.
  t.play('act', { seat: 'red', action: 'rest', box: 0 }).choose('story/2/101')
  t.changed({ castaways: { red: { energy: 3 } }, stories: { red: [] }, storyDiscard: ['2/101'] }).settled()
})

rule('NA-STORY-02', "for a roll of one's own castaway, not for that of another", () => {
  const t = lighting([4])
  expect(asked(t)).toEqual(['red'])
  t.settled('rolled')
  lighting([4], { stories: { yellow: ['5/101'], green: ['1/101'] } })
    .has({ fire: { lit: false } })
    .settled()
})

rule('NA-STORY-02', "for a roll of one's own group", () => {
  const t = table({
    castaways: { red: { energy: 0 }, yellow: { energy: 0 }, green: { energy: 0 } },
    expedition: { explorers: ['red', 'yellow', 'green'], cube: 7 },
    stories: { red: ['1/101'], yellow: ['1/102'], green: ['1/103'] },
    rolls: { 'die.return': [1, 1, 3, 4] },
  })
  t.play('exploration').as('red').choose('return').as('yellow').choose('join').as('green').choose('stay')
  expect(asked(t)).toEqual(['red', 'yellow'])
  t.as('red').choose(PASS).as('yellow').choose('story/1/102')
  t.has({ expedition: { explorers: ['green'] }, stories: { red: ['1/101'], yellow: [], green: ['1/103'] } })
  expect(t.happened('cameHome')).toMatchObject([{ seats: ['red', 'yellow'] }])
  t.settled('explore')
})

rule('NA-STORY-02', 'for a group test, and for the way home of those who are lost', () => {
  const crack = table({
    castaways: { red: { space: 12, items: ['wreckage/cutlass'] }, yellow: { space: 12 } },
    expedition: { explorers: ['red', 'yellow'] },
    top: { centre: ['centre/the-crack'] },
    stories: { yellow: ['1/102'], green: ['1/103'] },
    rolls: { 'die.group': [1] },
  })
  crack.play('exploration').choose('centre')
  expect(asked(crack)).toEqual(['yellow'])
  crack.settled('rolled')
  const lost = table({
    castaways: { red: { lost: 9 }, yellow: { lost: 9 }, green: { lost: 5 } },
    stories: { yellow: ['1/102'], green: ['1/103'] },
    rolls: { 'die.lost': [1, 1] },
  })
  lost.play('returnAttempts', { attempt: 'first' })
  expect(asked(lost)).toEqual(['yellow'])
  lost.settled('rolled')
})

rule('NA-STORY-03', 'once in an action', () => {
  const t = lighting([4, 5]).choose('story/1/101')
  t.changed({ castaways: { red: { energy: 2 } }, stories: { red: ['3/101'] }, storyDiscard: ['1/101'] }).settled()
})

rule('NA-STORY-03', 'on an expedition each exploration turn is an action', () => {
  const t = table({
    pawns: (['red', 'yellow'] as const).map((seat: Seat, box) => ({ seat, action: 'explore', box })),
    top: { coast: ['coast/green-ledge', 'coast/blowhole', 'coast/crab-gulch'] },
    stories: { red: ['1/101', '2/101'], yellow: ['3/101'] },
    rolls: { 'die.card': [2, 2, 1, 2, 1, 3] },
  })
  // Red repeats the green ledge; then it is yellow's turn to be unlucky, and red cannot help with that.
  t.play('expedition').choose('coast').choose('story/1/101')
  t.has({ castaways: { red: { wounds: 1 } }, rerolled: [] })
  t.choose('coast')
  expect(asked(t)).toEqual(['yellow'])
  t.choose('story/3/101').has({ castaways: { yellow: { wounds: 0 } } })
  // In its next turn red may do so again.
  t.choose('coast').asks('rolled', 'red').choose('story/2/101')
  t.has({ stories: { red: [] } }).settled('explore', 'option')
})

rule('NA-STORY-05', 'a roll that no dice could make good, or that could not be better, is not repeated', () => {
  const test = (die: number, more: Scene = {}) =>
    table({
      castaways: { red: { space: 11 } },
      expedition: { explorers: ['red'] },
      top: { centre: ['centre/the-crack'] },
      stories: { red: ['1/101'] },
      rolls: { 'die.group': [die] },
      ...more,
    })
      .play('exploration')
      .choose('centre')
  // Alone, without strength, 7 is out of reach.
  const hopeless = test(2)
  expect(hopeless.happened('rolled')).toHaveLength(1)
  hopeless.settled('explore')
  const strong: Scene = { castaways: { red: { space: 11, items: ['wreckage/cutlass'] } } }
  test(2, strong).asks('rolled', 'red').settled('rolled')
  // A rest gives no more than there is room for.
  const resting = (energy: number) =>
    table({
      castaways: { red: { energy } },
      built: ['building/lean-to'],
      stories: { red: ['1/101'] },
      rolls: { 'die.rest': [1] },
    }).play('act', { seat: 'red', action: 'rest', box: 0 })
  resting(5)
    .has({ castaways: { red: { energy: 6 } } })
    .settled()
  resting(4).asks('rolled', 'red').settled('rolled')
})

rule('NA-STORY-03', 'the next action is another one', () => {
  const t = lighting([], { built: ['building/lean-to'], rolls: { 'die.fire': [4, 5], 'die.rest': [1, 4] } }).choose(
    'story/1/101',
  )
  t.has({ fire: { lit: false }, castaways: { red: { energy: 2 } } })
  t.play('act', { seat: 'red', action: 'rest', box: 0 }).choose('story/3/101')
  t.has({ castaways: { red: { energy: 4 } }, stories: { red: [] } }).settled()
})

rule('NA-STORY-03', 'the wound check is an action of its own', () => {
  const t = table({
    phase: 'end',
    castaways: { red: { energy: 5, wounds: 1 } },
    stories: { red: ['3/101', '1/101'] },
    rerolled: ['red'],
    rolls: { 'die.wounds': [1, 1] },
  })
  t.play('woundCheck').choose('story/1/101')
  t.has({ castaways: { red: { traumas: 1, wounds: 0 } }, stories: { red: ['3/101'] } }).settled()
})

rule('NA-STORY-03', 'so is each strength test outside an action', () => {
  const t = table({
    players: 2,
    top: { event: ['event/tempers'] },
    stories: { red: ['1/101', '2/101'] },
    rolls: { 'die.tie': [1, 4, 4, 1, 5, 2] },
  })
  t.play('event').as('red').choose('event/tempers/talk-it-out').as('yellow').choose('event/tempers/let-it-rot')
  // A 1 becomes a 4, which is what yellow rolls: both roll again, and red may repeat that roll as well.
  t.as('red').choose('story/1/101').asks('rolled', 'red').choose('story/2/101')
  expect(t.happened('rolled')).toMatchObject(
    [
      ['red', 1],
      ['red', 4],
      ['yellow', 4],
      ['red', 1],
      ['red', 5],
      ['yellow', 2],
    ].map(([seat, die]) => ({ roll: { by: [seat], dice: [die] } })),
  )
  expect(t.happened('decided')).toMatchObject([{ option: 'event/tempers/talk-it-out' }])
  t.settled()
})

rule('NA-STORY-04', 'a discarded tile is shown to all', () => {
  const t = lighting([4, 3])
    .choose('story/3/101')
    .has({ storyDiscard: ['3/101'] })
  for (const seat of ['yellow', 'green', undefined]) expect(t.session.view(seat).storyDiscard).toEqual(['3/101'])
  expect(t.session.view('green').stories).toEqual({ red: 1, yellow: 1, green: [] })
  t.settled()
})
