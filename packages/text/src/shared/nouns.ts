// The nouns that castaway games share, in four languages. A game spreads the table of a language into its own.
import type { EnglishNoun } from '../english.ts'
import type { ItalianNoun } from '../italian.ts'
import type { PolishNoun } from '../polish.ts'
import type { RussianNoun } from '../russian.ts'

/**
 * `everyone` is each player's castaway alone and all of them in the plural; `each` is the one whose turn it is in a
 * forEach, and only stands where a sentence cannot leave it out.
 */
export type SharedNoun =
  | 'everyone'
  | 'each'
  | 'castaway'
  | 'group'
  | 'card'
  | 'food'
  | 'wood'
  | 'wound'
  | 'day'
  | 'night'

export const englishNouns: { readonly [Noun in SharedNoun]: EnglishNoun } = {
  everyone: { one: 'each castaway', other: 'castaways' },
  each: { one: 'that castaway', other: 'castaways' },
  castaway: { one: 'castaway', other: 'castaways' },
  card: { one: 'card', other: 'cards' },
  food: { one: 'food', other: 'food' },
  wood: { one: 'wood', other: 'wood' },
  wound: { one: 'wound', other: 'wounds' },
  day: { one: 'day', other: 'days' },
  night: { one: 'night', other: 'nights' },
  group: { one: 'the group', other: 'groups' },
}

export const italianNouns: { readonly [Noun in SharedNoun]: ItalianNoun } = {
  everyone: { gender: 'm', one: 'ogni naufrago', other: 'naufraghi' },
  each: { gender: 'm', one: 'quel naufrago', other: 'naufraghi' },
  castaway: { gender: 'm', one: 'naufrago', other: 'naufraghi' },
  card: { gender: 'f', one: 'carta', other: 'carte' },
  food: { gender: 'm', one: 'cibo', other: 'cibo' },
  wood: { gender: 'm', one: 'legno', other: 'legno' },
  wound: { gender: 'f', one: 'ferita', other: 'ferite' },
  day: { gender: 'm', one: 'giorno', other: 'giorni' },
  night: { gender: 'f', one: 'notte', other: 'notti' },
  group: { gender: 'm', one: 'il gruppo', other: 'gruppi' },
}

export const polishNouns: { readonly [Noun in SharedNoun]: PolishNoun } = {
  everyone: {
    gender: 'm',
    alive: true,
    one: [
      'każdy rozbitek',
      'każdego rozbitka',
      'każdemu rozbitkowi',
      'każdego rozbitka',
      'każdym rozbitkiem',
      'każdym rozbitku',
    ],
    other: ['rozbitkowie', 'rozbitków', 'rozbitkom', 'rozbitków', 'rozbitkami', 'rozbitkach'],
  },
  each: {
    gender: 'm',
    alive: true,
    one: ['ten rozbitek', 'tego rozbitka', 'temu rozbitkowi', 'tego rozbitka', 'tym rozbitkiem', 'tym rozbitku'],
    other: ['rozbitkowie', 'rozbitków', 'rozbitkom', 'rozbitków', 'rozbitkami', 'rozbitkach'],
  },
  castaway: {
    gender: 'm',
    alive: true,
    one: ['rozbitek', 'rozbitka', 'rozbitkowi', 'rozbitka', 'rozbitkiem', 'rozbitku'],
    other: ['rozbitkowie', 'rozbitków', 'rozbitkom', 'rozbitków', 'rozbitkami', 'rozbitkach'],
  },
  card: {
    gender: 'f',
    one: ['karta', 'karty', 'karcie', 'kartę', 'kartą', 'karcie'],
    other: ['karty', 'kart', 'kartom', 'karty', 'kartami', 'kartach'],
  },
  food: {
    gender: 'n',
    one: ['pożywienie', 'pożywienia', 'pożywieniu', 'pożywienie', 'pożywieniem', 'pożywieniu'],
    other: ['pożywienia', 'pożywienia', 'pożywieniu', 'pożywienia', 'pożywieniem', 'pożywieniu'],
  },
  wood: {
    gender: 'n',
    one: ['drewno', 'drewna', 'drewnu', 'drewno', 'drewnem', 'drewnie'],
    other: ['drewna', 'drewna', 'drewnu', 'drewna', 'drewnem', 'drewnie'],
  },
  wound: {
    gender: 'f',
    one: ['rana', 'rany', 'ranie', 'ranę', 'raną', 'ranie'],
    other: ['rany', 'ran', 'ranom', 'rany', 'ranami', 'ranach'],
  },
  day: {
    gender: 'm',
    one: ['dzień', 'dnia', 'dniowi', 'dzień', 'dniem', 'dniu'],
    other: ['dni', 'dni', 'dniom', 'dni', 'dniami', 'dniach'],
  },
  night: {
    gender: 'f',
    one: ['noc', 'nocy', 'nocy', 'noc', 'nocą', 'nocy'],
    other: ['noce', 'nocy', 'nocom', 'noce', 'nocami', 'nocach'],
  },
  group: {
    gender: 'f',
    one: ['grupa', 'grupy', 'grupie', 'grupę', 'grupą', 'grupie'],
    other: ['grupy', 'grup', 'grupom', 'grupy', 'grupami', 'grupach'],
  },
}

export const russianNouns: { readonly [Noun in SharedNoun]: RussianNoun } = {
  everyone: {
    gender: 'm',
    alive: true,
    one: [
      'каждый робинзон',
      'каждого робинзона',
      'каждому робинзону',
      'каждого робинзона',
      'каждым робинзоном',
      'каждом робинзоне',
    ],
    other: ['робинзоны', 'робинзонов', 'робинзонам', 'робинзонов', 'робинзонами', 'робинзонах'],
  },
  each: {
    gender: 'm',
    alive: true,
    one: [
      'этот робинзон',
      'этого робинзона',
      'этому робинзону',
      'этого робинзона',
      'этим робинзоном',
      'этом робинзоне',
    ],
    other: ['робинзоны', 'робинзонов', 'робинзонам', 'робинзонов', 'робинзонами', 'робинзонах'],
  },
  castaway: {
    gender: 'm',
    alive: true,
    one: ['робинзон', 'робинзона', 'робинзону', 'робинзона', 'робинзоном', 'робинзоне'],
    other: ['робинзоны', 'робинзонов', 'робинзонам', 'робинзонов', 'робинзонами', 'робинзонах'],
  },
  card: {
    gender: 'f',
    one: ['карта', 'карты', 'карте', 'карту', 'картой', 'карте'],
    other: ['карты', 'карт', 'картам', 'карты', 'картами', 'картах'],
  },
  food: {
    gender: 'f',
    one: ['еда', 'еды', 'еде', 'еду', 'едой', 'еде'],
    other: ['еды', 'еды', 'еде', 'еды', 'едой', 'еде'],
  },
  wood: {
    gender: 'n',
    one: ['дерево', 'дерева', 'дереву', 'дерево', 'деревом', 'дереве'],
    other: ['дерева', 'дерева', 'дереву', 'дерева', 'деревом', 'дереве'],
  },
  wound: {
    gender: 'f',
    one: ['рана', 'раны', 'ране', 'рану', 'раной', 'ране'],
    other: ['раны', 'ран', 'ранам', 'раны', 'ранами', 'ранах'],
  },
  day: {
    gender: 'm',
    one: ['день', 'дня', 'дню', 'день', 'днём', 'дне'],
    other: ['дни', 'дней', 'дням', 'дни', 'днями', 'днях'],
  },
  night: {
    gender: 'f',
    one: ['ночь', 'ночи', 'ночи', 'ночь', 'ночью', 'ночи'],
    other: ['ночи', 'ночей', 'ночам', 'ночи', 'ночами', 'ночах'],
  },
  group: {
    gender: 'f',
    one: ['группа', 'группы', 'группе', 'группу', 'группой', 'группе'],
    other: ['группы', 'групп', 'группам', 'группы', 'группами', 'группах'],
  },
}
