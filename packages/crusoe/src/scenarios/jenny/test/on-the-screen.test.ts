// What the board, the log and the cards show and say of scenario 3.

import type { Scene } from '@landfall/crusoe/testing'
import { LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { packs, voices } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import { readCard } from '../../../board/read-card.ts'
import { planId } from '../../../target.ts'
import { sheet } from '../sheet.ts'
import { explores, inCamp, lifeboat, planning, raft, setup } from './scenes.ts'

describe('what is shown and said', () => {
  const view = (make: typeof setup, scene: Scene = {}) => planning(make, scene).session.view()

  test('RC-SCN3-01 RC-SCN3-04 the sheet shows what is done and how long she can wait', () => {
    for (const language of LANGUAGES) {
      const { scenario, people, inventions } = boardOf(
        view(setup, { ...raft, people: { jenny: { wounds: 4 } } }),
        packs[language],
      )
      expect(people.map(({ id }) => id)).toEqual(['carpenter', 'cook'])
      const [goal, track, nights] = scenario.parts
      expect(goal).toMatchObject({ part: 'list', entries: [{ met: true }, { met: false }, { met: false }] })
      expect(track).toMatchObject({ part: 'track', at: 'explore/jenny/rescue', has: 4, deadly: 11 })
      expect(nights).toMatchObject({ part: 'figure', figure: 3 })
      for (const part of scenario.parts) expect(part.name).not.toBe('')
      expect(scenario.guide.length).toBeGreaterThan(3)
      const boat = inventions.find(({ id }) => id === 'jenny/lifeboat')
      expect(boat?.needs.map(({ met }) => met)).toEqual([false, true, false, false, false])
      const saved = boardOf(view(inCamp, { ...lifeboat, people: { jenny: { wounds: 4 } } }), packs[language])
      expect(saved.scenario.parts.map(({ part }) => part)).toEqual(['list'])
      expect(saved.people.at(-1)).toMatchObject({
        id: 'jenny',
        companion: true,
        firstPlayer: false,
        wounds: 4,
        deadly: 11,
        arrows: [],
        pawns: { free: 1, all: 1 },
      })
      expect(saved.inventions.find(({ id }) => id === 'jenny/lifeboat')?.state).toBe('possible')
    }
  })

  test('RC-SCN3-13 the board names the places that were found', () => {
    const found = explores(6, { lastNumber: 2, numbers: { A1: 5 } }).session.view()
    const names = LANGUAGES.map((language) => {
      const board = boardOf(found, packs[language])
      const named = (space: string) => board.island.find((one) => one.space === space)?.number?.name
      return [named('B2'), named('A1')]
    })
    expect(names).toMatchInlineSnapshot(`
      [
        [
          "Remains of Masts and Spars",
          "5",
        ],
        [
          "Resti di Alberi e Pennoni",
          "5",
        ],
        [
          "Szczątki masztów i rei",
          "5",
        ],
        [
          "Обломки мачт и рей",
          "5",
        ],
      ]
    `)
  })

  test('RC-SCN3-08 the terminal shows her as soon as she is there', () => {
    for (const language of LANGUAGES) {
      const scene = (make: typeof setup) =>
        voices[language].scene(view(make, { people: { jenny: { wounds: 4 } } }), undefined)
      const name = language === 'ru' ? 'Дженни' : 'Jenny'
      const own = (line: string): boolean => line.startsWith(name) && line.includes('████·······')
      expect(scene(inCamp).find(own)?.trimEnd().endsWith('·')).toBe(true)
      expect(scene(setup).find(own)).toBeUndefined()
      expect(scene(setup).join(' ')).toContain(`${name}: ████·······`)
      for (const make of [setup, inCamp]) for (const line of scene(make)) expect(line.length).toBeLessThanOrEqual(80)
    }
  })

  test('RC-SCN3-09 RC-SCN3-10 the log knows that she is a woman', () => {
    const said = LANGUAGES.map((language) => {
      const { log } = voices[language]
      return [
        log({ t: 'wounded', person: 'jenny', by: 2, rule: 'RC-SCN3-04' }),
        log({ t: 'healed', person: 'jenny', by: 1, rule: 'RC-REST-01' }),
        log({ t: 'fightBegan', fighters: ['jenny'], strength: 3 }),
        log({ t: 'jennyRescued' }),
      ]
    })
    expect(said).toMatchInlineSnapshot(`
      [
        [
          "Jenny suffered 2 wounds.",
          "Jenny healed 1 wound.",
          "Jenny fought an enemy of strength 3.",
          "Jenny is safe in camp.",
        ],
        [
          "Jenny ha subito 2 ferite.",
          "Jenny ha curato 1 ferita.",
          "Jenny ha combattuto contro un nemico di forza 3.",
          "Jenny è al sicuro nell’accampamento.",
        ],
        [
          "Jenny otrzymuje 2 rany.",
          "Jenny leczy 1 ranę.",
          "Jenny walczy z Bestią o sile 3.",
          "Jenny jest bezpieczna w Obozie.",
        ],
        [
          "Дженни получила 2 раны.",
          "Дженни излечила 1 рану.",
          "Дженни вступила в бой с врагом силой 3.",
          "Дженни в безопасности, она в лагере.",
        ],
      ]
    `)
  })

  test('RC-SCN3-05 RC-SCN3-07 RC-SCN3-17 RC-SCN3-18 cards say what they do', () => {
    const ids = ['raft', 'lifeboat', 'herbs', 'ruined-hut', 'pistol', 'vines'].map((id) => `jenny/${id}`)
    const read = LANGUAGES.map((language) =>
      [...ids, 'jenny'].map((id) => {
        const { title, mood, parts } = readCard(id, packs[language])
        if (id !== 'jenny') expect(mood).not.toBe('')
        return [title, ...parts].join(' | ')
      }),
    )
    expect(read).toMatchInlineSnapshot(`
      [
        [
          "Raft | Needs: Rope, 2 wood. | From the round after it is built: an Explore Action on the Raft (1 pawn with dice, 2 without) brings Jenny to camp. A “?” or an Adventure token draws no card: whoever resolves the Action suffers 1 wound.",
          "Lifeboat | Needs: Knife, Rope, 6 wood, 4 fur. | It can be built only when Jenny is in camp. When it is ready, you win.",
          "Herbs | In the Night Phase: heal 1 wound of one character.",
          "Ruined Hut | At any time: gain 2 wood.",
          "Pistol | In a fight: raise the weapon level for this fight or check by 3.",
          "Vines | At any time: raise the Palisade by 1.",
          "Jenny | Until she is rescued she suffers 2 wounds every night, and nothing else can reach her. In camp she eats, sleeps and is wounded like everybody; her only pawn can do nothing but Rest. If she dies, the game is lost.",
        ],
        [
          "Zattera | Richiede: Corda, 2 legni. | Dal round successivo alla sua costruzione: un’Azione Esplorazione sulla Zattera (1 pedina con i dadi, 2 senza) porta Jenny all’accampamento. Un «?» o un segnalino Avventura non fa pescare carte: chi risolve l’Azione subisce 1 ferita.",
          "Scialuppa di Salvataggio | Richiede: Coltello, Corda, 6 legni, 4 pellicce. | Si può costruire solo quando Jenny è nell’accampamento. Appena è pronta, avete vinto.",
          "Erbe | Nella Fase Notte: cura 1 ferita di un personaggio.",
          "Capanna in Rovina | In qualsiasi momento: ottieni 2 legni.",
          "Pistola | In combattimento: alza temporaneamente il livello delle Armi di 3.",
          "Rampicanti | In qualsiasi momento: alza il livello della Palizzata di 1.",
          "Jenny | Finché non viene salvata subisce 2 ferite ogni notte, e nient’altro può raggiungerla. Nell’accampamento mangia, dorme e viene ferita come tutti; la sua unica pedina può solo Riposare. Se muore, la partita è persa.",
        ],
        [
          "Tratwa | Wymagania: Lina, 2 drewna. | Od rundy po jej zbudowaniu: Akcja Eksploracji na Tratwie (1 pionek z rzutem, 2 bez rzutu) sprowadza Jenny do Obozu. Zamiast dobierać kartę za „?” lub żeton Przygody, postać wykonująca Akcję otrzymuje 1 ranę.",
          "Łódka | Wymagania: Nóż, Lina, 6 drewna, 4 skóry. | Można ją zbudować dopiero wtedy, gdy Jenny jest w Obozie. Gdy jest gotowa, wygrywacie.",
          "Zioła | W fazie Nocy: wylecz 1 ranę jednej postaci.",
          "Zniszczona chatka | W dowolnym momencie: zyskaj 2 drewna.",
          "Pistolet | Podczas walki: na czas tej walki lub tego sprawdzenia podnieś poziom Broni o 3.",
          "Pnącza | W dowolnym momencie: podnieś poziom Palisady o 1.",
          "Jenny | Dopóki nie zostanie uratowana, odnosi 2 rany każdej nocy i nic innego jej nie dosięga. W Obozie je, śpi i odnosi rany jak wszyscy; jej jedyny pionek może tylko Odpoczywać. Jeśli zginie, gra jest przegrana.",
        ],
        [
          "Плот | Требуется: Верёвка, 2 дерева. | Начиная со следующего раунда после постройки: исследование на «Плоту» (1 фишка с броском кубиков, 2 без броска) доставляет Дженни в лагерь. За «?» или жетон приключения карта не берётся: персонаж, выполняющий действие, получает 1 рану.",
          "Лодка | Требуется: Нож, Верёвка, 6 дерева, 4 шкуры. | Её можно построить, только когда Дженни в лагере. Как только она готова, вы победили.",
          "Травы | В фазе ночи: излечите 1 рану у одного персонажа.",
          "Разрушенная хижина | В любой момент: получите 2 дерева.",
          "Пистоль | В бою: временно повысьте уровень оружия на 3.",
          "Лианы | В любой момент: повысьте уровень частокола на 1.",
          "Дженни | Пока её не спасли, она получает 2 раны каждую ночь, и ничто другое на неё не действует. В лагере она ест, спит и получает раны, как все; её единственная фишка может только отдыхать. Если она погибнет, игра проиграна.",
        ],
      ]
    `)
  })

  test('RC-SCN3-05 the choice is called what it is', () => {
    const labels = LANGUAGES.map((language) => {
      const question = planning(setup, raft).session.questions.find(({ kind }) => kind === 'plan')
      const choice = question?.choices.find(({ id }) => id === planId('explore/jenny/rescue', 'cook'))
      if (question === undefined || choice === undefined) throw new Error('the rescue is not offered')
      return voices[language].choice(choice, question)
    })
    expect(labels).toMatchInlineSnapshot(`
      [
        "Cook: Rescue of Jenny (success 83%, wound 50%, adventure 83%)",
        "Cuoco: Salvataggio di Jenny (successo 83%, ferita 50%, avventura 83%)",
        "Kucharz: Ratunek dla Jenny (sukces 83%, rana 50%, przygoda 83%)",
        "Кок: Спасение Дженни (успех 83 %, рана 50 %, приключение 83 %)",
      ]
    `)
  })

  test('RC-SCN3-01 every ending has words', () => {
    for (const language of LANGUAGES) {
      const { outcome } = voices[language]
      const words = (['goal', 'lastRound', 'jennyDied'] as const).map((why) =>
        outcome({ result: why === 'goal' ? 'won' : 'lost', why, scenario: 'jenny' }),
      )
      expect(new Set(words).size).toBe(3)
      expect(words).not.toContain('')
    }
    expect(sheet.rounds).toBe(8)
  })
})
