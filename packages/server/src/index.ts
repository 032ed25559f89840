// The server of Landfall: hands out the built page, and keeps the tables online.
export { type BackupCount, BackupError, backup, linesOf, restore } from './backup.ts'
export { type Limits, type OnlineOptions, USUAL_LIMITS } from './online.ts'
export { type Proxies, readProxies } from './proxies.ts'
export { LOGS, type Log, PortTakenError, type ServeOptions, type Server, serve } from './serve.ts'
export { OpenError } from './store/errors.ts'
export { openReader, openStore, type StorePlace } from './store/open.ts'
export { type Store, StoreError } from './store/store.ts'
export type { ProgressOf, PublicPosition } from './tables/table-summary.ts'
