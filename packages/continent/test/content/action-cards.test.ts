// The Action Deck, the States, clues and modes as content.md has them: sections A, B and C.

import { describe, expect, test } from 'vitest'
import { CURSE_IDS } from '../../src/cards/decks.ts'
import { CLUES } from '../../src/config.ts'
import { cards } from '../../src/text/en/cards/index.ts'
import { asTyped, clausesOf, rowsOf, textOf } from './brief.ts'
import { actionSaid, effectsSaid, lastingSaid, pennantSaid, stripSaid, threeDigits } from './notation.ts'
import { PRINTED, type Printed, theOnly } from './printed.ts'

type Cells = ReturnType<typeof rowsOf>[number]

const named = (rows: readonly Cells[]): readonly (readonly [string, Cells])[] =>
  rows.map((cells) => [`${cells['ID']} ${cells['Title']}`, cells])

const skillCoded = (code: string | undefined): Printed =>
  theOnly(`${code}`, ({ face }) => face.type === 'skill' && face.code === code)

/** Effects as they stand in the cell of a Skill: what is discarded is, and what is done in which step needs no word. */
const effectSaid = (cell: string | undefined): readonly string[] =>
  clausesOf(cell)
    .join('; ')
    .replace(/^(?:any action, )?step [13]: /, 'any action: ')
    .replace('any action: your items', 'any action: discard this → your items')
    .replace(/; then discard this$/, '')
    .replace(
      /^(?<kinds>[a-z, ]+): (?<what>.*); the item starts/,
      '$<kinds>: discard this → $<what> and the item starts',
    )
    .replace(
      'collective action: discard this → +1★, and a failure',
      'collective action: discard this → +1★ and a failure',
    )
    .replace('collective action: +1★; a failure', 'collective action: +1★ and/or a failure')
    .replace(/, and on success/, ' and on success')
    // What an eat action does besides, it does when it succeeds.
    .replace(/^eat: discard this → each/, 'eat: discard this → on success also each')
    .split('; ')
    .filter((clause) => clause !== '')

const materialsSaid = (materials: { readonly [resource: string]: number }): string =>
  Object.entries(materials)
    .map(([resource, by]) => `${resource} −${by}`)
    .join(', ')

describe('Skill cards', () => {
  test.each(named([...rowsOf('A2'), ...rowsOf('A3', 'Face')]))('%s', (_, cells) => {
    const { id, title, face } = skillCoded(cells['ID'])
    if (face.type !== 'skill') throw new Error('this is no Skill')
    const { strip, craft, price } = face
    expect({
      title,
      strip: stripSaid(strip),
      sevens: strip.sevens ?? 0,
      skill: (face.lasting ?? []).map((lasting) => lastingSaid(lasting, 'hand')),
      craft: craft === undefined ? '' : `${craft.cost}+/0`,
      materials: craft === undefined ? '' : materialsSaid(craft.materials),
      durability: craft === undefined ? '' : String(craft.item.durability),
      keywords: craft === undefined ? '' : craft.item.keywords.join(', '),
      price,
    }).toEqual({
      title: cells['Title'],
      strip: textOf(cells['Face']),
      sevens: Number(textOf(cells['7s'])),
      skill: effectSaid(cells['Skill effect (from hand)']),
      craft: textOf(cells['Craft']),
      materials: textOf(cells['Materials']),
      durability: textOf(cells['Dur']),
      keywords: textOf(cells['Keywords']),
      price: undefined,
    })
    const item = craft?.item
    const said =
      item === undefined
        ? []
        : [
            ...(item.lasting ?? []).map((lasting) => lastingSaid(lasting, 'item')),
            ...(item.actions ?? []).flatMap(actionSaid),
            ...(item.pennant === undefined ? [] : [pennantSaid(item.pennant)]),
          ]
    const written = clausesOf(cells['Item effects']).map((clause) => clause.replace(/^action: /, ''))
    expect(said.toSorted(), id).toEqual(written.toSorted())
  })

  test.each(named(rowsOf('A4')))('advanced %s', (_, cells) => {
    const { title, face } = skillCoded(cells['ID'])
    if (face.type !== 'skill') throw new Error('this is no Skill')
    const { strip, price, of, craft } = face
    expect({
      title,
      strip: stripSaid(strip),
      sevens: strip.sevens ?? 0,
      price: String(price),
      skill: (face.lasting ?? []).map((lasting) => lastingSaid(lasting, 'hand')),
      of,
      craft,
    }).toEqual({
      title: cells['Title'],
      strip: textOf(cells['Face']),
      sevens: Number(textOf(cells['7s'])),
      price: cells['XP'],
      skill: effectSaid(cells['Effect']),
      of: undefined,
      craft: undefined,
    })
  })

  test('T7-CARD-16 the code of a Skill of an explorer is that of the explorer', () => {
    for (const { id, face } of PRINTED) {
      if (face.type !== 'skill' || face.of === undefined) continue
      const explorer = theOnly(id, (printed) => printed.id === `explorer/${face.of}`)
      expect(explorer.face).toMatchObject({ code: face.code.slice(0, 3) })
    }
  })

  test('the flute, the drum, the handbell and the harmonica are instruments, and nothing else is', () => {
    const instruments = PRINTED.flatMap(({ id, face }) => {
      const item = face.type === 'skill' ? face.craft?.item : face.type === 'item' ? face : undefined
      return item?.instrument === true ? [id] : []
    })
    const own = ['item/salt-harmonica', 'skill/bone-flute', 'skill/handbell-and-wick', 'skill/ribbon-and-drum']
    expect(instruments.toSorted()).toEqual(own)
  })
})

describe('explorers', () => {
  /** What stands on every Character card, and what they are the only ones to have. */
  const ABILITIES: { readonly [code: string]: readonly string[] } = {
    ISV: ['swim, fish: −1 card'],
    TAR: ['pathfind, orient: +1★ per 7'],
    WKE: ['each time an action you are active in, or a card of yours, cures a state of any character: rec 1'],
    ADO: ['decipher, pray: −1 card'],
    ZRZ: ['climb, dig: −1 card', 'you cannot have 103'],
    EHA: [
      'craft: −2 cards in actions you are active in',
      'craft: the item starts with +1 durability (max 6) in actions you are active in',
    ],
    MST: ['balance, stealth: difficulty −1'],
    BOL: ['eat actions of characters on your terrain recover 1 card more', 'hand limit +1'],
  }

  test.each(rowsOf('A3', 'Ability').map((cells) => [cells['Code'] ?? '', cells] as const))('%s', (code, cells) => {
    const { id, face } = theOnly(code, (printed) => printed.face.type === 'explorer' && printed.face.code === code)
    const { title, role } = { role: '', ...cards[id] }
    expect(textOf(cells['Explorer'])).toBe(asTyped(`${title}, ${role}`))
    const [company, ...own] = face.lasting ?? []
    expect(company).toEqual({ last: 'boost', on: ['move'], benefits: [{ cards: -1 }], towardsCompany: true })
    expect(own.map((lasting) => lastingSaid(lasting, 'other'))).toEqual(ABILITIES[code])
  })
})

describe('curses, clues and modes', () => {
  const rows = rowsOf('B')

  test.each(rows.filter(({ Card = '' }) => Card.startsWith('Curse')).map((cells) => [cells['Card'], cells['Count']]))(
    '%s: %s',
    (name, count) => {
      const title = /\*(?<title>.*)\*/.exec(name ?? '')?.groups?.['title']
      const { cards: copies } = theOnly(`${name}`, (one) => one.face.type === 'curse' && one.title === title)
      expect(String(copies.length)).toBe(count)
    },
  )

  test('each clue has a Curse card of its title', () => {
    for (const clue of CLUES) {
      const { title, face } = theOnly(clue, (one) => one.face.type === 'clue' && one.face.clue === clue)
      expect(cards[CURSE_IDS[clue]].title).toBe(title)
      expect(theOnly(title, ({ id }) => id === CURSE_IDS[clue]).face).toMatchObject({ of: clue })
      expect(face).not.toHaveProperty('number')
    }
  })

  test.each([
    [
      'drownedLighthouse',
      14,
      'pennant P:beam +7',
      [],
      ['From the seventh camp on, each time you make camp: each: take 109, lose 3'],
    ],
    ['borrowedShadow', 305, 'pennant P:shade +2', ['take? 601', 'put 622 under a random foggy card'], []],
    ['saltChoir', 208, 'pennant P:choir +8', ['take? 652'], []],
  ] as const)('the clue of %s', (clue, start, pennant, setup, lasting) => {
    const { title, face } = theOnly(clue, (one) => one.face.type === 'clue' && one.face.clue === clue)
    if (face.type !== 'clue') throw new Error('this is no clue')
    expect(face.start).toBe(start)
    expect(pennantSaid(face.pennant)).toBe(pennant)
    expect(effectsSaid(face.setup ?? [])).toEqual(setup.length === 0 ? [] : [setup.join(', ')])
    expect((face.lasting ?? []).map((one) => lastingSaid(one, 'other'))).toEqual(lasting)
    // The same words stand in content.md, where `take?` at setup is called `store`.
    const written = textOf(rows.find(({ Card = '' }) => Card.startsWith('Clue') && Card.includes(title))?.['Text'])
    const role = textOf(rows.find(({ Card = '' }) => Card.startsWith('Clue') && Card.includes(title))?.['Role'])
    expect(role).toBe(`start ${threeDigits(start)}; ${pennant}`)
    for (const clause of [...setup.map((one) => one.replace('take?', 'store')), ...lasting])
      expect(written).toContain(clause)
  })

  test.each([
    [
      'A Kinder Tide',
      777,
      [
        'the first six times you make camp: rec 6',
        'Once per game, when a Curse from the pile would end the game: ignore it, shuffle it back, rec 10, banish this',
      ],
    ],
    [
      'The Long Night',
      650,
      ['every rec k recovers 1 card fewer (not below 1)', 'hand limit −1', 'each time you make camp: lose 3'],
    ],
  ] as const)('%s', (title, number, lasting) => {
    const { face, cards: copies } = theOnly(title, (one) => one.title === title)
    expect(face).toMatchObject({ type: 'quest', number, back: 'green' })
    expect(copies).toHaveLength(1)
    expect((face.lasting ?? []).map((one) => lastingSaid(one, 'other'))).toEqual(lasting)
    const written = textOf(rows.find(({ Card = '' }) => Card.includes(title))?.['Text'])
    for (const clause of lasting) expect(written).toContain(clause)
  })
})

describe('States', () => {
  /** What the table only adds for the eye: it is said by other cards, or is no rule. */
  const ASIDE = /^(?:any card that says cure 101|a drink or remedy that says cure 107)$/

  /** The clauses of a cell, each without the words that join it to the one before. */
  const parts = (cell: string | undefined): readonly string[] =>
    clausesOf(cell)
      .map((clause) => clause.replace(/^or /, ''))
      .filter((clause) => !ASIDE.test(clause))

  test.each(rowsOf('C', 'Copies').map((cells) => [`${cells['No.']} ${cells['Title']}`, cells] as const))(
    '%s',
    (_, cells) => {
      const {
        face,
        title,
        cards: copies,
      } = theOnly(`${cells['No.']}`, (one) => one.face.type === 'state' && one.face.number === Number(cells['No.']))
      if (face.type !== 'state') throw new Error('this is no State')
      const lasting = (face.lasting ?? []).filter(({ last }) => last !== 'goes')
      const goes = (face.lasting ?? []).filter(({ last }) => last === 'goes')
      expect(title).toBe(cells['Title'])
      expect(`${copies.length} (${face.deadly}/${copies.length - face.deadly})`).toBe(cells['Copies'])
      expect(face.back).toBe('green')
      expect(
        lasting.map((one) => lastingSaid(one, 'other').replace('hand limit −1', 'your hand limit is 1 lower')),
      ).toEqual(parts(cells['Effect while in hand']))
      expect([...(face.actions ?? []).flatMap(actionSaid), ...goes.map((one) => lastingSaid(one, 'other'))]).toEqual(
        parts(cells['How to get rid of it']),
      )
    },
  )
})
