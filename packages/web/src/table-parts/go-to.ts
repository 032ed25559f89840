// From one table to another, which was just put on the shelf.
import type { Refused } from '../table/refused.ts'

export async function goTo(making: Promise<{ readonly id: string } | Refused>): Promise<Refused | undefined> {
  const made = await making
  if ('why' in made) return made
  location.hash = `#/play/${made.id}`
  return undefined
}
