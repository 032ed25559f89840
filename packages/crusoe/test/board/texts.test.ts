// The board model in four languages: random games, cards, what is seen, why it happened, and a new game.
import { readdirSync, readFileSync } from 'node:fs'
import { CHARACTERS, crusoePlugin, EQUIPMENT_IDS, WRECKAGE_IDS } from '@landfall/crusoe'
import type { Board, Named } from '@landfall/crusoe/board'
import { stack } from '@landfall/crusoe/testing'
import type { Happened } from '@landfall/kernel'
import { LANGUAGES, type Language, randomPlayer } from '@landfall/tabletop'
import { rule, rulesListed } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/board-of.ts'
import { readCard } from '../../src/board/read-card.ts'
import { setupOffer } from '../../src/board/setup-offer.ts'
import { events, told } from '../../src/events.ts'
import { IN_VAIN_RULES } from '../../src/rules/in-vain.ts'
import { SCENARIO_IDS } from '../../src/scenarios/sheets.ts'
import { packs, RAW } from '../spoken.ts'

const RULES = new Set(rulesListed(readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')))

/** The events that the log has a line for. */
const LOGGED = new Set(
  Object.entries(events)
    .filter(([, { line }]) => line !== undefined)
    .map(([name]) => name),
)

/** Everything that a board may show and a player may want to read. */
const READABLE = new Set([...Object.keys(packs.en.cards), ...CHARACTERS, 'friday', 'dog'])

const ENGLISH = /\b(the|of|and|with|your|you|token|tokens|wound|wounds|card|deck|gain|discard)\b/i

/** What people read; everything else is for programs. */
const SPOKEN = new Set(
  (
    'name said goal intro text title mood label deckName terrainName shelterName ignored animals invention pack parts ' +
    'book totem guide item bonus'
  ).split(' '),
)

/** The texts in some data, each with where it stands. What `action` says is text on a card alone. */
function spokenIn(data: unknown, path = '', spoken = false): readonly (readonly [path: string, text: string])[] {
  if (typeof data === 'string') return spoken ? [[path, data]] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    const isText = SPOKEN.has(key) || (key === 'action' && 'ignored' in data)
    return spokenIn(value, `${path}/${key}`, isText || (spoken && Array.isArray(data)))
  })
}

/** What has been looked at: the same texts come again and again. */
const known = new Set<string>()

function expectSpoken(language: Language, data: unknown): void {
  for (const [path, text] of spokenIn(data)) {
    const key = `${language} ${text}`
    if (path.endsWith('/mood') || known.has(key)) continue
    expect(text.trim(), path).not.toBe('')
    expect(text, path).not.toMatch(RAW)
    if (language !== 'en') expect(text, path).not.toMatch(ENGLISH)
    // Spaces are called A1 to C3 in every language.
    if (language === 'ru') expect(text.replaceAll(/\b[ABC][1-4]\b/g, ''), path).not.toMatch(/[A-Za-z]/)
    known.add(key)
  }
}

/** What is the same in every language. */
const wordless = (board: Board): string =>
  JSON.stringify(board, (key, value: unknown) => (SPOKEN.has(key) || key === 'action' ? undefined : value))

/** Every card on a board. */
function cardsOn({ threats, inventions, kept, discoveries, people, plan, card }: Board): readonly Named[] {
  return [
    ...threats.flatMap((threat) => threat.card ?? []),
    ...inventions,
    ...kept,
    ...discoveries,
    ...people,
    ...people.flatMap(({ abilities, specialWounds }) => [...abilities, ...specialWounds]),
    ...plan.flatMap(({ leader, support }) => [leader, ...support]),
    ...(card === undefined ? [] : [card]),
  ]
}

function expectExplained(event: Happened): void {
  const explained = told.rule(event)
  if (LOGGED.has(event.t)) expect(explained, event.t).toBeDefined()
  if (explained !== undefined) expect(RULES.has(explained), `${event.t}: ${explained}`).toBe(true)
  const card = told.card(event)
  if (card !== undefined) expect(READABLE.has(card), `${event.t}: ${card}`).toBe(true)
}

test('boards of random games are plain data, in words of every language, and all that happened is explained', () => {
  for (let game = 0; game < 8; game++) {
    const session = crusoePlugin.game.start({ ...crusoePlugin.setupFor(1 + (game % 4), game), seed: `board/${game}` })
    const player = randomPlayer(`board/${game}`)
    let seen: readonly Happened[] = []
    session.listen({
      happened(some) {
        seen = [...seen, ...some]
      },
    })
    while (session.outcome === undefined) {
      const view = session.view(session.seats[0])
      const boards = LANGUAGES.map((language) => {
        const board = boardOf(view, packs[language])
        expectSpoken(language, board)
        expectSpoken(language, told.reveals(seen, packs[language]))
        return board
      })
      const [board] = boards
      if (board === undefined) throw new Error('nobody speaks')
      expect(new Set(boards.map(wordless)).size).toBe(1)
      expect(JSON.parse(JSON.stringify(board))).toEqual(board)
      expect(cardsOn(board).filter(({ id }) => !READABLE.has(id))).toEqual([])
      for (const event of seen) expectExplained(event)
      seen = []
      session.answer(player.answer(session))
    }
  }
})

describe('cards', () => {
  const DECKS =
    'event wreckage build gather explore treasure creature trap invention equipment discovery beast ability character'

  test.each(LANGUAGES)('every card can be read in %s', (language) => {
    for (const id of READABLE) {
      const card = readCard(id, packs[language])
      expect(card.id).toBe(id)
      expect(DECKS.split(' ')).toContain(card.deck)
      expect(card.parts.length, id).toBeGreaterThan(0)
      expectSpoken(language, card)
      expect(card.rules.length, id).toBeGreaterThan(0)
      for (const one of card.rules) expect(RULES, id).toContain(one)
    }
  })

  test('every ruling on a card is found from a card', () => {
    const found = new Set([...READABLE].flatMap((id) => readCard(id, packs.en).rules))
    const rulings = [...RULES].filter((id) => /^RC-(CARD|ABIL-(CARP|COOK|EXPL|SOLD))-/.test(id))
    expect(rulings.filter((id) => !found.has(id))).toEqual([])
    // Those of later scenarios have no cards yet.
    const inventions = [...RULES].filter((id) => /^RC-INV-(0[4-9]|[12]\d|3[0-3])$/.test(id))
    expect(inventions).toHaveLength(30)
    expect(inventions.filter((id) => !found.has(id))).toEqual([])
  })

  rule('RC-DISC-05 RC-SCN1-09 RC-CHAR-23 RC-ABIL-COOK-05', 'what special tokens, abilities and people say', () => {
    expect(readCard('castaways/oil', packs.en)).toMatchObject({
      id: 'castaways/oil',
      deck: 'discovery',
      title: 'Oil',
      rules: ['RC-SCN1-09', 'RC-SCN1-14'],
    })
    expect(readCard('castaways/mast', packs.en).deck).toBe('invention')
    expect(readCard('ability/hooch', packs.en)).toMatchObject({
      deckName: 'Ability',
      parts: ['3 Determination tokens.', 'In the Weather Phase, ignore 1 rain cloud or count 1 snow cloud as rain.'],
    })
    expect(readCard('cook', packs.en).parts).toHaveLength(5)
    expect(readCard('event/bear', packs.en).rules).toEqual(['RC-EVT-06'])
    expect(() => readCard('event/no-such-card', packs.en)).toThrow('there is no card "event/no-such-card"')
  })
})

describe('what is seen', () => {
  test('RC-EVT-04 of a card that comes up from the Event deck, the lower half counts', () => {
    const seen = told.reveals(
      [
        { t: 'phaseBegan', phase: 'event' },
        { t: 'eventDrawn', card: 'gather/twisted-ankle' },
        { t: 'eventDrawn', card: 'event/bear' },
        { t: 'adventureDrawn', deck: 'gather', card: 'gather/twisted-ankle' },
        { t: 'discoveryDrawn', token: 'castaways/oil' },
      ],
      packs.en,
    )
    const card = { reveal: 'card', lower: false }
    expect(seen).toEqual([
      { ...card, card: 'gather/twisted-ankle', title: 'Swollen Ankle', label: 'Event', lower: true },
      { ...card, card: 'event/bear', title: 'Bear', label: 'Event' },
      { ...card, card: 'gather/twisted-ankle', title: 'Twisted Ankle', label: 'Adventure: Gather' },
      { ...card, card: 'castaways/oil', title: 'Oil', label: 'Discovery token' },
    ])
  })

  test('RC-DICE-03 only the dice that were rolled', () => {
    const dice = { action: 'build', wound: 'wound', success: 'failure', adventure: 'blank' } as const
    expect(told.reveals([{ t: 'diceRolled', dice: { ...dice, rolled: ['wound', 'success'] } }], packs.en)).toEqual([
      {
        reveal: 'dice',
        action: 'build',
        name: 'Build',
        dice: [
          { die: 'wound', shows: true, name: 'Wound' },
          { die: 'success', shows: false, name: 'No success' },
        ],
      },
    ])
  })

  test('RC-WEA-03 weather, where there is any', () => {
    expect(told.reveals([{ t: 'weatherRolled', clouds: [], animals: [] }], packs.en)).toEqual([])
    expect(told.reveals([{ t: 'weatherRolled', clouds: ['rain-2', 'snow-1'], animals: ['blank'] }], packs.en)).toEqual([
      {
        reveal: 'weather',
        name: 'Weather',
        dice: [
          { die: 'rain', face: 'rain-2', name: '2 rain clouds' },
          { die: 'winter', face: 'snow-1', name: '1 snow cloud' },
          { die: 'animals', face: 'blank', name: 'Hungry animals: they stay away' },
        ],
      },
    ])
  })
})

describe('why', () => {
  /** Events whose rule depends on what they tell, as they may be told. */
  const FACTS: { readonly [name: string]: readonly Omit<Happened, 't'>[] } = {
    phaseBegan: ['event', 'morale', 'production', 'action', 'actionsEnd', 'weather', 'night'].map((phase) => ({
      phase,
    })),
    markerPut: ['fog', 'ash', 'cross', 'trap', 'burnt'].map((marker) => ({ marker })),
    markerRemoved: [{ marker: 'fog' }],
    tokenUsed: [{ token: 'cursed-island/sacrificial-dagger' }],
    abilityUsed: [{ ability: 'ability/hooch' }, { ability: 'friday/second-try' }],
    cardUsed: [{ card: 'equipment/bible' }, { card: 'treasure/gold' }],
    discoveryUsed: [{ token: 'discovery/goat' }, { token: 'castaways/pirate-sabre' }],
    itemUsed: [{ item: 'invention/pot' }],
    eventDrawn: [{ card: 'event/bear' }, { card: 'gather/viper' }],
    threatGone: [
      { side: 'left', card: 'event/bear' },
      { side: 'right', card: 'event/bear' },
    ],
    resolved: (['threat', 'hunt', 'build', 'gather', 'explore', 'arrange', 'rest'] as const).flatMap((action) =>
      [true, false].map((certain) => ({ stack: stack(action, 'cook', { certain }), success: certain })),
    ),
    cameToNothing: Object.keys(IN_VAIN_RULES).map((why) => ({ why })),
  }

  /** Events that name their rule themselves. */
  const NAMED = [
    'wounded',
    'healed',
    'moraleChanged',
    'determinationChanged',
    'resourcesChanged',
    'levelChanged',
    'hadNoEffect',
  ]

  test.each([...LOGGED])('%s has a rule', (t) => {
    const named = NAMED.includes(t) ? { rule: 'RC-UNMET-03' } : {}
    for (const facts of FACTS[t] ?? [{}]) expect(RULES).toContain(told.rule({ t, ...facts, ...named }))
  })

  test('an event that is of no interest has none', () => {
    expect(told.rule({ t: 'diceResolved' })).toBeUndefined()
    expect(told.card({ t: 'diceResolved' })).toBeUndefined()
  })

  test('the card that an event is about', () => {
    const resolved = (more: Parameters<typeof stack>[2]): string | undefined =>
      told.card({ t: 'resolved', stack: stack('build', 'cook', more), success: true })
    expect(resolved({ target: { kind: 'invention', invention: 'invention/pot' } })).toBe('invention/pot')
    expect(resolved({ target: { kind: 'building', building: 'roof' } })).toBeUndefined()
    expect(resolved({ target: { kind: 'threat', side: 'left' }, card: 'event/bear' })).toBe('event/bear')
    expect(told.card({ t: 'beastHunted', beast: 'beast/fox' })).toBe('beast/fox')
  })

  test.each(['board', 'events'])('every rule that is named in %s is a rule', (name) => {
    const folder = new URL(`../../src/${name}/`, import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const named = files.flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bRC(?:-[A-Z0-9]+)+-\d\d\b/g),
    ])
    expect(named.length).toBeGreaterThan(50)
    for (const [id] of named) expect(RULES).toContain(id)
  })
})

describe('a new game', () => {
  const OF_THE_BOX = [
    { id: 'castaways', rounds: 12, books: { usual: 6, most: 12, more: 'easier' }, editions: ['first', 'second'] },
    { id: 'cursed-island', rounds: 10, books: { usual: 5, most: 10, more: 'harder' } },
    { id: 'jenny', rounds: 8, books: { usual: 4, most: 8, more: 'harder' } },
    { id: 'volcano-island', rounds: 8, books: { usual: 4, most: 8, more: 'harder' } },
    { id: 'cannibal-island', rounds: 9, books: { usual: 5, most: 10, more: 'harder' } },
    { id: 'family-robinson', rounds: 12, books: { usual: 6, most: 12, more: 'harder' } },
    { id: 'king-kong', rounds: 10, books: { usual: 5, most: 10, more: 'harder' }, editions: ['second'] },
  ]

  test.each(LANGUAGES)('what it can be made of in %s', (language) => {
    const offer = setupOffer(packs[language])
    expectSpoken(language, offer)
    expect(offer).toMatchObject({
      editions: [
        { id: 'second', usual: true },
        { id: 'first', usual: false },
      ],
      scenarios: SCENARIO_IDS.map((id) => ({ id })),
      wreckage: WRECKAGE_IDS.map((id) => ({ id, usual: id === 'wreckage/food-crates' })),
      company: { friday: 2, dog: 1 },
      equipment: { usual: 2, most: EQUIPMENT_IDS.length },
    })
    for (const scenario of OF_THE_BOX) {
      expect(offer.scenarios.find(({ id }) => id === scenario.id)).toMatchObject(scenario)
    }
    expect(offer.characters.map(({ id, abilities, deadly }) => [id, abilities.length, deadly])).toEqual([
      ['carpenter', 4, 13],
      ['cook', 4, 13],
      ['explorer', 4, 12],
      ['soldier', 4, 12],
    ])
  })
})
