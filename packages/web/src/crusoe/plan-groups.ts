// The choices of planning, in the groups that they are drawn in.
import type { BoardAction } from '@landfall/crusoe/board'
import type { ShownChoice } from '../table/table.ts'

const GROUPS = [
  'explore',
  'gather',
  'build',
  'threat',
  'hunt',
  'special',
  'arrange',
  'rest',
  'support',
  'remove',
] as const

/** `other` is for whatever no group is known for, so that nothing is ever left out. */
export type Group = (typeof GROUPS)[number] | 'other'

/** Those that are no Action space of the board. */
export type OtherGroup = Extract<Group, 'special' | 'support' | 'remove' | 'other'>

/** An Action is called as it is on the board. */
export function groupName(
  group: Group,
  actions: readonly BoardAction[],
  others: { readonly [group: string]: string },
): string {
  return actions.find(({ id }) => id === group)?.name ?? others[group] ?? group
}

export interface PlanGroups {
  /** Those that have any. */
  readonly groups: readonly { readonly group: Group; readonly choices: readonly ShownChoice[] }[]
  /** The choice that ends Planning has a button of its own. */
  readonly confirm: ShownChoice | undefined
}

/** What the piece in hand can do, and what needs none. */
export function planGroups(all: readonly ShownChoice[], hand: string | undefined): PlanGroups {
  const choices = all.filter(({ moves }) => moves === undefined || moves === hand)
  const confirm = choices.find(({ group }) => group === 'confirm')
  const groupOf = (choice: ShownChoice): Group => GROUPS.find((group) => group === choice.group) ?? 'other'
  return {
    groups: [...GROUPS, 'other' as const].flatMap((group) => {
      const its = choices.filter((choice) => choice !== confirm && groupOf(choice) === group)
      return its.length === 0 ? [] : [{ group, choices: its }]
    }),
    confirm,
  }
}
