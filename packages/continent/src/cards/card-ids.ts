// The names of all cards: the English titles say which there are.

import type { advancedSkills } from '../text/en/cards/advanced-skills.ts'
import type { bonuses } from '../text/en/cards/bonuses.ts'
import type { choir } from '../text/en/cards/choir.ts'
import type { clues } from '../text/en/cards/clues.ts'
import type { curses } from '../text/en/cards/curses.ts'
import type { explorers } from '../text/en/cards/explorers.ts'
import type { fen } from '../text/en/cards/fen.ts'
import type { fenEvents } from '../text/en/cards/fen-events.ts'
import type { fenFog } from '../text/en/cards/fen-fog.ts'
import type { cards } from '../text/en/cards/index.ts'
import type { items } from '../text/en/cards/items.ts'
import type { modes } from '../text/en/cards/modes.ts'
import type { ownSkills } from '../text/en/cards/own-skills.ts'
import type { quests } from '../text/en/cards/quests.ts'
import type { shadow } from '../text/en/cards/shadow.ts'
import type { shelf } from '../text/en/cards/shelf.ts'
import type { shelfEvents } from '../text/en/cards/shelf-events.ts'
import type { shelfFog } from '../text/en/cards/shelf-fog.ts'
import type { skills } from '../text/en/cards/skills.ts'
import type { states } from '../text/en/cards/states.ts'
import type { strand } from '../text/en/cards/strand.ts'
import type { strandEvents } from '../text/en/cards/strand-events.ts'
import type { strandFog } from '../text/en/cards/strand-fog.ts'
import type { supplies } from '../text/en/cards/supplies.ts'
import type { terraces } from '../text/en/cards/terraces.ts'
import type { terracesEvents } from '../text/en/cards/terraces-events.ts'
import type { terracesFog } from '../text/en/cards/terraces-fog.ts'

/** What is printed: all copies of a card have the same one. */
export type FaceId = keyof typeof cards

/** What the name of a card begins with. */
type Kind = FaceId extends infer Id ? (Id extends `${infer Before}/${string}` ? Before : never) : never

/**
 * One card: its face, and which copy it is, where there are several. T7-GEN-09. The compiler knows how the names begin; with
 * all of them in one union it gives up.
 */
export type CardId = `${Kind}/${string}`

export type SkillId = keyof typeof skills
export type OwnSkillId = keyof typeof ownSkills
export type AdvancedSkillId = keyof typeof advancedSkills
export type ExplorerId = keyof typeof explorers
export type CurseId = keyof typeof curses
export type ClueId = keyof typeof clues
export type ModeId = keyof typeof modes
export type StateId = keyof typeof states
export type SupplyId = keyof typeof supplies
export type ItemId = keyof typeof items
export type QuestId = keyof typeof quests
export type BonusId = keyof typeof bonuses
export type ShadowId = keyof typeof shadow
export type ChoirId = keyof typeof choir

export type StrandId = keyof typeof strand
export type FenId = keyof typeof fen
export type TerracesId = keyof typeof terraces
export type ShelfId = keyof typeof shelf
export type StrandEventId = keyof typeof strandEvents
export type FenEventId = keyof typeof fenEvents
export type TerracesEventId = keyof typeof terracesEvents
export type ShelfEventId = keyof typeof shelfEvents
export type StrandFogId = keyof typeof strandFog
export type FenFogId = keyof typeof fenFog
export type TerracesFogId = keyof typeof terracesFog
export type ShelfFogId = keyof typeof shelfFog

/** Every card of a deck. */
export type Deck<Id extends FaceId, Card> = { readonly [One in Id]: Card }
