// How a game is configured: who plays, which scenario, and how hard. RC-SETUP-03, RC-VAR.
import { SetupError } from '@landfall/kernel'
import { EQUIPMENT_DRAWN, EQUIPMENT_IDS } from './cards/equipment.ts'
import { isWreckage, USUAL_WRECKAGE, WRECKAGE_IDS, type WreckageId } from './cards/wreckage.ts'
import { CHARACTERS, type Character } from './components/characters.ts'
import { EDITION_IDS, type EditionId, editionOf } from './editions.ts'
import type { ScenarioId, SheetOption } from './scenarios/scenario.ts'
import { printedSheet, SCENARIO_IDS, scenariosOf } from './scenarios/sheets.ts'

export interface Config {
  /** In the order in which they sit; the first one begins as First Player. */
  readonly characters: readonly Character[]
  readonly scenario: ScenarioId
  readonly edition: EditionId
  readonly friday: boolean
  readonly dog: boolean
  /** How many Starting Equipment cards are drawn. RC-VAR-03, RC-VAR-05 */
  readonly equipment: number
  /** How many cards of the Event deck show the book. RC-VAR-04, RC-VAR-07 */
  readonly books: number
  /** RC-VAR-08 */
  readonly wreckage: WreckageId | 'random'
  /** Rules of the scenario sheet that hold only because the group wants them. RC-SCN7-29 */
  readonly options: readonly SheetOption[]
}

export const USUAL_EDITION: EditionId = 'second'

/** The most players who usually have Friday, or the Dog, with them. */
export const USUAL_COMPANY = { friday: 2, dog: 1 } as const

/**
 * RC-2P-01, RC-SOLO-01, RC-VAR-01, RC-VAR-02, RC-VAR-06: Friday joins one or two players and the Dog a single one, unless
 * the group wants it otherwise.
 */
export function configure(asked: { readonly [key: string]: unknown }): Config {
  const characters = readCharacters(asked['characters'])
  const scenario = readOne('scenario', asked['scenario'], SCENARIO_IDS, undefined)
  const edition = readOne('edition', asked['edition'], EDITION_IDS, USUAL_EDITION)
  checkEdition(edition, scenario, characters)
  const cards = eventCards(scenario)
  return {
    characters,
    scenario,
    edition,
    friday: readFlag('friday', asked['friday'], characters.length <= USUAL_COMPANY.friday),
    dog: readFlag('dog', asked['dog'], characters.length <= USUAL_COMPANY.dog),
    equipment: readCount('equipment', asked['equipment'], EQUIPMENT_DRAWN, EQUIPMENT_IDS.length),
    books: readCount('books', asked['books'], cards / 2, cards),
    wreckage: readWreckage(asked['wreckage']),
    options: readOptions(asked['options'], scenario),
  }
}

/** RC-ED-16, RC-ED-42: what the edition has not is refused. */
function checkEdition(edition: EditionId, scenario: ScenarioId, characters: readonly Character[]): void {
  const { leastPlayers } = editionOf({ edition })
  const scenarios = scenariosOf(edition)
  if (!scenarios.includes(scenario)) {
    throw new SetupError(`the ${edition} edition has no scenario "${scenario}"; it has ${scenarios.join(', ')}`)
  }
  for (const character of characters) {
    const least = leastPlayers[character] ?? 1
    if (characters.length < least) {
      throw new SetupError(`in the ${edition} edition the ${character} plays only among ${least} players or more`)
    }
  }
}

/** RC-SETUP-24: from each pile half the number of rounds, rounded up. */
export function eventCards(scenario: ScenarioId): number {
  return 2 * Math.ceil(printedSheet({ scenario }).rounds / 2)
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

function readOne<Name extends string>(
  what: string,
  given: unknown,
  names: readonly Name[],
  usual: Name | undefined,
): Name {
  const name = given === undefined ? usual : names.find((known) => known === given)
  if (name === undefined) throw new SetupError(`there is no ${what} "${String(given)}"; there are ${names.join(', ')}`)
  return name
}

function readFlag(name: string, given: unknown, usual: boolean): boolean {
  if (given === undefined) return usual
  if (typeof given !== 'boolean') throw new SetupError(`${name} is true or false`)
  return given
}

/** Rules that only some sheets have, and that the group must ask for. */
function readOptions(given: unknown, scenario: ScenarioId): readonly SheetOption[] {
  if (given === undefined) return []
  if (!Array.isArray(given)) throw new SetupError('options is a list of rules')
  const { options = [] } = printedSheet({ scenario })
  const chosen = given.map((name: unknown) => {
    const option = options.find((known) => known === name)
    if (option === undefined)
      throw new SetupError(`"${String(name)}" is not a rule that the scenario "${scenario}" leaves open`)
    return option
  })
  if (new Set(chosen).size !== chosen.length) throw new SetupError('every rule can be chosen once')
  return chosen
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
