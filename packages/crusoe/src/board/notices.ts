// What holds at the table although nothing that a screen draws shows it: a sentence each, with its rule and its card.
import type { SeenBy } from '@landfall/kernel'
import { BEASTS, type BeastId } from '../cards/beasts.ts'
import { ADVENTURES, DANGERS, keptCard } from '../cards/decks.ts'
import { DISCOVERIES, isDiscovery } from '../cards/discoveries.ts'
import { EVENTS, isEvent } from '../cards/events.ts'
import { TREASURES } from '../cards/treasures.ts'
import type { NeutralAction } from '../cards/use.ts'
import { DOG } from '../components/characters.ts'
import { SPACES } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { words as effectWords } from '../effects/vocabulary.ts'
import { ALL_INVENTIONS, inventionOf } from '../scenarios/inventions.ts'
import { sourcesOf } from '../sources.ts'
import type { Person } from '../state.ts'
import { type Tongue, titleOf } from '../text/cards.ts'
import { nameOf, personName, titledAs } from '../text/labels.ts'
import { type LaterTime, NOTICES, type NoticeWords } from '../text/notices.ts'
import type { Crusoe, CrusoeEffect } from '../types.ts'
import type { BoardNotice } from './board.ts'
import { ownRules } from './card-rules.ts'

type View = SeenBy<Crusoe>
type Later = View['later'][number]

interface Telling {
  readonly view: View
  readonly tongue: Tongue
  readonly words: NoticeWords
}

/** What binds the players now, then what will come, then what is known, then who could help. */
export function noticesOf(view: View, tongue: Tongue): readonly BoardNotice[] {
  const telling = { view, tongue, words: NOTICES[tongue.say.language] }
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

/** Those who are still there. */
const present = ({ people }: View, some: readonly Person[]): readonly Person[] =>
  some.filter((person) => people[person] !== undefined)

/** RC-PLAN-01: what can be planned with matters until the plan is confirmed. */
const isPlanning = ({ phase, resolving }: View): boolean => phase === 'action' && !resolving

type Matches = (effect: CrusoeEffect) => boolean

const EFFECTS: readonly { readonly card: string; readonly effects: readonly CrusoeEffect[] }[] = [
  ...Object.entries(EVENTS).map(([card, { event, ignored }]) => ({ card, effects: flat([...event, ...ignored]) })),
  ...Object.entries(ADVENTURES).map(([card, { adventure, event = [] }]) => ({
    card,
    effects: flat([...adventure, ...event]),
  })),
  ...Object.entries(DANGERS).map(([card, { resolve }]) => ({ card, effects: flat(resolve) })),
  ...Object.entries(TREASURES).map(([card, { atOnce = [] }]) => ({ card, effects: atOnce })),
  ...ALL_INVENTIONS.map((card) => ({ card, effects: inventionOf(card).once ?? [] })),
]

function flat(effects: readonly CrusoeEffect[]): readonly CrusoeEffect[] {
  return effects.flatMap((effect) => (effect.do === 'if' ? effect.effects : [effect]))
}

/** The only card that does this, or the Event of this round if it does. */
function causeOf({ event, threats }: View, matches: Matches): string | undefined {
  const [only, other] = EFFECTS.filter(({ effects }) => effects.some(matches))
  if (other === undefined) return only?.card
  // RC-EVT-10: the latest Event card lies on the right-hand space.
  const latest = event ?? threats.right
  return latest !== undefined && isEvent(latest) && EVENTS[latest].event.some(matches) ? latest : undefined
}

const does =
  (verb: CrusoeEffect['do']): Matches =>
  (effect) =>
    effect.do === verb

function limitNotices({ view, tongue, words }: Telling): readonly BoardNotice[] {
  const { limits, onePawnNext, firstPlayer, later } = view
  // Event cards that limit one character limit the First Player.
  const cause = (person: Person, verb: CrusoeEffect['do']): string | undefined =>
    person === firstPlayer ? causeOf(view, does(verb)) : undefined
  // RC-CARD-BLOWGUN-01: the card lies there until the round is over.
  const reminder = (person: Person): string | undefined =>
    later.find((one) => one.when === 'nextRoundEnd' && one.you === person)?.card
  const name = (person: Person): string => personName(tongue, person)
  return [
    ...when(limits.noTeams, () =>
      notice('noTeams', words.noTeams, 'RC-CARD-ARGUMENT-01', causeOf(view, does('noTeams'))),
    ),
    ...limits.onePawn.map((person) =>
      notice(
        `onePawn/${person}`,
        words.onePawn(name(person)),
        'RC-CHAR-22',
        reminder(person) ?? cause(person, 'onePawn'),
      ),
    ),
    ...onePawnNext.map((person) =>
      notice(`onePawnNext/${person}`, words.onePawnNext(name(person)), 'RC-CHAR-22', reminder(person)),
    ),
    ...present(view, view.players).flatMap((person) => onlyNotice(view, tongue, words, person, cause)),
    ...limits.noAbilities.map((person) =>
      notice(
        `noAbilities/${person}`,
        words.noAbilities(name(person)),
        'RC-TERM-01',
        causeOf(view, does('noAbilities')),
      ),
    ),
  ]
}
