// Dragging with a mouse, or with a finger, as a browser tells of them.
import type { Locator, Page } from '@playwright/test'

export interface Point {
  readonly x: number
  readonly y: number
}

/** What is dragged with: down, any number of moves, up. */
export interface Pointer {
  down(at: Point): Promise<void>
  move(to: Point): Promise<void>
  up(): Promise<void>
}

async function mouse({ mouse: device }: Page): Promise<Pointer> {
  return {
    async down({ x, y }) {
      await device.move(x, y)
      await device.down()
    },
    move: ({ x, y }) => device.move(x, y),
    up: () => device.up(),
  }
}

async function finger(page: Page): Promise<Pointer> {
  const screen = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> => {
    await screen.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    down: (at) => touch('touchStart', [at]),
    move: (to) => touch('touchMove', [to]),
    up: () => touch('touchEnd', []),
  }
}

export const POINTERS = { mouse, finger } as const

export async function middleOf(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes what is there and carries it elsewhere, without letting go. */
export async function carry(pointer: Pointer, from: Point, to: Point): Promise<void> {
  await pointer.down(from)
  const steps = 8
  for (let step = 1; step <= steps; step += 1) {
    await pointer.move({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps })
  }
}
