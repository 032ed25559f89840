// A card: its emblem on the colour of its deck, and paper below for what is read.
import type { ComponentChildren } from 'preact'
import look from './card-face.module.css'
import { deckColours } from './deck.ts'
import { Emblem, useHasEmblems } from './icon.tsx'

interface CardFaceProps {
  /** `event`, `treasure` …: which colour. */
  readonly deck: string
  /** Whose emblem: `event/bear`. */
  readonly card: string
  readonly title: string
  /** The deck in words, small in the corner of the art. */
  readonly label?: string | undefined
  /** `small` lies on the board, `large` is held in the hand. */
  readonly size?: 'small' | 'large' | undefined
  /** `span` where the card is the face of a button, which may hold no headings and no blocks. */
  readonly heading?: 'h2' | 'h3' | 'h4' | 'span' | undefined
  /** For a part of the page that is labelled by the title. */
  readonly titleId?: string | undefined
  readonly class?: string | undefined
  readonly children?: ComponentChildren | undefined
}

export function CardFace(props: CardFaceProps) {
  const { deck, card, title, label, size = 'small', heading: Heading = 'h3', titleId, children } = props
  const Box = Heading === 'span' ? 'span' : 'div'
  const hasEmblem = useHasEmblems()
  return (
    <Box class={[look.card, look[size], props.class].filter(Boolean).join(' ')} style={deckColours(deck)}>
      <Box class={hasEmblem ? look.art : look.band}>
        {label !== undefined && <span class={look.label}>{label}</span>}
        {hasEmblem && <Emblem card={card} size="100%" class={look.emblem} />}
      </Box>
      <Box class={look.paper}>
        <Heading class={look.title} id={titleId}>
          {title}
        </Heading>
        {children}
      </Box>
    </Box>
  )
}
