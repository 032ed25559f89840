// What can be chosen when a game is set up, in English.
import type { SetupWords } from '../setup-words.ts'

export const setup: SetupWords = {
  characters: {
    name: 'Characters',
    values: {
      dealt: { name: 'Dealt', text: 'Everybody is dealt a character at random.' },
      chosen: { name: 'Chosen', text: 'Everybody chooses a character, in seat order.' },
    },
  },
  decks: {
    name: 'Exploration decks',
    values: {
      usual: { name: 'Usual', text: 'Some of the exploration cards stay in the box, different ones in every game.' },
      full: {
        name: 'Full',
        text: 'Every card of the three areas is used, so the way to the summit may take longer.',
      },
    },
  },
  victory: {
    name: 'Victory',
    values: {
      alone: { name: 'One wins', text: 'Of those who are rescued, the one with the most Story Points wins.' },
      together: { name: 'Together', text: 'All who are rescued win together; points are only recorded.' },
    },
  },
}
