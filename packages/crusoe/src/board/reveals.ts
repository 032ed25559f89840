// What was seen in the course of an answer, in the order it was seen: cards that came up, and dice that fell.
import type { Happened } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import { isEvent } from '../cards/events.ts'
import { CLOUDS, type CloudFace } from '../components/dice.ts'
import type { Events } from '../events.ts'
import type { Dice, Die } from '../state.ts'
import { type ByEvent, lookUp } from '../text/event-table.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { titledAs, titleOf } from '../text/titles.ts'
import type { Reveal } from './board.ts'
import { deckName, deckOf } from './read-card.ts'

export function revealsOf(events: readonly Happened[], pack: LanguagePack): readonly Reveal[] {
  return events.flatMap((event) => lookUp(SHOWN, event)?.(pack) ?? [])
}

type Show = (pack: LanguagePack) => Reveal | undefined

const SHOWN: ByEvent<Show> = {
  eventDrawn: ({ card }) => fromEventDeck(card),
  eventSeen: ({ card }) => fromEventDeck(card),
  adventureDrawn: ({ card }) => shown(card),
  mysteryRevealed: ({ card }) => shown(card),
  beastHunted: ({ beast }) => shown(beast),
  beastTracked: ({ beast }) => shown(beast),
  beastSeen: ({ beast }) => shown(beast),
  beastCame: ({ beast }) => shown(beast),
  discoveryDrawn: ({ token }) => shown(token),
  equipmentFound: ({ card }) => shown(card),
  diceRolled: ({ dice }) => fallen(dice),
  weatherRolled: weather,
}

function shown(card: string): Show {
  return (pack) => {
    const known = titledAs(pack, card) ?? card
    const label = deckName(pack, deckOf(known))
    return { reveal: 'card', card, title: titleOf(pack, known), label, lower: false }
  }
}

/** RC-EVT-04: of a card that was shuffled in, the lower half counts, which has a title of its own. */
function fromEventDeck(card: string): Show {
  return (pack) => {
    const lower = !isEvent(card)
    const title = titleOf(pack, card, lower ? 'event' : 'title')
    return { reveal: 'card', card, title, label: pack.screen.card.event, lower }
  }
}

const DICE: readonly Die[] = ['wound', 'success', 'adventure']
const BLANK = { wound: 'noWound', success: 'noSuccess', adventure: 'noAdventure' } as const

/** The dice that were rolled; the others show nothing. */
function fallen(dice: Dice): Show {
  return (pack) => ({
    reveal: 'dice',
    action: dice.action,
    name: pack.screen.actions[dice.action],
    dice: DICE.filter((die) => dice.rolled.includes(die)).map((die) => {
      const shows = dice[die] === die
      return { die, shows, name: pack.board[shows ? die : BLANK[die]] }
    }),
  })
}

function weather({ clouds, animals }: Events['weatherRolled']): Show {
  return (pack) => {
    const { weatherTokens, animals: faces, table } = pack.screen
    const dice = [
      ...clouds.map((face, i) => ({ die: dieOf(face, i), face, name: cloud(face, pack) })),
      ...animals.map((face) => ({
        die: 'animals' as const,
        face,
        name: `${capital(weatherTokens.animals)}: ${faces[face]}`,
      })),
    ]
    return dice.length === 0 ? undefined : { reveal: 'weather', name: table.weather, dice }
  }
}

/** The Rain die lies first; only the Winter die shows two snow clouds. */
const dieOf = (face: CloudFace, position: number): 'rain' | 'winter' =>
  position > 0 || face === 'snow-2' ? 'winter' : 'rain'

/** Two rain clouds, one snow cloud. */
function cloud(face: CloudFace, { say }: LanguagePack): string {
  const { rain, snow } = CLOUDS[face]
  return say.phrase(rain > 0 ? { noun: 'rainCloud', count: rain } : { noun: 'snowCloud', count: snow })
}
