// What tests are written with.
export { type Finding, type FuzzOptions, type FuzzReport, fuzz, replayFixture } from './fuzz.ts'
export { broughtBack, keptIn, testKeptGames } from './kept.ts'
export { Logbook, PROPERTIES, type Subject, type Watched, watched } from './properties.ts'
export { rule } from './rule.ts'
export { rulesCited, rulesListed } from './rules-cited.ts'
export { type AnySamples, actsIn, sampledEffects } from './samples.ts'
export { type Facts, type Setting, type StepToPlay, TestTable } from './table.ts'
export { inEachWay, WAYS, type Way } from './ways.ts'
