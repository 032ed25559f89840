// A numbered rule, as it is read from the rules.md of a game.

export interface Rule {
  /** RC-PLAN-01 */
  readonly id: string
  /** RC-PLAN */
  readonly section: string
  /** Planning stage */
  readonly sectionTitle: string
  /** Light markdown: **strong**, *emphasis*, `code`; further lines, if any, are list items that begin with "- ". */
  readonly text: string
}
