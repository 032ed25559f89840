// A test of rules: its title begins with the rules it proves, and it is played four ways.
import { test } from 'vitest'
import { isRuleId } from './rules-cited.ts'
import { inEachWay } from './ways.ts'

/** `rule('BE-WEA-01', 'wind costs a level of fire', () => { … })`; several IDs are separated by spaces. */
export function rule(ids: string, title: string, body: () => void): void {
  for (const id of ids.split(' ')) if (!isRuleId(id)) throw new Error(`"${id}" is not the ID of a rule`)
  test(`${ids} ${title}`, () => inEachWay(body))
}
