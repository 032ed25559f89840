import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, test } from 'vitest'
import { draw, newChance, pick, shuffled, unusedScript } from '../src/chance.ts'
import { firstFourIntegers, fourIntegers } from '../src/stream-key.ts'
import { at, say } from './pearls.ts'

describe('streams', () => {
  test('are determined by seed and name, and by nothing that happens elsewhere', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom('dice', 'deck', 'weather')), (seed, elsewhere) => {
        const quiet = newChance(seed)
        const busy = newChance(seed)
        const results = [1, 2, 3].map(() => draw(quiet, 'fight', 6))
        const among = [1, 2, 3].map(() => {
          for (const stream of elsewhere) draw(busy, stream, 100)
          return draw(busy, 'fight', 6)
        })
        expect(among).toEqual(results)
      }),
    )
  })

  test('are fair enough to play with', () => {
    const chance = newChance('fair')
    const rolls = Array.from({ length: 60_000 }, () => draw(chance, 'die', 6))
    for (const face of [0, 1, 2, 3, 4, 5]) {
      expect(Math.abs(rolls.filter((roll) => roll === face).length - 10_000)).toBeLessThan(500)
    }
  })

  test('are keyed again after every 64 draws, and each block depends only on seed, name and number', () => {
    const chance = newChance('s')
    const rolls = Array.from({ length: 200 }, () => draw(chance, 'die', 6))
    const blocks = [0, 64, 128].map((from) => rolls.slice(from, from + 64).join(''))
    expect(new Set(blocks).size).toBe(3)
    // Knowing a block to its last draw means knowing its generator, but not what comes next.
    const continued = newChance('s')
    for (let i = 0; i < 64; i++) draw(continued, 'die', 6)
    const generator = xoroshiro128plusFromState(continued.streams['die']?.state ?? [])
    const predicted = Array.from({ length: 64 }, () => uniformInt(generator, 0, 5)).join('')
    expect(predicted).not.toBe(blocks[1])
    const digest = createHash('sha256').update('s/die#1').digest()
    const keyed = xoroshiro128plusFromState([0, 4, 8, 12].map((at) => digest.readInt32BE(at)))
    expect(Array.from({ length: 64 }, () => uniformInt(keyed, 0, 5)).join('')).toBe(blocks[1])
    // The same holds inside a shuffle, and for a stream that was saved in between.
    const cards = Array.from({ length: 150 }, (_, i) => `card/${i}`)
    const whole = newChance('s')
    const order = shuffled(whole, 'deck', cards)
    expect(whole.streams['deck']?.draws).toBe(149)
    expect(shuffled(newChance('s'), 'deck', cards)).toEqual(order)
    const copied: typeof whole = JSON.parse(JSON.stringify(whole))
    expect(shuffled(copied, 'deck', cards)).toEqual(shuffled(whole, 'deck', cards))
  })

  test('survive being written down', () => {
    const chance = newChance('s')
    draw(chance, 'a', 6)
    const copy: typeof chance = JSON.parse(JSON.stringify(chance))
    expect(draw(copy, 'a', 1000)).toBe(draw(chance, 'a', 1000))
    expect(draw(copy, 'b', 1000)).toBe(draw(chance, 'b', 1000))
  })
})

describe('shuffling', () => {
  test('keeps every card, also doubles', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (cards, seed) => {
        expect(shuffled(newChance(seed), 'deck', cards).sort()).toEqual([...cards].sort())
      }),
    )
  })

  test('reaches every order', () => {
    const chance = newChance('orders')
    const orders = new Set(Array.from({ length: 500 }, () => shuffled(chance, 'deck', ['a', 'b', 'c', 'd']).join('')))
    expect(orders.size).toBe(24)
  })
})

describe('a script', () => {
  test('decides by name and is used up', () => {
    const chance = newChance('s', { die: [6, 1], deck: [['c', 'a']] })
    expect(pick(chance, 'die', [1, 2, 3, 4, 5, 6])).toBe(6)
    expect(unusedScript(chance)).toEqual({ die: [1], deck: [['c', 'a']] })
    expect(pick(chance, 'die', [1, 2, 3, 4, 5, 6])).toBe(1)
    expect(shuffled(chance, 'deck', ['a', 'b', 'c']).slice(0, 2)).toEqual(['c', 'a'])
    expect(unusedScript(chance)).toEqual({})
  })

  test('cannot ask for what is not there', () => {
    expect(() => pick(newChance('s', { die: [7] }), 'die', [1, 2])).toThrow('wants 7')
    expect(() => shuffled(newChance('s', { deck: [['z']] }), 'deck', ['a'])).toThrow('wants "z"')
  })

  test('may have to decide every die; orders stay free, and so does what has no choice', () => {
    const chance = newChance('s', { die: [6] }, true)
    expect(pick(chance, 'die', [1, 2, 3, 4, 5, 6])).toBe(6)
    expect(() => pick(chance, 'die', [1, 2, 3, 4, 5, 6])).toThrow('"die" is drawn from')
    expect(pick(chance, 'coin', ['heads'])).toBe('heads')
    expect(shuffled(chance, 'deck', ['a', 'b', 'c']).sort()).toEqual(['a', 'b', 'c'])
    const session = at([{ step: 'roll' }], { onlyScripted: true })
    expect(() => say(session, 'ann', 'left')).toThrow('"die" is drawn from')
    expect(session.answers).toEqual([])
    expect(session.save().onlyScripted).toBe(true)
  })

  test('is part of the journal', () => {
    const session = at([{ step: 'roll' }], { script: { die: [5] } })
    expect(session.unusedScript).toEqual({ die: [5] })
    say(session, 'ann', 'left')
    expect(session.state.trail).toEqual(['die:5'])
    expect(session.unusedScript).toEqual({})
    expect(session.save().script).toEqual({ die: [5] })
    session.rewind(0)
    expect(session.unusedScript).toEqual({ die: [5] })
  })
})

test('a stream begins where SHA-256 of its name says, however long that is and in whatever letters', () => {
  const lengths = Array.from({ length: 130 }, (_, length) => 'x'.repeat(length))
  for (const name of [...lengths, 'żółw/deck.build', 'остров']) {
    const digest = createHash('sha256').update(name).digest()
    expect(firstFourIntegers(name), name).toEqual([0, 4, 8, 12].map((at) => digest.readInt32BE(at)))
    expect(fourIntegers(name), name).toEqual(firstFourIntegers(name))
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (name) => {
      expect(fourIntegers(name)).toEqual(firstFourIntegers(name))
    }),
  )
})
