// What tests of camps share: a camp that is made, and the order of what happened then.
import { type Scene, table } from '@landfall/continent/testing'
import { Logbook, type TestTable } from '@landfall/testkit'
import { continent } from '../../src/game.ts'
import type { Continent } from '../../src/types.ts'

/** Between two actions, at a time when camp may be made. */
export const resting = (scene: Scene): TestTable<Continent> =>
  table({ actedSinceCamp: true, ...scene })
    .play('turn')
    .as('first')

export const camp = (scene: Scene): TestTable<Continent> => resting(scene).choose('camp', 'anyTime')

/** Everything that happened since the step began, in order. */
export function story(t: TestTable<Continent>): readonly string[] {
  const logbook = new Logbook()
  continent.resume(t.session.save(), { listen: logbook, staged: true })
  return logbook.log.map((event) => event.t)
}

/** The cards that are laid as fog: two for the Beacon Mound. */
export const FOG = ['fog/gull-tantrum', 'fog/easy-going'] as const
