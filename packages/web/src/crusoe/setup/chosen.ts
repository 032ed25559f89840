// What a game is made of: what the player touched, and for the rest the usual game for that number of players.
import type { CrusoeOffer } from '../board.ts'

interface Chosen {
  readonly characters: readonly string[]
  readonly scenario: string
  readonly edition: string
  /** Rules of the scenario that hold only because the group wants them. */
  readonly options: readonly string[]
  readonly friday: boolean
  readonly dog: boolean
  readonly equipment: number
  readonly books: number
  readonly wreckage: string
}

/** What the player touched, besides the crew. */
export type Touched = Partial<Omit<Chosen, 'characters'>>

export interface Setup {
  readonly chosen: Chosen
  readonly edition: CrusoeOffer['editions'][number] | undefined
  /** Those of the edition. */
  readonly scenarios: CrusoeOffer['scenarios']
  readonly scenario: CrusoeOffer['scenarios'][number] | undefined
}

export function setupOf(offer: CrusoeOffer, crew: readonly string[], touched: Touched): Setup {
  const edition =
    offer.editions.find(({ id, usual }) => (touched.edition === undefined ? usual : id === touched.edition)) ??
    offer.editions[0]
  const scenarios = offer.scenarios.filter(({ editions }) => editions.some((id) => id === edition?.id))
  const scenario = scenarios.find(({ id }) => id === touched.scenario) ?? scenarios[0]
  const characters = crew.filter((id) => crew.length >= (edition?.leastPlayers[id] ?? 1))
  const books = scenario?.books ?? { usual: 0, most: 0 }
  const chosen: Chosen = {
    friday: characters.length <= offer.company.friday,
    dog: characters.length <= offer.company.dog,
    equipment: offer.equipment.usual,
    wreckage: offer.wreckage.find(({ usual }) => usual)?.id ?? 'random',
    ...touched,
    edition: edition?.id ?? '',
    scenario: scenario?.id ?? '',
    // What was chosen for another scenario may be too much for this one.
    books: touched.books === undefined || touched.books > books.most ? books.usual : touched.books,
    options: (touched.options ?? []).filter((id) => scenario?.options.some((option) => option.id === id)),
    characters,
  }
  return { chosen, edition, scenarios, scenario }
}
