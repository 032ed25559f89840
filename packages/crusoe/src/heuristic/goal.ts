// What a scenario wants of a player who knows how to stay alive: its goal, in figures for the general part to weigh.
import type { InventionId } from '../cards/inventions.ts'
import type { Space } from '../components/island.ts'
import type { TileNumber } from '../components/tiles.ts'
import type { Target } from '../target.ts'
import type { OpenQuestion, View } from './view.ts'

/** All worth is measured in wood: what one wood is worth to a group that builds. */
export interface Goal {
  /** What a planned Action is worth for the goal, beyond what it does for survival. */
  action?(seen: View, target: Target): number
  /** What an Invention is worth for the goal, once it is built. */
  invention?(seen: View, invention: InventionId): number
  /** What one more explored tile on this space is worth. */
  tile?(seen: View, space: Space): number
  /** What this very tile is worth, where it can be chosen. */
  chosenTile?(seen: View, tile: TileNumber): number
  /** How much wood and fur the goal can soon use. */
  wood?(seen: View): number
  fur?(seen: View): number
  /** How much more these are worth than usual, when the goal is near or time is short. */
  urgency?(seen: View): number
  /** What one level more than this is worth for the goal. */
  weapons?(seen: View, level: number): number
  palisade?(seen: View, level: number): number
  /** How much more food is eaten tonight, before anything else: without it the game is lost. */
  food?(seen: View): number
  /** What it is worth to have the camp there. */
  camp?(seen: View, space: Space): number
  /** What a book costs. */
  book?(seen: View): number
  /** After this night nothing matters any more: the goal is as good as reached, or out of reach. */
  isLastNight?(seen: View): boolean
  /** The answer to a question that only this scenario asks, or that it answers in its own way. */
  answer?(seen: View, question: OpenQuestion): string | undefined
}
