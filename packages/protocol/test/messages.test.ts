// The schemas take what the protocol says, and nothing else.
import { faultIn, Hello, NewTable, Request, ServerMessage } from '@landfall/protocol'
import { describe, expect, test } from 'vitest'

const table = 'AAAAAAAAAAAAAAAAAAAAAA'
const secret = 'A'.repeat(43)
const hello = { say: 'hello', protocol: 1, table }
const name = (text: unknown): object => ({ say: 'join', call: 1, name: text })

describe('a message of a client', () => {
  test.each<[string, object]>([
    ['a stranger comes', hello],
    ['somebody comes back', { ...hello, secret, have: 12 }],
  ])('is taken: %s', (_, message) => {
    expect(Hello.safeParse(message).success).toBe(true)
  })

  test.each<[string, object]>([
    ['an answer', { say: 'answer', call: 3, seat: 'cook', question: 7, choice: 'build/roof' }],
    ['a name in any writing', name('Łukasz Æ Мария 船長')],
    ['a name with markup, which is only text', name('<b>Ann</b>')],
    ['a name with a family for a picture', name('Ann 👩‍👩‍👧')],
    ['a name with a heart on fire', name('Ann ❤️‍🔥')],
    ['a name with marks of its own', name('Nguye\u0302\u0303n')],
    ['a name in Hindi and Persian', name('नमिता علی\u200cرضا')],
    ['a name in Thai', name('สมชาย กุ้ง')],
    ['a name with points and accents', name('שָׁלוֹם')],
    ['a seat made free', { say: 'give', call: 1, seat: 'cook' }],
    ['a seat of somebody who is away', { say: 'free', call: 1, seat: 'cook' }],
    ['somebody removed', { say: 'remove', call: 1, member: 3 }],
    ['a word', { say: 'chat', call: 1, text: 'Ahoy! 🏝️' }],
    ['a sign of life', { say: 'beat', call: 0 }],
  ])('is taken: %s', (_, message) => {
    expect(Request.safeParse(message).success).toBe(true)
  })

  test('loses the blanks around what was typed', () => {
    expect(Request.parse(name('  Ann  '))).toMatchObject({ name: 'Ann' })
  })

  test.each<[string, unknown]>([
    ['a name of blanks', name('   ')],
    ['a name that is too long', name('a'.repeat(33))],
    ['a name with control characters', name('a\u0000b')],
    ['a name on two lines', name('a\nb')],
    ['a name that turns the writing around', name('\u202eevil')],
    ['half a character', name('\ud800')],
    ['a name of nothing but zero width', name('\u200b\u200b')],
    ['a name of joiners', name('\u200d\u200c\ufe0f')],
    ['a name of blanks of all kinds', name('\u00a0\u2003\u3000')],
    ['a name of letters that show nothing', name('\u3164\u115f\uffa0')],
    ['a blank of dots', name('\u2800')],
    ['a name with a soft hyphen in it', name('A\u00adnn')],
    ['a name that looks like another by zero width', name('An\u200bn')],
    ['a name that looks like another by a joiner', name('An\u200dn')],
    ['a mark that turns the writing', name('Ann\u200f')],
    ['a mark of Arabic letters', name('Ann\u061c')],
    ['a tag that shows nothing', name('Ann\u{e0041}')],
    ['a mark without a letter', name('\u0301nn')],
    ['a flood of marks', name(`A${'\u0301'.repeat(9)}`)],
    ['a joiner after a blank', name('A \u200d')],
    ['a letter of nobody', name('\ue000')],
    ['no name', name(undefined)],
    ['a number for a name', name(7)],
    ['something unknown', { say: 'cheat', call: 1 }],
    ['a field too many', { say: 'beat', call: 1, admin: true }],
    ['a call that is not a number', { say: 'beat', call: '1' }],
    ['a call below nothing', { say: 'beat', call: -1 }],
    ['half a question', { say: 'answer', call: 1, seat: 'cook', question: 1.5, choice: 'a' }],
    ['a question beyond counting', { say: 'answer', call: 1, seat: 'cook', question: 1e300, choice: 'a' }],
    ['a choice that is too long', { say: 'answer', call: 1, seat: 'cook', question: 1, choice: 'a'.repeat(201) }],
    ['a word that is too long', { say: 'chat', call: 1, text: 'a'.repeat(501) }],
    ['a list', []],
    ['nothing', null],
  ])('is refused: %s', (_, message) => {
    const read = Request.safeParse(message)
    expect(read.success).toBe(false)
    expect(read.error === undefined ? '' : faultIn(read.error)).not.toBe('')
  })

  test.each<[string, object]>([
    ['a table without a name', { ...hello, table: '' }],
    ['a path for a name', { ...hello, table: '../../../etc/passwd' }],
    ['a short secret', { ...hello, secret: 'abc' }],
    ['a field too many', { ...hello, member: 1 }],
  ])('is refused: %s', (_, message) => {
    expect(Hello.safeParse(message).success).toBe(false)
  })

  test('makes a table with what the game asks for', () => {
    const asked = { game: 'crusoe', setup: { characters: ['cook'] }, name: 'Ann' }
    expect(NewTable.safeParse(asked).success).toBe(true)
    expect(NewTable.safeParse({ ...asked, seed: 'mine' }).success).toBe(false)
    expect(NewTable.safeParse({ ...asked, setup: 'all' }).success).toBe(false)
    for (const awayHours of [1, 24, 720]) expect(NewTable.safeParse({ ...asked, awayHours }).success).toBe(true)
    for (const awayHours of [0, -1, 721, 1.5, '24', null]) {
      expect(NewTable.safeParse({ ...asked, awayHours }).success).toBe(false)
    }
  })
})

test('a message of the server is read by the same schemas', () => {
  expect(ServerMessage.safeParse({ say: 'bye', why: 'stopping' }).success).toBe(true)
  expect(ServerMessage.safeParse({ say: 'refused', why: 'staleQuestion', call: 3 }).success).toBe(true)
  expect(ServerMessage.safeParse({ say: 'refused', why: 'because' }).success).toBe(false)
  expect(ServerMessage.safeParse({ say: 'step', number: 3, events: [], patch: 'none' }).success).toBe(false)
})
