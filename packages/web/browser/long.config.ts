// The longest games in a real browser: npm run test:long.
import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

// biome-ignore lint/style/noDefaultExport: the program that plays them expects one.
export default defineConfig(config, { testDir: '.', grep: /@long/, grepInvert: /^$/ })
