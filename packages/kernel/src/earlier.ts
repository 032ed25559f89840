// Games that were kept under an earlier version of the rules, in the names of the current one.
import type { Face } from './chance.ts'
import { JournalError } from './errors.ts'
import type { Given, Journal, JournalHead } from './journal.ts'
import { lookup } from './lookup.ts'
import { codeOf, type Gave, isOrder, type Luck, withCodes } from './luck.ts'
import { isRecord } from './plain.ts'

/**
 * What one version of the rules called things that the next version calls otherwise. A former name is never given to
 * anything else, so that a name which is new already stays as it is: a table may have been played under both versions.
 */
export interface FormerNames {
  /** Pieces and seats, former name → new name: in configurations, answers and luck. */
  readonly pieces: { readonly [former: string]: string }
  /** Choices that are not called like a piece, former id → new id: also those whose ids are made of several names. */
  readonly choices?: { readonly [former: string]: string }
}

/** Says what was kept under an earlier version in the names of the current one. */
export interface Translation {
  seat(former: string): string
  /** A configuration or a script. */
  setup<Setup>(former: Setup): Setup
  luck(former: Luck): Luck
  given(former: Given): Given
}

interface Versions {
  readonly version: number
  readonly formerNames?: { readonly [version: number]: FormerNames }
}

/** The translation from a version to the current one: what was renamed after each version between them, in turn. */
export function translationFrom(version: number, { version: current, formerNames = {} }: Versions): Translation {
  const steps: Translation[] = []
  for (let from = version; from < current; from++) {
    const names = formerNames[from]
    if (names !== undefined) steps.push(stepWith(names))
  }
  return {
    seat: (former) => steps.reduce((seat, step) => step.seat(seat), former),
    setup: (former) => steps.reduce((setup, step) => step.setup(setup), former),
    luck: (former) => steps.reduce((luck, step) => step.luck(luck), former),
    given: (former) => steps.reduce((given, step) => step.given(given), former),
  }
}

/** The translation from one version to the next. */
function stepWith({ pieces, choices = {} }: FormerNames): Translation {
  const [known, knownChoices] = [lookup(pieces), lookup(choices)]
  const codes = new Map(Object.entries(pieces).map(([former, name]) => [codeOf(former), codeOf(name)]))
  const name = (former: string): string => known[former] ?? former
  const face = (former: Face): Face => (typeof former === 'string' ? name(former) : former)
  const gave = (former: Gave): Gave => {
    if (!isOrder(former)) return face(former)
    return 'order' in former ? withCodes(former, (code) => codes.get(code) ?? code) : former.map(face)
  }
  const luck = (former: Luck): Luck => former.map(([stream, drawn]) => [stream, gave(drawn)])
  return {
    seat: name,
    setup: (former) => renamed(former, name),
    luck,
    given: (former) => ({
      ...former,
      seat: name(former.seat),
      choice: knownChoices[former.choice] ?? name(former.choice),
      luck: former.luck === undefined ? undefined : luck(former.luck),
    }),
  }
}

/** The head that a journal gets when it goes on under the current version. */
export function currentHead(journal: Journal, version: number, translation: Translation): JournalHead {
  const { answers, luck, marks, takenBack, end, ...head } = journal
  if (head.version === version) return head
  if (head.opening !== undefined) {
    const message = `this game begins at a position of version ${head.version}; these rules are version ${version}`
    throw new JournalError('unknownVersion', message)
  }
  const { config, script } = head
  const named = { ...head, version, config: translation.setup(config) }
  return script === undefined ? named : { ...named, script: translation.setup(script) }
}

/** The same plain data with every text in it renamed. */
function renamed<T>(value: T, name: (former: string) => string): T
function renamed(value: unknown, name: (former: string) => string): unknown {
  if (typeof value === 'string') return name(value)
  if (Array.isArray(value)) return value.map((item) => renamed(item, name))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, renamed(field, name)]))
}
