// Sets everything up and runs one of the built programs of the project: node scripts/run.mjs FILE ARGUMENTS
import { pathToFileURL } from 'node:url'
import { root, setup } from './setup.mjs'

const [file, ...given] = process.argv.slice(2)
setup()
process.chdir(root)
const { main } = await import(pathToFileURL(`${root}${file}`).href)
process.exitCode = await main(given)
