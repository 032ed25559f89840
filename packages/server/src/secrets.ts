// What nobody can guess, and what is kept of it.
import { createHash, randomBytes } from 'node:crypto'

/** The name of a table: 128 bits. Nobody guesses it; it has to be told. */
export const newName = (): string => randomBytes(16).toString('base64url')

/** What a member is known by: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Where the luck of a table comes from: 128 bits. */
export const newSeed = (): string => randomBytes(16).toString('hex')

/** What is kept of a secret, or told of a seed before it is: enough to know it again, and nothing more. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
