// What a table may have besides the game: where others sit at other screens, the company and whatever it does.
import type { ComponentChildren } from 'preact'
import type { MenuItem } from '../parts/menu.tsx'

export interface Extras {
  readonly items: readonly MenuItem[]
  /** Above the question. */
  readonly above: ComponentChildren
  /** Over the cards on a wide screen, over the tab that is shown on a phone. */
  readonly beside: ComponentChildren
  readonly over: ComponentChildren
  /** Said instead of a question, as long as there is none to be answered here. */
  readonly waiting: string
  /** The word for taking back what others must agree to. */
  readonly askUndo: string
  /** Nothing can be answered at this moment. */
  readonly still: boolean
  /** How a game that is over is seen again. */
  watchAgain(): void
  /** Hands out the save; before the game is over there is none. */
  readonly mayExport: boolean
}
