import { table } from '@landfall/demo/testing'
import { inEachWay, rule, rulesCited, rulesListed, WAYS } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'

describe('a test table', () => {
  test('is played four ways, and says in which one it failed', () => {
    let runs = 0
    inEachWay(() => {
      runs += 1
    })
    expect(runs).toBe(WAYS.length)
    runs = 0
    const failing = () =>
      inEachWay(() => {
        runs += 1
        if (runs === 3) throw new Error('too much')
      })
    expect(failing).toThrow('undone: too much')
  })

  test('is not settled while luck is left over', () => {
    const t = table({ rolls: { 'die.weather': ['calm', 'storm'] }, charms: { captain: 0, cook: 0 } }).play('weather')
    expect(() => t.settled()).toThrow('scripted luck was not used: die.weather')
  })

  test('is not settled while somebody is asked', () => {
    const t = table().play('outing')
    expect(() => t.settled()).toThrow('not settled: asked: place to table (beach, forest, wreck)')
    t.settled('place')
  })

  test('says what differs, what is not offered and who is asked', () => {
    const t = table({ beacon: 2 }).play('outing')
    expect(() => t.has({ beacon: 3, wounds: { cook: 1 } })).toThrow(
      'state.beacon: expected 3, found 2\nstate.wounds.cook: expected 1, found 0',
    )
    expect(() => t.choose('volcano')).toThrow('"volcano" is not offered; asked: place to table')
    expect(() => t.asks('council')).toThrow('expected question "council"')
    expect(() => t.ended('won', 'seen')).toThrow('it is "going on"')
  })

  test('wants to know who, when two could answer', () => {
    const t = table({ hands: { captain: ['feast/1'], cook: ['feast/2'] } }).play('work')
    expect(() => t.choose('keep')).toThrow('offered twice')
  })

  test('script values must exist', () => {
    expect(() => table({ rolls: { 'die.weather': ['hail'] } }).play('weather')).toThrow('wants "hail"')
  })
})

describe('rule IDs', () => {
  test('are read off titles', () => {
    expect(rulesCited('RC-FIGHT-01 RC-FIGHT-02 levels become wounds')).toEqual(['RC-FIGHT-01', 'RC-FIGHT-02'])
    expect(rulesCited('T7-ACT-COST-03 pays')).toEqual(['T7-ACT-COST-03'])
    expect(rulesCited('levels become wounds RC-FIGHT-01')).toEqual([])
  })

  test('are read off rules files, without the withdrawn', () => {
    const markdown = [
      '- **NA-EX-01** One.',
      '- **NA-EX-02** *withdrawn*',
      '| **NA-ED-01** | in a table |',
      '- **Words** no rule',
      'text **NA-EX-03**',
    ]
    expect(rulesListed(markdown.join('\n'))).toEqual(['NA-EX-01', 'NA-ED-01'])
  })

  test('must look like rule IDs', () => {
    expect(() => rule('fights hurt', 'x', () => {})).toThrow('not the ID of a rule')
  })
})
