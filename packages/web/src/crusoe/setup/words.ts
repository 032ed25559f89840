// The words of the form where a game of Robinson Crusoe is made ready.

export interface CrusoeSetupWords {
  readonly scenario: string
  rounds(rounds: number): string
  readonly crew: string
  wounds(deadly: number): string
  invention(name: string): string
  readonly abilities: string
  cost(tokens: number): string
  readonly lastOne: string
  tooFew(least: number): string
  readonly seating: string
  readonly seatingHint: string
  readonly firstPlayer: string
  sooner(name: string): string
  later(name: string): string
  moved(name: string, place: number): string
  readonly company: string
  readonly friday: string
  readonly fridayHint: string
  readonly dog: string
  readonly dogHint: string
  readonly difficulty: string
  readonly equipment: string
  readonly equipmentHint: string
  readonly events: string
  books(books: number, all: number): string
  readonly easier: string
  readonly harder: string
  readonly wreckage: string
  readonly wreckageHint: string
  readonly random: string
  readonly edition: string
  readonly guide: string
  readonly guideHint: string
}
