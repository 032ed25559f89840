// landfall backup and landfall restore: all tables online into a file, and back.
import { createReadStream } from 'node:fs'
import { access, type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type BackupCount, backup, linesOf, openReader, openStore, restore, type StorePlace } from '@landfall/server'
import { tablesFolder } from './home.ts'
import { UsageError } from './usage.ts'

interface PlaceChoice {
  readonly data?: string
  readonly database?: string
}

/** The server may be running. */
export async function backUp({ to, ...place }: PlaceChoice & { readonly to: string }): Promise<number> {
  const store = await openReader(placeOf(place))
  try {
    const { damaged, ...count } = await written(to, (write) => backup(store, write))
    console.log(`Backed up ${told(count)} to ${to}`)
    for (const { message } of damaged) console.error(`landfall: ${message}; the backup has what came before`)
    return damaged.length === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}

/** Into a folder that no server uses, or into a PostgreSQL. */
export async function restoreFrom({ from, ...place }: PlaceChoice & { readonly from: string }): Promise<number> {
  await access(from).catch(cannot('read', from))
  const store = await openStore(placeOf(place))
  try {
    const { restored, skipped } = await restore(store, () => linesOf(textOf(from)))
    const rest = skipped === 0 ? '' : `; those that were there already: ${skipped}`
    console.log(`Restored ${told(restored)} from ${from}${rest}`)
  } finally {
    await store.close()
  }
  return 0
}

/** In pieces. */
async function* textOf(file: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(file, 'utf8')
  } catch (thrown) {
    cannot('read', file)(thrown)
  }
}

function placeOf({ data, database }: PlaceChoice): StorePlace {
  return { data: data ?? tablesFolder(process.env), databaseUrl: database ?? process.env['DATABASE_URL'] }
}

function told({ tables, entries }: BackupCount): string {
  return `${tables} tables with ${entries} entries`
}

/** Written beside and moved into place when the disk has it: a crash leaves the old file or the new one, never half of one. */
async function written<T>(file: string, fill: (write: (text: string) => Promise<void>) => Promise<T>): Promise<T> {
  const beside = `${file}.${process.pid}.tmp`
  const handle = await open(beside, 'w', 0o600).catch(cannot('write', file))
  try {
    const result = await synced(handle, () => fill((text) => handle.appendFile(text)))
    await rename(beside, file)
    await synced(await open(dirname(file)), async () => {})
    return result
  } catch (thrown) {
    await rm(beside, { force: true })
    throw thrown
  }
}

async function synced<T>(handle: FileHandle, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    await handle.sync()
    return result
  } finally {
    await handle.close()
  }
}

function cannot(what: string, file: string): (thrown: unknown) => never {
  return (thrown) => {
    throw new UsageError(`cannot ${what} ${file}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
}
