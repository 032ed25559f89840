// What questions are about, and what asks them.
import type { Choice, Question } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import { type About, aboutIn } from '../abouts.ts'
import type { Crusoe } from '../types.ts'
import { plannedLabel, stackLabel } from './labels.ts'
import type { LanguagePack } from './language-pack.ts'
import { personName, titledAs, titleOf } from './titles.ts'

/** The card that is carried out, by the title of the half that is, or else what is used. */
export function askerOf(pack: LanguagePack, { within = {}, optional }: Question): string | undefined {
  const { ability = '', card = ability, phase } = within
  const name = optional === true ? undefined : titledAs(pack, card)
  return name && titleOf(pack, name, phase === 'event' && ability === '' ? 'event' : 'title')
}

export function aboutLabel(pack: LanguagePack, about: Choice<Crusoe['clause']>): string {
  if (about.clause !== undefined) return pack.say.label(about.clause)
  const means = aboutIn(about)
  return means === undefined ? about.id : told(pack, means)
}

function told(pack: LanguagePack, about: About): string {
  const { screen, say } = pack
  switch (about.do) {
    case 'plan':
      return plannedLabel(pack, about)
    case 'resolve':
      return stackLabel(pack, about.stack)
    case 'lack': {
      const { what, missing, wounds, person } = about
      const label = capital(screen.lack(say.phrase({ noun: what }), missing))
      const hurt = wounds === 0 ? '' : ` (${say.phrase({ noun: 'wound', count: wounds })})`
      return `${person === undefined ? '' : `${personName(pack, person)}. `}${label}${hurt}`
    }
    case 'putMarker':
      return capital(pack.markers[about.marker].name)
  }
}
