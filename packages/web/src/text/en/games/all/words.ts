// Derived from the folders beside this one by `npm run derive`. Do not edit.

export const gameGroups = {
  crusoe: () => import('../crusoe/words.ts'),
  'crusoe-coach': () => import('../crusoe-coach/words.ts'),
  naufragos: () => import('../naufragos/words.ts'),
}
