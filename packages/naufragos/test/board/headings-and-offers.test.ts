// Headings and reasons of the log, and what a new game can be made of.
import { readdirSync, readFileSync } from 'node:fs'
import { naufragosPlugin } from '@landfall/naufragos'
import { LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { phaseName } from '../../src/board/phase-name.ts'
import { setupOffer } from '../../src/board/setup-offer.ts'
import { ACTIONS } from '../../src/components/action-spaces.ts'
import { events, told } from '../../src/events.ts'
import { packs } from '../spoken.ts'
import { expectSpoken, RULES } from './looking.ts'

describe('headings and reasons', () => {
  test('turns and phases begin a new part', () => {
    expect(told.heading({ t: 'turnBegan', turn: 3 }, packs.en)).toBe('Turn 3')
    expect(told.heading({ t: 'phaseBegan', phase: 'survival' }, packs.en)).toBe(phaseName('survival', packs.en))
    expect(told.heading({ t: 'ate', seat: 'red', what: 'food' }, packs.en)).toBeUndefined()
    expect(phaseName('elsewhere', packs.en)).toBe('elsewhere')
  })

  /** Events that only keep the books. */
  const SILENT = new Set(
    (
      'boxOpened turnEnded traumaComes rollApplied actionEnded rollsFresh strengthBonusUsed flagged wreckageReturned ' +
      'wreckUsed campUsed pawnRemoved explorationTurn cardWill cardResolved resolvingBegan resolvingEnded'
    ).split(' '),
  )
  /** Events that name their rule themselves. */
  const NAMED = new Set(
    (
      'startPassed energyGained energyLost energyPaid wounded healed traumaReceived storySpent foodChanged ' +
      'tokensChanged ownTokensChanged woodChanged cured fireWentOut fishingBanned hadNoEffect'
    ).split(' '),
  )
  /** Events whose rule depends on what they tell, as they may be told. */
  const TOLD: { readonly [name: string]: readonly object[] } = {
    phaseBegan: ['setup', 'events', 'actions', 'expedition', 'survival', 'end'].map((phase) => ({ phase })),
    rolled: 'card strength group fire rest return lost wounds tie shark'.split(' ').map((of) => ({ roll: { of } })),
    actionBegan: ACTIONS.map((action) => ({ action })),
    actedInVain: ACTIONS.map((action) => ({ action })),
    campRemoved: [{ card: 'camp/fish-from-the-rocks' }, { card: 'damage/fever-in-the-camp' }],
    progressed: [{ wood: true }, { wood: false }],
    pawnPlaced: [{ pawn: {} }, { pawn: { white: true } }, { pawn: { white: true, done: true } }],
    pawnKept: [{}, { white: true }],
    cameHome: [{ rolled: true }, { rolled: false }],
    foodGiven: [{ what: 'food' }, { what: 'ownToken' }],
  }

  test.each(Object.keys(events))('%s has a rule, if there is anything to explain', (t) => {
    for (const facts of TOLD[t] ?? [{}]) {
      const named = told.rule({ t, ...facts })
      if (SILENT.has(t) || NAMED.has(t)) expect(named).toBeUndefined()
      else expect(RULES).toContain(named)
    }
  })

  test('an event that names its rule is explained by it, bookkeeping is not explained', () => {
    expect(told.rule({ t: 'energyLost', seat: 'red', by: 1, rule: 'NA-EAT-08' })).toBe('NA-EAT-08')
    expect(told.rule({ t: 'rollApplied' })).toBeUndefined()
    expect(told.card({ t: 'rollApplied' })).toBeUndefined()
    expect(told.card({ t: 'built', seat: 'red', building: 'building/lean-to', wood: 2 })).toBe('building/lean-to')
  })

  test('every rule that the board and the events name is a rule', () => {
    const folders = ['board', 'events'].map((name) => new URL(`../../src/${name}/`, import.meta.url))
    const named = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bNA-[A-Z]+-\d\d\b/g)]),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.map(([id]) => id).filter((id) => !RULES.has(id))).toEqual([])
  })
})

describe('a new game', () => {
  test.each(LANGUAGES)('what it can be made of in %s', (language) => {
    const offer = setupOffer(packs[language])
    expectSpoken(language, offer)
    expect(offer.players).toEqual(naufragosPlugin.players)
    expect(offer.seats.map(({ id }) => id)).toEqual(['red', 'yellow', 'green', 'blue'])
    expect(offer.characters.map(({ id, energy }) => `${id} ${energy}`)).toEqual([
      'character/tomasa-quill 6',
      'character/barnabas-oake 7',
      'character/ines-ferrolle 6',
      'character/jory-pentreath 6',
      'character/maud-castellan 6',
      'character/lucian-abara 6',
      'character/felicity-marrow 6',
      'character/ansel-drummond 6',
    ])
    expect(offer.options.map(({ id, values }) => [id, ...values.map((value) => value.id)])).toEqual([
      ['characters', 'dealt', 'chosen'],
      ['decks', 'usual', 'full'],
      ['victory', 'alone', 'together'],
    ])
    // What the offer calls usual is what the box deals.
    const usual = Object.fromEntries(
      offer.options.map(({ id, values }) => [id, values.find((value) => value.usual)?.id]),
    )
    expect(naufragosPlugin.setupFor(2)).toMatchObject(usual)
  })
})
