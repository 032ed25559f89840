// What a language says of facts that lie nowhere on the table: a sentence each. Names come first, so that none has to bend.
import type { NeutralAction } from '../cards/use.ts'
import type { Building } from '../state.ts'

type Names = readonly string[]

export interface NoticeWords {
  readonly arrangeBlocked: string
  readonly woodTokenBack: string
  readonly shelterNew: string
  readonly surcharge: { readonly [B in Building]: string }
  readonly itemsAside: (items: Names) => string
  readonly noProduction: string
  readonly halfProduction: string
  readonly produceNo: { readonly [R in 'food' | 'wood']: string }
  readonly produceMore: { readonly [R in 'food' | 'wood']: (amount: number) => string }
  readonly produceLess: { readonly [R in 'food' | 'wood']: (amount: number) => string }
  readonly noTeams: string
  readonly onePawn: (who: string) => string
  readonly onePawnNext: (who: string) => string
  /** The Actions as they stand alone. */
  readonly only: (who: string, actions: Names) => string
  readonly noAbilities: (who: string) => string
  readonly confused: (who: string) => string
  readonly confusedNext: (who: string) => string
  readonly cursed: (who: string) => string
  readonly cursedNext: (who: string) => string
  readonly meals: (more: number) => string
  /** The markers are counted already. */
  readonly disease: (who: string, markers: string, card: string) => string
  /** When it happens; what happens follows behind a colon. */
  readonly later: { readonly [T in LaterTime]: (card: string) => string }
  readonly waitingBeast: (beast: string | undefined) => string
  readonly beast: (name: string, strength: number) => string
  readonly eventTop: (card: string) => string
  readonly huntingTop: (beast: string) => string
  readonly huntingBottom: (beast: string) => string
  /** From the top. */
  readonly tiles: (tiles: Names) => string
  readonly flock: (space: string) => string
  readonly idleFood: (space: string) => string
  readonly waitingMarker: (space: string) => string
  readonly shortcutUsed: (space: string, source: string) => string
  readonly markedItems: (card: string, items: Names) => string
  readonly oneUser: (card: string, who: string) => string
  readonly usedThisRound: (card: string) => string
  readonly dog: string
  readonly handyman: (name: string) => string
  readonly pawns: (name: string, pawns: number, actions: readonly NeutralAction[]) => string
  /** RC-SCN4-24 */
  readonly locationPawn: (name: string) => string
}

export type LaterTime = 'roundStart' | 'night' | 'everyNight' | 'nightInCamp'

/** One, or one of several: "a, b or c". */
export function either(names: Names, or: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
}
