// Which of the combinations of options that a game has is meant by what was touched.

export type ChosenOptions = { readonly [option: string]: string }

/** The first combination that agrees with most of what was touched, the first touch counting most. */
export function chosenFrom(combinations: readonly ChosenOptions[], touched: ChosenOptions): ChosenOptions {
  let fitting = combinations
  for (const [option, value] of Object.entries(touched)) {
    const agreeing = fitting.filter((one) => one[option] === value)
    if (agreeing.length > 0) fitting = agreeing
  }
  return fitting[0] ?? {}
}
