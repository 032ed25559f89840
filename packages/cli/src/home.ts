// Where this program keeps things when nobody says where.
import { homedir } from 'node:os'
import { join } from 'node:path'

type Environment = { readonly [name: string]: string | undefined }

/** $LANDFALL_HOME, or a folder of our own in the home folder. */
const homeFolder = (environment: Environment): string => environment['LANDFALL_HOME'] || join(homedir(), '.landfall')

export const savesFolder = (environment: Environment): string => join(homeFolder(environment), 'saves')

/** The tables online. */
export const tablesFolder = (environment: Environment): string => join(homeFolder(environment), 'tables')
