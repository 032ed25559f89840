// Why something was lost: what happened, by its rule, or else the card that it happened within.
import type { Happened } from '@landfall/kernel'
import { type LanguagePack, scenarioWords } from './language-pack.ts'
import { titledAs, titleOf } from './titles.ts'

type Why = keyof LanguagePack['log']['causes']

/** What people lose, and what the camp does. */
const LOSSES: ReadonlySet<string> = new Set([
  'resourcesChanged',
  'levelChanged',
  'moraleChanged',
  'determinationChanged',
])

const WHY: { readonly [rule: string]: Why } = {
  'RC-NIGHT-09': 'outdoors',
  'RC-NIGHTOUT-07': 'outdoors',
  'RC-DICE-04': 'dice',
  'RC-HUNT-08': 'fight',
  'RC-MOR-02': 'morale',
  'RC-NIGHT-10': 'perished',
  'RC-NIGHTOUT-11': 'perished',
  'RC-CHAR-04': 'wounds',
  'RC-TOK-10': 'danger',
  'RC-TOK-31': 'danger',
  'RC-FRI-06': 'friday',
  'RC-MOVE-02': 'moved',
  'RC-MOVE-03': 'moved',
}

/** What is lost without a number. */
const GONE: { readonly [event: string]: (event: Happened) => boolean } = {
  discoveryPerished: () => true,
  inventionDiscarded: () => true,
  itemFlipped: () => true,
  itemDiscarded: () => true,
  shelterLost: () => true,
  specialWoundReceived: () => true,
  terrainCovered: ({ covered }) => covered === true,
  sourceCovered: ({ covered }) => covered === true,
  tileFlipped: ({ inaccessible }) => inaccessible === true,
}

/** Rules of one chapter that have one cause. */
const CHAPTERS: readonly (readonly [begins: string, why: Why])[] = [
  ['RC-FIGHT-', 'fight'],
  ['RC-WEA-', 'weather'],
  ['RC-UNMET-', 'demand'],
]

const MEALS: ReadonlySet<string> = new Set(['RC-NIGHT-03', 'RC-NIGHT-04', 'RC-NIGHT-07', 'RC-NIGHTOUT-08'])

/** A line of the log, with the cause of what was lost in it. */
export function withCause(pack: LanguagePack, event: Happened, line: string | undefined): string | undefined {
  if (line === undefined || line === '' || !isLoss(event)) return line
  const cause = causeOf(pack, event)
  return cause === undefined ? line : line.replace(/\.?$/, ` (${cause}).`)
}

function isLoss(event: Happened): boolean {
  const { t, by } = event
  if (Object.hasOwn(GONE, t)) return GONE[t]?.(event) === true
  return t === 'wounded' || (LOSSES.has(t) && typeof by === 'number' && by < 0)
}

function causeOf(pack: LanguagePack, event: Happened): string | undefined {
  const { t, rule, within } = event
  const { causes } = pack.log
  if (typeof rule === 'string') {
    if (MEALS.has(rule)) return t === 'wounded' ? causes.hunger : causes.eaten
    const why = WHY[rule] ?? CHAPTERS.find(([begins]) => rule.startsWith(begins))?.[1]
    if (why !== undefined) return causes[why]
  }
  if (t === 'discoveryPerished') return causes.perished
  const name = [within?.card, within?.ability].flatMap((id) => (id === undefined ? [] : (titledAs(pack, id) ?? [])))[0]
  return name === undefined ? onSheet(pack, rule) : titleOf(pack, name)
}

/** A rule of the scenario's sheet. */
function onSheet(pack: LanguagePack, rule: unknown): string | undefined {
  if (pack.scenario === undefined || typeof rule !== 'string' || !rule.startsWith('RC-SCN')) return undefined
  const { causes = {}, name } = scenarioWords(pack, pack.scenario)
  return causes[rule] ?? name
}
