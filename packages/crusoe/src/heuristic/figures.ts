// The taste of the heuristic player in figures. The unit is one wood in the hands of a group that builds. They were set
// by hand and compared over some hundred games of all scenarios.

export const FIGURES = {
  /** What a wound of somebody healthy costs; of others it is more. */
  wound: 1,
  /** How much a rest counts beside the wounds that it heals. */
  rest: 1,
  /** How much hunger counts beside the wounds that it costs. */
  hunger: 1.3,
  moraleArrow: 0.8,
  spareFood: 0.2,
  keptFood: 0.8,
  goalWood: 1.6,
  buildingWood: 1,
  spareWood: 0.5,
  /** What wood is worth that a Shelter waits for: a part of the wounds of a night outdoors. */
  shelterWood: 0.8,
  fur: 1.2,
  goalFur: 2,
  token: 0.5,
  /** A step of morale, in each of the rounds to come. */
  morale: 0.3,
  lowMorale: 0.7,
  roof: 1,
  palisade: 0.8,
  weapons: 1,
  newTerrain: 0.8,
  discovery: 0.8,
  /** A source on a new tile, wherever it is, and one that the camp is short of. */
  source: 0.4,
  neededSource: 0.6,
  /** Inventions, for what they do every round, and as a step to others. */
  invention: 1,
  step: 0.25,
  threat: 1,
  canWait: 0.55,
  /** What an Adventure costs on the average. */
  buildAdventure: 1.6,
  gatherAdventure: 0.4,
  exploreAdventure: 1.4,
  failure: 0.7,
  /** What a weapon level is worth that a Beast breaks. */
  brokenWeapon: 0.6,
  campFood: 1.2,
  campWood: 1,
  campNearby: 0.15,
  campTrouble: 0.8,
  /** How much the goal counts beside survival. */
  goal: 1.3,
} as const
