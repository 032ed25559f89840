// A language: its sentences, its words for cards and screens.

import type { Speaker, TabletopWords } from '@landfall/tabletop'
import { actionsOn } from '../actions.ts'
import type { CardId, FaceId, StateId } from '../cards/card-ids.ts'
import { EXPLORER_FACES, nameOf } from '../cards/decks.ts'
import { FOG_ACTIONS } from '../cards/fog.ts'
import { STATES } from '../cards/states.ts'
import type { Explorer } from '../components/seats.ts'
import type { Clue } from '../config.ts'
import type { Source } from '../state.ts'
import type { Events } from '../types.ts'
import { cardNumber } from '../verbs/shared/verb.ts'
import { vocabulary } from '../vocabulary.ts'
import type { CardNumber, ContinentWords } from '../words.ts'
import type { CardWords, Translated } from './card-words.ts'
import type { diary } from './en/diary.ts'
import type { log } from './en/log.ts'
import type { parts } from './en/parts.ts'
import type { screen } from './en/screen.ts'

type NoEffectEvent = Events['hadNoEffect']
export type Cards = { readonly [Id in FaceId]: CardWords }
export type ScreenWords = Translated<typeof screen>
export type Parts = Translated<typeof parts>
export type LogWords = Translated<typeof log>
export type DiaryWords = Translated<typeof diary>

/** What a language folder has. */
export interface Spoken {
  readonly words: TabletopWords
  readonly say: Speaker<ContinentWords>
  readonly screen: ScreenWords
  readonly parts: Parts
  readonly log: LogWords
  readonly cards: Cards
  readonly diary: DiaryWords
}

export interface LanguagePack extends Spoken {
  /** The title of a card. */
  title(card: CardId): string
  /** Somebody's first name. */
  explorer(who: Explorer): string
  /** A number in three digits. */
  number(number: number): string
  /** What kind of action it is, and where it is printed. */
  actionName(source: Source, isItem?: boolean): string
  clue(clue: Clue): string
  noEffect(of: NoEffectEvent['of'], why: NoEffectEvent['why']): string | undefined
}

export function languagePack(spoken: Spoken): LanguagePack {
  const { cards, parts, say, screen, words } = spoken
  const title = (card: CardId): string => cards[nameOf(card)].title
  return {
    ...spoken,
    title,
    explorer: (who) => firstName(cards[EXPLORER_FACES[who].id].title),
    number: threeDigits,
    actionName(source, isItem = false) {
      if ('fog' in source) return `${parts.icons[FOG_ACTIONS.strand.icon]} (${screen.choices.someFog})`
      const action = actionsOn(source.card, isItem)[source.nth] ?? actionsOn(source.card, true)[source.nth]
      return action === undefined ? title(source.card) : `${parts.icons[action.icon]} (${title(source.card)})`
    },
    clue: (clue) => parts.clues[clue],
    noEffect(of, why) {
      const said = say.line(vocabulary.optionClause(of))
      return said === '' ? undefined : words.noEffect.sentence(said, words.noEffect.why[why])
    },
  }
}

export const threeDigits = (number: number): string => String(number).padStart(3, '0')

/** "Tomás Arrieta" → "Tomás" */
const firstName = (name: string): string => name.split(' ')[0] ?? name

/** All numbers that cards can have. Those of States are said with their titles, which everybody knows. */
export function numbersIn(cards: Cards): { readonly [Number in CardNumber]: string } {
  const numbers: { [number: CardNumber]: string } = {}
  for (let number = 0; number < 1000; number++) numbers[cardNumber(number)] = threeDigits(number)
  for (const id of STATE_IDS) {
    const { number } = STATES[id]
    numbers[cardNumber(number)] = `${threeDigits(number)} (${cards[id].title})`
  }
  return numbers
}

const STATE_IDS = Object.keys(STATES).filter((id): id is StateId => Object.hasOwn(STATES, id))

/** The names that phrases can have: titles and kinds of actions. */
export function namesOf(cards: Cards, { icons }: Parts): { readonly [Name in ContinentWords['name']]: string } {
  const names: { [name: string]: string } = { ...icons }
  for (const [id, { title }] of Object.entries<CardWords>(cards)) names[id] = title
  if (hasAll(cards, names)) return names
  throw new Error('a title is missing')
}

function hasAll(
  cards: Cards,
  names: { readonly [name: string]: string },
): names is { readonly [Name in FaceId | keyof Parts['icons']]: string } {
  return Object.keys(cards).every((id) => Object.hasOwn(names, id))
}
