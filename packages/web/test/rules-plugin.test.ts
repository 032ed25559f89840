// The rules that the page reads are those of rules.md: all of them, each with its section and its text.
import { readFileSync } from 'node:fs'
import { rulesListed } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { readRules } from '../plugins/rules.ts'

const markdown = readFileSync(new URL('../../crusoe/rules.md', import.meta.url), 'utf8')
const rules = readRules(markdown)

function textOf(id: string): string | undefined {
  return rules.find((rule) => rule.id === id)?.text
}

describe('the rules of Crusoe', () => {
  test('are the same as those that tests cite, in their order', () => {
    expect(rules.map(({ id }) => id)).toEqual(rulesListed(markdown))
    // However it is laid out, an ID in bold is that of a rule.
    const bold = markdown.match(/\*\*RC(?:-[A-Z0-9]+)+-\d\d\*\*(?!.*\*withdrawn\*)/g)
    expect(rules).toHaveLength(new Set(bold).size)
    expect(rules.length).toBeGreaterThan(1000)
  })

  test('stand in the section of their ID', () => {
    for (const { id, section, sectionTitle } of rules) {
      expect(id).toMatch(new RegExp(`^${section}-`))
      expect(sectionTitle).not.toBe('')
    }
    expect(rules.find(({ id }) => id === 'RC-PLAN-01')).toEqual({
      id: 'RC-PLAN-01',
      section: 'RC-PLAN',
      sectionTitle: 'Planning stage',
      text: expect.stringMatching(/^In the Planning stage the group assigns pawns to Actions;/),
    })
  })

  test('have a text without remains of a table', () => {
    for (const { id, text } of rules) {
      expect(text.trim(), id).toBe(text)
      expect(text, id).not.toMatch(/^$|\||undefined/)
    }
  })
})

test('the row of a table is a rule of its own when it begins with an ID', () => {
  expect(textOf('RC-ED-03')).toBe(
    [
      '**Exhausted source with +1 token**',
      '- *First edition (PL):* Still yields 1 resource from the token.',
      '- *Second edition (IT, RU, EN):* Yields nothing (RC-TERM-11).',
    ].join('\n'),
  )
})

test('any other table belongs to the rule above it', () => {
  const [, carpenter, , explorer, ...others] = textOf('RC-CHAR-23')?.split('\n') ?? []
  expect(carpenter).toBe(
    '- **Carpenter:** Dies on wound no.: 13 · Morale −1 on wound no.: 5, 8, 10 · Personal Invention: Snare',
  )
  expect(explorer).toContain('**Explorer:**')
  expect(others).toHaveLength(3)
  expect(textOf('RC-BOARD-06')).toContain('\n- **Tile 1:** Terrain: Plains · Wood source: yes · B: yes · D: 2\n')
})

test('a withdrawn rule is left out', () => {
  const [only, ...none] = readRules('## RC-X — Tests\n\n- **RC-X-01** *withdrawn*\n- **RC-X-02** Stays.\n')
  expect(only).toEqual({ id: 'RC-X-02', section: 'RC-X', sectionTitle: 'Tests', text: 'Stays.' })
  expect(none).toEqual([])
})
