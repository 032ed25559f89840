// A button in one of four tones, or a link that looks like one.
import type { ComponentChildren, JSX } from 'preact'
import style from './button.module.css'

/** `ember` is the one thing to do next, `paper` any other, `quiet` a word among words, `blood` what cannot be undone. */
type Tone = 'ember' | 'paper' | 'quiet' | 'blood'

interface Look {
  readonly tone?: Tone
  readonly small?: boolean
  readonly children: ComponentChildren
}

interface ButtonProps extends Look, Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'class'> {}

export function Button({ tone = 'paper', small = false, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} class={classOf(tone, small)} {...rest}>
      {children}
    </button>
  )
}

interface LinkButtonProps extends Look, Omit<JSX.AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'class'> {
  readonly href: string
}

export function LinkButton({ tone = 'paper', small = false, children, ...rest }: LinkButtonProps) {
  return (
    <a class={classOf(tone, small)} {...rest}>
      {children}
    </a>
  )
}

function classOf(tone: Tone, small: boolean): string {
  return `${style.button} ${style[tone]}${small ? ` ${style.small}` : ''}`
}
