#!/usr/bin/env node
// The command as npm links it; the program itself is built from src.
import { existsSync } from 'node:fs'

const built = new URL('../dist/main.js', import.meta.url)
if (!existsSync(built)) {
  console.error('landfall is not built yet: run `npm run build` (or `npm start`) in the project first')
  process.exit(2)
}
const { main } = await import(built.href)
process.exitCode = await main(process.argv)
