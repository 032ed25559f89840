// What can be done at a table. Every act is kept under a number, and a table is what comes of its acts, one after another.
import * as z from 'zod'

const member = z.number().int().positive()
const count = z.number().int().nonnegative()

const Act = z.discriminatedUnion('do', [
  /** A new member. The one who made the table owns it. */
  z.object({
    do: z.literal('joined'),
    member,
    name: z.string(),
    secretHash: z.string(),
    owner: z.literal(true).optional(),
  }),
  z.object({ do: z.literal('renamed'), member, name: z.string() }),
  z.object({ do: z.literal('sat'), member, seat: z.string(), by: member.optional() }),
  z.object({ do: z.literal('stood'), seat: z.string(), by: member }),
  z.object({ do: z.literal('answered'), member, seat: z.string(), question: count, choice: z.string() }),
  /** Back at once: only answers of this member were given since, and nothing was revealed. */
  z.object({ do: z.literal('tookBack'), member, to: count }),
  /** Back if all those agree whom it concerns. */
  z.object({ do: z.literal('proposed'), member, to: count }),
  z.object({ do: z.literal('agreed'), member, proposal: count }),
  z.object({ do: z.literal('declined'), member, proposal: count }),
  z.object({ do: z.literal('said'), member, text: z.string() }),
])
export type Act = z.infer<typeof Act>

export const writeAct = (act: Act): string => JSON.stringify(act)

/** Throws if it is none: the database has been damaged, or a newer program has written it. */
export const readAct = (text: string): Act => Act.parse(JSON.parse(text))
