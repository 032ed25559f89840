// What things happen within: every event is stamped with the phase, Action, card, ability and person behind it.
import { plan, planning, resolve, stack, table } from '@landfall/crusoe/testing'
import { inEachWay } from '@landfall/testkit'
import { expect, test } from 'vitest'

const shows = (title: string, body: () => void): void => test(title, () => inEachWay(body))

shows('a fight of a Hunt belongs to the Action and to its leader', () => {
  const t = table({ phase: 'action', huntingDeck: ['beast/tiger'] }).play('hunt', stack('hunt', 'cook'))
  expect(t.within('wounded')).toHaveLength(8)
  expect(t.within('wounded')[7]).toEqual({ phase: 'action', action: 'hunt', actor: 'cook' })
})

shows('what an Adventure brings happens within the card, in the Action that brought it', () => {
  const t = planning({ gatherDeck: ['gather/fruit'], adventureTokens: ['gather'], tiles: { A1: 4 } })
  resolve(plan(t, 'gather/A1/fish', 'cook', 'cook'))
  expect(t.within('adventureDrawn')).toEqual([{ phase: 'action', action: 'gather', actor: 'cook' }])
  const within = { phase: 'action', action: 'gather', actor: 'cook', card: 'gather/fruit' }
  expect(t.within('specialWoundReceived')).toEqual([within])
  t.settled(...t.session.questions.map(({ kind }) => kind))
})

shows('the rain falls in the Weather Phase, and hunger is of the Night', () => {
  const rainy = table({ phase: 'action', weatherTokens: { rain: true } }).play('weather')
  expect(rainy.within('resourcesChanged')).toEqual([])
  for (const within of rainy.within('wounded')) expect(within).toEqual({ phase: 'weather' })
  expect(rainy.within('wounded')).toHaveLength(4)
  const hungry = table({ available: { food: 0 } }).play('eating')
  for (const within of hungry.within('wounded')) expect(within).toEqual({ phase: 'night' })
  expect(hungry.within('wounded')).toHaveLength(4)
})

shows('what an ability does happens within it, whatever phase it is', () => {
  const people = { cook: { determination: 9 } }
  const t = table({ phase: 'action', people }).play('planning').as('cook').choose('ability/stone-soup')
  const within = { phase: 'action', ability: 'ability/stone-soup', actor: 'cook' }
  expect(t.within('resourcesChanged')).toEqual([within])
  expect(t.within('abilityUsed')).toEqual([within])
  t.settled('plan')
})

shows('an Event card is the cause of what it does, and the first player acts', () => {
  const t = table({ round: 2, eventDeck: ['event/heavy-rain'], eventOrder: ['event'] }).play('event')
  expect(t.within('eventDrawn')).toEqual([{ phase: 'event' }])
  const caused = t.within('weatherTokenPut')
  expect(caused).toEqual([{ phase: 'event', card: 'event/heavy-rain', actor: 'carpenter' }])
})

shows('what belongs to no phase has no cause', () => {
  const t = table().play('round')
  expect(t.within('phaseBegan')[0]).toBeUndefined()
  t.settled(...t.session.questions.map(({ kind }) => kind))
})
