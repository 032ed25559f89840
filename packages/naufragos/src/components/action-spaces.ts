// The action spaces of the board: their order, their boxes and what each box costs. NA-ACT-05, NA-RESOLVE-01.

export const ACTIONS = ['forage', 'wood', 'diary', 'wreck', 'fire', 'rest', 'camp', 'build', 'explore'] as const
export type Action = (typeof ACTIONS)[number]

export const isAction = (name: string): name is Action => ACTIONS.some((action) => action === name)

/** NA-ACT-04: a cost that is decided while the action is resolved. */
export const VARIABLE = '?'

/** The Camp action has no boxes: its pawns stand on the camp cards. */
export const BOXES: { readonly [A in Action]: readonly (number | typeof VARIABLE)[] } = {
  forage: [0, 1, 1],
  wood: [0, 1, 1],
  diary: [0, 1],
  wreck: [1],
  fire: [VARIABLE],
  rest: [0, 0, 0, 0],
  camp: [],
  build: [VARIABLE, VARIABLE],
  explore: [1, 1, 1, 1],
}

/** The rule that begins the chapter on each action. */
export const ACTION_RULES: { readonly [A in Action]: string } = {
  forage: 'NA-FORAGE-01',
  wood: 'NA-WOOD-01',
  diary: 'NA-DIARY-01',
  wreck: 'NA-WRECK-01',
  fire: 'NA-FIRE-01',
  rest: 'NA-REST-01',
  camp: 'NA-CAMP-01',
  build: 'NA-BUILD-01',
  explore: 'NA-EXPL-01',
}
