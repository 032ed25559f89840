// Finding a rule: by ID, by words, without accents; and reading its text.
import { describe, expect, test } from 'vitest'
import { fold, marksIn, searchRules, termsOf } from '../src/rules/search.ts'
import { linesOf } from '../src/rules/spans.ts'

const RULES = [
  { id: 'RC-PLAN-01', sectionTitle: 'Planning stage', text: 'Every pawn is placed; see RC-PLAN-02.' },
  { id: 'RC-PLAN-02', sectionTitle: 'Planning stage', text: 'Pawns of one **Action** form a stack.' },
  { id: 'RC-PLAN-10', sectionTitle: 'Planning stage', text: 'Plans change until they are confirmed.' },
  { id: 'RC-WEA-01', sectionTitle: 'Weather Phase', text: 'The explanation: clouds bring rain. À la carte.' },
  {
    id: 'RC-CARD-PIT-01',
    sectionTitle: 'Rulings on specific cards',
    text: '*Pit*: rain does not fill it. A plan helps.',
  },
]

const found = (query: string): readonly string[] => searchRules(RULES, query).map(({ id }) => id)

describe('searchRules', () => {
  test('finds an ID in any case, with or without the name of the game', () => {
    expect(found('RC-PLAN-02')[0]).toBe('RC-PLAN-02')
    expect(found('rc-plan-02')[0]).toBe('RC-PLAN-02')
    expect(found('plan-02')[0]).toBe('RC-PLAN-02')
  })

  test('puts the rule itself before the one that mentions it', () => {
    expect(found('rc-plan-02')).toEqual(['RC-PLAN-02', 'RC-PLAN-01'])
  })

  test('finds all rules of a section by the beginning of their ID, in the order of the book', () => {
    expect(found('plan-').slice(0, 3)).toEqual(['RC-PLAN-01', 'RC-PLAN-02', 'RC-PLAN-10'])
  })

  test('puts whole words before beginnings and beginnings before parts', () => {
    const texts = ['an explanation', 'the plane', 'a plan'].map((text, n) => ({
      id: `RC-X-0${n}`,
      sectionTitle: '',
      text,
    }))
    expect(searchRules(texts, 'plan').map(({ text }) => text)).toEqual(['a plan', 'the plane', 'an explanation'])
  })

  test('asks for every word, in any order', () => {
    expect(found('fill rain')).toEqual(['RC-CARD-PIT-01'])
    expect(found('fill snow')).toEqual([])
  })

  test('forgets case and accents, in the query and in the text', () => {
    expect(found('A LA CARTE')).toEqual(['RC-WEA-01'])
    expect(found('ràin')).toEqual(['RC-WEA-01', 'RC-CARD-PIT-01'])
  })

  test('finds a rule by the title of its section', () => {
    expect(found('weather')).toEqual(['RC-WEA-01'])
  })

  test('finds nothing for an empty query', () => {
    expect(found('')).toEqual([])
    expect(found('   ')).toEqual([])
  })
})

describe('fold', () => {
  test('keeps every letter in its place', () => {
    for (const text of ['Città, łódź, Ёлка, Straße', 'İstanbul ﬁne', 'e\u0301 👍 x'])
      expect(fold(text)).toHaveLength(text.length)
  })
})

describe('marksIn', () => {
  test('marks every place, and makes one mark of those that touch', () => {
    expect(marksIn('Rain, rainy', termsOf('rain'))).toEqual([
      { from: 0, to: 4 },
      { from: 6, to: 10 },
    ])
    expect(marksIn('rainfall', termsOf('fall rain'))).toEqual([{ from: 0, to: 8 }])
    expect(marksIn('Città', termsOf('citta'))).toEqual([{ from: 0, to: 5 }])
  })
})

describe('linesOf', () => {
  const known = new Set(['RC-MOVE-07', 'RC-MOVE-08', 'RC-2P'])
  const spans = (text: string) => linesOf(text, (id) => known.has(id))[0]?.spans

  test('reads strong, emphasis and code', () => {
    expect(spans('a **b** *c* `d`')).toEqual([
      { kind: 'plain', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'plain', text: ' ' },
      { kind: 'emphasis', text: 'c' },
      { kind: 'plain', text: ' ' },
      { kind: 'code', text: 'd' },
    ])
  })

  test('leads from an ID to its rule, also from its short form, and only where there is one', () => {
    expect(spans('(RC-MOVE-07, -08)')).toEqual([
      { kind: 'plain', text: '(' },
      { kind: 'rule', text: 'RC-MOVE-07', id: 'RC-MOVE-07' },
      { kind: 'plain', text: ', ' },
      { kind: 'rule', text: '-08', id: 'RC-MOVE-08' },
      { kind: 'plain', text: ')' },
    ])
    expect(spans('apply RC-2P, not RC-SCN…')).toEqual([
      { kind: 'plain', text: 'apply ' },
      { kind: 'rule', text: 'RC-2P', id: 'RC-2P' },
      { kind: 'plain', text: ', not RC-SCN…' },
    ])
    expect(spans('a loss, -01')).toEqual([{ kind: 'plain', text: 'a loss, -01' }])
  })

  test('tells points from paragraphs', () => {
    expect(linesOf('one\n- two', () => false)).toEqual([
      { point: false, spans: [{ kind: 'plain', text: 'one' }] },
      { point: true, spans: [{ kind: 'plain', text: 'two' }] },
    ])
  })
})
