// The tabs of a table on a phone.
import { Icon } from '../look/icon.tsx'
import type { IconName } from '../look/icon-names.ts'
import style from './frame.module.css'

interface TabsProps<Name extends string> {
  readonly tabs: readonly { readonly name: Name; readonly icon: IconName; readonly label: string }[]
  readonly here: Name
  readonly label: string
  onGo(name: Name): void
}

export function Tabs<Name extends string>({ tabs, here, label, onGo }: TabsProps<Name>) {
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
