// A drawing from the sprite: an idea of the screen, or the emblem of a card.
import { emblemsUrls, iconNames, iconsUrl } from 'virtual:sprites'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import look from './icon.module.css'
import type { IconName } from './icon-names.ts'

interface IconProps {
  readonly name: IconName
  /** Any CSS length; as tall as the letters around it otherwise. */
  readonly size?: string | undefined
  /** What it means, where no word beside it says so; without it the drawing is hidden from those who listen. */
  readonly title?: string | undefined
  readonly class?: string | undefined
}

/** Whether there is an icon of this name: ids of the table have one where they stand for an idea. */
export const isIcon = (name: string): name is IconName => iconNames.has(name)

export function Icon({ name, size = '1em', title, class: className }: IconProps) {
  return <Drawing href={`${iconsUrl}#${name}`} size={size} title={title} class={className} />
}

/** The game whose cards are drawn: each has pictures of its own. */
export const EmblemsContext = createContext('')

/** Whether the cards of this game have any. */
export const useHasEmblems = (): boolean => Object.hasOwn(emblemsUrls, useContext(EmblemsContext))

interface EmblemProps {
  /** `event/bear` */
  readonly card: string
  readonly size?: string | undefined
  readonly title?: string | undefined
  readonly class?: string | undefined
}

export function Emblem({ card, size = '1em', title, class: className }: EmblemProps) {
  const url = emblemsUrls[useContext(EmblemsContext)] ?? ''
  return <Drawing href={`${url}#${card.replaceAll('/', '--')}`} size={size} title={title} class={className} />
}

interface DrawingProps {
  readonly href: string
  readonly size: string
  readonly title: string | undefined
  readonly class: string | undefined
}

function Drawing({ href, size, title, class: className }: DrawingProps) {
  const shape = { viewBox: '0 0 512 512', width: size, height: size, class: `${look.drawing} ${className ?? ''}` }
  if (title === undefined) {
    return (
      <svg {...shape} aria-hidden="true">
        <use href={href} />
      </svg>
    )
  }
  return (
    <svg {...shape} role="img" aria-label={title}>
      <use href={href} />
    </svg>
  )
}
