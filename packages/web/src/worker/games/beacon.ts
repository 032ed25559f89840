// Beacon at the worker: the private game by which the general screen is tested. No player is offered it.
import { type Beacon, beaconBox } from '@landfall/demo'
import type { WorkerGame } from './game.ts'
import { generalGame } from './general.ts'

export const beacon: WorkerGame<Beacon> = generalGame(beaconBox, {
  heading: (event, language) => (event.t === 'dayBegan' ? beaconBox.voices[language].log(event) : undefined),
})
