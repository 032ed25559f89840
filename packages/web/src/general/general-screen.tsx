// The table of a game that has no board of its own: what a seat sees, as the game says it.
import type { Shown } from '../table/table.ts'
import { TableFrame } from '../table-parts/frame.tsx'
import type { ScreenProps } from '../table-parts/screen.ts'
import type { Take } from '../table-parts/use-shown.ts'
import style from './general-screen.module.css'

const TAKE: Take<Shown, never> = { shown: (shown) => shown, reveals: () => [] }

export function GeneralScreen(props: ScreenProps) {
  return <TableFrame {...props} take={TAKE} board={({ scene }) => <Scene lines={scene} />} />
}

/** The first line says where we are; the others are as the game sets them. */
function Scene({ lines: [first, ...others] }: { readonly lines: readonly string[] }) {
  return (
    <section class={style.scene}>
      <h2>{first}</h2>
      {others.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </section>
  )
}
