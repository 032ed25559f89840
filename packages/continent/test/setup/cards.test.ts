// What the cards of each deck are. T7-CARD-01, -02, -11 to -18, T7-GEN-09

import { table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import {
  ADVANCED_IDS,
  CARDS,
  COMMON_ACTION_CARDS,
  CURSE_IDS,
  cardsNumbered,
  explorationsOf,
  faceOf,
  isBlue,
  nameOf,
  skillOn,
  skillsOf,
} from '../../src/cards/decks.ts'
import { AREAS } from '../../src/components/map.ts'
import { EXPLORERS } from '../../src/components/seats.ts'
import { cards as words } from '../../src/text/en/cards/index.ts'

const ADVENTURE = CARDS.filter((card) => 'number' in faceOf(card))
const FOGGY = AREAS.flatMap(explorationsOf)
const BLUE = CARDS.filter(isBlue)

/** The line that is read aloud before a card is turned over. */
const hasStory = (card: CardId): boolean => {
  const said: object = words[nameOf(card)]
  return 'story' in said && typeof said.story === 'string' && said.story !== ''
}

describe('Adventure cards', () => {
  rule('T7-CARD-01', 'have a number of three digits, a green or a gold back, and a story on it', () => {
    expect(ADVENTURE.length).toBeGreaterThan(300)
    for (const card of ADVENTURE) {
      const face = faceOf(card)
      if (!('number' in face)) continue
      expect(face.number).toBeGreaterThanOrEqual(0)
      expect(face.number).toBeLessThanOrEqual(999)
      expect(Number.isInteger(face.number)).toBe(true)
      expect(['green', 'gold']).toContain(face.back)
      expect([card, hasStory(card)]).toEqual([card, true])
    }
  })

  rule('T7-CARD-02', 'are of one of these types', () => {
    const types = new Set(ADVENTURE.map((card) => faceOf(card).type))
    // A barrier is a Permanent Event that fills a space of the map.
    const known = ['terrain', 'barrier', 'permanent', 'temporary', 'item', 'quest', 'state', 'bonus']
    expect([...types].toSorted()).toEqual(known.toSorted())
  })

  rule('T7-CARD-22', 'there are no cards for storing a game: they would do nothing in it', () => {
    const types = new Set(CARDS.map((card) => faceOf(card).type))
    const blue = ['skill', 'curse']
    const own = ['explorer', 'clue']
    for (const card of ADVENTURE) types.delete(faceOf(card).type)
    expect([...types].toSorted()).toEqual([...own, ...blue].toSorted())
  })

  rule('T7-GEN-09', 'each single card has a name of its own, and several can have one number', () => {
    expect(new Set(CARDS).size).toBe(CARDS.length)
    expect(cardsNumbered(110)).toEqual({
      green: ['supply/fat-bream', 'supply/two-dabs', 'supply/crab-in-the-rocks', 'supply/smoked-eel'],
      gold: ['supply/bare-hook'],
    })
    expect(cardsNumbered(145).green).toEqual(['event/boar#1', 'event/boar#2'])
    // Of eight equal ones the first is stored; now the second comes.
    const t = table({
      people: { tomas: {} },
      quests: ['clue/the-drowned-lighthouse', 'supply/insight#1'],
      rolls: { action: ['skill/steady-breath', 'curse/the-drowned-lighthouse'], adventure: ['supply/insight#2'] },
    })
    t.play('turn').choose('tomas/terrain/strand-of-buoys/2').choose('draw/2').choose('none')
    t.has({ quests: ['clue/the-drowned-lighthouse', 'supply/insight#1', 'supply/insight#2'] }).settled('act')
  })
})

describe('Exploration cards', () => {
  rule('T7-CARD-12', 'are of any type but Terrain', () => {
    const types = new Set(FOGGY.map((card) => faceOf(card).type))
    expect([...types].toSorted()).toEqual(['bonus', 'item', 'permanent', 'temporary'])
  })

  rule('T7-CARD-13', 'belong to one area and have no number', () => {
    expect(new Set(FOGGY).size).toBe(FOGGY.length)
    expect(FOGGY).toEqual(CARDS.filter((card) => nameOf(card).startsWith('fog/')))
    for (const card of FOGGY) expect(faceOf(card)).not.toHaveProperty('number')
  })
})

describe('Action cards', () => {
  rule('T7-CARD-14', 'are Skills or Curses, and no other cards have blue backs', () => {
    expect(BLUE.every((card) => ['skill', 'curse'].includes(faceOf(card).type))).toBe(true)
    expect(BLUE.filter((card) => 'number' in faceOf(card))).toEqual([])
    const others = CARDS.filter((card) => ['skill', 'curse'].includes(faceOf(card).type) && !isBlue(card))
    expect(others).toEqual([])
  })

  rule('T7-CARD-15', 'a Skill has a strip, and an effect or something to craft', () => {
    const skills = BLUE.filter((card) => faceOf(card).type === 'skill').map(skillOn)
    expect(skills).toHaveLength(35 + 8 * 5 + 12)
    expect(new Set(skills.map(({ code }) => code)).size).toBe(skills.length)
    for (const { strip, lasting = [], craft, code } of skills) {
      expect([code, lasting.length > 0 || craft !== undefined]).toEqual([code, true])
      expect(strip.stars).toBeGreaterThanOrEqual(0)
    }
    expect(
      skills.some(({ strip }) => strip.stars === 0 && strip.half === undefined && strip.sevens === undefined),
    ).toBe(true)
  })

  rule('T7-CARD-16', 'five of them belong to each explorer', () => {
    for (const who of EXPLORERS) {
      expect(skillsOf(who)).toHaveLength(5)
      for (const card of skillsOf(who)) expect(skillOn(card).of).toBe(who)
    }
    const common = COMMON_ACTION_CARDS.filter((card) => faceOf(card).type === 'skill')
    expect(common).toHaveLength(35)
    for (const card of common) expect(skillOn(card)).not.toHaveProperty('of')
  })

  rule('T7-CARD-17 T7-ICON-12', 'those with a price are Advanced Skills, and in no starting deck', () => {
    const priced = CARDS.filter((card) => 'price' in faceOf(card))
    expect(priced).toEqual(ADVANCED_IDS)
    for (const card of priced) {
      expect(COMMON_ACTION_CARDS).not.toContain(card)
      for (const who of EXPLORERS) expect(skillsOf(who)).not.toContain(card)
    }
  })

  rule('T7-CARD-18 T7-ACT-RES-03', 'a Curse from the deck is worth nothing', () => {
    expect(Object.values(CURSE_IDS).map((card) => faceOf(card).type)).toEqual(['curse', 'curse', 'curse'])
    const curses = BLUE.filter((card) => faceOf(card).type === 'curse')
    expect(curses).toHaveLength(7)
    // Searching here takes one success.
    for (const card of curses) {
      const t = table({
        config: { clues: ['drownedLighthouse', 'borrowedShadow', 'saltChoir'] },
        people: { tomas: {} },
        rolls: { action: [card] },
      })
      t.play('turn').choose('tomas/terrain/strand-of-buoys/1').choose('draw/1')
      expect(t.happened('resultKnown')).toMatchObject([{ stars: 0, difficulty: 1, succeeded: false }])
      t.has({ pile: [card] }).settled('act')
    }
  })
})
