// The long runs: npm run test:long.
import { defineConfig, mergeConfig } from 'vitest/config'
import usual from './vitest.config.ts'

export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: [] } },
  defineConfig({ test: { include: ['packages/*/test/**/*.long.test.ts', 'packages/*/src/**/test/*.long.test.ts'] } }),
)
