// What the tables have besides that several seats with secrets share. It is loaded when the first of them is opened.
import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { useLoaded } from '../parts/loaded.ts'
import type { MenuItem } from '../parts/menu.tsx'
import type { Peeked, Shown, Table } from '../table/table.ts'
import { useLanguage } from '../text/language.ts'
import { isShared } from './among-us.ts'
import type { Acts } from './use-acts.ts'

/** What is done at a table, and what is shown there. */
interface AtTable {
  readonly table: Table
  readonly acts: Acts
  readonly shown: Shown
}

/** A player who may take a look at the own hidden pieces. */
export interface Holder {
  readonly seat: string
  readonly name: string
  /** There is room for a picture only. */
  readonly small?: boolean
}

export interface Secrets {
  /** Between two seats that share the screen. */
  curtain(at: AtTable): ComponentChildren
  /** In the head: through whose eyes the table is seen. */
  seenBy(shown: Shown): ComponentChildren
  /** In the menu: other eyes to see it through, and whether there is a curtain at all. */
  items(at: AtTable): readonly MenuItem[]
  /** While somebody else at this screen is awaited: who, and a way to hand it on. */
  awaited(at: AtTable): { readonly waiting: string; readonly handOn: ComponentChildren } | undefined
  /** What is held to see the own pieces; nothing, where this seat has nothing to hide from those who look at the screen. */
  hold(holder: Holder, at: Shared): ComponentChildren
}

interface Shared extends AtTable {
  readonly secrets: Secrets
  /** How that which a seat alone sees is drawn; nothing, where all see as much. */
  own(seat: string, peeked: Peeked): ComponentChildren
}

/** Nothing, where the screen is not shared, and until what is needed there has come. */
export function useSecrets(shown: Shown | undefined): Secrets | undefined {
  const { want, words } = useLanguage()
  const isNeeded = shown !== undefined && isShared(shown)
  const { loaded } = useLoaded(
    async () => (isNeeded ? (await Promise.all([import('../secrets/secrets.tsx'), want('secrets')]))[0] : undefined),
    [isNeeded],
  )
  const { general, secrets } = words()
  if (loaded.state !== 'ready' || general === undefined || secrets === undefined) return undefined
  return loaded.value?.secretsIn({ ...general, ...secrets })
}

export const SharedContext = createContext<Shared | undefined>(undefined)

export function HoldToLook(holder: Holder): ComponentChildren {
  const shared = useContext(SharedContext)
  return shared?.secrets.hold(holder, shared)
}
