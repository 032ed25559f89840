// The diary of the expedition, a page a day: where we were, what we came by, what it cost.

import type { ViewOf } from '@landfall/kernel'
import type { DiaryPage } from '@landfall/tabletop'
import type { CardId } from '../cards/card-ids.ts'
import type { Explorer } from '../components/seats.ts'
import type { Page } from '../state.ts'
import type { Continent } from '../types.ts'
import type { LanguagePack } from './language-pack.ts'

/** The newest page first: today's, which is not over. */
export function diaryPages({ diary, today }: ViewOf<Continent>, pack: LanguagePack): readonly DiaryPage[] {
  const { diary: words } = pack
  const before = diary.map((page, i) => ({ title: words.day(i + 1), lines: [...linesOf(page, pack), words.camped] }))
  return [...before, { title: words.today(diary.length + 1), lines: linesOf(today, pack) }].toReversed()
}

function linesOf({ places, found, states, spent, recovered, actions }: Page, pack: LanguagePack): readonly string[] {
  const { diary: words, explorer } = pack
  const titles = (cards: readonly CardId[]): readonly string[] => [...new Set(cards.map(pack.title))]
  const [place, ...others] = titles(places)
  const sufferers = [...new Set(states.map(({ who }) => who))]
  const statesOf = (who: Explorer): readonly string[] =>
    titles(states.flatMap((state) => (state.who === who ? [state.card] : [])))
  return [
    place === undefined
      ? words.wentNowhere
      : others.length === 0
        ? words.stayed(place)
        : words.went([place, ...others]),
    ...(found.length === 0 ? [] : [words.gained(titles(found))]),
    ...sufferers.map((who) => words.suffered(explorer(who), statesOf(who))),
    words.cost(spent, actions),
    ...(recovered === 0 ? [] : [words.recovered(recovered)]),
  ]
}
