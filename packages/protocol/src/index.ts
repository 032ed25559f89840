// What a browser and a server say to each other: messages with their schemas, and patches that keep them small.
export * from './messages.ts'
export { applied, diff, type Json, type Move, type Patch, PatchError } from './patch.ts'
