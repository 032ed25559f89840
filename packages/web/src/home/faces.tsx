// Some of those who play in a game, side by side.
import { Portrait } from '../look/pawn.tsx'
import style from './faces.module.css'

export function Faces({ faces }: { readonly faces: readonly string[] }) {
  return (
    <span class={style.faces}>
      {faces.map((who) => (
        <Portrait key={who} who={who} width="2.1rem" />
      ))}
    </span>
  )
}
