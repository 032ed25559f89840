// A die that has fallen, or is seen to fall.
import './decks.css'
import look from './die.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

/** What is drawn on a face; two clouds where it counts twice. */
const FACES: { readonly [face: string]: readonly IconName[] } = {
  wound: ['wound'],
  success: ['success'],
  failure: ['determination', 'determination'],
  adventure: ['adventure'],
  blank: [],
  'rain-1': ['rain'],
  'rain-2': ['rain', 'rain'],
  'snow-1': ['snow'],
  'snow-2': ['snow', 'snow'],
  palisade: ['palisade'],
  food: ['food'],
  beast: ['beast'],
}

type DieProps = {
  /** As the table names it: `success`, `blank`, `rain-2` … */
  readonly face: string
  /** What it shows, where no words beside it say so. */
  readonly label?: string | undefined
  /** It is falling: it lands on its face within 400 ms. */
  readonly rolling?: boolean | undefined
  /** Any CSS length. */
  readonly size?: string | undefined
} & (
  | { readonly kind: 'wound' | 'success' | 'adventure'; readonly action: 'build' | 'gather' | 'explore' }
  | { readonly kind: 'rain' | 'winter' | 'animals'; readonly action?: undefined }
)

export function Die({ kind, action, face, label, rolling = false, size = '3.5rem' }: DieProps) {
  const [first, second] = FACES[face] ?? []
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <span
      class={`${look.die} ${look[action ?? kind]} ${rolling ? look.rolling : ''}`}
      style={{ fontSize: size }}
      {...said}
    >
      <span class={look.face}>
        {first !== undefined && <Icon name={first} class={second === undefined ? look.single : look.pair} />}
        {second !== undefined && <Icon name={second} class={look.pair} />}
      </span>
    </span>
  )
}
