// What can be chosen when a game is set up, in Polish.
import type { SetupWords } from '../setup-words.ts'

export const setup: SetupWords = {
  characters: {
    name: 'Postacie',
    values: {
      dealt: { name: 'Rozdane', text: 'Każdy otrzymuje losową postać.' },
      chosen: { name: 'Wybrane', text: 'Każdy wybiera postać w kolejności miejsc.' },
    },
  },
  decks: {
    name: 'Talie eksploracji',
    values: {
      usual: { name: 'Zwykłe', text: 'Część kart eksploracji zostaje w pudełku, w każdej grze inna.' },
      full: {
        name: 'Pełne',
        text: 'W grze są wszystkie karty trzech obszarów, więc droga na szczyt może być dłuższa.',
      },
    },
  },
  victory: {
    name: 'Zwycięstwo',
    values: {
      alone: { name: 'Wygrywa jeden', text: 'Spośród uratowanych wygrywa ten, kto ma najwięcej punktów opowieści.' },
      together: { name: 'Wygrywają razem', text: 'Wszyscy uratowani wygrywają razem; punkty są tylko zapisywane.' },
    },
  },
}
