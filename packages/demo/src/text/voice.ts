// Beacon's voice in four languages.
import type { Happened } from '@landfall/kernel'
import { capital, type InEachLanguage, type Speaker, type Voice } from '@landfall/tabletop'
import { type CardKind, cardEffects, cardKind, kindOf } from '../cards.ts'
import { vocabulary } from '../effects/vocabulary.ts'
import { BEACON_TOP, LAST_NIGHT, SEATS } from '../state.ts'
import type { Beacon, BeaconWords, Events } from '../types.ts'
import { lines } from './log.ts'
import type { AnyQuestion, LanguagePack, ScreenWords } from './screen.ts'

/** The rules text of a card, spoken from its data. */
export function cardText(kind: CardKind, say: Speaker<BeaconWords>): string {
  return say.rule(vocabulary.clause(cardEffects[kind]))
}

/** One line a language; the words come when they are wanted. */
export const packs: InEachLanguage<() => Promise<{ readonly pack: LanguagePack }>> = {
  en: () => import('./en/index.ts'),
  it: () => import('./it/index.ts'),
  pl: () => import('./pl/index.ts'),
  ru: () => import('./ru/index.ts'),
}

export function voice({ say, screen, words }: LanguagePack): Voice<Beacon> {
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
    choice(choice) {
      const kind = cardKind(choice.id)
      if (kind !== undefined) return `${say.name(kind)}: ${cardText(kind, say)}`
      return choice.clause === undefined ? screen.pass : say.label(choice.clause)
    },
    log(event) {
      if (event.t === 'dayBegan') return screen.day(Number(event['day']), LAST_NIGHT)
      const clause = lineOf(event)
      return clause === undefined ? undefined : say.log(clause)
    },
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

function isQuestion(screen: ScreenWords, kind: string): kind is AnyQuestion {
  return Object.hasOwn(screen.questions, kind)
}

/** The clause of an event that came from outside, as far as it was told. */
function lineOf(event: Happened): Beacon['clause'] | undefined {
  return isEvent(event) ? clauseOf(event) : undefined
}

function clauseOf<Name extends keyof Events>(event: { readonly t: Name } & Events[Name]): Beacon['clause'] | undefined {
  const name: Name = event.t
  return lines[name](event)
}

function isEvent(event: Happened): event is Happened & { readonly t: keyof Events } & Events[keyof Events] {
  return Object.hasOwn(lines, event.t)
}
