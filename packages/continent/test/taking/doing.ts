// What tests of taken cards share: actions that succeed or fail for certain, and what becomes of somebody.
import { Logbook, type TestTable } from '@landfall/testkit'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Explorer } from '../../src/components/seats.ts'
import { continent } from '../../src/game.ts'
import { type Member, memberOf } from '../../src/people.ts'
import type { Continent } from '../../src/types.ts'

type T = TestTable<Continent>

/** Curses: without a star, and nobody can keep them. From the deck they are harmless. */
const BLANKS: readonly CardId[] = [
  'curse/death-keeps-pace#1',
  'curse/death-keeps-pace#2',
  'curse/death-keeps-pace#3',
  'curse/death-keeps-pace#4',
  'curse/the-drowned-lighthouse',
]

/** So many cards without a star. */
export const blanks = (count: number): CardId[] => BLANKS.slice(0, count)
/** So many cards with three stars together. */
export const stars = (count: number): CardId[] => ['skill/steady-breath', ...BLANKS.slice(0, count - 1)]

/** Draws so many cards for the action in hand, and keeps none of them. */
export function draw(t: T, cards: number): T {
  t.choose(`draw/${cards}`, 'sheet')
  return t.offers('keep').length === 0 ? t : t.choose('none', 'keep')
}

/** Performs an action with so many cards, after these preparations, and keeps none of them. */
export function perform(t: T, deed: string, cards: number, ...preparations: readonly string[]): T {
  t.choose(deed, 'act')
  for (const one of preparations) t.choose(one, 'sheet')
  return draw(t, cards)
}

export const of = (t: T, who: Explorer): Member => memberOf(t.state, who)
export const handOf = (t: T, who: Explorer): readonly CardId[] => of(t, who).hand

/** The numbers of cards that can be drawn for the action in hand: the least, and the most. */
export function draws(t: T): readonly [least: number, most: number] {
  const counts = t.offers('sheet').flatMap((id) => (id.startsWith('draw/') ? [Number(id.slice('draw/'.length))] : []))
  return [Math.min(...counts), Math.max(...counts)]
}

/** What happened since the step began, in order: only events of these names, each with its card. */
export function story(t: T, ...names: readonly (keyof Continent['events'])[]): readonly string[] {
  const logbook = new Logbook()
  continent.resume(t.session.save(), { listen: logbook, staged: true })
  return logbook.log.flatMap((event) => {
    const name = names.find((one) => one === event.t)
    if (name === undefined) return []
    const card = Reflect.get(event, 'card')
    return [typeof card === 'string' ? `${name} ${card}` : name]
  })
}
