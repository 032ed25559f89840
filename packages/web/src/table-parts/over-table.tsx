// What lies over a table: cards and dice that were just seen, the end, a card that is read, and the other sheets.
import { NameDialog } from '../parts/name-dialog.tsx'
import { Sharing } from '../sharing/sharing.tsx'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { CardDialog } from './card-dialog.tsx'
import { EndDialog } from './end.tsx'
import type { ChoiceLook } from './question.tsx'
import { Reveals } from './reveals.tsx'
import { OpenSheets } from './sheets.tsx'
import type { FrameProps } from './slots.ts'
import type { Acts } from './use-acts.ts'

type OverTableProps<S extends Shown, Reveal> = FrameProps<S, Reveal> & {
  readonly acts: Acts
  readonly look: ChoiceLook
  /** What the table shows. */
  readonly shown: S
  /** The newest position, which may be ahead of it. */
  readonly newest: S
  /** What nobody has looked at yet. */
  readonly reveals: readonly Reveal[]
  /** The position that it comes after. */
  readonly after: number | undefined
  onLooked(): void
  /** The end was put away. */
  readonly looking: boolean
  onLookAround(): void
}

export function OverTable<S extends Shown, Reveal>(props: OverTableProps<S, Reveal>) {
  const { table, watching, extras, aboutCard, reveal, acts, look, shown, newest, reveals, after, looking } = props
  const words = useWords('table')
  const { card } = acts.sheets
  const { outcome } = newest
  return (
    <>
      {reveal !== undefined && reveals.length > 0 && (
        <Reveals key={after} reveals={reveals} {...reveal} onDone={props.onLooked} />
      )}
      {reveals.length === 0 && outcome !== undefined && !looking && !watching && (
        <EndDialog {...props} shown={newest} outcome={outcome} onPutAway={props.onLookAround} />
      )}
      {card !== undefined && (
        <CardDialog id={card} table={table} onClose={() => acts.open({ card: undefined })}>
          {aboutCard?.(card, shown)}
        </CardDialog>
      )}
      <OpenSheets acts={acts} look={look} />
      {acts.sheets.naming && props.onSaveAs !== undefined && (
        <NameDialog
          title={words.saveAs}
          hint={words.saveAsHint}
          label={words.saveName}
          yes={words.saveIt}
          no={words.saveNot}
          onName={(name) => {
            acts.open({ naming: false })
            props.onSaveAs?.(name)
          }}
          onClose={() => acts.open({ naming: false })}
        />
      )}
      {acts.sheets.sharing && table.link !== undefined && (
        <Sharing
          move={newest.answers}
          link={table.link}
          onExport={() => props.onExport(newest.title)}
          onClose={() => acts.open({ sharing: false })}
        />
      )}
      {extras?.over}
    </>
  )
}
