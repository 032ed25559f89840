// The diary of a game that keeps one: a button with its name, and a sheet with a page for each part of the story.
import type { DiaryPage } from '@landfall/tabletop'
import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { Shown, Table } from '../table/table.ts'
import style from './diary.module.css'

interface DiaryProps {
  readonly table: Table
  readonly shown: Shown
}

export function Diary({ table, shown: { diary: title } }: DiaryProps) {
  const [pages, setPages] = useState<readonly DiaryPage[] | undefined>(undefined)
  if (title === undefined) return null
  return (
    <>
      <Button onClick={() => void table.diary().then(setPages)}>{title}</Button>
      {pages !== undefined && (
        <Dialog title={title} onClose={() => setPages(undefined)}>
          <div class={style.diary}>
            {pages.map((page) => (
              <section key={page.title}>
                <h3>{page.title}</h3>
                <p>{page.lines.join(' ')}</p>
              </section>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
