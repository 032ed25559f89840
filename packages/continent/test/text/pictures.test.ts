// What the pictures hide, and what the stories tell those who read them well, in every language. M5 and N1.11 of content.md.

import { LANGUAGES, type Language } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import type { FaceId } from '../../src/cards/card-ids.ts'
import { rowsOf } from '../content/brief.ts'
import { numbered, PRINTED } from '../content/printed.ts'
import { packs } from './spoken.ts'

type InAll = { readonly [L in Language]: string }

/** The three digits as things, one after the other. */
const HIDDEN: { readonly [number: number]: InAll } = {
  // 033
  33: {
    en: 'nothing, then three, then three again',
    it: 'niente, poi tre, poi ancora tre',
    pl: 'nic, potem trzy, potem znowu trzy',
    ru: 'ничего, потом три черты, потом опять три',
  },
  157: {
    en: 'a single stroke, then five, then seven',
    it: 'un tratto solo, poi cinque, poi sette',
    pl: 'pojedyncza kreska, potem pięć, potem siedem',
    ru: 'одна, отдельно от неё пять, потом семь',
  },
  288: {
    en: 'two blades, then eight, then eight again',
    it: 'due fili, poi otto, poi ancora otto',
    pl: 'dwa źdźbła, potem osiem, potem znowu osiem',
    ru: 'две, потом восемь, потом снова восемь',
  },
  302: {
    en: 'three gaps, then nothing, then two gaps',
    it: 'tre fessure, poi niente, poi due fessure',
    pl: 'trzy szpary, potem nic, potem dwie szpary',
    ru: 'три щели, потом ничего, потом две щели',
  },
  401: {
    en: 'a chain is laid in four lengths, a chain is closed around nothing, and a chain runs in one straight line',
    it: 'una catena è stesa in quattro tratti, una catena è chiusa intorno al nulla, e una catena corre in un tratto solo',
    pl: 'łańcuch leży w czterech odcinkach, łańcuch jest zamknięty wokół niczego, łańcuch biegnie jedną prostą linią',
    ru: 'одна цепь уложена в четыре отрезка, другая замкнута вокруг пустого места, третья тянется одной прямой',
  },
}

const hiding = PRINTED.flatMap(({ id, face }) =>
  'hidden' in face && face.hidden !== undefined ? [{ id, hidden: face.hidden }] : [],
)

describe('hidden numbers', () => {
  test('five cards hide one', () => {
    expect(hiding.map(({ hidden }) => hidden).toSorted((one, other) => one - other)).toEqual([33, 157, 288, 302, 401])
  })

  test.each(LANGUAGES)('in %s the picture in words has the three digits, from left to right', (language) => {
    for (const { id, hidden } of hiding)
      expect(packs[language].cards[id].look, id).toContain(HIDDEN[hidden]?.[language])
  })

  test.each(LANGUAGES)('in %s they are things, and no figures', (language) => {
    for (const { id } of PRINTED) expect(packs[language].cards[id].look ?? '', id).not.toMatch(/\d/)
  })

  test.each(LANGUAGES)('in %s no other picture counts three times in a row', (language) => {
    const row = {
      en: /\w+, then \w+[^,.]*, then/,
      it: /\w+, poi [^,.]*, poi/,
      pl: /, potem [^,.]*, potem/,
      ru: /, потом [^,.]*, потом/,
    }[language]
    const cards = new Set<FaceId>(hiding.map(({ id }) => id))
    const wrong = PRINTED.flatMap(({ id }) =>
      !cards.has(id) && row.test(packs[language].cards[id].look ?? '') ? [id] : [],
    )
    expect(wrong).toEqual([])
  })
})

/** What a reader learns, in the words of each language. */
const LEARNED: { readonly [number: string]: InAll } = {
  '125': {
    en: 'Far to the south-east there is a river mouth',
    it: 'Lontano, a sud-est, c’è la foce di un fiume',
    pl: 'Daleko na południowym wschodzie jest ujście rzeki',
    ru: 'Далеко на юго-востоке устье реки',
  },
  '127': {
    en: 'three bells, one door, no light of our own',
    it: 'tre campane, una porta, nessuna luce nostra',
    pl: 'trzy dzwony, jedne drzwi, żadnego własnego światła',
    ru: 'три колокола, одна дверь, своего огня ни искры',
  },
  '140': {
    en: 'inland, south and then east, to stones by a river',
    it: 'verso l’interno, prima a sud e poi a est, fino a certe pietre in riva a un fiume',
    pl: 'w głąb lądu, na południe, a potem na wschód, do kamieni nad rzeką',
    ru: 'в глубь суши, на юг, потом на восток, до камней у реки',
  },
  '164': {
    en: 'the mill north by the sluice, the stair south and east',
    it: 'il mulino a nord, passando dalla chiusa; la scala a sud e a est',
    pl: 'młyn na północ przez śluzę, schody na południe i wschód',
    ru: 'мельница — на север, через шлюз, лестница — на юг и на восток',
  },
  '181': {
    en: 'the dyke-man trades tides for eels',
    it: 'quello dell’argine dà maree in cambio di anguille',
    pl: 'człowiek z grobli wymienia pływy na węgorze',
    ru: 'человек с дамбы меняет приливы на угрей',
  },
  '184': {
    en: 'north-east, towards a lit street and, beyond it, a stair cut in the cliff',
    it: 'nord-est, verso una via di lanterne accese e, oltre la via, una scala tagliata nella roccia',
    pl: 'północny wschód, na oświetloną ulicę, a za nią na schody wykute w urwisku',
    ru: 'северо-восток, к освещённой улице и, дальше за ней, к лестнице, вырубленной в утёсе',
  },
  '540': {
    en: 'second, third, first',
    it: 'seconda, terza, prima',
    pl: 'drugi, trzeci, pierwszy',
    ru: 'второй, третий, первый',
  },
  '542': {
    en: 'the drowned door lies east of everything',
    it: 'la porta annegata sta a est di tutto',
    pl: 'utopione drzwi leżą na wschód od wszystkiego',
    ru: 'утонувшая дверь лежит к востоку от всего',
  },
  '549': {
    en: 'ring the second, the third, the first',
    it: 'suona la seconda, la terza, la prima',
    pl: 'uderz w drugi dzwon, w trzeci, w pierwszy',
    ru: 'звонить во второй, в третий, в первый',
  },
  '551': {
    en: 'Count the buoys on the strand again, then walk on the floor of the sea',
    it: 'Le boe della spiaggia torna a contare, poi cammina sul fondo del mare',
    pl: 'Boje na brzegu raz jeszcze przelicz, a potem idź po dnie morza',
    ru: 'Буи на берегу сочти опять, потом ступай по дну морскому',
  },
  '364': {
    en: 'Black glass lies to the north-east, where the light catches; a tunnel mouth opens to the south-east',
    it: 'A nord-est, dove la luce fa presa, c’è il vetro nero; a sud-est, bassa in un muro, si apre la bocca di una galleria',
    pl: 'Na północnym wschodzie, gdzie łapie światło, leży czarne szkło, a na południowym wschodzie, nisko w murze, otwiera się wlot tunelu',
    ru: 'На северо-востоке, где играет свет, лежит чёрное стекло; на юго-востоке, внизу стены, открывается вход в тоннель',
  },
  '370': {
    en: 'A road runs east across it, from the tunnel',
    it: 'Dalla galleria parte una strada che la attraversa verso est',
    pl: 'Biegnie przez nią droga, od tunelu na wschód',
    ru: 'От тоннеля через него идёт на восток дорога',
  },
  '381': {
    en: 'below the ninth mark, run',
    it: 'sotto il nono segno, corri',
    pl: 'poniżej dziewiątego znaku biegiem',
    ru: 'ниже девятой отметки бегите',
  },
  '454': {
    en: 'the door lies east, beyond the yard and the last channel, and one quay to the south is dry',
    it: 'la porta è a est, oltre il cantiere e l’ultimo canale, e a sud c’è una banchina asciutta',
    pl: 'drzwi leżą na wschodzie, za placem i ostatnim kanałem, a jedno nabrzeże na południu jest suche',
    ru: 'дверь лежит на востоке, за двором обломков и последней протокой, а на юге один причал сухой',
  },
  '455': {
    en: 'Second, third, first, says the stone to the ball of your foot, and the ninth hour',
    it: 'Seconda, terza, prima, dice la pietra alla pianta del piede, e l’ora nona',
    pl: 'Drugi, trzeci, pierwszy, mówi kamień do podeszwy, i godzina dziewiąta',
    ru: 'Второй, третий, первый, говорит камень вашей босой ступне, и девятый час',
  },
}

describe('what a reader learns', () => {
  const told = ['F4', 'G3', 'H2', 'J3'].flatMap((section) =>
    rowsOf(section).filter((cells) => Object.values(cells).some((cell) => cell.includes('a reader learns'))),
  )

  test('content.md has these cards tell something', () => {
    expect(told.map((cells) => cells['No.']).toSorted()).toEqual(Object.keys(LEARNED).toSorted())
  })

  test.each(LANGUAGES)('in %s it is in the wording of the card', (language) => {
    for (const cells of told) {
      const { id } = numbered(cells['No.'], cells['Back'] ?? 'green', cells['Title'])
      expect(packs[language].cards[id].story, id).toContain(LEARNED[cells['No.'] ?? '']?.[language])
    }
  })
})
