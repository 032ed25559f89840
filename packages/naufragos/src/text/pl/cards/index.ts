// The titles and moods of all cards, in Polish.

import { buildings } from './buildings.ts'
import { campCards } from './camp-cards.ts'
import { centre } from './centre.ts'
import { characters } from './characters.ts'
import { coast } from './coast.ts'
import { damageCards } from './damage-cards.ts'
import { events } from './events.ts'
import { interior } from './interior.ts'
import { items } from './items.ts'
import { wreckage } from './wreckage.ts'

export const cards = {
  ...characters,
  ...campCards,
  ...damageCards,
  ...buildings,
  ...events,
  ...wreckage,
  ...items,
  ...coast,
  ...interior,
  ...centre,
}
