// What a new game can be made of, in one language.
import type { Language } from '@landfall/text'
import { EQUIPMENT_DRAWN, EQUIPMENT_IDS } from '../cards/equipment.ts'
import { USUAL_WRECKAGE, WRECKAGE_IDS } from '../cards/wreckage.ts'
import { CHARACTERS, SHEETS } from '../components/characters.ts'
import { eventCards, USUAL_COMPANY, USUAL_EDITION } from '../config.ts'
import { EDITION_IDS, editionOf } from '../editions.ts'
import { SCENARIO_IDS } from '../scenarios/scenario.ts'
import { printedSheet } from '../scenarios/sheets.ts'
import { titleOf } from '../text/cards.ts'
import { EDITIONS } from '../text/editions.ts'
import { personName } from '../text/labels.ts'
import { SCENARIO_TEXTS } from '../text/scenarios/index.ts'
import { tongues } from '../text/voice.ts'
import type { SetupOffer } from './board.ts'
import { abilitiesOf } from './people.ts'

export function setupOffer(language: Language): SetupOffer {
  const tongue = tongues[language]
  return {
    editions: EDITION_IDS.toReversed().map((id) => ({
      id,
      name: EDITIONS[id].name[tongue.index],
      text: EDITIONS[id].text[tongue.index],
      usual: id === USUAL_EDITION,
      leastPlayers: editionOf({ edition: id }).leastPlayers,
    })),
    scenarios: SCENARIO_IDS.map((scenario) => {
      const { name, intro, goal, options: said = {} } = SCENARIO_TEXTS[scenario]
      const { rounds, moreBooks, options = [] } = printedSheet({ scenario })
      const cards = eventCards(scenario)
      return {
        id: scenario,
        name: name[tongue.index],
        editions: EDITION_IDS.filter((edition) => editionOf({ edition }).scenarios.includes(scenario)),
        intro: intro[tongue.index],
        goal: goal[tongue.index],
        rounds,
        // RC-SETUP-24: half of the Event cards show the book.
        books: { usual: cards / 2, most: cards, more: moreBooks },
        options: options.flatMap((id) => {
          const option = said[id]
          return option === undefined ? [] : [{ id, name: option.name[tongue.index], text: option.text[tongue.index] }]
        }),
      }
    }),
    characters: CHARACTERS.map((id) => ({
      id,
      name: personName(tongue, id),
      abilities: abilitiesOf(tongue, id),
      invention: titleOf(tongue, SHEETS[id].personalInvention),
      deadly: SHEETS[id].deadlyWound,
    })),
    wreckage: WRECKAGE_IDS.map((id) => ({ id, name: titleOf(tongue, id), usual: id === USUAL_WRECKAGE })),
    company: USUAL_COMPANY,
    equipment: { usual: EQUIPMENT_DRAWN, most: EQUIPMENT_IDS.length },
  }
}
