// What must be true of all cards together. Section L2 of content.md.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FaceId } from '../../src/cards/card-ids.ts'
import type { Action, Effects } from '../../src/cards/cards.ts'
import { cardsNumbered, type Face, faceOf, nameOf } from '../../src/cards/decks.ts'
import type { Icon } from '../../src/components/actions.ts'
import { PENNANTS } from '../../src/components/materials.ts'
import { rowsOf, textOf } from './brief.ts'
import { threeDigits } from './notation.ts'
import { isFog, isNumbered, PRINTED } from './printed.ts'
import { actionsOf, everyEffect, itemOf, ownEffects, within } from './walk.ts'

const does = (effects: Effects, ...verbs: readonly string[]): boolean =>
  [...within(effects)].some((effect) => verbs.includes(effect.do))

/** The verbs that take a card elsewhere than to the Past. */
const LEAVING = ['returnThis', 'banishThis'] as const

/** Whether the text of a card can send it to the Past. */
function canBeDiscarded(face: Face): boolean {
  if (face.type === 'temporary') return face.after === undefined && !does(face.effects, ...LEAVING)
  return face.type === 'permanent' && (face.actions ?? []).some(({ success }) => does(success, 'discardThis'))
}

describe('numbers do not run out', () => {
  test('what its own text can send to the Past has a gold card, or is never asked for in vain', () => {
    const wanted = PRINTED.flatMap(({ id, face }) => {
      const isAlone = isNumbered(face) && face.back === 'green' && cardsNumbered(face.number).gold.length === 0
      return isAlone && canBeDiscarded(face) && isTaken(face.number) ? [id] : []
    })
    // The game is over with each of these, unless there are more curses; and then nobody asks for it again.
    expect(wanted).toEqual(['event/dark-at-last', 'shadow/noon', 'choir/the-last-chord'])
  })

  /** Whether somebody takes this number come what may. */
  const isTaken = (number: number): boolean =>
    PRINTED.some(({ face }) =>
      [...ownEffects(face), ...actionsOf(face).flatMap(everyEffect)].some(
        (effect) =>
          effect.do === 'take' &&
          (effect.number === number ||
            (effect.pennant !== undefined && effect.number + PENNANTS[effect.pennant].adds === number)),
      ),
    )

  test('whatever is done again on a terrain uses up its icon, has a gold card, or goes back to its deck', () => {
    const endless: string[] = []
    for (const { id, face } of PRINTED) {
      if (face.type !== 'terrain' && !(face.type === 'quest' && 'number' in face)) continue
      for (const action of actionsOf(face)) {
        for (const effect of everyEffect(action)) {
          if (effect.do !== 'take' || effect.number < 110) continue
          const numbers = [
            effect.number,
            ...(effect.pennant === undefined ? [] : [effect.number + PENNANTS[effect.pennant].adds]),
          ]
          for (const number of numbers) if (!isRepeatable(number, action.icon)) endless.push(`${id}: ${number}`)
        }
      }
    }
    expect(endless).toEqual([])
  })

  function isRepeatable(number: number, icon: Icon): boolean {
    const { green, gold } = cardsNumbered(number)
    return (
      gold.length > 0 ||
      green.map(faceOf).every((face) => {
        if (face.type === 'permanent') return face.blocks === icon
        return face.type === 'temporary' && (face.after === 'return' || does(face.effects, 'returnThis'))
      })
    )
  }

  test('no action recovers cards for ever', () => {
    const endless: FaceId[] = []
    for (const { id, face } of PRINTED) {
      const recovers = actionsOf(face).filter((action) => everyEffect(action).some((effect) => effect.do === 'recover'))
      // An item wears out with each use of its action; anything else goes with it.
      if (
        itemOf(face) === undefined &&
        recovers.some(({ success }) => !does(success, 'discardThis', 'turnGold', 'clear'))
      )
        endless.push(id)
      if (face.type === 'terrain' && recovers.length > 0) endless.push(id)
      // An event that recovers cards at once goes to the Past, from where only a camp or an empty number brings it back.
      if (face.type === 'temporary' && does(face.effects, 'recover') && does(face.effects, 'returnThis'))
        endless.push(id)
      if (face.type === 'permanent' && does(face.onReveal ?? [], 'recover')) endless.push(id)
      // Of what stays in a hand or with all, only a camp recovers anything: the first six of the kinder tide.
      if (face.type !== 'skill' && (face.lasting ?? []).some(({ last }) => last === 'between')) endless.push(id)
    }
    expect(endless).toEqual([])
  })
})

describe('exploration cards', () => {
  test('every obstacle has a way round that is not locked, needs nothing and clears it', () => {
    const obstacles = PRINTED.filter(({ face }) => isFog(face) && face.type === 'permanent')
    expect(obstacles.length).toBe(29)
    const closed = obstacles.filter(
      ({ face }) =>
        !actionsOf(face).some(
          ({ locked, needs, pays, success }) =>
            locked !== true && needs === undefined && pays === undefined && does(success, 'clear'),
        ),
    )
    expect(closed.map(({ id }) => id)).toEqual([])
  })

  test('T7-EXPL-10 no other card is cleared, and an obstacle never leaves in another way', () => {
    for (const { id, face } of PRINTED) {
      const effects = [...ownEffects(face), ...actionsOf(face).flatMap(everyEffect)]
      const isObstacle = isFog(face) && face.type === 'permanent'
      if (!isObstacle)
        expect(
          effects.filter((effect) => effect.do === 'clear'),
          id,
        ).toEqual([])
      else
        expect(
          effects.filter((effect) => ['discardThis', 'banishThis', 'returnThis', 'turnGold'].includes(effect.do)),
          id,
        ).toEqual([])
    }
  })
})

describe('pennants', () => {
  const boxes = PRINTED.flatMap(({ face, title }) =>
    actionsOf(face).flatMap((action) =>
      everyEffect(action).flatMap((effect) =>
        effect.do === 'take' && effect.pennant !== undefined ? [{ face, title, effect, pennant: effect.pennant }] : [],
      ),
    ),
  )

  test('the table of section D lists all numboxes with pennants, and their sums', () => {
    const printed = boxes.map(({ face, title, effect, pennant }) => {
      const where = isNumbered(face) ? threeDigits(face.number) : title
      const { colour, adds } = PENNANTS[pennant]
      return [where, effect.number, `${colour === 'blue' ? 'B' : 'P'}:${pennant}`, effect.number + adds].join(' ')
    })
    const written = rowsOf('D').map((cells) => {
      const where = (cells['Where'] ?? '').replace('477 The Lamp Room', '477').replace('II-15', 'Will-o’-lights')
      return [where.replace('’', "'"), Number(cells['Base']), textOf(cells['Pennant']), Number(cells['Sum'])].join(' ')
    })
    expect(printed.toSorted()).toEqual(written.toSorted())
  })

  test('every pictograph is on something, and everything that shows one is asked for', () => {
    const suppliers = PRINTED.flatMap(({ face }) => [
      ...(itemOf(face)?.pennant === undefined ? [] : [{ pennant: itemOf(face)?.pennant, colour: 'blue' }]),
      ...((face.type === 'quest' || face.type === 'clue') && 'pennant' in face && face.pennant !== undefined
        ? [{ pennant: face.pennant, colour: 'purple' }]
        : []),
    ])
    for (const [name, { colour }] of Object.entries(PENNANTS)) {
      const own = suppliers.filter(({ pennant }) => pennant === name)
      expect(own.length, name).toBeGreaterThan(0)
      expect(
        own.every((one) => one.colour === colour),
        name,
      ).toBe(true)
    }
    const asked = new Set<string>([
      ...boxes.map(({ pennant }) => pennant),
      ...PRINTED.flatMap(({ face }) => actionsOf(face).flatMap(({ needs }) => needs?.used ?? [])),
    ])
    expect([...asked].toSorted()).toEqual(Object.keys(PENNANTS).toSorted())
  })
})

describe('icons', () => {
  /** The codes in the table of T7-ICON-40. */
  const RULES = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')
  const CODES = [
    ...RULES.matchAll(/^ {2}?\| \d+ \| `(?<code>\w+)` \|/gm),
    ...RULES.matchAll(/^\| \d+ \| `(?<code>\w+)` \|/gm),
  ].map(({ groups }) => groups?.['code'] ?? '')

  test('T7-ICON-40 there are 29 kinds of actions, and every action, effect and arrow shows one of them', () => {
    expect(CODES).toHaveLength(29)
    const used = PRINTED.flatMap(({ face }) => [
      ...actionsOf(face).map(({ icon }) => icon),
      ...(face.type === 'permanent' && face.blocks !== undefined ? [face.blocks] : []),
      ...[...(face.lasting ?? []), ...(itemOf(face)?.lasting ?? [])].flatMap((lasting) =>
        (lasting.last === 'boost' || lasting.last === 'varies') && lasting.on !== 'any' ? lasting.on : [],
      ),
    ])
    expect([...new Set(used)].filter((icon) => !CODES.includes(icon))).toEqual([])
    // There is no snow on this continent.
    expect(CODES.filter((code) => !used.some((icon) => icon === code))).toEqual(['ski'])
  })

  test('T7-PERM-05 no event offers an action with the icon of its own arrow', () => {
    const blocked = PRINTED.flatMap(({ id, face }) =>
      face.type === 'permanent' && (face.actions ?? []).some(({ icon }) => icon === face.blocks) ? [id] : [],
    )
    expect(blocked).toEqual([])
  })

  test('an event that is taken on land shows the icon of the action that takes it', () => {
    const wrong: string[] = []
    for (const { id, face } of PRINTED) {
      if (face.type !== 'terrain' && face.type !== 'quest') continue
      for (const action of actionsOf(face)) {
        for (const number of takenIn(action.success)) {
          for (const card of cardsNumbered(number).green) {
            const taken = faceOf(card)
            if (taken.type === 'permanent' && taken.blocks !== action.icon) wrong.push(`${id}: ${card}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('no chain of events needs an icon that one of its earlier cards uses up on the same terrain', () => {
    const broken: string[] = []
    const follow = (path: readonly string[], action: Action, used: readonly Icon[]): void => {
      for (const number of takenIn(action.success)) {
        for (const card of cardsNumbered(number).green) {
          if (path.includes(card)) continue
          const face = faceOf(card)
          const isBlocking = face.type === 'permanent' && face.blocks !== undefined
          const blocked = isBlocking && face.blocks !== undefined ? [...used, face.blocks] : used
          for (const next of actionsOf(face)) {
            if (face.type === 'item') continue
            if (blocked.includes(next.icon)) broken.push(`${[...path, card].join(' → ')} needs ${next.icon}`)
            follow([...path, card], next, blocked)
          }
        }
      }
    }
    for (const { id, face } of PRINTED) {
      if (face.type !== 'terrain' && face.type !== 'quest') continue
      for (const action of actionsOf(face)) follow([id], action, [])
    }
    expect(broken).toEqual([])
  })

  const takenIn = (effects: Effects): readonly number[] =>
    [...within(effects)].flatMap((effect) =>
      effect.do === 'take'
        ? [effect.number, ...(effect.pennant === undefined ? [] : [effect.number + PENNANTS[effect.pennant].adds])]
        : [],
    )
})

test('T7-HIDDEN-04 a hidden number and the origin on the card behind it name each other', () => {
  const pairs = PRINTED.flatMap(({ face }) =>
    'hidden' in face && face.hidden !== undefined && isNumbered(face) ? [[face.number, face.hidden, face.back]] : [],
  )
  expect(pairs.toSorted()).toEqual([
    [14, 33, 'green'],
    [143, 157, 'green'],
    [234, 288, 'green'],
    [341, 302, 'green'],
    [423, 401, 'green'],
  ])
  const origins = PRINTED.flatMap(({ face }) =>
    'origin' in face && face.origin !== undefined && isNumbered(face) ? [[face.origin, face.number, face.back]] : [],
  )
  expect(origins.toSorted()).toEqual(pairs.toSorted())
  // Nothing else leads to them.
  for (const [, hidden] of pairs) {
    const named = PRINTED.filter(({ face }) =>
      [...ownEffects(face), ...actionsOf(face).flatMap(everyEffect)].some(
        (effect) => (effect.do === 'take' || effect.do === 'takeIfThere') && effect.number === hidden,
      ),
    )
    expect(named.map(({ id }) => id)).toEqual([])
    expect(cardsNumbered(Number(hidden)).green.map(nameOf)).toHaveLength(1)
  }
})
