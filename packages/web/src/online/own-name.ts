// The name that one sits down with: what was last used, so that nobody has to type it twice.
export { isName, LONGEST_NAME } from '@landfall/protocol/names'

const NAME = 'landfall.name'
/** As much as the server takes. */
export const LONGEST_CHAT = 500

export function lastName(): string {
  return localStorage.getItem(NAME) ?? ''
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME, name)
}
