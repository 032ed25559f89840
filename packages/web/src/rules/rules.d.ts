// The numbered rules of a game, read from its rules.md at build. Import it lazily: it is as long as a small book.
declare module 'virtual:rules/crusoe' {
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

  /** In the order of the rulebook. */
  const rules: readonly Rule[]
  export default rules
}
