// What the menu of every table offers.
import type { MenuItem } from '../parts/menu.tsx'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { saveProblemReport } from './problem-report.ts'
import type { ScreenProps } from './screen.ts'
import type { Acts } from './use-acts.ts'

type Given = Pick<ScreenProps, 'id' | 'table' | 'watching' | 'extras' | 'onExport' | 'onSaveAs'>

export function useMenuItems(
  { id, table, watching, extras, onExport, onSaveAs }: Given,
  { open }: Acts,
): (shown: Shown) => readonly MenuItem[] {
  const words = useWords('table')
  return (shown) => [
    { label: words.home, href: '#/' },
    { label: words.rules, href: `#/rules/${shown.game}` },
    { label: words.settings, onPress: () => open({ settings: true }) },
    ...(onSaveAs === undefined ? [] : [{ label: words.saveAs, onPress: () => open({ naming: true }) }]),
    ...(extras?.mayExport === false ? [] : [{ label: words.exportGame, onPress: () => onExport(shown.title) }]),
    ...(table.link === undefined ? [] : [{ label: words.share, onPress: () => open({ sharing: true }) }]),
    ...(extras?.items ?? (watching ? [] : [{ label: words.watch, href: `#/replay/${id}` }])),
    { label: words.reportProblem, onPress: () => void saveProblemReport(table, shown) },
  ]
}
