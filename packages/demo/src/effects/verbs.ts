// The constructors of Beacon's verbs: what a deck is written with.
import type { AmountOf, Who } from '@landfall/tabletop'
import type { BeaconEffect, BeaconEffects } from '../types.ts'

type Amount = AmountOf<BeaconEffects>

export const raise = (by: Amount): BeaconEffect => ({ do: 'raise', by })
export const lower = (by: Amount): BeaconEffect => ({ do: 'lower', by })
export const gain = (food: Amount): BeaconEffect => ({ do: 'gain', food })
export const lose = (food: Amount): BeaconEffect => ({ do: 'lose', food })
export const wound = (who: Who<BeaconEffects>, by: Amount): BeaconEffect => ({ do: 'wound', who, by })
export const heal = (who: Who<BeaconEffects>, by: Amount): BeaconEffect => ({ do: 'heal', who, by })
export const draw = (who: Who<BeaconEffects>, cards: Amount): BeaconEffect => ({ do: 'draw', who, cards })
