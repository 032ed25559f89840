// What can be chosen when a game is set up, in Italian.
import type { SetupWords } from '../setup-words.ts'

export const setup: SetupWords = {
  characters: {
    name: 'Personaggi',
    values: {
      dealt: { name: 'Distribuiti', text: 'Ognuno riceve un personaggio a caso.' },
      chosen: { name: 'Scelti', text: 'Ognuno sceglie un personaggio, in ordine di posto.' },
    },
  },
  decks: {
    name: 'Mazzi esplorazione',
    values: {
      usual: { name: 'Normali', text: 'Alcune carte esplorazione restano nella scatola, diverse a ogni partita.' },
      full: {
        name: 'Completi',
        text: 'Si usano tutte le carte delle tre zone: la via per la cima può essere più lunga.',
      },
    },
  },
  victory: {
    name: 'Vittoria',
    values: {
      alone: { name: 'Vince uno solo', text: 'Tra chi viene salvato vince chi ha più Punti Storia.' },
      together: {
        name: 'Insieme',
        text: 'Tutti quelli che vengono salvati vincono insieme; i punti si annotano soltanto.',
      },
    },
  },
}
