// How much of what a table may hold is used up. Chat and seating have limits of their own, so that the game never lacks room.
import type { RefusalCode } from '@landfall/protocol'
import type { Act } from './acts.ts'
import { MOST_ACTS, MOST_CHAT, MOST_SEATING } from './limits.ts'

/** The counts, to be kept in a snapshot. */
export interface BudgetSnapshot {
  readonly said: readonly (readonly [member: number, lines: number])[]
  readonly seating: number
}

const SEATING: ReadonlySet<string> = new Set<Act['do']>(['renamed', 'sat', 'stood', 'votedToFree', 'tookOriginal'])

export class Budget {
  readonly #said: Map<number, number>
  #seating: number

  constructor({ said, seating }: BudgetSnapshot = { said: [], seating: 0 }) {
    this.#said = new Map(said)
    this.#seating = seating
  }

  snapshot(): BudgetSnapshot {
    return { said: [...this.#said], seating: this.#seating }
  }

  count(act: Act): void {
    if (act.do === 'said') this.#said.set(act.member, this.#linesOf(act.member) + 1)
    if (SEATING.has(act.do)) this.#seating += 1
  }

  /** Why there is no room for an act of this kind under this number. */
  whyNot(number: number, kind: string, member: number | undefined): RefusalCode | undefined {
    if (number > MOST_ACTS) return 'tableFull'
    if (kind === 'said') {
      const all = [...this.#said.values()].reduce((sum, lines) => sum + lines, 0)
      const own = member === undefined ? 0 : this.#linesOf(member)
      return all >= MOST_CHAT.table || own >= MOST_CHAT.member ? 'chatFull' : undefined
    }
    return SEATING.has(kind) && this.#seating >= MOST_SEATING ? 'tableFull' : undefined
  }

  #linesOf(member: number): number {
    return this.#said.get(member) ?? 0
  }
}
