// The tables on which the rules are tested: positions that can be.
import { table } from '@landfall/naufragos/testing'
import { describe, expect, test } from 'vitest'

describe('a position', () => {
  test('has no piece in two places', () => {
    expect(() => table({ castaways: { red: { items: ['W22'] }, yellow: { items: ['W22'] } } })).toThrow(
      'the position cannot be: card W22 is in two places',
    )
    expect(() => table({ stories: { red: ['3/101'] }, storyStack: ['3/101'] })).toThrow('story 3/101 is in two')
    expect(() => table({ reserve: { forage: ['2/1'] }, forageSupply: ['2/1'] })).toThrow('forage tile 2/1 is in two')
    expect(() => table({ fishDrawn: ['shark', 'shark'] })).toThrow('fish tile shark is in two places')
    expect(() => table({ built: ['B04'], projects: ['B04', '', '', '', '', ''] })).toThrow('building B04 is in two')
    expect(() => table({ castaways: { red: { character: 'K2' }, green: { character: 'K2' } } })).toThrow(
      'character K2 is in two places',
    )
    expect(() => table({ called: ['009', '010', '009'] })).toThrow('numbered card 009 is in two places')
  })

  test('has in its decks what lies nowhere else', () => {
    const { state } = table({
      activeEvent: 'E01',
      pending: ['C01'],
      coastOut: ['C02'],
      castaways: { red: { items: ['W01'] } },
      storyDiscard: ['1/101'],
      forageAside: ['1/1'],
      built: ['B01', 'B04'],
    })
    expect(state.eventDeck).not.toContain('E01')
    expect(state.coastDeck.filter((id) => id === 'C01' || id === 'C02')).toEqual([])
    expect(state.wreckageDeck).not.toContain('W01')
    expect(state.storyStack).not.toContain('1/101')
    expect(state.forageSupply).not.toContain('1/1')
    const { castaways } = table({ castaways: { green: { character: 'K1' } } }).state
    expect(Object.values(castaways).map(({ character }) => character)).toEqual(['K3', 'K5', 'K1'])
    // The Hut follows the Lean-to.
    expect(state.projects).toEqual(['B02', '', 'B05', 'B06', '', ''])
  })

  test('is in the Actions phase or on an expedition, if nothing else is said', () => {
    expect(table().state.phase).toBe('actions')
    expect(table({ expedition: { explorers: ['red'] } }).state.phase).toBe('expedition')
    expect(table({ phase: 'end' }).state.phase).toBe('end')
  })
})
