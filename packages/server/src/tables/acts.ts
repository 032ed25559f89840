// What can be done at a table. Every act is kept under a number, and a table is what comes of its acts, one after another.
import { type Given, isLuck, type Luck, type Translation } from '@landfall/kernel'
import * as z from 'zod'

const member = z.number().int().positive()
const count = z.number().int().nonnegative()
/** The version of the rules under which it was played. Without it: one that did not say so, and was an earlier one. */
const rules = z.number().int().positive().optional()

const Act = z.discriminatedUnion('do', [
  /** A new member. The one who made the table owns it. */
  z.object({
    do: z.literal('joined'),
    member,
    name: z.string(),
    secretHash: z.string(),
    owner: z.literal(true).optional(),
    /** With the owner: how long somebody must be away before others may go on without them. */
    awayHours: z.number().int().positive().optional(),
  }),
  z.object({ do: z.literal('renamed'), member, name: z.string() }),
  z.object({ do: z.literal('sat'), member, seat: z.string(), by: member.optional() }),
  z.object({ do: z.literal('stood'), seat: z.string(), by: member }),
  /** These were there at this time, though they did nothing else; kept rarely. */
  z.object({ do: z.literal('seen'), members: z.array(member) }),
  /** The rights of the owner have passed to this member, because the owner was away too long. */
  z.object({ do: z.literal('inherited'), member, from: member }),
  /** Would make a seat free whose holder has been away too long; the one after which most would makes it free. */
  z.object({ do: z.literal('votedToFree'), member, seat: z.string() }),
  z.object({ do: z.literal('freed'), member, seat: z.string() }),
  /** By the owner, for good. */
  z.object({ do: z.literal('removed'), member, by: member }),
  /** With what chance gave because of it: the table is told again as it was, whatever became of decks and generators. */
  z.object({
    do: z.literal('answered'),
    member,
    seat: z.string(),
    kind: z.string(),
    choice: z.string(),
    /** To the table's question, while the seat had one of its own that it could have been to. */
    table: z.literal(true).optional(),
    luck: z.custom<Luck>(isLuck).optional(),
    /** The game was over with it, and its seed public, whatever later rules make of it. */
    ends: z.literal(true).optional(),
    rules,
  }),
  /** Back at once: only answers of this member were given since, and nothing was revealed. */
  z.object({ do: z.literal('tookBack'), member, to: count, rules }),
  /** Back if all those agree whom it concerns. */
  z.object({ do: z.literal('proposed'), member, to: count, rules }),
  /** The last one to agree takes the answers back. */
  z.object({ do: z.literal('agreed'), member, proposal: count, back: count.optional(), rules }),
  z.object({ do: z.literal('declined'), member, proposal: count }),
  z.object({ do: z.literal('said'), member, text: z.string() }),
  /** The answer of this entry no longer fits the rules, and this member would go on without it and what came after. */
  z.object({ do: z.literal('agreedToGoOn'), member, from: count }),
  /** All who are seated would: what was played from that entry up to here is void. */
  z.object({ do: z.literal('wentOn'), member, from: count }),
  /** Saved the game as it was to a file, with everything that is hidden in it. */
  z.object({ do: z.literal('tookOriginal'), member }),
])
export type Act = z.infer<typeof Act>

/** Whether an act is part of the game itself, and not of the company around it. */
export function isPlay(act: Act): boolean {
  return PLAY.has(act.do)
}

/** The same act, with the version of the rules if it is part of the game. */
export function underRules(act: Act, version: number): Act {
  return act.do === 'answered' || act.do === 'tookBack' || act.do === 'proposed' || act.do === 'agreed'
    ? { ...act, rules: version }
    : act
}

/** Whether it was played under other rules than these. */
export function isOfEarlierRules(act: Act, version: number): boolean {
  return 'rules' in act ? act.rules !== version : isPlay(act)
}

/** What was answered, for the rules. */
export function givenIn({ seat, kind, choice, table, luck }: Extract<Act, { do: 'answered' }>): Given {
  return { seat, kind, choice, ...(table === true ? { table } : {}), luck }
}

/** Who does it, if anybody does. */
export function doerOf(act: {
  readonly do: string
  readonly member?: number
  readonly by?: number | undefined
}): number | undefined {
  return act.by ?? act.member
}

/** Whether members may have other seats after it. */
export function isReseating(act: Act): boolean {
  return RESEATING.has(act.do)
}

const RESEATING: ReadonlySet<Act['do']> = new Set(['sat', 'stood', 'freed', 'removed'])

const PLAY: ReadonlySet<Act['do']> = new Set(['answered', 'tookBack', 'proposed', 'agreed', 'declined'])

/** An act that was kept under an earlier version of the rules, in the names of the current one. */
export function translated(act: Act, translation: Translation): Act {
  switch (act.do) {
    case 'sat':
    case 'stood':
    case 'votedToFree':
    case 'freed':
      return { ...act, seat: translation.seat(act.seat) }
    case 'answered': {
      const { seat, kind, choice, luck } = act
      return { ...act, ...translation.given({ seat, kind, choice, luck }) }
    }
    default:
      return act
  }
}

/** How every act begins that is only talk, as it is written. */
export const TALK = '{"do":"said",'

export const writeAct = (act: Act): string => JSON.stringify(act)

/** Throws if it is none: the database has been damaged, or a newer program has written it. */
export const readAct = (text: string): Act => Act.parse(JSON.parse(text))
