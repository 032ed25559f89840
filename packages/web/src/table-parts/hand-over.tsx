// Between two seats that share a screen: the curtain, and over it what everybody may see of the last answer.
import { Why } from '../rules/why.tsx'
import type { Shown, Table } from '../table/table.ts'
import { Curtain } from './curtain.tsx'
import { Reveals } from './reveals.tsx'
import type { RevealLook } from './slots.ts'
import type { Acts } from './use-acts.ts'

interface HandOverProps<Reveal> {
  readonly shown: Shown
  /** The seat that gets the screen. */
  readonly to: string
  readonly table: Table
  readonly acts: Acts
  readonly reveals: readonly Reveal[]
  readonly reveal: RevealLook<Reveal> | undefined
  onLooked(): void
}

export function HandOver<Reveal>({ shown, to, table, acts, reveals, reveal, onLooked }: HandOverProps<Reveal>) {
  const { rule } = acts.sheets
  return (
    <>
      <Curtain
        seat={shown.seats.find((seat) => seat.id === to) ?? { id: to, name: to }}
        title={shown.title}
        refused={acts.refused}
        onUndo={shown.undo === 'atOnce' ? () => acts.act(table.undo()) : undefined}
        onTaken={() => acts.act(table.look(to))}
      />
      {reveal !== undefined && reveals.length > 0 && (
        <Reveals key={shown.answers} reveals={reveals} {...reveal} onDone={onLooked} />
      )}
      {rule !== undefined && <Why rule={rule} onClose={() => acts.open({ rule: undefined })} />}
    </>
  )
}
