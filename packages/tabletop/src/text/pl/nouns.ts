// The nouns that castaway games share, in Polish. A game spreads them into its own.

import type { SharedNoun } from '../shared-words.ts'
import type { Noun } from './grammar.ts'

export const nouns: { readonly [N in SharedNoun]: Noun } = {
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
