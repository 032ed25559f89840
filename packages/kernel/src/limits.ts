// How large saved games and set-ups may be. Each limit is far above what any game reaches, and low enough that a journal
// made to do harm costs little to read and to replay: limits are checked before any work is done.

export const LIMITS = {
  /** Characters of a journal's text. */
  text: 1_000_000,
  /**
   * Answers of one game: a curse of The 7th Continent may take a party 5,000. A session takes no more, and no more luck than
   * `draws`, so its save can always be read.
   */
  answers: 10_000,
  /** Characters of a seat, a kind of question, a choice, a stream of chance or a face. */
  name: 1_000,
  /** Characters of a seed, and of any text in a configuration. */
  string: 1_000,
  /** What chance gave in one game, and in how many streams. */
  draws: 60_000,
  streams: 1_000,
  /** Cards in one shuffle. */
  faces: 1_000,
  /** Entries about answers that were taken back; older ones are forgotten. */
  takenBack: 10_000,
  /** Where the ids of questions begin: they must stay exact when more are asked. */
  ids: 2 ** 52,
  /** How deep a configuration or an opening nests, and how many values it has. */
  depth: 32,
  values: 10_000,
  openingValues: 200_000,
  /** What one answer may set off: rules that luck has led into a circle are stopped there. */
  drawsOfAnswer: 10_000,
  stepsOfAnswer: 100_000,
} as const
