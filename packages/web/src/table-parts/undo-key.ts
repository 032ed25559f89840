// Ctrl+Z, or ⌘Z: presses the button that takes back the last answer, wherever a table has it.
import { useEffect } from 'preact/hooks'

/** As it stands beside what the button says. */
export function undoKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘Z' : 'Ctrl+Z'
}

/** As long as there is something to take back. */
export function useUndoKey(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (undo === undefined) return
    const pressed = (event: KeyboardEvent): void => {
      if (!isUndo(event) || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [undo])
}

/** Where the letters are not Latin, it is the key at the place of Z. Held down it does not go on: each undo is a decision. */
function isUndo({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent): boolean {
  const isZ = key.toLowerCase() === 'z' || (code === 'KeyZ' && !/^[a-z]$/i.test(key))
  return isZ && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat
}

/** A text field takes back what was typed into it. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, [contenteditable]')
}
