// The page begins here.
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { GAMES } from './games/index.ts'
import { startTheme } from './home/settings.ts'
import { registerOffline } from './offline-ready.ts'
import { pageEngines } from './table/engines.ts'
import { offlineShelf } from './table/offline.ts'

startTheme()
const page = document.getElementById('app')
const engines = pageEngines()
if (page !== null) render(<App shelf={offlineShelf(engines)} engines={engines} games={GAMES} />, page)
registerOffline()
