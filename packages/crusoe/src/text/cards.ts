// The text of every card, spoken from its data: one paragraph a part of the card.
import { capital } from '@landfall/tabletop'
import { BEASTS, type BeastId, isBeast } from '../cards/beasts.ts'
import { type AdventureId, type DangerId, isAdventure, isDanger, isTreasure, type TreasureId } from '../cards/decks.ts'
import { type DISCOVERIES, isDiscovery } from '../cards/discoveries.ts'
import { adventureOf, dangerOf, eventOf, keptCard, treasureOf } from '../cards/edition-cards.ts'
import { isEquipment, USES_OF_EQUIPMENT } from '../cards/equipment.ts'
import { type EventId, isEvent } from '../cards/events.ts'
import { isWreckage, WRECKAGE, type WreckageId } from '../cards/wreckage.ts'
import { editionOf } from '../editions.ts'
import { inventionOf, isInvention, tokenOf } from '../scenarios/sheets.ts'
import type { CrusoeEffect } from '../types.ts'
import { discardCard } from '../verbs/index.ts'
import { vocabulary } from '../vocabulary.ts'
import { describeUse, keptParts, pawnParts } from './in-play.ts'
import { inventionParts } from './inventions.ts'
import type { LanguagePack } from './language-pack.ts'
import { at, type CrusoeClause, costText, effectParts, labelledParts } from './rule-text.ts'
import { titleOf, wordsOf } from './titles.ts'

export interface CardText {
  readonly title: string
  readonly mood: string
  /** What stands on it, part by part. */
  readonly parts: readonly string[]
}

export function cardText(pack: LanguagePack, id: string): CardText {
  const parts = partsOf(pack, id)
  return {
    title: titleOf(pack, id),
    mood: wordsOf(pack, id)?.mood ?? '',
    parts: parts.length === 0 ? [pack.screen.card.nothing] : parts,
  }
}

function partsOf(pack: LanguagePack, id: string): readonly string[] {
  if (isEvent(id)) return eventParts(pack, id)
  if (isWreckage(id)) return wreckageParts(pack, id)
  if (isAdventure(id)) return adventureParts(pack, id)
  if (isDanger(id)) return dangerParts(pack, id)
  if (isTreasure(id)) return treasureParts(pack, id)
  if (isEquipment(id)) return keptParts(pack, keptCard(pack, id), USES_OF_EQUIPMENT)
  if (isDiscovery(id)) return discoveryParts(pack, id)
  if (isInvention(id)) return inventionParts(pack, id)
  if (isBeast(id)) return beastParts(pack, id)
  return tokenParts(pack, id)
}

function eventParts(pack: LanguagePack, id: EventId): readonly string[] {
  const { screen } = pack
  const { icon, event, threat, ignored } = eventOf(pack, id)
  const symbol = icon === 'book' ? screen.card.book : `${screen.card.adventureToken}: ${screen.actions[icon]}`
  const { pawns, twoCharacters, items = [], weapons, pay = [], orItem, reward } = threat
  const payments = [
    ...pay.map((cost) => costText(pack, cost)),
    ...(orItem === undefined ? [] : [titleOf(pack, orItem)]),
  ]
  const needs = [
    twoCharacters === true ? `${screen.pawns(pawns)} ${screen.card.twoCharacters}` : screen.pawns(pawns),
    ...items.map((item) => titleOf(pack, item)),
    ...(weapons === undefined ? [] : [screen.card.weaponLevel(weapons)]),
    ...(payments.length === 0 ? [] : [payments.join(` ${screen.card.or} `)]),
  ]
  const action = `${screen.card.threat} ${screen.card.quoted(titleOf(pack, id, 'action'))} (${needs.join(', ')})`
  return [
    ...labelledParts(pack, `${screen.card.event} (${symbol})`, event),
    ...labelledParts(pack, action, reward.length === 0 ? [discardCard] : reward),
    ...labelledParts(pack, screen.card.ignored, ignored),
  ]
}

function wreckageParts(pack: LanguagePack, id: WreckageId): readonly string[] {
  const { screen } = pack
  const { small, large } = WRECKAGE[id]
  const action = `${screen.card.threat} ${screen.card.quoted(titleOf(pack, id, 'action'))}`
  return [
    ...labelledParts(pack, `${action} (${screen.pawns(1)})`, small),
    ...labelledParts(pack, `${action} (${screen.pawns(2)})`, large),
  ]
}

function lowerPart(pack: LanguagePack, id: string, event: readonly CrusoeEffect[] | undefined): readonly string[] {
  if (event === undefined) return []
  const { lower, quoted } = pack.screen.card
  return labelledParts(pack, `${lower} (${quoted(titleOf(pack, id, 'event'))})`, event)
}

function adventureParts(pack: LanguagePack, id: AdventureId): readonly string[] {
  const adventure = adventureOf(pack, id)
  return [
    ...effectParts(pack, adventure.adventure),
    ...keptParts(pack, adventure, adventure.uses),
    ...lowerPart(pack, id, adventure.event),
  ]
}

function dangerParts(pack: LanguagePack, id: DangerId): readonly string[] {
  const { resolve, event } = dangerOf(pack, id)
  return [...effectParts(pack, resolve), ...lowerPart(pack, id, event)]
}

function treasureParts(pack: LanguagePack, id: TreasureId): readonly string[] {
  const { say } = pack
  const { atOnce, becomes, kept, event } = treasureOf(pack, id)
  return [
    ...(atOnce === undefined ? [] : say.paragraphs(at('whenDrawn', vocabulary.clause(atOnce)))),
    ...(becomes === undefined ? [] : say.paragraphs(at('whenAvailable', vocabulary.clause(becomes)))),
    ...(kept === undefined ? [] : keptParts(pack, kept, kept.uses)),
    ...lowerPart(pack, id, event),
  ]
}

/** A special Discovery token. RC-SCN2-19: some are not discarded. */
function tokenParts(pack: LanguagePack, id: string): readonly string[] {
  const token = tokenOf(pack, id)
  if (token === undefined) return []
  const { text } = wordsOf(pack, id) ?? {}
  return [
    ...keptParts(pack, token, undefined),
    ...(token.staysWhenUsed === true ? [pack.screen.card.tokenStays] : []),
    ...(text === undefined ? [] : [text]),
  ]
}

function discoveryParts(pack: LanguagePack, id: keyof typeof DISCOVERIES): readonly string[] {
  const discovery = editionOf(pack).discoveries[id]
  const { exchangedFor } = discovery
  if (exchangedFor === undefined) return keptParts(pack, discovery, undefined)
  const { resource, amount } = exchangedFor
  return pack.say.paragraphs(
    at('whenAvailable', { say: 'act', verb: 'gain', object: { noun: resource, count: amount } }),
  )
}

function beastParts(pack: LanguagePack, id: BeastId): readonly string[] {
  const { say, screen } = pack
  const { strength, weaponLoss, food, fur, wounds = 0, woundsWithoutMedicine = 0, discoveries = 0 } = BEASTS[id]
  const parts: CrusoeClause[] = [
    ...(weaponLoss > 0
      ? [{ say: 'act', verb: 'lower', object: { noun: 'weapons' }, by: { figure: weaponLoss } } as const]
      : []),
    ...(food > 0 ? [{ say: 'act', verb: 'gain', object: { noun: 'food', count: food } } as const] : []),
    ...(fur > 0 ? [{ say: 'act', verb: 'gain', object: { noun: 'fur', count: fur } } as const] : []),
    ...(wounds > 0 ? [{ say: 'act', verb: 'suffer', object: { noun: 'wound', count: wounds } } as const] : []),
    ...(woundsWithoutMedicine > 0
      ? [
          {
            say: 'if',
            condition: { not: { fact: 'medicine' } },
            clause: { say: 'act', verb: 'suffer', object: { noun: 'wound', count: woundsWithoutMedicine } },
          } as const,
        ]
      : []),
    ...(discoveries > 0
      ? [{ say: 'act', verb: 'gain', object: { noun: 'discovery', count: discoveries } } as const]
      : []),
  ]
  return say.introduced(
    { say: 'inOrder', clauses: parts },
    (text) => `${screen.card.strength(strength)}. ${capital(text)}`,
  )
}

/** What using something does; for what cannot be used, what it is. Nobody knows here how many uses are left. */
export function useText(pack: LanguagePack, id: string): string | undefined {
  if (isInvention(id)) {
    const { use } = inventionOf(id)
    return use === undefined ? partsOf(pack, id).at(-1) : describeUse(pack, use, true)
  }
  const usable = isTreasure(id) || isEquipment(id) || isAdventure(id) ? keptCard(pack, id) : tokenOf(pack, id)
  if (usable?.use !== undefined) return describeUse(pack, usable.use, false)
  return usable?.pawnFor === undefined ? partsOf(pack, id).at(-1) : pawnParts(pack, usable).join(' ')
}
