// Light or dark: as the system, until the player chooses. The page wears it as `data-theme`.
import { useEffect, useState } from 'preact/hooks'

export type Theme = 'light' | 'dark' | 'system'

const CHOSEN = 'landfall.theme'
const CHANGED = 'landfall-theme'

function chosenTheme(): Theme {
  const kept = localStorage.getItem(CHOSEN)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function wear(): void {
  const theme = chosenTheme()
  const dark = theme === 'dark' || (theme === 'system' && darkSystem().matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

/** Once, before anything is drawn; follows the system and the other tabs from then on. */
export function startTheme(): void {
  wear()
  darkSystem().addEventListener('change', wear)
  window.addEventListener('storage', ({ key }) => {
    if (key !== CHOSEN) return
    wear()
    dispatchEvent(new Event(CHANGED))
  })
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(CHOSEN)
  else localStorage.setItem(CHOSEN, theme)
  wear()
  dispatchEvent(new Event(CHANGED))
}

export function useTheme(): { readonly theme: Theme; choose(theme: Theme): void } {
  const [theme, setTheme] = useState(chosenTheme)
  useEffect(() => {
    const follow = (): void => setTheme(chosenTheme())
    addEventListener(CHANGED, follow)
    return () => removeEventListener(CHANGED, follow)
  }, [])
  return { theme, choose: chooseTheme }
}
