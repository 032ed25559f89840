// Who looks at a screen that several seats share, and when it is handed on.
import { expect, test } from 'vitest'
import { type Around, askedOpenly, eyesAfter, handedTo, NOBODY, seenBy } from '../src/worker/eyes.ts'

const HERE: Around = {
  isOpen: false,
  mine: ['red', 'yellow', 'green'],
  awaited: ['yellow'],
  openly: [],
  isOver: false,
  mayWatch: true,
  isTrusting: false,
}

test('where all see the same, and for those who only watch, nobody is asked for', () => {
  expect(eyesAfter(NOBODY, { ...HERE, isOpen: true })).toEqual(NOBODY)
  expect(eyesAfter(NOBODY, { ...HERE, mine: [] })).toEqual(NOBODY)
  expect(eyesAfter(seenBy('red'), { ...HERE, mine: [] })).toEqual(NOBODY)
})

test('who has a screen alone always looks at it, no matter who is awaited', () => {
  for (const awaited of [['red'], ['yellow'], ['table'], []]) {
    expect(eyesAfter(NOBODY, { ...HERE, mine: ['red'], awaited })).toEqual(seenBy('red'))
  }
  expect(eyesAfter(NOBODY, { ...HERE, mine: ['red'], isOver: true })).toEqual(seenBy('red'))
})

test('the screen is handed to the player who is awaited, and stays with them', () => {
  expect(eyesAfter(NOBODY, HERE)).toEqual(handedTo('yellow'))
  expect(eyesAfter(seenBy('red'), HERE)).toEqual(handedTo('yellow'))
  expect(eyesAfter(handedTo('red'), HERE)).toEqual(handedTo('yellow'))
  expect(eyesAfter(seenBy('yellow'), HERE)).toEqual(seenBy('yellow'))
})

test('what everybody may hear is asked in front of all, and nobody’s view is shown, not even of the player who is asked', () => {
  const open = { ...HERE, openly: ['yellow'] }
  for (const before of [NOBODY, seenBy('red'), seenBy('yellow'), handedTo('yellow'), askedOpenly('red')]) {
    expect(eyesAfter(before, open)).toEqual(askedOpenly('yellow'))
  }
  const both = { ...HERE, awaited: ['red', 'yellow'], openly: ['yellow'] }
  expect(eyesAfter(seenBy('red'), both)).toEqual(askedOpenly('yellow'))
  expect(eyesAfter(askedOpenly('yellow'), { ...both, awaited: ['red'], openly: [] })).toEqual(handedTo('red'))
})

test('others who are asked openly elsewhere do not change who has the screen', () => {
  const online = { ...HERE, mine: ['red', 'green'], openly: ['yellow'] }
  expect(eyesAfter(seenBy('red'), online)).toEqual(NOBODY)
  expect(eyesAfter(seenBy('red'), { ...online, awaited: ['yellow', 'green'] })).toEqual(handedTo('green'))
})

test('those who trust each other see at once what the player sees who is awaited', () => {
  const trusting = { ...HERE, isTrusting: true }
  expect(eyesAfter(NOBODY, trusting)).toEqual(seenBy('yellow'))
  expect(eyesAfter(seenBy('red'), trusting)).toEqual(seenBy('yellow'))
  expect(eyesAfter(NOBODY, { ...trusting, openly: ['yellow'] })).toEqual(seenBy('yellow'))
  expect(eyesAfter(seenBy('green'), { ...trusting, awaited: ['red', 'green'] })).toEqual(seenBy('green'))
  expect(eyesAfter(seenBy('red'), { ...trusting, awaited: ['table'] })).toEqual(NOBODY)
  expect(eyesAfter(seenBy('red'), { ...trusting, isOver: true })).toEqual(NOBODY)
})

test('several who are awaited at once come one after the other, and the one who has the screen goes first', () => {
  const all = { ...HERE, awaited: ['red', 'yellow', 'green'] }
  expect(eyesAfter(NOBODY, all)).toEqual(handedTo('red'))
  expect(eyesAfter(seenBy('green'), all)).toEqual(seenBy('green'))
  expect(eyesAfter(seenBy('green'), { ...all, awaited: ['red', 'yellow'] })).toEqual(handedTo('red'))
  expect(eyesAfter(seenBy('red'), { ...all, awaited: ['yellow'] })).toEqual(handedTo('yellow'))
})

test('only those who share the screen are asked for', () => {
  const online = { ...HERE, mine: ['red', 'green'], mayWatch: false }
  expect(eyesAfter(seenBy('red'), { ...online, awaited: ['yellow'] })).toEqual(seenBy('red'))
  expect(eyesAfter(seenBy('red'), { ...online, awaited: ['yellow', 'green'] })).toEqual(handedTo('green'))
  expect(eyesAfter(seenBy('yellow'), { ...online, awaited: ['yellow'] })).toEqual(handedTo('red'))
})

test('when the group decides, and when it is over, nobody’s secrets are on the screen', () => {
  expect(eyesAfter(seenBy('red'), { ...HERE, awaited: ['table'] })).toEqual(NOBODY)
  expect(eyesAfter(seenBy('red'), { ...HERE, isOver: true })).toEqual(NOBODY)
})

test('where there is no view for everybody, the player who has the screen keeps it, and nobody gets it unasked', () => {
  const online = { ...HERE, mayWatch: false }
  expect(eyesAfter(seenBy('green'), { ...online, awaited: ['table'] })).toEqual(seenBy('green'))
  expect(eyesAfter(NOBODY, { ...online, awaited: ['table'] })).toEqual(handedTo('red'))
  expect(eyesAfter(NOBODY, { ...online, isOver: true })).toEqual(handedTo('red'))
})
