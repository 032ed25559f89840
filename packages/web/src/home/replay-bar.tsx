// The bar under a game that is watched: a line through all moves, steps, and playing by itself.
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Choices } from '../parts/choices.tsx'
import sea from '../parts/on-sea.module.css'
import { Cross } from '../parts/signs.tsx'
import type { Replay } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './replay-bar.module.css'

export interface ReplayBarProps {
  /** The position that is shown, and how many there are. */
  readonly answers: number
  readonly last: number
  readonly replay: Replay | undefined
  onGoTo(answers: number): void
  onShare?(): void
  /** Begins a game of its own here. */
  onPlayOn?(): void
  onClose(): void
}

const SPEEDS = ['1', '2', '4'] as const
type Speed = (typeof SPEEDS)[number]

/** How long a move is looked at, at the usual speed. */
const LOOK_MS = 1600

export function ReplayBar({ answers, last, replay, onGoTo, onShare, onPlayOn, onClose }: ReplayBarProps) {
  const words = useWords('home')
  const [speed, setSpeed] = useState<Speed>('1')
  const { playing, play, step, goTo } = usePlaying({ answers, last, onGoTo }, speed)
  return (
    <section class={style.bar} aria-label={words.replay}>
      <p class={style.move}>{replay?.move}</p>
      <div class={style.buttons}>
        <button type="button" class={style.button} aria-disabled={answers === 0} onClick={() => step(-1)}>
          <Icon name="stepBack" title={words.back} />
        </button>
        <button type="button" class={`${style.button} ${style.play}`} onClick={play}>
          <Icon name={playing ? 'pause' : 'play'} title={playing ? words.pause : words.play} />
        </button>
        <button type="button" class={style.button} aria-disabled={answers >= last} onClick={() => step(1)}>
          <Icon name="stepForward" title={words.forward} />
        </button>
      </div>
      <label class={style.line}>
        <span class={style.where}>{words.step(answers, last)}</span>
        <input
          class={style.range}
          type="range"
          min={0}
          max={last}
          step={1}
          value={answers}
          aria-valuetext={[words.step(answers, last), chapterAt(replay, answers)].join(', ')}
          onInput={({ currentTarget }) => goTo(currentTarget.valueAsNumber)}
        />
        <span class={style.chapters} aria-hidden="true">
          {replay?.chapters.map(({ answers: at, text }) => (
            <span
              key={at}
              class={style.chapter}
              style={{ left: `${last === 0 ? 0 : (100 * at) / last}%` }}
              title={text}
            />
          ))}
        </span>
      </label>
      <div class={sea.onSea}>
        <Choices<Speed>
          legend={words.speed}
          quiet
          look="segments"
          choices={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          value={speed}
          onChange={setSpeed}
        />
      </div>
      <div class={style.deeds}>
        {onPlayOn !== undefined && (
          <button type="button" class={style.deed} onClick={onPlayOn}>
            {words.playOn}
          </button>
        )}
        {onShare !== undefined && (
          <button type="button" class={style.deed} onClick={onShare}>
            {words.share}
          </button>
        )}
      </div>
      <button type="button" class={`${style.button} ${style.close}`} aria-label={words.leave} onClick={onClose}>
        <Cross />
      </button>
    </section>
  )
}

/** The round or phase that a move belongs to. */
function chapterAt(replay: Replay | undefined, answers: number): string {
  return replay?.chapters.findLast((chapter) => chapter.answers <= answers)?.text ?? ''
}

interface Playing {
  readonly playing: boolean
  play(): void
  step(by: number): void
  goTo(answers: number): void
}

/** Moves along the line: by itself, step by step, or to a place. */
function usePlaying(
  { answers, last, onGoTo }: Pick<ReplayBarProps, 'answers' | 'last' | 'onGoTo'>,
  speed: Speed,
): Playing {
  const [playing, setPlaying] = useState(false)
  const atEnd = answers >= last

  function goTo(wanted: number): void {
    setPlaying(false)
    const to = Math.max(0, Math.min(last, wanted))
    if (to !== answers) onGoTo(to)
  }

  function play(): void {
    // At the end, playing means once more from the start.
    if (!playing && atEnd) onGoTo(0)
    setPlaying(!playing)
  }

  useEffect(() => {
    if (!playing) return
    if (atEnd) return setPlaying(false)
    const timer = setTimeout(() => onGoTo(answers + 1), LOOK_MS / Number(speed))
    return () => clearTimeout(timer)
  }, [playing, answers, atEnd, speed])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target)) return
      if (event.key === 'ArrowLeft') goTo(answers - 1)
      else if (event.key === 'ArrowRight') goTo(answers + 1)
      else if (event.key === 'Home') goTo(0)
      else if (event.key === 'End') goTo(last)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  return { playing, play, step: (by) => goTo(answers + by), goTo }
}

/** Where arrows mean something else: in a field, in a group of choices, in an open dialog. */
function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog, [role="menu"]') !== null
}
