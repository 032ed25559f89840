// Compresses what was built, once and as well as it goes, so that the server need not do it for every visit.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesOf } from './files.ts'

const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'landfall:compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = filesOf(folder).filter((file) => TEXT.test(file))
        await Promise.all(files.map((file) => writeBeside(join(folder, file))))
      },
    },
  }
}

async function writeBeside(path: string): Promise<void> {
  const content = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [small, older] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
  if (small.length < content.length) writeFileSync(`${path}.br`, small)
  if (older.length < content.length) writeFileSync(`${path}.gz`, older)
}
