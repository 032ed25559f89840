// What holds at the table although nothing that a screen draws shows it: a sentence each, with its rule and its card.

import type { ViewOf } from '@landfall/kernel'
import { isShelterNew } from '../actions/buildable.ts'
import { neutralPawnsIn } from '../actions/pawns.ts'
import { BEASTS, type BeastId } from '../cards/beasts.ts'
import { ADVENTURES, DANGERS } from '../cards/decks.ts'
import { keptCard } from '../cards/edition-cards.ts'
import { EVENTS, isEvent } from '../cards/events.ts'
import { TREASURES } from '../cards/treasures.ts'
import { DOG } from '../components/characters.ts'
import { SPACES } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { lastingOf } from '../effects.ts'
import { peopleIn } from '../group.ts'
import { itemsAside, producingTokens } from '../memory.ts'
import { ALL_INVENTIONS, inventionOf, printedSheet } from '../scenarios/sheets.ts'
import { sourcesOf } from '../sources.ts'
import type { Person } from '../state.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { LaterTime, NoticeWords } from '../text/notices.ts'
import { nameOf, personName, titledAs, titleOf } from '../text/titles.ts'
import type { Crusoe } from '../types.ts'
import type { Lasting } from '../verbs/shared/verb.ts'
import { vocabulary } from '../vocabulary.ts'
import type { BoardNotice } from './board.ts'
import { ruleOn } from './card-rules.ts'

type View = ViewOf<Crusoe>
type Later = View['later'][number]

interface Telling {
  readonly view: View
  readonly pack: LanguagePack
  readonly words: NoticeWords
}

/** What binds the players now, then what will come, then what is known, then who could help. */
export function noticesOf(view: View, pack: LanguagePack): readonly BoardNotice[] {
  const telling = { view, pack, words: pack.notices }
  return [
    ...limitNotices(telling),
    ...rerollNotices(telling),
    ...productionNotices(telling),
    ...buildingNotices(telling),
    ...cardNotices(telling),
    ...islandNotices(telling),
    ...nightNotices(telling),
    ...laterNotices(telling),
    ...deckNotices(telling),
    ...pawnNotices(telling),
  ]
}

const notice = (id: string, text: string, rule: string, card?: string): BoardNotice => ({ id, text, rule, card })

/** The notice, where there is something to notice. */
const when = (holds: boolean, tell: () => BoardNotice): readonly BoardNotice[] => (holds ? [tell()] : [])

/** RC-PLAN-01: what can be planned with matters until the plan is confirmed. */
const isPlanning = ({ phase, resolving }: View): boolean => phase === 'action' && !resolving

/** What each card brings about. */
const BY_CARD: readonly { readonly card: string; readonly lasting: readonly Lasting[] }[] = [
  ...Object.entries(EVENTS).map(([card, { event, ignored }]) => ({ card, lasting: lastingOf([...event, ...ignored]) })),
  ...Object.entries(ADVENTURES).map(([card, { adventure, event = [] }]) => ({
    card,
    lasting: lastingOf([...adventure, ...event]),
  })),
  ...Object.entries(DANGERS).map(([card, { resolve }]) => ({ card, lasting: lastingOf(resolve) })),
  ...Object.entries(TREASURES).map(([card, { atOnce = [] }]) => ({ card, lasting: lastingOf(atOnce) })),
  ...ALL_INVENTIONS.map((card) => ({ card, lasting: lastingOf(inventionOf(card).once ?? []) })),
]

/** The only card that does this, or the Event of this round if it does. */
function causeOf({ event, threats, scenario }: View, what: Lasting): string | undefined {
  const [only, other] = BY_CARD.filter(({ lasting }) => lasting.includes(what))
  // RC-SCN6-10: the book of the scenario may have done it.
  const byBook = lastingOf(printedSheet({ scenario }).book ?? []).includes(what)
  if (other === undefined && !byBook) return only?.card
  // RC-EVT-10: the latest Event card lies on the right-hand space.
  const latest = event ?? threats.right
  return latest !== undefined && isEvent(latest) && lastingOf(EVENTS[latest].event).includes(what) ? latest : undefined
}

function limitNotices({ view, pack, words }: Telling): readonly BoardNotice[] {
  const { limits, limitsNext, later } = view
  const name = (person: Person): string => personName(pack, person)
  // RC-CARD-BLOWGUN-01: the card lies there until the round is over.
  const reminder = (person: Person): string | undefined =>
    later.find((one) => one.when === 'nextRoundEnd' && one.you === person)?.card
  // An Event card that limits one character limits the First Player.
  const cause = (person: Person, what: Lasting): string | undefined =>
    person === view.firstPlayer ? causeOf(view, what) : undefined
  return [
    ...when(limits.noTeams, () => notice('noTeams', words.noTeams, 'RC-CARD-ARGUMENT-01', causeOf(view, 'noTeams'))),
    ...limits.onePawn.map((person) => {
      const card = reminder(person) ?? cause(person, 'onePawn')
      return notice(`onePawn/${person}`, words.onePawn(name(person)), 'RC-CHAR-22', card)
    }),
    ...limitsNext.onePawn.map((person) =>
      notice(`onePawnNext/${person}`, words.onePawnNext(name(person)), 'RC-CHAR-22', reminder(person)),
    ),
    ...peopleIn(view).flatMap((person) => {
      const actions = limits.only[person]?.map((action) => pack.screen.actions[action])
      if (actions === undefined) return []
      const card = cause(person, 'onlyActions')
      return [notice(`only/${person}`, words.only(name(person), actions), 'RC-TERM-01', card)]
    }),
    ...limits.noAbilities.map((person) => {
      const card = causeOf(view, 'noAbilities')
      return notice(`noAbilities/${person}`, words.noAbilities(name(person)), 'RC-TERM-01', card)
    }),
  ]
}

function rerollNotices({ view, pack, words }: Telling): readonly BoardNotice[] {
  const { cursed, confused } = view
  const name = (person: Person): string => personName(pack, person)
  const curse = causeOf(view, 'curse')
  const confusion = causeOf(view, 'confusion')
  return peopleIn(view).flatMap((person) => [
    ...when(confused.now.includes(person), () =>
      notice(`confused/${person}`, words.confused(name(person)), 'RC-CARD-CONFUSED-01', confusion),
    ),
    ...when(confused.next.includes(person), () =>
      notice(`confusedNext/${person}`, words.confusedNext(name(person)), 'RC-CARD-CONFUSED-01', confusion),
    ),
    ...when(cursed.now.includes(person), () =>
      notice(`cursed/${person}`, words.cursed(name(person)), 'RC-CARD-BOWL-01', curse),
    ),
    ...when(cursed.next.includes(person) && !cursed.now.includes(person), () =>
      notice(`cursedNext/${person}`, words.cursedNext(name(person)), 'RC-CARD-BOWL-01', curse),
    ),
  ])
}

/** RC-PROD-03 */
function productionNotices({ view, words }: Telling): readonly BoardNotice[] {
  const { none, half, no, more } = view.production
  // Where there is no production nothing can change it.
  if (none) return [notice('noProduction', words.noProduction, 'RC-PROD-03', causeOf(view, 'noProduction'))]
  return [
    ...when(half, () => notice('halfProduction', words.halfProduction, 'RC-PROD-06', causeOf(view, 'halfProduction'))),
    ...RESOURCES_PRODUCED.flatMap((what) => {
      const amount = more[what]
      if (no.includes(what)) {
        const card = causeOf(view, `noFromProduction/${what}`)
        return [notice(`produceNo/${what}`, words.produceNo[what], 'RC-PROD-03', card)]
      }
      if (amount === 0) return []
      const text = amount > 0 ? words.produceMore : words.produceLess
      const card = causeOf(view, amount > 0 ? `moreFromProduction/${what}` : `lessFromProduction/${what}`)
      return [notice(`produceMore/${what}`, text[what](Math.abs(amount)), 'RC-PROD-03', card)]
    }),
  ]
}

const RESOURCES_PRODUCED = ['food', 'wood'] as const

function buildingNotices({ view, words }: Telling): readonly BoardNotice[] {
  return [
    ...when(view.arrangeBlocked, () =>
      notice('arrangeBlocked', words.arrangeBlocked, 'RC-ARR-05', causeOf(view, 'arrangeBlocked')),
    ),
    ...when(isShelterNew(view), () => notice('shelterNew', words.shelterNew, 'RC-BUILD-13')),
    // RC-TOK-20: after this round it is a token like any other.
    ...when(view.woodTokenBack && view.phase === 'action', () =>
      notice('woodTokenBack', words.woodTokenBack, 'RC-TOK-21'),
    ),
    ...view.surcharges
      .filter((building) => building !== 'shelter' || !view.shelterBuilt)
      .map((building) => {
        const card = causeOf(view, `surcharge/${building}`)
        return notice(`surcharge/${building}`, words.surcharge[building], 'RC-TOK-22', card)
      }),
  ]
}

/** Items out of reach or marked, and cards that somebody has taken for the round. */
function cardNotices({ view, pack, words }: Telling): readonly BoardNotice[] {
  const names = (items: readonly string[]): readonly string[] => items.map((item) => titleOf(pack, item))
  const unreachable = itemsAside(view)
  return [
    ...Object.entries(view.memory).flatMap(([card, { aside = [] }]) =>
      when(aside.length > 0, () =>
        notice('itemsAside', words.itemsAside(names(aside)), ruleOn(card, 'RC-ENDACT-04'), card),
      ),
    ),
    ...Object.entries(view.memory).flatMap(([card, { items = [] }]) => {
      const marked = items.filter((item) => view.items.includes(item) || unreachable.includes(item))
      if (marked.length === 0) return []
      const text = words.markedItems(titleOf(pack, card), names(marked))
      return [notice(`markedItems/${card}`, text, 'RC-CARD-TOOLSINSPECTION-02', card)]
    }),
    ...view.kept.flatMap(({ card, usedThisRound }) => {
      const user = view.users[card]
      const name = titleOf(pack, card)
      if (usedThisRound === true && keptCard(view, card).oncePerRound === true) {
        return [notice(`used/${card}`, words.usedThisRound(name), 'RC-USE-03', card)]
      }
      if (user === undefined) return []
      return [notice(`user/${card}`, words.oneUser(name, personName(pack, user)), 'RC-USE-06', card)]
    }),
  ]
}

function islandNotices({ view, pack, words }: Telling): readonly BoardNotice[] {
  const { island, waitingMarkers } = view
  return [
    ...SPACES.flatMap((space) => {
      const lying = island[space]
      const [first] = lying?.additionalFood ?? []
      if (lying === undefined || first === undefined) return []
      const sources = sourcesOf(lying)
      const card = titledAs(pack, first.by)
      if (sources.includes('flock')) return [notice(`flock/${space}`, words.flock(space), 'RC-CARD-NEWFLOCK-02', card)]
      const idle = sources.every((source) => source === 'wood')
      return when(idle, () => notice(`idleFood/${space}`, words.idleFood(space), 'RC-GATHER-10', card))
    }),
    ...waitingMarkers.map((space) => notice(`marker/${space}`, words.waitingMarker(space), 'RC-TERM-11')),
    ...producingTokens(view).flatMap(({ card, space, used }) =>
      used?.round !== view.round || !isPlanning(view)
        ? []
        : [
            notice(
              `shortcut/${space}`,
              words.shortcutUsed(space, pack.screen.sources[used.source]),
              'RC-GATHER-08',
              card,
            ),
          ],
    ),
  ]
}

/** RC-NIGHT-07, RC-CARD-DISEASE-01 */
function nightNotices({ view, pack, words }: Telling): readonly BoardNotice[] {
  const { additionalFoodAtNight, extraMeals } = view
  const more = extraMeals + (additionalFoodAtNight ? 1 : 0)
  const hunger = [
    ...(additionalFoodAtNight ? [causeOf(view, 'additionalFoodAtNight')] : []),
    ...(extraMeals > 0 ? [causeOf(view, 'extraMeal')] : []),
  ]
  const disease = causeOf(view, 'disease')
  return [
    // Two causes make one meal: it names neither of them.
    ...when(more > 0, () =>
      notice('meals', words.meals(more), 'RC-NIGHT-07', hunger.length === 1 ? hunger[0] : undefined),
    ),
    ...peopleIn(view).flatMap((person) => {
      const markers = (view.people[person]?.markers ?? []).filter(({ card }) => card === disease).length
      if (markers === 0 || disease === undefined) return []
      const counted = pack.say.phrase({ noun: 'marker', count: markers })
      const text = words.disease(personName(pack, person), counted, titleOf(pack, disease))
      return [notice(`disease/${person}`, text, 'RC-CARD-DISEASE-01', disease)]
    }),
  ]
}

function laterNotices({ view, pack, words }: Telling): readonly BoardNotice[] {
  return view.later.flatMap((later) => {
    const { card, you, effects, round } = later
    const time = timeOf(view, later)
    if (time === undefined) return []
    const title = titleOf(pack, card)
    // What somebody gains at the start of a round is gained for everybody.
    const named =
      time === 'roundStart' || view.people[you] === undefined ? title : `${title} (${personName(pack, you)})`
    const [text = ''] = pack.say.introduced(
      vocabulary.clause(effects),
      (does) => `${words.later[time](named)}: ${does}`,
    )
    const rule = ruleOn(card, time === 'roundStart' ? 'RC-ROUND-07' : 'RC-MYST-04')
    return [notice(`later/${card}/${you}/${round}`, text, rule, card)]
  })
}

/** A reminder without effects is only that, and nothing comes to somebody who has died. */
function timeOf({ people, outside }: View, { when: time, you, effects, waits }: Later): LaterTime | undefined {
  if (time === 'nextRoundEnd' || effects.length === 0) return undefined
  if (time !== 'night') return people[you] === undefined ? undefined : time
  // RC-CARD-JEWEL-01
  return waits === true && outside[you] !== undefined ? 'nightInCamp' : 'night'
}

const small = (sentence: string): string => `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`

/** RC-TERM-03: what everybody has seen. */
function deckNotices({ view, pack, words }: Telling): readonly BoardNotice[] {
  const { eventTop, huntingTop, huntingBottom, seenTiles, waitingSeen } = view
  const beast = (id: BeastId): string => words.beast(titleOf(pack, id), BEASTS[id].strength)
  // The last card of a deck is its top as well.
  const nextBeast = huntingTop ?? (view.huntingDeck === 0 ? huntingBottom : undefined)
  const tiles = seenTiles.map(
    (tile) => `${pack.screen.terrains[TILES[tile].terrain]} (${small(pack.screen.tile(String(tile)))})`,
  )
  return [
    ...when(view.waitingBeast > 0, () => {
      const text = words.waitingBeast(waitingSeen === undefined ? undefined : beast(waitingSeen))
      return notice('waitingBeast', text, 'RC-CARD-DANGEROUSNIGHT-03', causeOf(view, 'waitingBeast'))
    }),
    ...(eventTop === undefined
      ? []
      : [
          notice(
            'eventTop',
            // RC-EVT-04: of other cards the lower half comes.
            words.eventTop(titleOf(pack, eventTop, isEvent(eventTop) ? 'title' : 'event')),
            'RC-CARD-HERBALMIXTURE-01',
            eventTop,
          ),
        ]),
    ...(nextBeast === undefined
      ? []
      : [notice('huntingTop', words.huntingTop(beast(nextBeast)), 'RC-TERM-03', nextBeast)]),
    ...(huntingBottom === undefined || huntingBottom === nextBeast
      ? []
      : [notice('huntingBottom', words.huntingBottom(beast(huntingBottom)), 'RC-TERM-03', huntingBottom)]),
    ...when(tiles.length > 0, () => notice('tiles', words.tiles(tiles.toReversed()), 'RC-TERM-03')),
  ]
}

/** RC-PLAN-22 to RC-PLAN-24: the neutral pawns that no stack has yet. */
function pawnNotices({ view, pack, words }: Telling): readonly BoardNotice[] {
  if (!isPlanning(view)) return []
  const { dog, lentPawns, plan } = view
  const support = plan.flatMap((stack) => stack.support)
  const used = (pawn: string): number => support.filter((one) => one === pawn).length
  return [
    ...neutralPawnsIn(view).flatMap(({ id, pawns, pawnFor, onlyFor }) => {
      const free = pawns - used(id)
      const name = nameOf(pack, id)
      const text = onlyFor === undefined ? words.pawns(name, free, pawnFor) : words.locationPawn(name)
      return when(free > 0, () => notice(`pawn/${id}`, text, 'RC-PLAN-24', id))
    }),
    ...lentPawns.flatMap(({ pawn }) =>
      when(used(pawn) === 0, () =>
        notice(`pawn/${pawn}`, words.handyman(titleOf(pack, pawn)), ruleOn(pawn, 'RC-ENDACT-07'), pawn),
      ),
    ),
    ...when(dog && used(DOG.id) === 0, () => notice(`pawn/${DOG.id}`, words.dog, 'RC-DOG-02', DOG.id)),
  ]
}
