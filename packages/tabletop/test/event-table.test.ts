// What programs read from the rows of events.
import type { GameTypes } from '@landfall/kernel'
import { type EventTypes, eventReader } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'

interface Game extends GameTypes {
  events: { voted: { votes: number }; rolled: { die: number }; decided: { option: string }; counted: { rule: string } }
}

interface Events extends EventTypes {
  game: Game
  told: Game['events']
  pack: { readonly vote: string }
  reveal: { readonly shows: string; readonly decided?: string }
}

const pack = { vote: 'Vote' }

const told = eventReader<Events>({
  voted: {
    heading: (_, { vote }) => vote,
    line: ({ votes }, { vote }) => `${vote}: ${votes}`,
    rule: 'VOTE-01',
    reveal: (_, { vote }) => ({ shows: vote }),
  },
  rolled: { rule: ({ die }) => `DIE-0${die}`, reveal: ({ die }) => ({ shows: `${die}` }) },
  decided: {
    card: ({ option }) => option,
    reveal: ({ option }, { vote }) => ({ shows: vote, decided: option }),
    completes: (shown, { option }, { vote }) => (shown.shows === vote ? { ...shown, decided: option } : undefined),
  },
  counted: {},
})

const voted = { t: 'voted', votes: 2 }
const rolled = { t: 'rolled', die: 3 }
const decided = { t: 'decided', option: 'stay' }

describe('rows of events', () => {
  test('say what they say of an event, and nothing of one that they do not know', () => {
    expect([told.line(voted, pack), told.heading(voted, pack)]).toEqual(['Vote: 2', 'Vote'])
    expect([told.line(rolled, pack), told.heading(rolled, pack)]).toEqual([undefined, undefined])
    expect([told.card(decided), told.card(voted)]).toEqual(['stay', undefined])
    expect(told.line({ t: 'toString' }, pack)).toBeUndefined()
  })

  test('an event that names its rule is explained by it', () => {
    expect(told.rule({ t: 'counted', rule: 'COUNT-01' })).toBe('COUNT-01')
    expect([told.rule(voted), told.rule(rolled), told.rule(decided)]).toEqual(['VOTE-01', 'DIE-03', undefined])
  })

  test('what completes the reveal just before it is shown with it', () => {
    expect(told.reveals([voted, { t: 'counted' }, decided], pack)).toEqual([{ shows: 'Vote', decided: 'stay' }])
    expect(told.reveals([decided], pack)).toEqual([{ shows: 'Vote', decided: 'stay' }])
    expect(told.reveals([voted, rolled, decided], pack)).toEqual([
      { shows: 'Vote' },
      { shows: '3' },
      { shows: 'Vote', decided: 'stay' },
    ])
  })
})
