// Games in links: they come out as they went in, and nothing that somebody makes up does harm.
import { deflateRawSync } from 'node:zlib'
import { loadGame } from '@landfall/games'
import { JournalError, LIMITS, type Session } from '@landfall/kernel'
import { randomPlayer } from '@landfall/tabletop'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packed, unpacked } from '../src/worker/links.ts'

const crusoe = await loadGame('crusoe')

function played(moves: number, options?: Parameters<typeof crusoe.game.start>[1]): Session {
  const session: Session = crusoe.game.start({ ...crusoe.setupFor(2), seed: 'links' }, options)
  const player = randomPlayer('links')
  while (session.outcome === undefined && session.answers.length < moves) session.answer(player.answer(session))
  return session
}

const letters = (text: string): string => deflateRawSync(text).toString('base64url')

describe('a link', () => {
  test('has the moves of a game, from which the same game follows', async () => {
    const session = played(40)
    const link = (await packed(crusoe.game, session)) ?? ''
    expect(link).toMatch(/^m[\w-]+$/)
    expect(crusoe.game.resume(await unpacked(link)).hash()).toBe(session.hash())
  })

  test('has the whole journal where luck does not follow from the seed', async () => {
    const { dealt } = crusoe.game.start({ ...crusoe.setupFor(2), seed: 'other luck' })
    const session = played(40, { dealt })
    const link = (await packed(crusoe.game, session)) ?? ''
    expect(link).toMatch(/^j[\w-]+$/)
    expect(crusoe.game.resume(await unpacked(link)).hash()).toBe(session.hash())
  })

  test('is not made where it would be too long', async () => {
    const session = played(40)
    const { length = 0 } = (await packed(crusoe.game, session)) ?? ''
    expect(await packed(crusoe.game, session, length)).toHaveLength(length)
    expect(await packed(crusoe.game, session, length - 1)).toBeUndefined()
  })
})

describe('a text that is no link', () => {
  test('is refused', async () => {
    for (const text of ['', 'm', 'j', 'x', 'm!', letters('[]'), `m${letters('[1]')}`, `j${letters('{}')}`, 'mAAAA']) {
      await expect(unpacked(text), text).rejects.toBeInstanceOf(JournalError)
    }
  })

  test('is refused when it would unpack to more than any save', async () => {
    const bomb = letters(' '.repeat(50 * LIMITS.text))
    expect(bomb.length).toBeLessThan(LIMITS.text / 10)
    await expect(unpacked(`m${bomb}`)).rejects.toBeInstanceOf(JournalError)
  })

  test('or that was changed gives a game or a JournalError', async () => {
    const link = (await packed(crusoe.game, played(20))) ?? ''
    await fc.assert(
      fc.asyncProperty(fc.nat(link.length - 1), fc.string({ maxLength: 3 }), async (at, put) => {
        try {
          await unpacked(link.slice(0, at) + put + link.slice(at + put.length))
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(JournalError)
        }
      }),
    )
  })
})
