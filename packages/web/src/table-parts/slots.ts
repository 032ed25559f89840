// What a game puts into the frame of its table.
import type { ComponentChildren } from 'preact'
import type { IconName } from '../look/icon-names.ts'
import type { SeaProps } from '../look/sea.tsx'
import type { Shown, ShownChoice, ShownOutcome, ShownQuestion } from '../table/table.ts'
import type { ScreenProps } from './screen.ts'
import type { Take } from './use-shown.ts'

interface Slots<S extends Shown, Reveal> {
  readonly take: Take<S, Reveal>
  /** The middle of the table. */
  board(shown: S): ComponentChildren
  /** In the head: where in the game we are. */
  where?(shown: S): ComponentChildren
  /** Who plays. */
  people(shown: S): ComponentChildren
  /** On the paper, above the log. */
  aside(shown: S): ComponentChildren
  /** Over all of it, whatever tab is open. */
  over?(shown: S): ComponentChildren
  /** What each way to end is called. */
  readonly titles: { readonly [R in ShownOutcome['result']]?: string }
  /** What the end is worth. */
  points(shown: S): ComponentChildren
  /** The light of the day, and the weather. */
  sea?(shown: S): SeaProps
  /** The tabs of a phone, the first one open. */
  readonly tabs: TabsLook<S>
  /** What a choice takes, and how the dice stand. */
  costs(choice: ShownChoice, shown: S): ComponentChildren
  /** A question that is drawn in a way of its own. */
  question?(question: ShownQuestion, shown: S): ComponentChildren | undefined
  /** Below a card that is read: what the table knows of it. */
  aboutCard?(card: string, shown: S): ComponentChildren
  /** How something that came to light is shown, before the table moves on. */
  readonly reveal?: RevealLook<Reveal>
  /** What a seat alone sees, when it takes a look; `shown` is what all see. Nothing, where it sees no more than they do. */
  own?(seat: string, peeked: S, shown: S): ComponentChildren | undefined
}

export interface TabsLook<S extends Shown> {
  readonly of: readonly TabLook[]
  /** The style sheet says what each tab shows: it finds the parts of the frame by `data-part`. */
  readonly class: string | undefined
  /** The tab to look at in such a position; where that changes, it is opened. */
  opened?(shown: S): string
}

export interface TabLook {
  readonly name: string
  readonly icon: IconName
  readonly label: string
}

interface RevealLook<Reveal> {
  title(reveal: Reveal): string
  draw(reveal: Reveal): ComponentChildren
}

/** All that a frame is given. */
export type FrameProps<S extends Shown, Reveal> = ScreenProps & Slots<S, Reveal>
