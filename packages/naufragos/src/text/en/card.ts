// What stands on cards beside their effects, in English.
import type { ScreenWords } from '../screen.ts'

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

const free = 'free'

const moreOrLess = (figure: number): string => `${Math.abs(figure)} ${figure < 0 ? 'less' : 'more'}`

export const card: ScreenWords['card'] = {
  nothingHappens: 'Nothing else happens.',
  foot: (count) => (count === 1 ? 'Foot' : `Foot ×${count}`),
  map: (count) => `Map ${count}`,
  diary: (count) => (count === 1 ? 'Diary' : `Diary ×${count}`),
  noSymbols: 'No symbols',
  climate: { sun: 'Climate: sun', storm: 'Climate: storm', none: 'Climate: no change' },
  wreckage: (number) => `Wreckage: ${number}`,
  rescue: (needs) => `Rescue: ${needs}.`,
  fireNeed: 'lit fire',
  shelterNeed: (level) => `shelter of level ${level}`,
  needAnd: ' + ',
  needOr: ' or ',
  strength: (strength) => `Strength ${strength}`,
  energyTrack: (energy) => `Energy ${energy}`,
  storyPoints: (points) => (points === 1 ? '1 Story Point' : `${points} Story Points`),
  tags: (tags) => `Counts as: ${tags}`,
  useOnce: (text) => `discard this item: ${text}`,
  useEveryTurn: (text) => `once per turn: ${text}`,
  useTimes: (count, text) => `${times(count)}, at most once per turn: ${text}`,
  cost: (price) => (price === free ? 'No cost.' : `Cost: ${price}.`),
  free,
  repair: (price) => `Repair: ${price}`,
  or: ', or ',
  flagPrice: (flag) => `free if the island remembers ${flag}`,
  sharedEnergy: (energy) => `${energy}, paid by the group`,
  needs: (price) => `Needs: ${price}.`,
  hourglass: {
    cubes: (count) => `hourglass, ${count} white ${count === 1 ? 'cube' : 'cubes'}`,
    wood: (count) => `hourglass, ${count} wood`,
  },
  after: (title) => `Only after “${title}”.`,
  onEnter: (text) => `when it comes into the camp: ${text}`,
  uses: (uses) => `It leaves the game after ${uses} uses.`,
  noAbility: 'No special ability.',
  while: (condition, text) => `while ${condition}: ${text}`,
  shield: (wounds) =>
    wounds === 1
      ? 'in each expedition, ignore the first wound'
      : `in each expedition, ignore the first ${wounds} wounds`,
  immune: {
    jellyfish: 'the jellyfish does nothing to you',
    shark: 'the shark does nothing to you',
    scorch: 'Scorching Sun costs nobody energy',
  },
  forbid: { trade: 'nobody can trade', gift: 'nobody can give away food' },
  signal: 'a signal that ships may look for',
  shelter: (level) => `shelter of level ${level}`,
  rest: (table) => `Energy from Rest, by die roll: ${table}`,
  mods: {
    returnRoll: (by) => `${by} to return rolls`,
    start: (by) => `${by} to the starting Difficulty of every expedition`,
    strength: (by) => `strength ${by}`,
    campTest: (by) => `${by} to strength tests of events and camp cards`,
    fire: (by) => `${by} to the energy you spend on lighting the fire`,
    build: (by) => `${by} to the energy you invest in a building`,
    buildCost: (_, figure) => `every building needs ${moreOrLess(figure)} energy`,
    buildWood: (_, figure) => `a building in which you invest needs ${moreOrLess(figure)} wood`,
    rest: (by) => `${by} energy from Rest`,
    fish: (by) => `${by} perishable food from every fish tile of value 1 or more`,
    fishDraw: (_, figure) =>
      `when you fish, draw ${figure} more ${figure === 1 ? 'tile' : 'tiles'} and keep one of them`,
    wood: (by) => `${by} wood from the Wood action`,
    forage: (by) => `${by} perishable food from every tile you forage`,
    diary: (_, figure) =>
      `when you write the diary, draw ${figure} more ${figure === 1 ? 'tile' : 'tiles'} and keep one of them`,
    woundDice: (by) => `${by} die in wound checks`,
    hens: (by) => `${by} perishable food whenever eggs are collected`,
  },
  atHome: (text) => `${text} for every castaway at home, as long as you are there`,
}
