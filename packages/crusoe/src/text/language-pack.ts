// All that a language knows of Robinson Crusoe: what its folder has, and what the scenarios say in it.
import type { Speaker, TabletopWords } from '@landfall/tabletop'
import type { OfEdition } from '../editions.ts'
import type { ScenarioId } from '../scenarios/scenario.ts'
import {
  ofAllScenarios,
  type ScenarioKey,
  type ScenariosInWords,
  type ScenarioWords,
} from '../scenarios/scenario-words.ts'
import type { Marker } from '../state.ts'
import type { Achievement } from '../victory-points.ts'
import type { CrusoeWords } from '../words.ts'
import type { CardsInWords, Name, Titled } from './card-words.ts'
import type { EditionWords } from './editions.ts'
import type { board } from './en/board.ts'
import type { log } from './en/log.ts'
import type { NoticeWords } from './notices.ts'
import type { ScoreWords } from './score.ts'
import type { AnyQuestion, Loss, ScreenWords } from './screen.ts'

/** What the folder of a language brings along. */
interface LanguageFolder {
  readonly say: Speaker<CrusoeWords>
  readonly words: TabletopWords
  readonly screen: ScreenWords
  readonly cards: CardsInWords
  readonly scenarios: ScenariosInWords
  readonly editions: EditionWords
  readonly log: typeof log
  readonly board: typeof board
  readonly notices: NoticeWords
  readonly score: ScoreWords
}

/** The words of a language, and the edition whose cards it speaks of. */
export interface LanguagePack extends LanguageFolder, OfEdition {
  readonly questions: { readonly [Kind in AnyQuestion]: string }
  readonly endings: { readonly [Why in Loss]: string }
  readonly achievements: { readonly [A in Achievement]: string }
  readonly markers: { readonly [M in Marker]: MarkerWords }
  /** Places, people and Actions on scenario sheets. */
  readonly places: { readonly [P in ScenarioKey<'places'>]: Titled }
  /** Whose sheet lies on the table; without one, cards speak only of the box. */
  readonly scenario: ScenarioId | undefined
}

/** What must be known of a game to speak of its cards. */
export interface OfGame extends OfEdition {
  readonly scenario?: ScenarioId | undefined
}

/** The language as it speaks of the cards of a game as they are in its edition and scenario. */
export function packFor(pack: LanguagePack, { edition, scenario }: OfGame): LanguagePack {
  return { ...pack, edition, scenario }
}

type MarkerWords = Required<ScenarioWords>['markers'][string]

export function languagePack(folder: LanguageFolder): LanguagePack {
  const { scenarios, screen, score } = folder
  return {
    ...folder,
    questions: { ...screen.questions, ...ofAllScenarios(scenarios, 'questions') },
    endings: { ...screen.endings, ...ofAllScenarios(scenarios, 'endings') },
    achievements: { ...score.achievements, ...ofAllScenarios(scenarios, 'achievements') },
    markers: ofAllScenarios(scenarios, 'markers'),
    places: ofAllScenarios(scenarios, 'places'),
    edition: 'second',
    scenario: undefined,
  }
}

/** Every title, as clauses name things. */
export function titlesIn(cards: CardsInWords, scenarios: ScenariosInWords): { readonly [N in Name]: string } {
  const named: { readonly [N in Name]: Titled } = { ...cards, ...ofAllScenarios(scenarios, 'places') }
  const titles: { [name: string]: string } = {}
  for (const [name, { title }] of Object.entries(named)) titles[name] = title
  if (!hasAll(titles, named)) throw new Error('a title is missing')
  return titles
}

function hasAll<Id extends string>(
  titles: { readonly [name: string]: string },
  named: { readonly [N in Id]: Titled },
): titles is { readonly [N in Id]: string } {
  return Object.keys(named).every((name) => Object.hasOwn(titles, name))
}

export function scenarioWords({ scenarios }: LanguagePack, scenario: ScenarioId): ScenarioWords {
  return scenarios[scenario]
}
