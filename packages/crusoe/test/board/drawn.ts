// The board of a position as a screen is given it to draw.

import type { Board, BoardSpace } from '@landfall/crusoe/board'
import { planning, type Scene } from '@landfall/crusoe/testing'
import type { Language } from '@landfall/tabletop'
import { boardOf } from '../../src/board/board-of.ts'
import { leftAt } from '../open-questions.ts'
import { packs } from '../spoken.ts'

/** The board of a position as it is planned. */
export const planned = (scene: Scene, language: Language = 'en'): Board =>
  boardOf(leftAt(planning(scene), 'plan').session.view(), packs[language])

export const spaceOn = ({ island }: Board, name: string): BoardSpace => {
  const found = island.find(({ space }) => space === name)
  if (found === undefined) throw new Error(`there is no space ${name}`)
  return found
}
