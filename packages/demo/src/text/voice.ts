// Beacon's voice in four languages.
import { capital, type Speaker, type Voice } from '@landfall/tabletop'
import { CARDS, type CardKind, cardEffects, kindOf } from '../cards.ts'
import { vocabulary } from '../effects/vocabulary.ts'
import { told } from '../events.ts'
import { BEACON_TOP, LAST_NIGHT, SEATS } from '../state.ts'
import type { Beacon, BeaconWords } from '../types.ts'
import type { AnyQuestion, LanguagePack, ScreenWords } from './screen.ts'

/** The rules text of a card, spoken from its data. */
export function cardText(kind: CardKind, say: Speaker<BeaconWords>): string {
  return say.paragraphs(vocabulary.clause(cardEffects[kind])).join(' ')
}

export function voice(pack: LanguagePack): Voice<Beacon> {
  const { say, screen, words } = pack
  const seatName = (seat: string): string => {
    const known = SEATS.find((name) => name === seat)
    return known === undefined ? seat : capital(say.phrase({ noun: known }))
  }
  return {
    language: say.language,
    title: screen.title,
    words,
    seat: seatName,
    prompt: ({ kind }) => (isQuestion(screen, kind) ? screen.questions[kind] : kind),
    choice({ clause }) {
      if (clause === undefined) return screen.pass
      const kind = cardNamed(clause)
      return kind === undefined ? say.label(clause) : `${say.name(kind)}: ${cardText(kind, say)}`
    },
    log: (event) => told.line(event, pack),
    outcome: ({ why }) => screen.outcomes[why],
    scene(view, seat) {
      const bar = '▲'.repeat(view.beacon) + '·'.repeat(BEACON_TOP - view.beacon)
      return [
        `${screen.title} · ${screen.day(view.day, LAST_NIGHT)}`,
        `${screen.beacon} ${bar} ${view.beacon}   ${screen.food} ${view.food}   ${screen.deck} ${view.deck}`,
        ...view.castaways.flatMap((castaway) => {
          const hand = view.hands[castaway]
          const cards = typeof hand === 'number' ? hand : (hand?.length ?? 0)
          const facts = [
            say.phrase({ noun: 'wound', count: view.wounds[castaway] ?? 0 }),
            say.phrase({ noun: 'card', count: cards }),
            ...((view.charms[castaway] ?? 0) > 0 ? [screen.charm] : []),
            ...(view.leader === castaway ? [screen.leader] : []),
          ]
          return [`${castaway === seat ? '▸' : ' '} ${seatName(castaway)}: ${facts.join(', ')}`]
        }),
        ...handLines(seat === undefined ? undefined : view.hands[SEATS.find((name) => name === seat) ?? 'captain']),
      ]

      function handLines(hand: number | readonly (typeof view.discard)[number][] | undefined): readonly string[] {
        if (hand === undefined || typeof hand === 'number' || hand.length === 0) return []
        return [`${screen.yourHand}: ${hand.map((card) => say.name(kindOf(card))).join(', ')}`]
      }
    },
  }
}

/** The card that a choice is, which says more than its name. */
function cardNamed(clause: Beacon['clause']): CardKind | undefined {
  if (clause.say !== 'thing' || !('name' in clause.thing)) return undefined
  const { name } = clause.thing
  return CARDS.find((kind) => kind === name)
}

function isQuestion(screen: ScreenWords, kind: string): kind is AnyQuestion {
  return Object.hasOwn(screen.questions, kind)
}
