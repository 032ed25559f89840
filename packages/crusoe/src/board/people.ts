// The people as a screen draws them: wounds, tokens, abilities, pawns, and what somebody outside has along.
import type { SeenBy } from '@landfall/kernel'
import { freePawns, pawnsOf } from '../actions/pawns.ts'
import { type Ability, CHARACTER_SHEETS, FRIDAY, FRIDAYS_ABILITY } from '../components/characters.ts'
import { peopleIn } from '../group.ts'
import { isCharacter, trackOf } from '../people.ts'
import { type Person, RESOURCES } from '../state.ts'
import { ABILITY_TEXTS } from '../text/abilities.ts'
import { type LanguagePack, titleOf } from '../text/cards.ts'
import { nameOf, personName } from '../text/labels.ts'
import type { Crusoe } from '../types.ts'
import type { BoardAbility, BoardPerson } from './board.ts'
import { stacksIn } from './plan.ts'
import { word } from './words.ts'

type View = SeenBy<Crusoe>

const SECOND_TRY: readonly Ability[] = [{ id: FRIDAYS_ABILITY, cost: FRIDAY.rerollCost }]

export function abilitiesOf(pack: LanguagePack, person: Person): readonly Omit<BoardAbility, 'used'>[] {
  const abilities = person === 'friday' ? SECOND_TRY : isCharacter(person) ? CHARACTER_SHEETS[person].abilities : []
  return abilities.map(({ id, cost }) => ({ id, name: titleOf(pack, id), cost, text: abilityText(pack, id) }))
}

export function abilityText({ index }: LanguagePack, id: string): string {
  return isDescribed(id) ? ABILITY_TEXTS[id][index] : ''
}

function isDescribed(id: string): id is keyof typeof ABILITY_TEXTS {
  return Object.hasOwn(ABILITY_TEXTS, id)
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
        arrows: moraleArrows.map((wound) => ({ wound, covered: sheet.coveredArrows.includes(wound) })),
        determination: sheet.determination,
        specialWounds: sheet.specialWounds.map(({ part, card }) => ({
          id: card,
          name: `${word(pack, part)}: ${titleOf(pack, card)}`,
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

function packOf(view: View, pack: LanguagePack, person: Person): readonly string[] {
  const own = view.outside[person]
  if (own === undefined) return []
  return [
    ...RESOURCES.filter((noun) => own.pack[noun] > 0).map((noun) => pack.say.phrase({ noun, count: own.pack[noun] })),
    ...[...own.discoveries, ...own.treasures].map((id) => nameOf(pack, id)),
  ]
}
