// Games of version 1, which asked also where there was one choice only.
import { beaconPlugin } from '@landfall/demo'
import { testEarlierGames } from '@landfall/testkit'

testEarlierGames(beaconPlugin, new URL('../kept/earlier/', import.meta.url), {
  'lost-by-a-death': { version: 1, answers: 63, outcome: { result: 'lost', why: 'death' } },
  'lost-by-time': { version: 1, answers: 67, outcome: { result: 'lost', why: 'eighthNight' } },
  'won-by-a-ship': { version: 1, answers: 46, outcome: { result: 'won', why: 'seen' } },
})
