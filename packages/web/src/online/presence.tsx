// Whether somebody is at their screen: a full dot or an open one, and in words for those who listen.
import { useWords } from '../text/language.ts'
import style from './presence.module.css'

export function Presence({ here }: { readonly here: boolean }) {
  const words = useWords('online')
  const said = here ? words.here : words.away
  return <span class={here ? style.here : style.away} role="img" aria-label={said} title={said} />
}
