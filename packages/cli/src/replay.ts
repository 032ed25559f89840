// landfall replay and check: the story of a save, and whether it still replays.
import { type Happened, JournalError } from '@landfall/kernel'
import { type Language, misfitSentence, voiceFor } from '@landfall/tabletop'
import { pluginOf } from './games.ts'
import { readSave } from './saves.ts'
import { readCount, UsageError } from './usage.ts'

export interface ReplayOptions {
  readonly lang: Language
  readonly seat?: string
  readonly to?: string
}

export async function replay(file: string, options: ReplayOptions): Promise<number> {
  const journal = readSave(file)
  const plugin = await pluginOf(journal)
  const { game } = plugin
  const { seat } = options
  const told: { readonly events: readonly Happened[]; readonly answers: number }[] = []
  const listen = { happened: (events: readonly Happened[], answers: number) => told.push({ events, answers }) }
  const { session, misfit } = game.bringBack(journal, { listen })
  const last = session.answers.length
  // A save whose rules have changed may have answers that are not followed any more.
  const to = readCount('--to', options.to ?? String(last), 0, Math.max(last, journal.answers.length))
  const voice = voiceFor((await plugin.speak(options.lang)).voice, session.config)
  const lines: string[] = []
  for (const { events, answers } of told.filter((one) => one.answers <= to)) {
    const given = answers === 0 ? undefined : session.answers[answers - 1]
    if (given !== undefined) {
      // What another seat chose is only known from what came of it.
      const known = seat === undefined || seat === given.seat ? ` → ${given.choice}` : ''
      lines.push(`${String(answers).padStart(4)}  ${voice.seat(given.seat)}: ${given.kind}${known}`)
    }
    for (const event of events) {
      const line = voice.log(seat === undefined ? event : game.told(event, seat))
      if (line !== undefined) lines.push(`      ${line}`)
    }
  }
  if (seat !== undefined && !session.seats.includes(seat)) {
    throw new UsageError(`--seat ${seat}: the seats are ${session.seats.join(', ')}`)
  }
  const finished = session.outcome
  if (to < last) session.rewind(to)
  console.log(lines.join('\n'))
  console.log(['', ...voice.scene(session.view(seat), seat)].join('\n'))
  if (finished !== undefined && to >= last) {
    console.log([voice.outcome(finished), ...(voice.score?.(session.view(seat)) ?? [])].join('\n'))
  }
  if (misfit !== undefined && to >= last) console.log(misfitSentence(voice, misfit))
  return 0
}

export async function check(file: string, options: { readonly json?: boolean }): Promise<number> {
  try {
    const journal = readSave(file)
    const session = (await pluginOf(journal)).game.resume(journal)
    const { game, version } = journal
    const { outcome } = session
    const answers = session.answers.length
    const hash = session.hash()
    if (options.json === true) console.log(JSON.stringify({ ok: true, game, version, answers, hash, outcome }))
    else console.log(`${file}: good. ${game} ${version}, ${answers} answers, position ${hash}`)
    return 0
  } catch (thrown) {
    if (!(thrown instanceof JournalError)) throw thrown
    const { fault, at, message } = thrown
    if (options.json === true) console.log(JSON.stringify({ ok: false, fault, at, message }))
    else console.log(`${file}: ${fault}${at === undefined ? '' : `, good up to answer ${at}`}. ${message}`)
    return 1
  }
}
