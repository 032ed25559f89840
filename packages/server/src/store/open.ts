// Chooses the store: PostgreSQL where there is a URL for it, or else SQLite in the data folder.
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

export interface StorePlace {
  /** The folder for SQLite. */
  readonly data: string
  /** Of PostgreSQL; none if it is empty. It may have a password in it, and is never shown. */
  readonly databaseUrl?: string | undefined
  /** How many bytes the database may take up; without this, as many as there are. */
  readonly disk?: number | undefined
}

/** What a backup needs of a store. */
export type StoreReader = Pick<Store, 'tables' | 'read' | 'expired' | 'close'>

/** For a server: brings the database up to date, and keeps a second server away from the folder. */
export function openStore({ data, databaseUrl, disk }: StorePlace): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl, 'own', disk) : openSqlite(data, 'own', disk)
}

/** For a backup, also while a server runs: changes nothing, and reads older versions as they are. */
export function openReader({ data, databaseUrl }: StorePlace): Promise<StoreReader> {
  return databaseUrl ? openPostgres(databaseUrl, 'read') : openSqlite(data, 'read')
}
