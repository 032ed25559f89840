// The switches of the whole page: in which language it speaks, and whether it is light or dark.
import { capital, LANGUAGES, type Language } from '@landfall/tabletop'
import { useId } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Choices } from '../parts/choices.tsx'
import { HalfMoon } from '../parts/signs.tsx'
import { useLanguage, useWords } from '../text/language.ts'
import { type Theme, useTheme } from './settings.ts'
import style from './switches.module.css'

/** Each language is called as it calls itself, so that everybody finds their own. */
function nameOf(language: Language): string {
  return capital(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language)
}

export function LanguageSwitch() {
  const { language, speak } = useLanguage()
  const words = useWords('home')
  const id = useId()
  return (
    <div class={style.language}>
      <label class="said" for={id}>
        {words.language}
      </label>
      <Icon name="language" class={style.globe ?? ''} />
      <select
        id={id}
        class={style.select}
        value={language}
        onChange={({ currentTarget }) => {
          const chosen = LANGUAGES.find((known) => known === currentTarget.value)
          if (chosen !== undefined) speak(chosen)
        }}
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known}>
            {nameOf(known)}
          </option>
        ))}
      </select>
    </div>
  )
}

export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  const words = useWords('home')
  const faces: { readonly [T in Theme]: preact.JSX.Element } = {
    light: <Icon name="sun" />,
    system: <HalfMoon />,
    dark: <Icon name="moon" />,
  }
  const choice = (value: Theme) => ({
    value,
    label: (
      <span class={style.theme} title={words.themes[value]}>
        {faces[value]}
        <span class="said">{words.themes[value]}</span>
      </span>
    ),
  })
  return (
    <Choices
      legend={words.theme}
      quiet
      look="segments"
      choices={[choice('light'), choice('system'), choice('dark')]}
      value={theme}
      onChange={choose}
    />
  )
}
