// The numbered rules of a game, read from its rules.md at build. Import it lazily: it is as long as a small book.
declare module 'virtual:rules/*' {
  /** In the order of the rulebook. */
  const rules: readonly import('./rule.ts').Rule[]
  export default rules
}
