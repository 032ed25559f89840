// The sign of each scenario.
import type { IconName } from '../../look/icon-names.ts'

const ICONS: { readonly [scenario: string]: IconName } = {
  castaways: 'ship',
  'cursed-island': 'cross',
  jenny: 'jenny',
  'volcano-island': 'volcano',
  'cannibal-island': 'village',
  'family-robinson': 'birth',
  'king-kong': 'kong',
}

export function scenarioIcon(scenario: string): IconName {
  return ICONS[scenario] ?? 'island'
}
