// The voice of The 7th Continent in four languages.
import { type Question, TABLE } from '@landfall/kernel'
import { capital, type Voice } from '@landfall/tabletop'
import { isCard, nameOf } from '../cards/decks.ts'
import { isSeat, SEATS } from '../components/seats.ts'
import type { Config } from '../config.ts'
import { told } from '../events.ts'
import type { AnyKind, Continent } from '../types.ts'
import { choiceLabel } from './labels.ts'
import type { LanguagePack } from './language-pack.ts'
import { scene } from './scene.ts'
import { underOf } from './under.ts'

export function voice(pack: LanguagePack, config?: Config): Voice<Continent> {
  const { screen, say, words } = pack
  return {
    language: say.language,
    title: screen.title,
    words,
    seat: (seat) => seatName(pack, seat, config),
    prompt: (question) => (isAsked(pack, question) ? promptOf(pack, question) : question.kind),
    asker: (question) => askerOf(pack, question),
    about: (question) => aboutLabel(pack, question),
    choice: (choice, question) => (isAsked(pack, question) ? choiceLabel(pack, choice, question) : choice.id),
    under: (choice, question) => (isAsked(pack, question) ? underOf(pack, choice, question) : undefined),
    log(event) {
      const line = told.line(event, pack)
      return line === undefined ? undefined : capital(line)
    },
    outcome: ({ why, card }) =>
      card === undefined
        ? screen.outcomes[why]
        : `${pack.title(card)}. ${pack.cards[nameOf(card)].story ?? ''} ${screen.outcomes[why]}`,
    scene: (view) => scene(view, pack),
    of: (chosen) => voice(pack, chosen),
  }
}

function promptOf({ screen }: LanguagePack, { kind, seat, choices }: Continent['openQuestion']): string {
  if (kind === 'act' && seat !== TABLE) return screen.alone.act
  // A card that somebody else could have as well concerns somebody.
  if (kind === 'keep' && choices.every(({ concerns }) => concerns === undefined)) return screen.alone.keep
  return screen.questions[kind]
}

/** Whoever sits there at the start gives the seat its name. */
function seatName(pack: LanguagePack, seat: string, config: Config | undefined): string {
  if (!isSeat(seat)) return seat
  const at = SEATS.indexOf(seat)
  const who = config?.explorers[at]
  return who === undefined ? pack.parts.seats[seat] : pack.explorer(who)
}

const isKind = ({ screen }: LanguagePack, kind: string): kind is AnyKind => Object.hasOwn(screen.questions, kind)

/** A question of one of the kinds that the rules ask is one that they have asked. */
const isAsked = (pack: LanguagePack, question: Question<Continent['clause']>): question is Continent['openQuestion'] =>
  isKind(pack, question.kind)

/** The card that is carried out, or else what is used. */
function askerOf(pack: LanguagePack, { within = {}, optional }: Question): string | undefined {
  const { ability = '', card = ability } = within
  return optional !== true && isCard(card) ? pack.title(card) : undefined
}

/** What a question is about, as far as it does not say so itself. */
function aboutLabel(pack: LanguagePack, question: Question<Continent['clause']>): string | undefined {
  const { about } = question
  if (about === undefined) return undefined
  if (isCard(about.id)) {
    const title = pack.title(about.id)
    return title === askerOf(pack, question) ? undefined : title
  }
  return about.clause === undefined ? undefined : pack.say.label(about.clause)
}
