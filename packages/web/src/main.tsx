// The page begins here.
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { startTheme } from './home/settings.ts'
import { registerOffline } from './offline-ready.ts'
import { offlineShelf } from './table/offline.ts'

startTheme()
const page = document.getElementById('app')
if (page !== null) render(<App shelf={offlineShelf()} />, page)
registerOffline()
