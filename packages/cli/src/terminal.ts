// The terminal: arrows, numbers and colour for a person; plain lines for a pipe.
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { isCancel, SelectPrompt } from '@clack/core'
import colours from 'picocolors'
import type { TerminalWords } from './text/words.ts'

type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number }

interface Menu {
  readonly title: string
  readonly entries: readonly string[]
}

export interface Terminal {
  /** Whether a person sits in front of it. */
  readonly interactive: boolean
  write(line: string): void
  heading(line: string): void
  quiet(line: string): void
  /** The index of the chosen entry; nothing, when there is no more input or the person gave up. */
  choose(menu: Menu): Promise<number | undefined>
  /** Wipes what the last player saw. */
  clear(): void
  close(): void
}

export function terminalOf(input: Readable & { isTTY?: boolean }, output: Output, words: TerminalWords): Terminal {
  return input.isTTY === true && output.isTTY === true ? interactive(input, output, words) : plain(input, output, words)
}

function interactive(input: Readable, output: Output, words: TerminalWords): Terminal {
  const write = (line: string): void => {
    output.write(`${line}\n`)
  }
  return {
    interactive: true,
    write: (line) => write(wrapped(line, output.columns ?? 80, 2)),
    heading: (line) => write(`\n${colours.bold(colours.yellow(line))}`),
    quiet: (line) => write(colours.dim(wrapped(line, output.columns ?? 80, 2))),
    async choose({ title, entries }) {
      const options = entries.map((label, value) => ({ value, label }))
      let typed = ''
      const prompt = new SelectPrompt({
        input,
        output,
        options,
        render() {
          const { cursor, state } = this
          const head = `${colours.cyan('◆')} ${colours.bold(title)}`
          if (state === 'submit') return `${head}\n  ${colours.green(entries[cursor] ?? '')}`
          const digits = String(entries.length).length
          const lines = entries.map((entry, i) => {
            const number = String(i + 1).padStart(digits)
            const label = wrapped(entry, output.columns ?? 80, digits + 4)
            return i === cursor ? colours.cyan(`❯ ${number}  ${label}`) : `  ${colours.dim(number)}  ${label}`
          })
          return [head, ...lines, colours.dim(`  ${words.keys}`)].join('\n')
        },
      })
      // A number moves to its entry; a second digit makes it a longer number where there is one.
      prompt.on('key', (char) => {
        if (char === undefined || !/^\d$/.test(char)) {
          typed = ''
          return
        }
        typed = Number(typed + char) <= entries.length ? typed + char : char
        const wanted = Number(typed) - 1
        if (wanted < 0 || wanted >= entries.length) return
        prompt.cursor = wanted
        prompt.value = wanted
      })
      const chosen = await prompt.prompt()
      return isCancel(chosen) ? undefined : chosen
    },
    clear: () => {
      output.write('\u001b[2J\u001b[3J\u001b[H')
    },
    close: () => {},
  }
}

function plain(input: Readable, output: Output, words: TerminalWords): Terminal {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  const lines = reader[Symbol.asyncIterator]()
  const write = (line: string): void => {
    output.write(`${line}\n`)
  }
  return {
    interactive: false,
    write,
    heading: (line) => write(`== ${line}`),
    quiet: write,
    async choose({ title, entries }) {
      write(`? ${title}`)
      for (const [i, label] of entries.entries()) write(`  ${i + 1}) ${label}`)
      for (;;) {
        const { value, done } = await lines.next()
        if (done === true) return undefined
        const text = String(value).trim()
        const wanted = Number(text) - 1
        if (text !== '' && Number.isInteger(wanted) && wanted >= 0 && wanted < entries.length) return wanted
        write(words.notAChoice(text, entries.length))
      }
    },
    clear: () => {},
    close: () => reader.close(),
  }
}

/** Breaks a long line between words, and indents what follows. */
function wrapped(text: string, columns: number, indent: number): string {
  const width = Math.max(20, columns - indent - 1)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join(`\n${' '.repeat(indent)}`)
}
