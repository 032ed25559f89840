// The sign of Landfall: a palm over a wave, and the word. As large as the letters it stands among.
import look from './logo.module.css'

export function Logo({ class: className }: { readonly class?: string }) {
  return (
    <span class={[look.logo, className].filter(Boolean).join(' ')}>
      <svg class={look.sign} viewBox="0 0 100 100" aria-hidden="true">
        <g class={look.palm}>
          <path d="M50 76C56 60 56 46 49 32L55 30C64 44 66 60 62 76C58 79 54 79 50 76Z" />
          <path d="M52 32C42 18 26 14 10 24C24 22 36 26 47 37Z" />
          <path d="M52 32C36 28 22 36 16 54C27 42 38 37 51 38Z" />
          <path d="M52 32C44 18 46 8 58 0C58 12 58 20 56 31Z" />
          <path d="M52 32C62 16 78 12 92 22C78 22 66 27 57 37Z" />
          <path d="M52 32C68 28 82 38 86 56C76 43 66 38 53 38Z" />
        </g>
        <path class={look.wave} d="M4 82Q15.5 72 27 82T50 82T73 82T96 82" />
        <path class={look.waveFaint} d="M15.5 94Q27 84 38.5 94T61.5 94T84.5 94" />
      </svg>
      <span>Landfall</span>
    </span>
  )
}
