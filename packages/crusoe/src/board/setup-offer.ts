// What a new game can be made of, in one language.
import type { Language } from '@landfall/text'
import { EQUIPMENT_DRAWN, EQUIPMENT_IDS } from '../cards/equipment.ts'
import { USUAL_WRECKAGE, WRECKAGE_IDS } from '../cards/wreckage.ts'
import { CHARACTERS, SHEETS } from '../components/characters.ts'
import { eventCards, USUAL_COMPANY } from '../config.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { titleOf } from '../text/cards.ts'
import { personName } from '../text/labels.ts'
import { SCENARIO_TEXTS } from '../text/scenarios.ts'
import { tongues } from '../text/voice.ts'
import type { SetupOffer } from './board.ts'
import { abilitiesOf } from './people.ts'

const SCENARIO = 'castaways'

export function setupOffer(language: Language): SetupOffer {
  const tongue = tongues[language]
  const cards = eventCards(SCENARIO)
  const { rounds, moreBooks } = scenarioOf({ scenario: SCENARIO })
  return {
    scenarios: [
      {
        id: SCENARIO,
        name: tongue.screen.scenario,
        intro: SCENARIO_TEXTS[SCENARIO].intro[tongue.index],
        rounds,
        moreBooks,
      },
    ],
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
    // RC-SETUP-24: half of the Event cards show the book.
    books: { usual: cards / 2, most: cards },
  }
}
