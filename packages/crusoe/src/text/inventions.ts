// The text of an Invention: what it needs, what needs it, and what it is good for.
import { INVENTION_IDS, type Invention, type InventionId } from '../cards/inventions.ts'
import { editionOf } from '../editions.ts'
import { inventionOf, sheetInventions } from '../scenarios/sheets.ts'
import { vocabulary } from '../vocabulary.ts'
import { keptParts } from './in-play.ts'
import type { LanguagePack } from './language-pack.ts'
import { at, type CrusoeClause, costText, labelled } from './rule-text.ts'
import { titleOf, wordsOf } from './titles.ts'

export function inventionParts(pack: LanguagePack, id: InventionId): readonly string[] {
  const invention = inventionOf(id)
  const { once, use } = invention
  const { text } = wordsOf(pack, id) ?? {}
  return [
    needsText(pack, invention),
    ...neededForText(pack, id),
    ...buildingNotes(pack, invention),
    ...(once === undefined ? [] : pack.say.paragraphs(at('whenAvailable', vocabulary.clause(once)))),
    ...keptParts(pack, { ...invention, ...(use === undefined ? {} : { oncePerNight: true }) }, undefined),
    ...yieldClauses(pack, invention).flatMap(pack.say.paragraphs),
    ...(text === undefined ? [] : [text]),
  ]
}

function needsText(pack: LanguagePack, invention: Invention): string {
  const { screen } = pack
  const { character, terrains = [], items = [], woodOrFur, wood = 0, fur = 0, food = 0 } = invention
  const needs = [
    ...terrains.map((terrain) => screen.terrains[terrain]),
    ...items.map((item) => titleOf(pack, item)),
    ...(woodOrFur === undefined
      ? []
      : [[{ wood: woodOrFur }, { fur: woodOrFur }].map((cost) => costText(pack, cost)).join(` ${screen.card.or} `)]),
    ...(wood + fur + food === 0 ? [] : [costText(pack, { wood, fur, food })]),
  ]
  const whose = character === undefined ? '' : ` (${screen.card.personal} ${titleOf(pack, `character/${character}`)})`
  return labelled(`${screen.card.needs}${whose}`, needs.length === 0 ? screen.card.free : `${needs.join(', ')}.`)
}

function neededForText(pack: LanguagePack, id: InventionId): readonly string[] {
  const neededFor = inventionsIn(pack).filter((other) => inventionOf(other).items?.includes(id) === true)
  if (neededFor.length === 0) return []
  return [labelled(pack.screen.card.neededFor, `${neededFor.map((other) => titleOf(pack, other)).join(', ')}.`)]
}

/** The Inventions of the box, and those of the sheet on the table. */
function inventionsIn({ scenario }: LanguagePack): readonly InventionId[] {
  return scenario === undefined ? INVENTION_IDS : [...INVENTION_IDS, ...sheetInventions(scenario)]
}

/** Where and how often it can be built. RC-SCN2-05, RC-SCN2-06, RC-SCN7-16 */
function buildingNotes({ screen }: LanguagePack, { site, repeatable }: Invention): readonly string[] {
  const { builtOn, builtAtMost, builtAgain } = screen.card
  if (repeatable !== true) return []
  if (site === undefined) return [builtAgain]
  return [builtOn(site), site.most === undefined ? builtAgain : builtAtMost(site.most)]
}

function yieldClauses(pack: LanguagePack, { gatherBonus, pitFood }: Invention): readonly CrusoeClause[] {
  const gather = editionOf(pack).carriersPlanned ? 'oneGatherPlanned' : 'oneGather'
  return [
    ...(gatherBonus === undefined ? [] : [at(gather, { say: 'act', verb: 'gain', object: { noun: 'sameResource' } })]),
    ...(pitFood === undefined
      ? []
      : [at('productionPhase', { say: 'act', verb: 'rollPit', object: { noun: 'food', count: pitFood } })]),
  ]
}
