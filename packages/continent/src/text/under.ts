// What choices are put away under, where a question has more of them than anybody reads.

import { type Choice, meaningOf, TABLE } from '@landfall/kernel'
import type { Source } from '../state.ts'
import type { Continent, OpenQuestion } from '../types.ts'
import type { LanguagePack } from './language-pack.ts'

/** Those who want to draw more cards than this many more than they must look for it. */
const USUAL_DRAWS = 6

export function underOf(
  pack: LanguagePack,
  { id }: Choice<Continent['clause']>,
  question: Continent['openQuestion'],
): string | undefined {
  if (question.kind === 'act') return deedUnder(pack, id, question)
  return question.kind === 'sheet' ? sheetUnder(pack, id, question) : undefined
}

/** Where several can do something, each has a list; where one could just do it, the way to prepare it is put away. */
function deedUnder(pack: LanguagePack, id: string, { seat, choices }: OpenQuestion<'act'>): string | undefined {
  const choice = choices.find((one) => one.id === id)
  const means = choice === undefined ? undefined : meaningOf(choice)
  if (typeof means !== 'object') return undefined
  if (seat === TABLE) return pack.explorer(means.who)
  const { source, how } = means
  const isPlain = choices.some((one) => {
    const other = meaningOf(one)
    return typeof other === 'object' && other.how === 'atOnce' && isSame(source, other.source)
  })
  return how === undefined && isPlain ? pack.screen.choices.inDetail : undefined
}

const isSame = (one: Source, other: Source): boolean =>
  'fog' in one
    ? 'fog' in other && one.fog === other.fog
    : 'card' in other && one.card === other.card && one.nth === other.nth

function sheetUnder(pack: LanguagePack, id: string, { choices }: OpenQuestion<'sheet'>): string | undefined {
  const choice = choices.find((one) => one.id === id)
  const means = choice === undefined ? undefined : meaningOf(choice)
  if (typeof means !== 'object') return undefined
  if (means.do === 'exchange') return pack.screen.choices.exchanges
  if (means.do !== 'draw') return undefined
  const draws = choices.filter((one) => {
    const other = meaningOf(one)
    return typeof other === 'object' && other.do === 'draw'
  })
  return draws.findIndex((one) => one.id === id) < USUAL_DRAWS ? undefined : pack.screen.choices.drawMore
}
