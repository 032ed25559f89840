// Access to the state of the scenario that is played.

/** What lies on the sheet, where the rules of a scenario can only be asked because it is the one that is played. */
export function played<State>(own: State | undefined): State {
  if (own === undefined) throw new Error('another scenario is played')
  return own
}
