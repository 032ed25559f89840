// The tabs of a table on a phone.
import { useEffect, useState } from 'preact/hooks'
import { GENERAL_WORDS } from '../general/words.ts'
import { Icon } from '../look/icon.tsx'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './frame.module.css'
import type { TabLook, TabsLook } from './slots.ts'

interface TabsState {
  readonly all: readonly TabLook[]
  readonly here: string
  /** What a table with these tabs looks like. */
  readonly class: string | undefined
  go(name: string): void
}

/** The tabs of the game, or those of any game; the one that is open, and how another one is. */
export function useTabs<S extends Shown>(look: TabsLook<S> | undefined, shown: S | undefined): TabsState {
  const words = useWords(GENERAL_WORDS)
  const all = look?.of ?? [
    { name: 'board', icon: 'island', label: words.tabs.table },
    { name: 'log', icon: 'log', label: words.tabs.log },
  ]
  const [here, go] = useState(all[0]?.name ?? '')
  const opened = shown === undefined ? undefined : look?.opened?.(shown)
  useEffect(() => {
    if (opened !== undefined) go(opened)
  }, [opened])
  return { all, here, class: look === undefined ? style.usual : look.class, go }
}

interface TabsProps {
  readonly tabs: readonly TabLook[]
  readonly here: string
  readonly label: string
  onGo(name: string): void
}

export function Tabs({ tabs, here, label, onGo }: TabsProps) {
  return (
    <nav class={style.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          class={tab.name === here ? style.here : style.tab}
          aria-pressed={tab.name === here}
          onClick={() => onGo(tab.name)}
        >
          <Icon name={tab.icon} size="1.4rem" />
          {tab.label}
        </button>
      ))}
    </nav>
  )
}
