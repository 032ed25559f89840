// The pictures of docs/screens: npm run screens.
import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

// biome-ignore lint/style/noDefaultExport: the program that takes them expects one.
export default defineConfig(config, { testDir: '.', testMatch: 'screens.ts' })
