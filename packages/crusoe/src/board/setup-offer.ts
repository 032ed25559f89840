// What a new game can be made of, in one language.

import { EQUIPMENT_DRAWN, EQUIPMENT_IDS } from '../cards/equipment.ts'
import { USUAL_WRECKAGE, WRECKAGE_IDS } from '../cards/wreckage.ts'
import { CHARACTER_SHEETS, CHARACTERS } from '../components/characters.ts'
import { eventCards, USUAL_COMPANY, USUAL_EDITION } from '../config.ts'
import { EDITION_IDS, editionOf } from '../editions.ts'
import { printedSheet, SCENARIO_IDS, scenariosOf } from '../scenarios/sheets.ts'
import { type LanguagePack, scenarioWords } from '../text/language-pack.ts'
import { personName, titleOf } from '../text/titles.ts'
import type { SetupOffer } from './board.ts'
import { abilitiesOf } from './people.ts'
import { iconOf } from './sheets/index.ts'

export function setupOffer(pack: LanguagePack): SetupOffer {
  return {
    editions: EDITION_IDS.toReversed().map((id) => ({
      id,
      ...pack.editions[id],
      usual: id === USUAL_EDITION,
      leastPlayers: editionOf({ edition: id }).leastPlayers,
    })),
    scenarios: SCENARIO_IDS.map((scenario) => {
      const { name, intro, goal, options: optionWords = {} } = scenarioWords(pack, scenario)
      const { rounds, moreBooks, options = [] } = printedSheet({ scenario })
      const cards = eventCards(scenario)
      return {
        id: scenario,
        name,
        icon: iconOf(scenario),
        editions: EDITION_IDS.filter((edition) => scenariosOf(edition).includes(scenario)),
        intro,
        goal,
        rounds,
        // RC-SETUP-24: half of the Event cards show the book.
        books: { usual: cards / 2, most: cards, more: moreBooks },
        options: options.flatMap((id) => {
          const option = optionWords[id]
          return option === undefined ? [] : [{ id, ...option }]
        }),
      }
    }),
    characters: CHARACTERS.map((id) => ({
      id,
      name: personName(pack, id),
      abilities: abilitiesOf(pack, id),
      invention: titleOf(pack, CHARACTER_SHEETS[id].personalInvention),
      deadly: CHARACTER_SHEETS[id].deadlyWound,
    })),
    wreckage: WRECKAGE_IDS.map((id) => ({ id, name: titleOf(pack, id), usual: id === USUAL_WRECKAGE })),
    company: USUAL_COMPANY,
    equipment: { usual: EQUIPMENT_DRAWN, most: EQUIPMENT_IDS.length },
  }
}
