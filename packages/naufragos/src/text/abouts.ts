// What is asked, what asks it, and what it is about.
import { type Choice, meaningOf, type Question } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import { BUILDINGS } from '../cards/buildings.ts'
import type { BuildingId } from '../cards/card-ids.ts'
import { isCard } from '../cards/decks.ts'
import type { Naufragos } from '../types.ts'
import { titleOf } from './cards.ts'
import { costText, goodsText, optionText, seatName } from './labels.ts'
import type { LanguagePack } from './language-pack.ts'
import { quoted, rolled } from './log.ts'

export function promptOf(pack: LanguagePack, question: Naufragos['openQuestion']): string {
  const { questions } = pack.screen
  switch (question.kind) {
    // What one castaway decides alone is no vote.
    case 'vote':
      return question.secret === true ? questions.vote : questions.option
    case 'cover':
      return questions.cover(quoted(pack, question.about?.id ?? ''))
    case 'inherit':
    case 'join':
    case 'keepOrEat':
    case 'tradeAsk':
    case 'tradeGive':
      return questions[question.kind](seatName(pack, question.about?.id ?? ''))
    default:
      return questions[question.kind]
  }
}

/** The card that is carried out, or else what is used. */
export function askerOf(pack: LanguagePack, { within = {}, optional }: Question): string | undefined {
  const { ability = '', card = ability } = within
  return optional !== true && isCard(card) ? titleOf(pack, card) : undefined
}

/** What a question is about, as far as it does not say so itself. */
export function aboutLabel(pack: LanguagePack, question: Naufragos['openQuestion']): string | undefined {
  const { screen, say } = pack
  switch (question.kind) {
    case 'give':
      return told(question.about, (about) => optionText(pack, about))
    case 'tradeAnswer':
      return told(question.about, (about) => {
        const { from, gives, asks } = meaningOf(about)
        return screen.offerOf(seatName(pack, from), goodsText(pack, gives), goodsText(pack, asks))
      })
    case 'pledge':
      return told(question.about, (about) => missingOf(pack, about))
    case 'share':
    case 'rollAgain':
      return told(question.about, ({ costs: [cost = {}] = [] }) => capital(screen.missing(costText(pack, cost))))
    case 'rolled':
      return told(question.about, (about) => rolled(pack, meaningOf(about)))
    case 'pawn':
      return told(question.about, (about) => {
        const { seat, action, card } = meaningOf(about)
        return `${seatName(pack, seat)}: ${card === undefined ? screen.actions[action] : titleOf(pack, card)}`
      })
    default:
      return question.about?.clause && say.label(question.about.clause)
  }
}

/** NA-BUILD-09: what is missing of the Huge Bonfire is wood. Energy only carries it there. */
function missingOf(pack: LanguagePack, about: Choice<Naufragos['clause'], BuildingId>): string {
  const { screen, say } = pack
  const { costs: [cost = {}] = [] } = about
  const { energy: count } = cost
  return capital(
    BUILDINGS[meaningOf(about)].hourglass === 'wood' && count !== undefined
      ? screen.missingWood(say.phrase({ noun: 'wood', count }))
      : screen.missing(costText(pack, cost)),
  )
}

const told = <About>(about: About | undefined, tell: (about: About) => string): string | undefined =>
  about === undefined ? undefined : tell(about)
