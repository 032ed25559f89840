// What things are called, in Polish.
import { type Noun, nouns as shared } from '@landfall/tabletop/pl'
import type { nouns as english } from '../en/nouns.ts'

type Forms = Noun['one']

/** Words behind a noun that do not bend with it. */
function behind(noun: Noun, words: string): Noun {
  const add = ([nom, gen, dat, acc, ins, loc]: Forms): Forms => [
    `${nom} ${words}`,
    `${gen} ${words}`,
    `${dat} ${words}`,
    `${acc} ${words}`,
    `${ins} ${words}`,
    `${loc} ${words}`,
  ]
  return { ...noun, one: add(noun.one), other: add(noun.other) }
}

/** An adjective of the feminine before a noun. */
function before(one: Forms, other: Forms, noun: Noun): Noun {
  const add = ([nom, gen, dat, acc, ins, loc]: Forms, to: Forms): Forms => [
    `${nom} ${to[0]}`,
    `${gen} ${to[1]}`,
    `${dat} ${to[2]}`,
    `${acc} ${to[3]}`,
    `${ins} ${to[4]}`,
    `${loc} ${to[5]}`,
  ]
  return { ...noun, one: add(one, noun.one), other: add(other, noun.other) }
}

const character: Noun = {
  gender: 'f',
  one: ['postać', 'postaci', 'postaci', 'postać', 'postacią', 'postaci'],
  other: ['postacie', 'postaci', 'postaciom', 'postacie', 'postaciami', 'postaciach'],
}

const involved: Noun = before(
  ['zaangażowana', 'zaangażowanej', 'zaangażowanej', 'zaangażowaną', 'zaangażowaną', 'zaangażowanej'],
  ['zaangażowane', 'zaangażowanych', 'zaangażowanym', 'zaangażowane', 'zaangażowanymi', 'zaangażowanych'],
  character,
)

const item: Noun = {
  gender: 'm',
  one: ['przedmiot', 'przedmiotu', 'przedmiotowi', 'przedmiot', 'przedmiotem', 'przedmiocie'],
  other: ['przedmioty', 'przedmiotów', 'przedmiotom', 'przedmioty', 'przedmiotami', 'przedmiotach'],
}

const EVERY: Forms = ['każda', 'każdej', 'każdej', 'każdą', 'każdą', 'każdej']

/** Each by itself; the plural is just many. */
const each = (noun: Noun): Noun => ({
  ...before(EVERY, EVERY, noun),
  other: noun.other,
})

/** What is spoken of as many, though it is never counted. */
const many = (noun: Noun): Noun => ({ ...noun, one: noun.other })

const HERE = 'na twoim terenie'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  each: before(['ta', 'tej', 'tej', 'tę', 'tą', 'tej'], ['te', 'tych', 'tym', 'te', 'tymi', 'tych'], character),
  involved: each(involved),
  here: each(behind(character, HERE)),
  anyoneHere: before(
    ['jedna', 'jednej', 'jednej', 'jedną', 'jedną', 'jednej'],
    ['jedne', 'jednych', 'jednym', 'jedne', 'jednymi', 'jednych'],
    behind(character, HERE),
  ),
  peopleHere: many(behind(character, HERE)),
  someFog: before(
    ['losowa', 'losowej', 'losowej', 'losową', 'losową', 'losowej'],
    ['losowe', 'losowych', 'losowym', 'losowe', 'losowymi', 'losowych'],
    behind(shared.card, 'mgły'),
  ),
  inAnyOrder: 'i odłóż je w dowolnej kolejności',
  randomCard: before(
    ['losowa', 'losowej', 'losowej', 'losową', 'losową', 'losowej'],
    ['losowe', 'losowych', 'losowym', 'losowe', 'losowymi', 'losowych'],
    behind(shared.card, 'ze stosu'),
  ),
  deckCard: behind(shared.card, 'z talii'),
  topCard: before(
    ['wierzchnia', 'wierzchniej', 'wierzchniej', 'wierzchnią', 'wierzchnią', 'wierzchniej'],
    ['wierzchnie', 'wierzchnich', 'wierzchnim', 'wierzchnie', 'wierzchnimi', 'wierzchnich'],
    behind(shared.card, 'talii'),
  ),
  handCard: behind(shared.card, 'umiejętności lub premii z ręki'),
  forEachMissing: '(za każdą brakującą strać 2 karty z talii)',
  deck: {
    gender: 'f',
    one: ['talia', 'talii', 'talii', 'talię', 'talią', 'talii'],
    other: ['talie', 'talii', 'taliom', 'talie', 'taliami', 'taliach'],
  },
  durability: {
    gender: 'm',
    one: [
      'punkt wytrzymałości',
      'punktu wytrzymałości',
      'punktowi wytrzymałości',
      'punkt wytrzymałości',
      'punktem wytrzymałości',
      'punkcie wytrzymałości',
    ],
    other: [
      'punkty wytrzymałości',
      'punktów wytrzymałości',
      'punktom wytrzymałości',
      'punkty wytrzymałości',
      'punktami wytrzymałości',
      'punktach wytrzymałości',
    ],
  },
  items: many(behind(item, 'zaangażowanych postaci')),
  itemHere: behind(item, HERE),
  otherItemHere: {
    gender: 'm',
    one: [
      `inny przedmiot ${HERE}`,
      `innego przedmiotu ${HERE}`,
      `innemu przedmiotowi ${HERE}`,
      `inny przedmiot ${HERE}`,
      `innym przedmiotem ${HERE}`,
      `innym przedmiocie ${HERE}`,
    ],
    other: [
      `inne przedmioty ${HERE}`,
      `innych przedmiotów ${HERE}`,
      `innym przedmiotom ${HERE}`,
      `inne przedmioty ${HERE}`,
      `innymi przedmiotami ${HERE}`,
      `innych przedmiotach ${HERE}`,
    ],
  },
  anyState: {
    gender: 'm',
    one: ['dowolny stan', 'dowolnego stanu', 'dowolnemu stanowi', 'dowolny stan', 'dowolnym stanem', 'dowolnym stanie'],
    other: [
      'dowolne stany',
      'dowolnych stanów',
      'dowolnym stanom',
      'dowolne stany',
      'dowolnymi stanami',
      'dowolnych stanach',
    ],
  },
  copy: {
    gender: 'f',
    one: ['kopia', 'kopii', 'kopii', 'kopię', 'kopią', 'kopii'],
    other: ['kopie', 'kopii', 'kopiom', 'kopie', 'kopiami', 'kopiach'],
  },
  'pennant/raft': '(proporczyk tratwy)',
  'pennant/rope': '(proporczyk liny)',
  'pennant/lamp': '(proporczyk lampy)',
  'pennant/beam': '(proporczyk promienia)',
  'pennant/bell': '(proporczyk dzwonu)',
  'pennant/tide': '(proporczyk pływu)',
  'pennant/lens': '(proporczyk soczewki)',
  'pennant/shade': '(proporczyk cienia)',
  'pennant/choir': '(proporczyk chóru)',
}
