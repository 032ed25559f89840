// How a game is configured: who plays, which scenario, and how hard. RC-SETUP-03, RC-VAR.
import { SetupError } from '@landfall/kernel'
import { EQUIPMENT_DRAWN, EQUIPMENT_IDS } from './cards/equipment.ts'
import { isWreckage, USUAL_WRECKAGE, WRECKAGE_IDS, type WreckageId } from './cards/wreckage.ts'
import { CHARACTERS, type Character } from './components/characters.ts'
import { isScenario, type ScenarioId, scenarioOf } from './scenarios/index.ts'

export interface Config {
  /** In the order in which they sit; the first one begins as First Player. */
  readonly characters: readonly Character[]
  readonly scenario: ScenarioId
  readonly friday: boolean
  readonly dog: boolean
  /** How many Starting Equipment cards are drawn. RC-VAR-03, RC-VAR-05 */
  readonly equipment: number
  /** How many cards of the Event deck show the book. RC-VAR-04, RC-VAR-07 */
  readonly books: number
  /** RC-VAR-08 */
  readonly wreckage: WreckageId | 'random'
}

/** So many players usually have Friday, or the Dog, with them at the most. */
export const USUAL_COMPANY = { friday: 2, dog: 1 } as const

/**
 * RC-2P-01, RC-SOLO-01, RC-VAR-01, RC-VAR-02, RC-VAR-06: Friday joins one or two players and the Dog a single one, unless
 * the group wants it otherwise.
 */
export function configure(asked: { readonly [key: string]: unknown }): Config {
  const characters = readCharacters(asked['characters'])
  const { scenario } = asked
  if (!isScenario(scenario)) throw new SetupError(`there is no scenario "${String(scenario)}"`)
  const cards = eventCards(scenario)
  return {
    characters,
    scenario,
    friday: readFlag('friday', asked['friday'], characters.length <= USUAL_COMPANY.friday),
    dog: readFlag('dog', asked['dog'], characters.length <= USUAL_COMPANY.dog),
    equipment: readCount('equipment', asked['equipment'], EQUIPMENT_DRAWN, EQUIPMENT_IDS.length),
    books: readCount('books', asked['books'], cards / 2, cards),
    wreckage: readWreckage(asked['wreckage']),
  }
}

/** RC-SETUP-24: from each pile half the number of rounds, rounded up. */
export function eventCards(scenario: ScenarioId): number {
  return 2 * Math.ceil(scenarioOf({ scenario }).rounds / 2)
}

function readCharacters(characters: unknown): readonly Character[] {
  if (!Array.isArray(characters) || characters.length < 1 || characters.length > CHARACTERS.length) {
    throw new SetupError('one to four characters play')
  }
  const chosen = characters.map((name: unknown) => {
    const character = CHARACTERS.find((known) => known === name)
    if (character === undefined)
      throw new SetupError(`there is no character "${String(name)}"; there are ${CHARACTERS.join(', ')}`)
    return character
  })
  if (new Set(chosen).size !== chosen.length) throw new SetupError('every character can be chosen once')
  return chosen
}

function readFlag(name: string, given: unknown, usual: boolean): boolean {
  if (given === undefined) return usual
  if (typeof given !== 'boolean') throw new SetupError(`${name} is true or false`)
  return given
}

function readCount(name: string, given: unknown, usual: number, most: number): number {
  if (given === undefined) return usual
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 0 || given > most) {
    throw new SetupError(`${name} is a whole number from 0 to ${most}`)
  }
  return given
}

function readWreckage(given: unknown): Config['wreckage'] {
  if (given === undefined) return USUAL_WRECKAGE
  if (given === 'random') return given
  if (typeof given !== 'string' || !isWreckage(given)) {
    throw new SetupError(`wreckage is random or one of ${WRECKAGE_IDS.join(', ')}`)
  }
  return given
}
