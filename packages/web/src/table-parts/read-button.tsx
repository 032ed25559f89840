// Beside a card that can be pressed: to read it all the same.
import { Icon } from '../look/icon.tsx'
import { useWords } from '../text/language.ts'
import { useActing } from './acting.ts'
import style from './read-button.module.css'

export function ReadButton({ card, name }: { readonly card: string; readonly name: string }) {
  const words = useWords('table')
  const acting = useActing()
  return (
    <button type="button" class={style.read} aria-label={words.read(name)} onClick={() => acting.read(card)}>
      <Icon name="search" size="1rem" />
    </button>
  )
}
