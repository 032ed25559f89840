// What the board, the log and the cards show and say of scenario 7.

import { type Scene, stack, table } from '@landfall/crusoe/testing'
import { LANGUAGES, type Language } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { packs, voices } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import { readCard } from '../../../board/read-card.ts'
import { setupOffer } from '../../../board/setup-offer.ts'
import { SPACES } from '../../../components/island.ts'
import { told } from '../../../events.ts'
import { sheet as KING_KONG } from '../sheet.ts'
import { book, CAPTURE, capture, crew, dead, kong, LAIRS, LOST_ITEM, ready, type Table } from './scenes.ts'

/** Something that a machine has said. */
const RAW = /undefined|NaN|\[object|[{}]|king-kong|\b(invention|build|hunt|explore|event)\/|\s\s|\.\./

const inWords = (language: Language, ...texts: readonly string[]): void => {
  for (const text of texts) {
    expect(text.trim(), language).not.toBe('')
    expect(text, language).not.toMatch(RAW)
    if (language === 'ru') expect(text, text).toMatch(/[а-яё]/i)
  }
}

describe('on the screen', () => {
  const seen = (scene: Scene, language: Language) => {
    const t = ready(scene)
    return boardOf(t.session.view('cook'), packs[language])
  }
  const part = (board: ReturnType<typeof seen>, id: string) => board.scenario.parts.find((one) => one.id === id)

  test.each(LANGUAGES)('RC-SCN7-01 RC-SCN7-05 RC-SCN7-10 RC-SCN7-19 the sheet in %s', (language) => {
    const board = seen({ numbers: { A1: 1, B2: 2 }, levels: { weapons: 2 } }, language)
    expect(board.scenario.parts.map(({ id }) => id)).toEqual(['traps', 'goal', 'capture', 'lairs', 'crew'])
    expect(part(board, 'traps')).toMatchObject({ has: 3, needs: 3 })
    expect(part(board, 'lairs')).toMatchObject({ figure: 2 })
    expect(part(board, 'capture')).toMatchObject({ figure: 5, at: CAPTURE })
    expect(part(board, 'goal')).toMatchObject({ entries: [{ met: true }, { met: true }, { met: true }] })
    for (const shown of board.scenario.parts) {
      inWords(language, shown.name)
      if ('said' in shown) inWords(language, shown.said)
      if (shown.part === 'list') inWords(language, ...shown.entries.map(({ name }) => name))
      if (shown.part === 'crew')
        inWords(language, ...shown.members.flatMap(({ name, item, bonus }) => [name, item, bonus]))
    }
    const { goal, book: bookText, totem, guide } = board.scenario
    expect(guide).toHaveLength(6)
    inWords(language, goal, bookText, totem, ...guide)
    expect(board.scenario.track.flatMap(({ round, marks }) => marks.map(({ id }) => [round, id]))).toEqual([
      [10, 'kong'],
    ])
    for (const space of SPACES.filter((one) => one === 'A1' || one === 'B2')) {
      const lair = board.island.find((one) => one.space === space)
      inWords(language, lair?.number?.name ?? '', lair?.said ?? '')
    }
  })

  test('RC-SCN7-08 RC-SCN7-22 the crew: who is dead, who is captive, and whose turn is next', () => {
    const killed = [...dead(5), 7]
    const captive = crew({ killed, captive: true, hostageLair: 'B2', trapsSince: 5 })
    const board = seen({ scenarioState: captive, items: ['king-kong/tranquilizer'] }, 'en')
    const shown = part(board, 'crew')
    expect(shown).toMatchObject({ at: 'explore/king-kong/hostage/B2' })
    expect(
      shown?.part === 'crew' &&
        shown.members.map(({ number, name, state, item, bonus }) => [number, name, state, item, bonus]),
    ).toEqual([
      [1, 'Lights', 'killed', 'Flashlight', 'While planning, for one Action: gain 1 brown pawn for Build. (1 use)'],
      [2, 'Cameraman', 'killed', 'Wine', 'At any time: gain 2 Determination tokens.'],
      [3, 'Sound', 'killed', 'Microphone', "Before the Action Phase: roll this round's Weather dice now."],
      [4, 'Screenwriter', 'killed', 'Script', 'At any time: look at the top card of the Event deck.'],
      [5, 'Make-up Artist', 'killed', 'Make-up Kit', 'No bonus.'],
      [6, 'Actress', 'captive', 'Autographed Photos', 'At any time: raise morale by 1.'],
      [7, 'Double', 'killed', 'Lucky Charm', 'Right after a roll: reroll any one die once.'],
      [8, 'Actor', 'next', 'Revolver', 'At any time: raise the weapon level by 2.'],
      [9, 'Director', 'living', 'Last Will', 'No bonus.'],
    ])
    expect(part(board, 'goal')).toMatchObject({
      entries: [
        { met: false },
        { name: 'The actress is free (she is held on B2)', met: false },
        { name: 'The director lives', met: true },
      ],
    })
    expect(part(board, 'capture')).toMatchObject({
      figure: 1,
      said: 'Weapon level −1; for the one who leads, 1 wound',
    })
    const lost = seen({ scenarioState: crew({ killed, captive: true }) }, 'en')
    expect(part(lost, 'goal')).toMatchObject({
      entries: [{}, { name: expect.stringContaining('not been found') }, {}],
    })
    expect(part(lost, 'crew')).not.toHaveProperty('at')
  })

  test.each(LANGUAGES)('RC-SCN7-16 RC-SCN7-21 RC-SCN7-22 RC-SCN7-23 RC-SCN7-28 what is printed in %s', (language) => {
    const ids = [
      ...Object.keys(KING_KONG.inventions),
      ...Object.values(KING_KONG.discoveries).map(({ token }) => token),
    ]
    expect(ids).toHaveLength(6)
    for (const id of ids) {
      const { title, mood, parts, rules } = readCard(id, packs[language])
      inWords(language, title, mood, ...parts)
      expect(mood.length).toBeLessThan(75)
      expect(rules.every((one) => one.startsWith('RC-SCN7-'))).toBe(true)
    }
  })

  test('RC-SCN7-16 RC-SCN7-21 RC-SCN7-22 what the cards say', () => {
    expect(readCard('king-kong/trap', packs.en).parts.at(-1)).toBe(
      packs.en.scenarios['king-kong'].inventions['king-kong/trap'].text,
    )
    expect(readCard('king-kong/tranquilizer', packs.en).parts).toEqual([
      'Needs: Hills, Plains, Fire.',
      'The special Hunt for King Kong lowers the weapon level by 1 instead of 5.',
    ])
    expect(readCard(LOST_ITEM, packs.en).parts).toEqual([
      'Gain the bonus of the living crew member with the lowest number.',
    ])
  })

  test.each(LANGUAGES)('RC-SCN7-06 RC-SCN7-08 RC-SCN7-14 RC-SCN7-18 RC-SCN7-20 the log in %s', (language) => {
    const voice = voices[language]
    const inTheLog = (t: Table, ...names: readonly Parameters<Table['happened']>[0][]): void => {
      for (const name of names) {
        const [event] = t.happened(name)
        if (event === undefined) throw new Error(`${name} has not happened`)
        inWords(language, voice.log(event) ?? '')
        expect(told.rule(event)).toMatch(/^RC-(SCN7|EXPL)-/)
      }
    }
    inTheLog(book(), 'crewKilled')
    inTheLog(book({ scenarioState: crew({ killed: dead(5) }) }), 'actressCaptured')
    inTheLog(
      table(kong({ phase: 'action', islandStack: [4] })).play(
        'explore',
        stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }),
      ),
      'numberPut',
    )
    inTheLog(
      table(
        kong({
          phase: 'action',
          tiles: LAIRS,
          markers: { A1: ['trap'], B2: ['trap'] },
          futureRepeats: [{ invention: 'king-kong/trap', space: 'A2' }],
        }),
      ).play('actionsEnd'),
      'markerPut',
      'trapsComplete',
    )
    const won = capture({ levels: { weapons: 5 } })
    inTheLog(won, 'kingKongCaught')
    // Nobody compares strengths with him.
    for (const event of won.happened('fightBegan')) expect(voice.log(event)).toBeUndefined()
    const { outcome } = won.session
    if (outcome !== undefined) inWords(language, voice.outcome(outcome))
    inWords(language, voice.outcome({ result: 'lost', why: 'directorKilled', scenario: 'king-kong' }))
    inWords(language, voice.outcome({ result: 'lost', why: 'lastRound', scenario: 'king-kong' }))
  })

  test.each(LANGUAGES)('RC-SCN7-17 RC-SCN7-18 RC-SCN7-14 the choices in %s', (language) => {
    const voice = voices[language]
    const tables = [
      ready({ items: ['invention/shovel'], available: { wood: 4 }, markers: { A1: ['trap'] } }),
      ready(),
      ready({ scenarioState: crew({ captive: true, killed: dead(5), hostageLair: 'B2' }) }),
      ready({ availableDiscoveries: [LOST_ITEM], scenarioState: crew({ killed: dead(7) }) }),
    ]
    const labels = tables.flatMap((t) =>
      t.session.questions.flatMap((question) =>
        question.choices.filter(({ id }) => id.includes('king-kong')).map((choice) => voice.choice(choice, question)),
      ),
    )
    expect(labels.length).toBeGreaterThan(4)
    inWords(language, ...labels)
  })

  test.each(LANGUAGES)('RC-SCN7-29 the harder rule is offered in %s, and only here', (language) => {
    const { scenarios } = setupOffer(packs[language])
    const offered = scenarios.find(({ id }) => id === 'king-kong')?.options ?? []
    expect(offered.map(({ id }) => id)).toEqual(['hungryCrew'])
    for (const { name, text } of offered) inWords(language, name, text)
    expect(scenarios.filter(({ options }) => options.length > 0)).toHaveLength(1)
  })
})
