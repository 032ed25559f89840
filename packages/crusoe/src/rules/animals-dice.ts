// The Hungry Animals dice. RC-SCN6-14, RC-SCN7.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import type { CrusoeState } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** The Hungry Animals dice that show something. */
export function hungryDice({ weather }: Pick<CrusoeState, 'weather'>): readonly number[] {
  return (weather?.animals ?? []).flatMap((face, die) => (face === 'blank' ? [] : [die]))
}

export function* chooseAnimalsDie(
  t: Table<Crusoe>,
  kind: 'dieToReroll' | 'dieToIgnore',
  dice: readonly number[],
  rule: string,
): Routine<number | undefined> {
  const faces = t.state.weather?.animals ?? []
  const choices = dice.map((animals) => {
    const id = `animals/${animals}` as const
    return { id, means: { animals, face: faces[animals] }, at: `weather/${id}` as const }
  })
  return (yield* t.pick({ seat: TABLE, kind, rule, choices }))?.animals
}
