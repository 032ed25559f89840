// What is used at any time, and which rolls are repeated: only what is useful.

import { meaningOf, PASS } from '@landfall/kernel'
import type { ItemUse } from '../cards/cards.ts'
import { ITEMS } from '../cards/decks.ts'
import { type Tile, tileValue } from '../components/tiles.ts'
import { chanceOf } from '../dice.ts'
import { helpsOf } from '../effects.ts'
import { isAtHome } from '../people.ts'
import type { Ability, OpenQuestion, WindowName } from '../types.ts'
import type { Help } from '../verbs/shared/verb.ts'
import { WANTED } from '../verbs/wanted.ts'
import { traumaCost } from './bodies.ts'
import { consult } from './consult.ts'
import { fireWorth } from './fire.ts'
import { foodWorth } from './food.ts'
import { LOST, payableRolls } from './homeward.ts'
import { caresFor, isSelfish, type Outlook, storyWorth } from './outlook.ts'
import { storiesOf } from './view.ts'

/** The choice of something to use now, or nothing. */
export function useNow(o: Outlook, { choices }: OpenQuestion<'anyTime'>): string | undefined {
  return choices.find((choice) => isWanted(o, meaningOf(choice)))?.id
}

function isWanted(o: Outlook, ability: Ability): boolean {
  if (ability.use === 'feedFire') return shouldFeed(o)
  const use = ability.use === 'item' ? ITEMS[ability.item].use : undefined
  return use !== undefined && isUseful(o, use)
}

/** One piece of wood is enough for the night. */
function shouldFeed(o: Outlook): boolean {
  const { fire, phase } = o.seen
  return !isSelfish(o) && fire.lit && fire.wood === 0 && phase !== 'events'
}

function isUseful(o: Outlook, { effects, often }: ItemUse): boolean {
  const [first] = effects
  if (first === undefined) return false
  // A tin of biscuit: what keeps may as well lie in the Common Reserve, when that is low.
  if (first.do === 'chooseOne') return o.seen.reserve.tokens < o.home.length
  return consult(WANTED, o, first, often) === true
}

/** Dice have fallen: whether a story is worth another roll. */
export function repeatRoll(o: Outlook, { choices }: OpenQuestion<'rolled'>): Ability | typeof PASS {
  const { seen, me } = o
  const { roll } = seen
  const [cheapest = PASS] = choices.map(meaningOf)
  if (roll === undefined || cheapest === PASS || cheapest.use !== 'story') return PASS
  // Of several who could, the one with most stories does it.
  const rival = roll.by.some(
    (seat) => seat !== me && !seen.rerolled.includes(seat) && storiesOf(seen, seat) > storiesOf(seen, me),
  )
  if (rival && !isSelfish(o)) return PASS
  return stakes(o) > price(o, cheapest.tile) ? cheapest : PASS
}

/** A tile of a low value is given away more easily. */
function price(o: Outlook, tile: Tile): number {
  return storyWorth(o) * (0.5 + 0.3 * tileValue(tile))
}

/** What another roll promises. */
function stakes(o: Outlook): number {
  const { seen, me } = o
  const { roll } = seen
  if (roll === undefined) return 0
  const members = roll.by.filter((seat) => caresFor(o, seat) > 0).length
  switch (roll.of) {
    case 'fire':
      return (Math.min(6, roll.target) / 6) * fireWorth(o)
    case 'return': {
      const chance = chanceOf(2, roll.plus, roll.target)
      const others = payableRolls(o, roll.by)
      return chance * LOST * members * (others > 0 ? 0.4 : 1)
    }
    case 'lost':
      return chanceOf(2, roll.plus, roll.target) * 0.6 * LOST * members
    case 'wounds':
      return (5 / 6) ** roll.dice.length * 0.8 * traumaCost(o, me)
    case 'strength':
    case 'group':
      return chanceOf(1, roll.plus, roll.target) * 1.2
    case 'card':
      return chanceOf(1, 0, roll.target) * 1.1
    case 'shark':
      return chanceOf(1, roll.plus, roll.target) * (1.4 + foodWorth(o, 3))
    case 'rest':
    case 'tie':
      return 0
  }
}

/** A trauma is always worth something that keeps it off; a tie is decided by anybody who can. */
export function useInWindow({ seen, me }: Outlook, { choices }: OpenQuestion<'trauma' | 'tie'>): Ability | typeof PASS {
  const [first = PASS] = choices.map(meaningOf)
  return isAtHome(seen, me) ? first : PASS
}

/** What is missing in each window for which somebody is asked; `wounds` may also wait for a better moment. */
const NEEDED: { readonly [Window in WindowName]?: readonly Help[] } = {
  climate: ['energy', 'wounds'],
  instructions: ['energy', 'wounds'],
  pawn: ['energy'],
  card: ['energy', 'wounds'],
  test: ['strength'],
  strayed: ['energy'],
  meals: ['food'],
  hunger: ['energy', 'wounds'],
  night: ['energy', 'wounds'],
  ships: ['stories'],
}

/** The last moment before something bad. */
export function useBefore(o: Outlook, { kind, choices }: OpenQuestion<WindowName>): Ability | typeof PASS {
  const helps = NEEDED[kind] ?? []
  for (const ability of choices.map(meaningOf)) {
    if (ability === PASS) continue
    if (ability.use === 'feedFire' && kind === 'night' && o.seen.fire.wood === 0) return ability
    const use = ability.use === 'item' ? ITEMS[ability.item].use : undefined
    if (use === undefined) continue
    if (kind === 'woundCheck' ? isUseful(o, use) : helpsOf(use.effects).some(({ help }) => helps.includes(help))) {
      return ability
    }
  }
  return PASS
}
