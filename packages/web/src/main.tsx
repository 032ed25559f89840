// The page begins here.
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { GAMES } from './games/index.ts'
import { startTheme } from './home/settings.ts'
import { registerOffline } from './offline-ready.ts'
import { startEngine } from './table/engine.ts'
import { noteUncaughtErrors } from './table/last-error.ts'
import { offlineShelf } from './table/offline.ts'
import { firstLanguage } from './text/language.ts'
import { libraryOf } from './text/library.ts'
import { SCREEN_WORDS } from './text/screen-words.ts'

noteUncaughtErrors()
startTheme()
const page = document.getElementById('app')
const engine = startEngine()
const library = libraryOf(SCREEN_WORDS)
const first = firstLanguage()
await library.load(first)
if (page !== null) {
  render(<App shelf={offlineShelf(engine)} engine={engine} games={GAMES} library={library} first={first} />, page)
}
registerOffline()
