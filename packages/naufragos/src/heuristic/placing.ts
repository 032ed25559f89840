// Where pawns go: what each action is worth now, with the pawns that stand on the board already.

import { type Choice, meaningOf } from '@landfall/kernel'
import { BUILDINGS } from '../cards/buildings.ts'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { DamageId } from '../cards/card-ids.ts'
import { isDamage } from '../cards/decks.ts'
import { ACTIONS, type Action, isAction } from '../components/action-spaces.ts'
import { DIFFICULTY, SUMMIT } from '../components/tracks.ts'
import { modFor, modForGroup, shelterOf } from '../lasting.ts'
import { castaway } from '../people.ts'
import { buildable, missingFor } from '../projects.ts'
import type { OpenQuestion, Questions } from '../types.ts'
import { energyWorth, healWorth, spending } from './bodies.ts'
import { capacity, nextBuilding, woodToBuild } from './building.ts'
import { fireStake, woodWanted } from './fire.ts'
import { foodWorth, foraging } from './food.ts'
import { chanceIn, mayClimb, rescueGain } from './goal.ts'
import { cardsPossible } from './homeward.ts'
import { isLastTurn, isSelfish, type Outlook, storyWorth } from './outlook.ts'
import { best, energyOf } from './view.ts'
import { damageCost, effectsWorth } from './worth.ts'

/** The best place for a pawn; none, where nothing is worth what it costs. */
export function placePawn(o: Outlook, { choices }: OpenQuestion<'place'>): Questions['place'] {
  const chosen = best(choices, (choice) => placeWorth(o, meaningOf(choice), energyFor(choice)) + o.taste(choice.id))
  return chosen === undefined ? NONE : meaningOf(chosen)
}

const energyFor = ({ costs }: Choice): number => costs?.[0]?.['energy'] ?? 0

const NONE = 'none'

/** In the solo game the white pawn may be worth more as a third one. */
export function placeWhite(o: Outlook, { choices }: OpenQuestion<'white'>): Questions['white'] {
  const chosen = best(choices, (choice) => {
    const place = meaningOf(choice)
    return place === 'keep' ? keepWorth(o) : placeWorth(o, place, energyFor(choice)) + o.taste(choice.id)
  })
  return chosen === undefined ? NONE : meaningOf(chosen)
}

/** A third pawn does what the other two leave undone. */
function keepWorth(o: Outlook): number {
  const worths = ACTIONS.filter((action) => action !== 'camp' && action !== 'wreck').map((action) => {
    const cost = action === 'explore' ? 1 : 0
    return placeWorth(o, action, cost)
  })
  const [, , third = 0] = worths.toSorted((one, other) => other - one)
  return third
}

function placeWorth(o: Outlook, place: Questions['place'], cost: number): number {
  if (place === NONE) return 0
  const paid = spending(o, o.me, cost)
  if (isAction(place)) return actionWorth(o, place, cost) - paid
  return isDamage(place) ? repairWorth(o, place, cost) : effectsWorth(o, CAMP_CARDS[place].effects, o.me) - paid
}

const placed = ({ seen }: Outlook, action: Action): number => seen.pawns.filter((pawn) => pawn.action === action).length

function actionWorth(o: Outlook, action: Action, cost: number): number {
  switch (action) {
    case 'forage':
      return forageWorth(o)
    case 'wood':
      return woodWorth(o)
    case 'diary':
      return storyWorth(o) * (1 + 0.3 * Math.max(0, modFor(o.seen, o.me, 'diary')))
    case 'wreck':
      return Math.min(1, o.left / 6) * (isSelfish(o) ? 2.5 : 1.4 + 0.9 * o.home.length)
    case 'fire':
      return lightWorth(o, cost)
    case 'rest':
      return restWorth(o)
    case 'build':
      return buildWorth(o)
    case 'explore':
      return exploreWorth(o, cost)
    case 'camp':
      return 0
  }
}

function forageWorth(o: Outlook): number {
  // A tile that is drawn today is missing later.
  const later = o.left > 1 ? 0.3 : 0
  return o.seen.forageSupply > placed(o, 'forage') ? foodWorth(o, foraging(o.seen, o.me)) - later : 0
}

function woodWorth(o: Outlook): number {
  const { seen, me } = o
  if (isSelfish(o)) return 0.1
  const gained = 1 + modFor(seen, me, 'wood')
  if (gained <= 0) return 0
  const there = seen.reserve.wood + placed(o, 'wood')
  const wanted = woodWanted(o, woodToBuild(o))
  if (there < 1) return 2.5 * Math.min(2, gained)
  return (there < wanted ? 1.4 : 0.4) * gained
}

function lightWorth(o: Outlook, cost: number): number {
  const { seen } = o
  if (seen.fire.lit || placed(o, 'fire') > 0 || seen.reserve.wood + placed(o, 'wood') === 0) return -1
  return fireStake(o, energyOf(seen, o.me) - cost).worth
}

function restWorth(o: Outlook): number {
  const { seen, me } = o
  const table = shelterOf(seen)?.rest ?? [1]
  const mean = table.reduce((sum, gain) => sum + gain, 0) / table.length
  const gain = Math.max(0, mean + modFor(seen, me, 'rest') + (seen.seats.length === 1 ? 1 : 0))
  return energyWorth(o, me, Math.round(gain)) * (gain / Math.max(1, Math.round(gain))) + healWorth(o, me, 1)
}

function buildWorth(o: Outlook): number {
  const { seen } = o
  if (placed(o, 'build') > 0) return -1
  const next = nextBuilding(o, buildable(seen))
  if (next === undefined) return -1
  const missing = missingFor(seen, next)
  const done = Math.min(missing, capacity(o))
  const gain = rescueGain(o, next)
  if (isSelfish(o)) return 1.5
  if (BUILDINGS[next].hourglass === undefined || done === missing) return 2.5 + 8 * gain
  return 0.6 * Math.min(5, done) + 4 * gain * (done / missing)
}

/** Spaces that a card gains on the average. */
const SPACES_A_CARD = 0.7

function exploreWorth(o: Outlook, cost: number): number {
  const { seen, me } = o
  const { space, wounds } = castaway(seen, me)
  if (seen.summit !== undefined || isLastTurn(o)) return isSelfish(o) && !isLastTurn(o) ? 0.5 : -1
  if (!mayClimb(o) && space >= SUMMIT - 2) return -1
  if (energyOf(seen, me) - cost < STRENGTH_TO_EXPLORE) return -1
  const group = [...seen.pawns.filter(({ action }) => action === 'explore').map(({ seat }) => seat), me]
  const start = DIFFICULTY.start + seen.startShift + modForGroup(seen, group, 'start')
  const cards = cardsPossible(paying(o, cost), group, start)
  const ahead = Math.min(SUMMIT - space, SPACES_A_CARD * cards)
  const leads = space >= o.lead || group.length === 1
  return ahead * (leads ? spaceWorth(o) : FOLLOWING) - 0.3 * wounds - 0.3
}

/** What a player who goes out keeps for another roll. */
const STRENGTH_TO_EXPLORE = 2

/** What a space is worth to somebody who is not in front. */
const FOLLOWING = 0.8

/** What a space is worth: more when the summit is near and a ship is likely to come. */
function spaceWorth(o: Outlook): number {
  return o.lead >= SUMMIT - 3 && chanceIn(o, 0) > 0.5 ? 3 : 1.5
}

/** How things are when this much has been paid. */
function paying(o: Outlook, cost: number): Outlook {
  const { seen, me } = o
  const own = castaway(seen, me)
  return { ...o, seen: { ...seen, castaways: { ...seen.castaways, [me]: { ...own, energy: own.energy - cost } } } }
}

function repairWorth(o: Outlook, card: DamageId, cost: number): number {
  if (isSelfish(o) || o.left <= 1) return -1
  return damageCost(card) * Math.min(1, o.left / 5) - spending(o, o.me, cost)
}
