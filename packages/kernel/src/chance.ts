// Chance has names: each die and each deck draws from its own stream, all derived from one seed and kept in the position.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { fourIntegers } from './stream-key.ts'

/** What a die shows or a deck holds. */
export type Face = string | number

/** One scripted result: the face that `chance` gives, or the faces that come first in a `shuffle`. */
export type Scripted = Face | readonly Face[]

/** Luck decided beforehand, by stream. It is part of the journal, so that a scripted game replays too. */
export type Script = { readonly [stream: string]: readonly Scripted[] }

/** How often a stream was drawn from, and the state of its generator. */
interface Stream {
  readonly draws: number
  readonly state: readonly number[]
}

export interface Chance {
  seed: string
  /** Each stream used so far. A stream is replaced, never written to. */
  streams: Record<string, Stream>
  script: Record<string, readonly Scripted[]>
  /** Whether there was a script; without one no draw looks for it. */
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

/**
 * A stream gets a new key after this many draws. Each roll reveals at most one bit of the generator that could go into a
 * system of linear equations. The generator has 128 bits, so seeing a whole block is not enough to predict the next roll.
 */
const DRAWS_PER_KEY = 64

type Generator = ReturnType<typeof xoroshiro128plusFromState>

/** What the next draw comes from, after `draws` draws. */
function generatorAt(chance: Chance, stream: string, draws: number, state: readonly number[]): Generator {
  if (draws % DRAWS_PER_KEY !== 0) return xoroshiro128plusFromState(state)
  // SHA-256 separates the blocks: reconstructing one from its results says nothing about another.
  const block = draws / DRAWS_PER_KEY
  const key = `${chance.seed}/${stream}`
  return xoroshiro128plusFromState(fourIntegers(block === 0 ? key : `${key}#${block}`))
}

const NEW: Stream = { draws: 0, state: [] }

/** Draws from one stream, one after the other: its generator is set up once, and what it comes to is noted at the end. */
export class Drawing {
  readonly chance: Chance
  readonly stream: string
  draws: number
  generator: Generator | undefined = undefined

  constructor(chance: Chance, stream: string) {
    this.chance = chance
    this.stream = stream
    this.draws = (chance.streams[stream] ?? NEW).draws
  }

  /** A whole number from 0 to `sides` - 1. */
  number(sides: number): number {
    if (this.generator === undefined || this.draws % DRAWS_PER_KEY === 0) {
      const { state } = this.chance.streams[this.stream] ?? NEW
      this.generator = generatorAt(this.chance, this.stream, this.draws, state)
    }
    this.draws += 1
    return uniformInt(this.generator, 0, sides - 1)
  }

  face<F extends Face>(faces: readonly F[]): F {
    const { chance, stream } = this
    const scripted = takeScripted(chance, stream)
    if (scripted !== undefined) return faceNamed(stream, faces, scripted)
    if (chance.onlyScripted && faces.length > 1) {
      throw new Error(`chance "${stream}" is drawn from, and the script does not say what it gives`)
    }
    const face = faces[this.number(faces.length)]
    if (face === undefined) throw new Error(`chance "${stream}" has no faces to choose from`)
    return face
  }

  /** Call it when nothing more is drawn. */
  end(): void {
    const { chance, stream, draws, generator } = this
    if (generator !== undefined) chance.streams[stream] = { draws, state: generator.getState() }
  }
}

/** A whole number from 0 to `sides` - 1. */
export function draw(chance: Chance, stream: string, sides: number): number {
  const drawing = new Drawing(chance, stream)
  const drawn = drawing.number(sides)
  drawing.end()
  return drawn
}

export function pick<F extends Face>(chance: Chance, stream: string, faces: readonly F[]): F {
  const drawing = new Drawing(chance, stream)
  const face = drawing.face(faces)
  drawing.end()
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

function shuffleInPlace<F extends Face>(chance: Chance, stream: string, faces: F[]): F[] {
  const drawing = new Drawing(chance, stream)
  for (let end = faces.length - 1; end > 0; end--) {
    const other = drawing.number(end + 1)
    const held = faces[end]
    const swapped = faces[other]
    if (held === undefined || swapped === undefined) continue
    faces[end] = swapped
    faces[other] = held
  }
  drawing.end()
  return faces
}

/** The scripted results that have not been drawn. */
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
