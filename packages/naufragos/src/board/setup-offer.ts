// What a new game can be made of, in one language.

import { CHARACTER_IDS } from '../cards/ids.ts'
import { SEATS } from '../components/seats.ts'
import type { Config } from '../config.ts'
import type { LanguagePack } from '../text/cards.ts'
import type { Four } from '../text/names/card-words.ts'
import type { SetupOffer } from './board.ts'
import { characterOf, seatOf } from './people.ts'

interface Said {
  readonly name: Four<string>
  readonly text: Four<string>
}

type Options = Omit<Config, 'seats'>

/** What can be chosen: of each option what it is called, and its values with what each means; the usual one first. */
const OPTIONS: {
  readonly [Option in keyof Options]: {
    readonly name: Four<string>
    readonly values: { readonly [Value in Options[Option]]: Said }
  }
} = {
  characters: {
    name: ['Characters', 'Personaggi', 'Postacie', 'Персонажи'],
    values: {
      dealt: {
        name: ['Dealt', 'Distribuiti', 'Rozdane', 'Раздаются'],
        text: [
          'Everybody is dealt a character at random.',
          'Ognuno riceve un personaggio a caso.',
          'Każdy otrzymuje losową postać.',
          'Каждый получает случайного персонажа.',
        ],
      },
      chosen: {
        name: ['Chosen', 'Scelti', 'Wybrane', 'Выбираются'],
        text: [
          'Everybody chooses a character, in the order of the seats.',
          'Ognuno sceglie un personaggio, in ordine di posto.',
          'Każdy wybiera postać w kolejności miejsc.',
          'Каждый выбирает персонажа по порядку мест.',
        ],
      },
    },
  },
  decks: {
    name: ['Exploration decks', 'Mazzi esplorazione', 'Talie eksploracji', 'Колоды исследования'],
    values: {
      usual: {
        name: ['Usual', 'Normali', 'Zwykłe', 'Обычные'],
        text: [
          'Some of the exploration cards stay in the box, other ones in every game.',
          'Alcune carte esplorazione restano nella scatola, diverse a ogni partita.',
          'Część kart eksploracji zostaje w pudełku, w każdej grze inne.',
          'Часть карт исследования остаётся в коробке, каждый раз другая.',
        ],
      },
      full: {
        name: ['Full', 'Completi', 'Pełne', 'Полные'],
        text: [
          'Every card of the three areas is used, so that the way to the summit may take longer.',
          'Si usano tutte le carte delle tre zone: la via per la cima può essere più lunga.',
          'W grze są wszystkie karty trzech obszarów, więc droga na szczyt może trwać dłużej.',
          'Используются все карты трёх областей, и путь к вершине может быть дольше.',
        ],
      },
    },
  },
  victory: {
    name: ['Victory', 'Vittoria', 'Zwycięstwo', 'Победа'],
    values: {
      alone: {
        name: ['One wins', 'Vince uno solo', 'Wygrywa jeden', 'Победитель один'],
        text: [
          'Of those who are rescued, the one with the most Story Points wins.',
          'Tra chi viene salvato vince chi ha più Punti Storia.',
          'Spośród uratowanych wygrywa ten, kto ma najwięcej punktów opowieści.',
          'Из спасённых побеждает тот, у кого больше очков истории.',
        ],
      },
      together: {
        name: ['Together', 'Insieme', 'Razem', 'Вместе'],
        text: [
          'All who are rescued win together; points are only recorded.',
          'Tutti quelli che vengono salvati vincono insieme; i punti si annotano soltanto.',
          'Wszyscy uratowani wygrywają razem; punkty są tylko zapisywane.',
          'Все спасённые побеждают вместе; очки лишь записываются.',
        ],
      },
    },
  },
}

export function setupOffer(pack: LanguagePack): SetupOffer {
  const { index } = pack
  return {
    players: { least: 1, most: SEATS.length },
    seats: SEATS.map((seat) => seatOf(pack, seat)),
    characters: CHARACTER_IDS.map((id) => characterOf(id, pack)),
    options: Object.entries(OPTIONS).map(([id, { name, values }]) => ({
      id,
      name: name[index],
      values: Object.entries<Said>(values).map(([value, said], position) => ({
        id: value,
        name: said.name[index],
        text: said.text[index],
        usual: position === 0,
      })),
    })),
  }
}
