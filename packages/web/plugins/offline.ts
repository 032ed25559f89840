// Writes sw.js, the service worker of a build, with the list of everything that the build made.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin, transformWithOxc } from 'vite'
import { filesOf } from './files.ts'

const WORKER = fileURLToPath(new URL('service-worker/sw.ts', import.meta.url))

export function offline(): Plugin {
  let folder = ''
  let base = '/'
  return {
    name: 'landfall:offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
      base = config.base
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = filesOf(folder).filter((file) => file !== 'index.html')
        const hash = createHash('sha256')
        for (const file of ['index.html', ...files]) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
        const worker = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER, {
          define: {
            VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
            // The page itself comes first, under the address that people visit.
            FILES: JSON.stringify([base, ...files.map((file) => `${base}${file}`)]),
          },
        })
        const { code } = await minify('sw.js', worker.code)
        writeFileSync(join(folder, 'sw.js'), code)
      },
    },
  }
}
