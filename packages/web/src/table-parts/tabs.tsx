// The tabs of a table on a phone.
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import type { Shown } from '../table/table.ts'
import style from './frame.module.css'
import type { TabLook, TabsLook } from './slots.ts'

/** The tab that is open, and how another one is. */
export function useTab<S extends Shown>(
  look: TabsLook<S>,
  shown: S | undefined,
): [here: string, go: (tab: string) => void] {
  const [here, go] = useState(look.of[0]?.name ?? '')
  const opened = shown === undefined ? undefined : look.opened?.(shown)
  useEffect(() => {
    if (opened !== undefined) go(opened)
  }, [opened])
  return [here, go]
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
