// What is seen before the table moves on: cards that came up, and dice that fell.
import { capital } from '@landfall/tabletop'
import { isEvent } from '../cards/events.ts'
import { type AnimalsFace, CLOUDS, type CloudFace } from '../components/dice.ts'
import type { Dice, Die } from '../state.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { titledAs, titleOf } from '../text/titles.ts'
import type { Reveal } from './board.ts'
import { deckName, deckOf } from './read-card.ts'

export function cardShown(pack: LanguagePack, card: string): Reveal {
  const known = titledAs(pack, card) ?? card
  const label = deckName(pack, deckOf(known))
  return { reveal: 'card', card, title: titleOf(pack, known), label, lower: false }
}

/** RC-EVT-04: of a card that was shuffled in, the lower half counts, which has a title of its own. */
export function eventShown(pack: LanguagePack, card: string): Reveal {
  const lower = !isEvent(card)
  const title = titleOf(pack, card, lower ? 'event' : 'title')
  return { reveal: 'card', card, title, label: pack.screen.card.event, lower }
}

const DICE: readonly Die[] = ['wound', 'success', 'adventure']
const BLANK = { wound: 'noWound', success: 'noSuccess', adventure: 'noAdventure' } as const

/** The dice that were rolled; the others show nothing. */
export function diceShown(pack: LanguagePack, dice: Dice): Reveal {
  return {
    reveal: 'dice',
    action: dice.action,
    name: pack.screen.actions[dice.action],
    dice: DICE.filter((die) => dice.rolled.includes(die)).map((die) => {
      const shows = dice[die] === die
      return { die, shows, name: pack.board[shows ? die : BLANK[die]] }
    }),
  }
}

export function weatherShown(
  pack: LanguagePack,
  clouds: readonly CloudFace[],
  animals: readonly AnimalsFace[],
): Reveal | undefined {
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

/** The Rain die lies first; only the Winter die shows two snow clouds. */
const dieOf = (face: CloudFace, position: number): 'rain' | 'winter' =>
  position > 0 || face === 'snow-2' ? 'winter' : 'rain'

/** Two rain clouds, one snow cloud. */
function cloud(face: CloudFace, { say }: LanguagePack): string {
  const { rain, snow } = CLOUDS[face]
  return say.phrase(rain > 0 ? { noun: 'rainCloud', count: rain } : { noun: 'snowCloud', count: snow })
}
