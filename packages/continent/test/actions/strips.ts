// Cards of the Action Deck by what their strips show, for tests that script what is drawn.
import type { CardId } from '../../src/cards/card-ids.ts'

/** Nothing. */
export const BLANK: CardId = 'skill/bide-your-time'
export const BLANK_TOO: CardId = 'skill/old-marching-song'
/** A seven and nothing else. */
export const SEVEN: CardId = 'skill/share-the-load'
export const SEVEN_TOO: CardId = 'skill/field-dressing'
/** A half star. */
export const LEFT: CardId = 'skill/trail-sense'
export const RIGHT: CardId = 'skill/log-raft'
export const RIGHT_TOO: CardId = 'skill/fish-spear'
export const RIGHT_THIRD: CardId = 'skill/reed-basket'
export const RIGHT_AND_SEVEN: CardId = 'skill/wire-snare'
/** Whole stars; the first is one of Ingrid's own, the second one of Tomas'. */
export const STAR: CardId = 'skill/read-the-swell'
export const STAR_OF_TOMAS: CardId = 'skill/mule-track'
export const STAR_AND_RIGHT: CardId = 'skill/sling'
export const THREE_STARS: CardId = 'skill/steady-breath'
export const CURSE: CardId = 'curse/death-keeps-pace#1'
