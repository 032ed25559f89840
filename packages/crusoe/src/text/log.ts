// What the log says of each event. What is not here is not worth a line.
import type { Happened } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import { isEvent } from '../cards/events.ts'
import { CLOUDS } from '../components/dice.ts'
import { TILES } from '../components/tiles.ts'
import { SCENARIO_LINES } from '../scenarios/all/log.ts'
import type { CrusoeWords } from '../words.ts'
import { cardText } from './cards.ts'
import { type ByEvent, type EventLines, lookUp } from './event-table.ts'
import { stackName } from './labels.ts'
import type { LanguagePack } from './language-pack.ts'
import { nameOf, personName, titledAs, titleOf } from './titles.ts'

const headings = {
  phaseBegan: ({ phase }, { screen }) => screen.phases[phase],
  actionsOver: (_, { screen }) => screen.phases.actionsEnd,
} satisfies ByEvent<string, [pack: LanguagePack]>

const LEVELS = { roof: 'roof', palisade: 'palisade', weapons: 'weapons' } as const

export const lines: EventLines = {
  ...SCENARIO_LINES,
  phaseBegan: (event, pack) => `— ${headings.phaseBegan(event, pack)} —`,
  actionsOver: (event, pack) => `— ${headings.actionsOver(event, pack)} —`,
  firstPlayerChanged: ({ to }, pack) => became(pack, to),
  roundBegan: ({ firstPlayer }, pack) => became(pack, firstPlayer),
  wounded: ({ person, by }, { say }) =>
    say.log({ say: 'act', verb: 'suffer', subject: { noun: person }, object: { noun: 'wound', count: by } }),
  healed: ({ person, by }, { say }) =>
    say.log({ say: 'act', verb: 'heal', subject: { noun: person }, object: { noun: 'wound', count: by } }),
  fridayDied: (_, { say }) => say.log({ say: 'act', verb: 'die', subject: { noun: 'friday' } }),
  specialWoundReceived: ({ person, part }, { say }) =>
    say.log({ say: 'act', verb: 'receive', subject: { noun: person }, at: { noun: part } }),
  moraleChanged: ({ by }, { say }) =>
    say.log({
      say: 'act',
      verb: by > 0 ? 'rise' : 'fall',
      subject: { noun: 'morale' },
      by: { figure: Math.abs(by) },
    }),
  determinationChanged: ({ person, by }, { say }) =>
    say.log({
      say: 'act',
      verb: by > 0 ? 'gain' : 'discard',
      subject: { noun: person },
      object: { noun: 'determination', count: Math.abs(by) },
    }),
  stayedOutside: ({ person }, { say }) => say.log({ say: 'act', verb: 'stayOutside', subject: { noun: person } }),
  returned: ({ person }, { say }) => say.log({ say: 'act', verb: 'return', subject: { noun: person } }),
  abilityUsed: ({ person, ability }, pack) => used(pack, person, ability),
  cardUsed: ({ card, person }, pack) => used(pack, person ?? 'group', card),
  discoveryUsed: ({ token, from }, pack) => used(pack, from ?? 'group', token),
  itemUsed: ({ item }, pack) => used(pack, 'group', item),
  tokenUsed: ({ token, person }, pack) => used(pack, person, token),
  resourcesChanged({ where, resource, by, rule }, { say }) {
    // What only moves from one place to another was logged when it was gained.
    if (rule === 'RC-ENDACT-01' || rule === 'RC-NIGHTOUT-10') return undefined
    return say.log({
      say: 'act',
      verb: by > 0 ? 'gain' : 'lose',
      subject: { noun: 'camp' },
      object: { noun: resource, count: Math.abs(by) },
      ...(where === 'future' ? { at: { noun: 'forLater' } } : {}),
    })
  },
  levelChanged: ({ level, by }, { say }) =>
    say.log({
      say: 'act',
      verb: by > 0 ? 'rise' : 'fall',
      subject: { noun: LEVELS[level] },
      by: { figure: Math.abs(by) },
    }),
  shelterBuilt: (_, { say }) =>
    say.log({ say: 'act', verb: 'build', subject: { noun: 'group' }, object: { noun: 'shelter' } }),
  campMoved: (_, { say }) => say.log({ say: 'act', verb: 'moveCamp', subject: { noun: 'group' } }),
  markerPut: ({ space, marker }, { markers }) => markers[marker].put?.(space),
  markerRemoved: ({ space, marker }, { markers }) => markers[marker].removed?.(space),
  numberPut: ({ space, place }, pack) => (place === undefined ? undefined : `${space}: ${titleOf(pack, place)}.`),
  terrainCovered: ({ space, covered }, { log }) => (covered ? log.terrainLost : log.terrainBack)(space),
  sourceCovered: ({ space, covered }, { log }) => (covered ? undefined : log.sourceBack(space)),
  tileFlipped: ({ space, inaccessible }, { log }) => (inaccessible ? log.tileLost : log.tileBack)(space),
  shelterLost: (_, { log }) => log.shelterLost,
  weatherRolled({ clouds, animals }, { say, screen }) {
    const rain = clouds.reduce((sum, face) => sum + CLOUDS[face].rain, 0)
    const snow = clouds.reduce((sum, face) => sum + CLOUDS[face].snow, 0)
    const parts = [
      ...(rain > 0 ? [say.phrase({ noun: 'rainCloud', count: rain })] : []),
      ...(snow > 0 ? [say.phrase({ noun: 'snowCloud', count: snow })] : []),
      ...animals.map((face) => `${screen.weatherTokens.animals}: ${screen.animals[face]}`),
    ]
    return parts.length === 0 ? undefined : `${screen.table.weather}: ${parts.join(', ')}.`
  },
  animalsChanged: ({ face }, { screen }) =>
    sentence(capital(`${screen.weatherTokens.animals}: ${screen.animals[face]}`)),
  fightBegan: ({ fighters, strength }, { say }) =>
    // RC-SCN7-20: somebody without a strength is named by what follows.
    strength === 0
      ? undefined
      : fighters
          .map((noun) => say.log({ say: 'act', verb: 'fight', subject: { noun }, object: { figure: strength } }))
          .join(' '),
  eventDrawn: ({ card }, pack) => drawn(pack, pack.screen.card.event, card, !isEvent(card)),
  threatGone: ({ card }, pack) => `${titleOf(pack, card)}: ✕`,
  adventureDrawn: ({ card }, pack) => drawn(pack, pack.screen.card.adventure, card, false),
  mysteryRevealed: ({ card }, pack) => drawn(pack, pack.screen.card.mystery, card, false),
  equipmentFound: ({ card }, pack) => found(pack, card),
  discoveryDrawn: ({ token }, pack) => found(pack, token),
  discoveryKept: ({ token }, pack) => found(pack, token),
  inventionBuilt: ({ invention }, { say }) =>
    say.log({ say: 'act', verb: 'build', subject: { noun: 'group' }, object: { name: invention, kind: 'item' } }),
  discoveryPerished: ({ token }, { say }) =>
    say.log({ say: 'act', verb: 'lose', subject: { noun: 'group' }, object: { name: token } }),
  itemFlipped: ({ item }, { say }) =>
    say.log({ say: 'act', verb: 'lose', subject: { noun: 'group' }, object: { name: item, kind: 'item' } }),
  inventionDiscarded: ({ invention }, { say }) =>
    say.log({
      say: 'act',
      verb: 'discard',
      subject: { noun: 'group' },
      object: { name: invention, kind: 'invention' },
    }),
  tilePlaced: ({ space, tile }, { screen }) => screen.newTile(screen.terrains[TILES[tile].terrain], space),
  beastHunted: ({ beast, by }, { say }) =>
    say.log({
      say: 'act',
      verb: by === undefined ? 'lose' : 'meet',
      subject: { noun: by ?? 'group' },
      object: { name: beast, kind: 'beast' },
    }),
  beastCame: ({ beast }, pack) => sentence(`${pack.screen.card.beast}: ${titleOf(pack, beast)}`),
  resolved: ({ stack, success }, pack) =>
    pack.screen.resolved(personName(pack, stack.leader), stackName(pack, stack), success),
  diceRolled: ({ dice }, { screen }) =>
    screen.dice(dice.wound === 'wound', dice.success === 'success', dice.adventure === 'adventure'),
}

function became({ say }: LanguagePack, noun: CrusoeWords['noun']): string {
  return say.log({ say: 'act', verb: 'become', subject: { noun }, object: { noun: 'firstPlayer' } })
}

function used(pack: LanguagePack, noun: CrusoeWords['noun'], thing: string): string {
  const name = titledAs(pack, thing)
  if (name === undefined) return ''
  return pack.say.log({ say: 'act', verb: 'use', subject: { noun }, object: { name } })
}

function found(pack: LanguagePack, thing: string): string {
  return sentence(pack.log.found(nameOf(pack, thing)))
}

/** A card that comes up: its title, its mood, and the half of it that counts now. */
function drawn(pack: LanguagePack, label: string, card: string, lower: boolean): string {
  const { title, mood, parts } = cardText(pack, card)
  const shown = lower ? titleOf(pack, card, 'event') : title
  return [sentence(`${label}: ${shown}`), ...(lower ? [] : [mood]), parts.at(lower ? -1 : 0) ?? ''].join(' ').trimEnd()
}

/** What ends with a mark of its own needs no full stop. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

export function logLine(event: Happened, pack: LanguagePack): string | undefined {
  return lookUp(lines, event, pack)
}

/** What an event begins: a phase, or the last part of one. */
export function headingOf(event: Happened, pack: LanguagePack): string | undefined {
  return lookUp(headings, event, pack)
}
