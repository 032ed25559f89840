import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { stuckFiles } from './scripts/stuck-files.ts'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/src/**/test/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    reporters: ['default', stuckFiles()],
    testTimeout: 120_000,
    maxWorkers: availableParallelism(),
  },
})
