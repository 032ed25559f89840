// What a scenario sheet shows besides its text.
import type { ViewOf } from '@landfall/kernel'
import type { InventionId } from '../../cards/inventions.ts'
import type { Space } from '../../components/island.ts'
import type { LanguagePack } from '../../text/language-pack.ts'
import type { Crusoe } from '../../types.ts'
import type { BoardInvention, Named, SheetPart } from '../board.ts'

export interface SheetView {
  /** The id of the icon that stands for the scenario. */
  readonly icon: string
  parts(view: ViewOf<Crusoe>, pack: LanguagePack): readonly SheetPart[]
  /** What the round track shows in a round; the id is that of an icon. */
  marks(round: number, pack: LanguagePack): readonly Named[]
  /** What an Invention of the sheet asks for besides what is printed beside it. */
  needs?(view: ViewOf<Crusoe>, pack: LanguagePack, invention: InventionId): BoardInvention['needs']
  /** What lies on this space for the whole game; the id is that of an icon. RC-SCN4-04 */
  landmark?(space: Space, pack: LanguagePack): Named | undefined
  /** What the place with this Number token is called. */
  place?(number: number): string
}
