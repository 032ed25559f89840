// Games of earlier versions of the rules: nobody loses one because states have another shape now.
import { crusoePlugin } from '@landfall/crusoe'
import { testEarlierGames } from '@landfall/testkit'

testEarlierGames(crusoePlugin, new URL('../kept/earlier/', import.meta.url), {
  'cursed-island-won': {
    version: 3,
    answers: 86,
    outcome: { result: 'won', why: 'goal', scenario: 'cursed-island' },
  },
  'family-robinson-child-unfed': {
    version: 3,
    answers: 103,
    outcome: { result: 'lost', why: 'childUnfed', scenario: 'family-robinson' },
  },
  'open-volcano-island-first': { version: 3, answers: 110 },
})
