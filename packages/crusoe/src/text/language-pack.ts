// All that a language knows of Robinson Crusoe. Each language fills it from its own folder.
import type { Speaker, TabletopWords } from '@landfall/tabletop'
import type { OfEdition } from '../editions.ts'
import type { ScenarioId } from '../scenarios/scenario.ts'
import type { PrintedId, ScenariosInWords, ScenarioWords } from '../scenarios/scenario-words.ts'
import type { CrusoeWords } from '../words.ts'
import type { CardsInWords, Titled } from './card-words.ts'
import type { EditionWords } from './editions.ts'
import type { board } from './en/board.ts'
import type { log } from './en/log.ts'
import type { NoticeWords } from './notices.ts'
import type { ScoreWords } from './score.ts'
import type { ScreenWords } from './screen.ts'

/** The words of a language, and the edition whose cards it speaks of. */
export interface LanguagePack extends OfEdition {
  readonly say: Speaker<CrusoeWords>
  readonly words: TabletopWords
  readonly screen: ScreenWords
  readonly cards: CardsInWords
  /** Places, people and Actions on scenario sheets. */
  readonly places: { readonly [P in PrintedId<'places'>]: Titled }
  readonly scenarios: ScenariosInWords
  readonly editions: EditionWords
  readonly log: typeof log
  readonly board: typeof board
  readonly notices: NoticeWords
  readonly score: ScoreWords
  /** Whose sheet lies on the table; without one, cards speak only of the box. */
  readonly scenario: ScenarioId | undefined
}

export function scenarioWords({ scenarios }: LanguagePack, scenario: ScenarioId): ScenarioWords {
  return scenarios[scenario]
}
