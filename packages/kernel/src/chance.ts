// Chance has names: each die and each deck draws from its own stream, all derived from one seed and kept in the position.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { fourIntegers } from './hash.ts'

/** What a die shows or a deck holds. */
export type Face = string | number

/** One scripted result: a face for `chance`, or for `shuffle` the faces that come first. */
export type Scripted = Face | readonly Face[]

/** Luck decided beforehand, by the name of the stream. Part of the journal, so that a scripted game replays too. */
export type Script = { readonly [stream: string]: readonly Scripted[] }

export interface Chance {
  seed: string
  /** The state of each stream used so far; a tuple is replaced, never written. */
  streams: Record<string, readonly number[]>
  script: Record<string, readonly Scripted[]>
  /** There was a script, so it must be looked at. */
  readonly scripted: boolean
  /** A die that the script does not decide is a mistake. */
  readonly onlyScripted: boolean
}

export function newChance(seed: string, script: Script = {}, onlyScripted = false): Chance {
  return { seed, streams: {}, script: { ...script }, scripted: Object.keys(script).length > 0, onlyScripted }
}

export function copyChance(chance: Chance): Chance {
  const { seed, streams, script, scripted, onlyScripted } = chance
  return { seed, streams: { ...streams }, script: { ...script }, scripted, onlyScripted }
}

/** A whole number from 0 to `sides` - 1. */
export function draw(chance: Chance, stream: string, sides: number): number {
  const generator = generatorOf(chance, stream)
  const drawn = uniformInt(generator, 0, sides - 1)
  chance.streams[stream] = generator.getState()
  return drawn
}

function generatorOf(chance: Chance, stream: string): ReturnType<typeof xoroshiro128plusFromState> {
  // SHA-256 between seed and stream: whoever reconstructs one stream from its results learns nothing of another.
  return xoroshiro128plusFromState(chance.streams[stream] ?? fourIntegers(`${chance.seed}/${stream}`))
}

export function pick<F extends Face>(chance: Chance, stream: string, faces: readonly F[]): F {
  const scripted = takeScripted(chance, stream)
  if (scripted !== undefined) return faceNamed(stream, faces, scripted)
  if (chance.onlyScripted && faces.length > 1) {
    throw new Error(`chance "${stream}" is drawn from, and the script does not say what it gives`)
  }
  const face = faces[draw(chance, stream, faces.length)]
  if (face === undefined) throw new Error(`chance "${stream}" has no faces to choose from`)
  return face
}

export function shuffled<F extends Face>(chance: Chance, stream: string, faces: readonly F[]): F[] {
  const rest = faces.slice()
  const scripted = takeScripted(chance, stream)
  if (scripted === undefined) return shuffleInPlace(chance, stream, rest)
  const first: F[] = []
  for (const wanted of Array.isArray(scripted) ? scripted : [scripted]) {
    const face = faceNamed(stream, rest, wanted)
    rest.splice(rest.indexOf(face), 1)
    first.push(face)
  }
  return first.concat(shuffleInPlace(chance, stream, rest))
}

function shuffleInPlace<F extends Face>(chance: Chance, stream: string, rest: F[]): F[] {
  if (rest.length < 2) return rest
  const generator = generatorOf(chance, stream)
  for (let end = rest.length - 1; end > 0; end--) {
    const other = uniformInt(generator, 0, end)
    const held = rest[end]
    const swapped = rest[other]
    if (held === undefined || swapped === undefined) continue
    rest[end] = swapped
    rest[other] = held
  }
  chance.streams[stream] = generator.getState()
  return rest
}

/** The scripted results that nobody drew. */
export function unusedScript(chance: Chance): Script {
  return { ...chance.script }
}

function takeScripted(chance: Chance, stream: string): Scripted | undefined {
  const script = chance.scripted ? chance.script[stream] : undefined
  if (script === undefined) return undefined
  const [next, ...later] = script
  if (later.length > 0) chance.script[stream] = later
  else delete chance.script[stream]
  return next
}

function faceNamed<F extends Face>(stream: string, faces: readonly F[], wanted: Scripted): F {
  const face = faces.find((candidate) => candidate === wanted)
  if (face !== undefined) return face
  throw new Error(
    `the script of chance "${stream}" wants ${JSON.stringify(wanted)}, which is not among ${JSON.stringify(faces)}`,
  )
}
