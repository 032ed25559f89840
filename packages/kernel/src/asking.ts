// How often a seat wants to be asked in windows: wherever it could use something, where that matters, or not in this phase.
import type { Choice, Question } from './question.ts'

/** The kind of the optional question by which a seat says so. It is open beside whatever the seat could use. */
export const ASKING = 'asking'

/** `everywhere`: in every window; `matters`: where the game says that a use matters; `phase`: not before the phase ends. */
export type Asking = 'everywhere' | 'matters' | 'phase'

/** What a seat has said. Without anything, it is asked where it matters. */
export interface Standing {
  readonly everywhere?: true
  /** It has passed until this phase ends. */
  readonly quiet?: string
}

/** By seat. */
export type Standings = { readonly [seat: string]: Standing }

/** What is offered: everything but what is so already. */
const CHOICES: { readonly [Now in 'everywhere' | 'matters']: readonly Choice[] } = {
  everywhere: [{ id: 'matters' }, { id: 'phase' }],
  matters: [{ id: 'everywhere' }, { id: 'phase' }],
}

export function askingChoices(standing: Standing | undefined): readonly Choice[] {
  return standing?.everywhere === true ? CHOICES.everywhere : CHOICES.matters
}

/** Whether it is that question. No game knows it. */
export const isAsking = ({ kind }: Pick<Question, 'kind'>): boolean => kind === ASKING

/** What a seat has said, after it says this in a phase. */
export function withAsking(standings: Standings | undefined, seat: string, asking: string, phase = ''): Standings {
  const { [seat]: before, ...others } = standings ?? {}
  const everywhere = asking === 'phase' ? before?.everywhere : asking === 'everywhere' ? true : undefined
  const standing: Standing = {
    ...(everywhere === undefined ? {} : { everywhere }),
    ...(asking === 'phase' ? { quiet: phase } : {}),
  }
  return Object.keys(standing).length === 0 ? others : { ...others, [seat]: standing }
}

/** What stands when another phase has begun: the same object, if nothing has ended. */
export function inPhase(standings: Standings, phase = ''): Standings {
  const hasEnded = ({ quiet }: Standing): boolean => quiet !== undefined && quiet !== phase
  if (!Object.values(standings).some(hasEnded)) return standings
  const left: [string, Standing][] = []
  for (const [seat, standing] of Object.entries(standings)) {
    if (!hasEnded(standing)) left.push([seat, standing])
    else if (standing.everywhere === true) left.push([seat, { everywhere: true }])
  }
  return Object.fromEntries(left)
}
