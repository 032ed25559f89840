// The people as a screen draws them: wounds, tokens, abilities, pawns, and what somebody outside has along.
import type { ViewOf } from '@landfall/kernel'
import { freePawns, neutralPawnsIn, pawnsOf } from '../actions/pawns.ts'
import { type Ability, CHARACTER_SHEETS, DOG, FRIDAY, FRIDAYS_ABILITY } from '../components/characters.ts'
import { peopleIn } from '../group.ts'
import { isCharacter, trackOf } from '../people.ts'
import { type Person, RESOURCES } from '../state.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { nameOf, personName, titleOf, wordsOf } from '../text/titles.ts'
import type { Crusoe } from '../types.ts'
import type { BoardAbility, BoardPerson, Named } from './board.ts'
import { stacksIn } from './plan.ts'

type View = ViewOf<Crusoe>

const SECOND_TRY: readonly Ability[] = [{ id: FRIDAYS_ABILITY, cost: FRIDAY.rerollCost }]

export function abilitiesOf(pack: LanguagePack, person: Person): readonly Omit<BoardAbility, 'used'>[] {
  const abilities = person === 'friday' ? SECOND_TRY : isCharacter(person) ? CHARACTER_SHEETS[person].abilities : []
  return abilities.map(({ id, cost }) => ({ id, name: titleOf(pack, id), cost, text: abilityText(pack, id) }))
}

/** What an ability does, or what is special about somebody. */
export function abilityText(pack: LanguagePack, id: string): string {
  return wordsOf(pack, id)?.text ?? ''
}

/** In the order in which they sit; Friday last. */
export function peopleOf(view: View, pack: LanguagePack): readonly BoardPerson[] {
  const placed = { plan: stacksIn(view), limits: view.limits }
  return peopleIn(view).flatMap((person) => {
    const sheet = view.people[person]
    if (sheet === undefined) return []
    const { deadlyWound, moraleArrows } = trackOf(person)
    return [
      {
        id: person,
        name: personName(pack, person),
        companion: !isCharacter(person),
        firstPlayer: view.firstPlayer === person,
        outside: view.outside[person] !== undefined,
        wounds: sheet.wounds,
        deadly: deadlyWound,
        arrows: moraleArrows.map((wound) => ({ wound, covered: sheet.markers.some(({ arrow }) => arrow === wound) })),
        determination: sheet.determination,
        specialWounds: sheet.specialWounds.map(({ part, card }) => ({
          id: card,
          name: `${pack.board[part]}: ${titleOf(pack, card)}`,
        })),
        // RC-FRI-08: Friday may try again as long as there are tokens.
        abilities: abilitiesOf(pack, person).map((ability) => ({
          ...ability,
          used: sheet.used.includes(ability.id) && person !== 'friday',
        })),
        // RC-CARD-FASTWORK-01: an Action without pawns leaves nobody with less than none.
        pawns: { free: Math.max(0, freePawns(placed, person)), all: pawnsOf(view, person) },
        pack: packOf(view, pack, person),
      },
    ]
  })
}

/** RC-PLAN-24, RC-DOG-02: the neutral pawns of the group. */
export function helpersOf(view: View, pack: LanguagePack): readonly Named[] {
  const neutral = neutralPawnsIn(view).map(({ id }) => id)
  const ids = [...neutral, ...(view.dog ? [DOG.id] : []), ...view.lentPawns.map(({ pawn }) => pawn)]
  return ids.map((id) => ({ id, name: nameOf(pack, id) }))
}

function packOf(view: View, pack: LanguagePack, person: Person): readonly string[] {
  const own = view.outside[person]
  if (own === undefined) return []
  return [
    ...RESOURCES.filter((noun) => own.pack[noun] > 0).map((noun) => pack.say.phrase({ noun, count: own.pack[noun] })),
    ...[...own.discoveries, ...own.treasures].map((id) => nameOf(pack, id)),
  ]
}
