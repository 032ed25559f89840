// One action, played through its questions.
import { type Scene, table } from '@landfall/continent/testing'
import type { TestTable } from '@landfall/testkit'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'

/** What is left of the Action Deck when the scripted cards are drawn. */
const SPARE: readonly CardId[] = [
  'curse/death-keeps-pace#3',
  'curse/death-keeps-pace#4',
  'skill/bone-needle',
  'skill/bone-flute',
  'skill/smoke-rack',
  'skill/splint-and-strap',
]

/** What a test draws from the Action Deck, in this order. */
type Draws = readonly CardId[]

/**
 * A turn in which these choices are made one after the other. The deck holds the cards that are drawn and six more,
 * unless the scene says otherwise: the fewer cards there are, the sooner their odds are counted.
 */
export function act(
  { draws = [], ...scene }: Scene & { readonly draws?: Draws },
  ...choices: readonly string[]
): Acting {
  const { rolls = {}, ...others } = scene
  const t = table({
    deck: [...new Set([...draws, ...SPARE])],
    ...others,
    rolls: draws.length === 0 ? rolls : { action: draws, ...rolls },
  }).play('turn')
  return and(t, ...choices)
}

export type Acting = TestTable<Continent>

/** The choices that come next. */
export function and(t: Acting, ...choices: readonly string[]): Acting {
  for (const choice of choices) t.choose(choice)
  return t
}

/** The numbers of cards that can be drawn. */
export const counts = (t: Acting): readonly number[] =>
  t.offers('sheet').flatMap((id) => (id.startsWith('draw/') ? [Number(id.slice('draw/'.length))] : []))

/** The fewest cards that can be drawn. */
export const least = (t: Acting): number => Math.min(...counts(t))

/** What the sheet offers besides drawing cards. */
export const extras = (t: Acting): readonly string[] =>
  t.offers('sheet').filter((id) => !(id.startsWith('draw/') || id === 'cancel'))

/** The items of somebody, by their first cards, with what their dice show. */
export const dice = (t: Acting, who: string): { readonly [card: string]: number } =>
  Object.fromEntries(
    t.state.members.flatMap((one) =>
      one.who === who ? one.items.map(({ cards, die }) => [cards[0] ?? '', die] as const) : [],
    ),
  )

export const handOf = (t: Acting, who: string): readonly CardId[] =>
  t.state.members.find((one) => one.who === who)?.hand ?? []

/** The result of the action, as it was found. */
export const result = (t: Acting): object => {
  const [known] = t.happened('resultKnown')
  const { stars, difficulty, succeeded } = { stars: undefined, difficulty: undefined, succeeded: undefined, ...known }
  return { stars, difficulty, succeeded }
}
