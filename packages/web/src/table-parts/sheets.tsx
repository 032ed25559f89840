// The sheets that every table can lay over itself: which of several things is meant, language and light, a rule.
import { LanguageSwitch, ThemeSwitch } from '../home/switches.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Why } from '../rules/why.tsx'
import { useWords } from '../text/language.ts'
import type { ChoiceLook } from './question.tsx'
import style from './sheets.module.css'
import type { Acts } from './use-acts.ts'

interface OpenSheetsProps {
  readonly acts: Acts
  readonly look: ChoiceLook
}

export function OpenSheets({ acts: { acting, sheets, open }, look }: OpenSheetsProps) {
  const words = useWords('table')
  const { choosing, settings, rule } = sheets
  return (
    <>
      {choosing.length > 0 && (
        <Dialog title={words.which} size="small" onClose={() => open({ choosing: [] })}>
          <ul class={style.choosing}>
            {choosing.map((pick) => (
              <li key={`${pick.question.id}/${pick.choice.id}`}>
                <Button onClick={() => acting.choose(pick)}>
                  {pick.choice.label} {look.costs(pick.choice)}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {settings && (
        <Dialog title={words.settings} size="small" onClose={() => open({ settings: false })}>
          <div class={style.settings}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </Dialog>
      )}
      {rule !== undefined && <Why rule={rule} onClose={() => open({ rule: undefined })} />}
    </>
  )
}
