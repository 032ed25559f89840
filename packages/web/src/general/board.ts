// What the worker hands to the general screen, where a game sets what is seen in parts.
import type { GameBoard, GeneralBoard } from '@landfall/tabletop'

export const isGeneralBoard = (board: GameBoard | undefined): board is GeneralBoard => board?.of === 'general'
