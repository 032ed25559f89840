// The titles and stories of all cards, in Italian.

import { advancedSkills } from './advanced-skills.ts'
import { bonuses } from './bonuses.ts'
import { choir } from './choir.ts'
import { clues } from './clues.ts'
import { curses } from './curses.ts'
import { explorers } from './explorers.ts'
import { fen } from './fen.ts'
import { fenEvents } from './fen-events.ts'
import { fenFog } from './fen-fog.ts'
import { items } from './items.ts'
import { modes } from './modes.ts'
import { ownSkills } from './own-skills.ts'
import { quests } from './quests.ts'
import { shadow } from './shadow.ts'
import { shelf } from './shelf.ts'
import { shelfEvents } from './shelf-events.ts'
import { shelfFog } from './shelf-fog.ts'
import { skills } from './skills.ts'
import { states } from './states.ts'
import { strand } from './strand.ts'
import { strandEvents } from './strand-events.ts'
import { strandFog } from './strand-fog.ts'
import { supplies } from './supplies.ts'
import { terraces } from './terraces.ts'
import { terracesEvents } from './terraces-events.ts'
import { terracesFog } from './terraces-fog.ts'

export const cards = {
  ...skills,
  ...ownSkills,
  ...advancedSkills,
  ...explorers,
  ...curses,
  ...clues,
  ...modes,
  ...states,
  ...strand,
  ...strandEvents,
  ...supplies,
  ...fen,
  ...fenEvents,
  ...terraces,
  ...terracesEvents,
  ...shelf,
  ...shelfEvents,
  ...items,
  ...quests,
  ...bonuses,
  ...shadow,
  ...choir,
  ...strandFog,
  ...fenFog,
  ...terracesFog,
  ...shelfFog,
}
