// The name that one sits down with: what was last used, so that nobody has to type it twice.

const NAME = 'landfall.name'
/** As long as the server takes them. */
export const LONGEST_NAME = 32
export const LONGEST_CHAT = 500

export function lastName(): string {
  return localStorage.getItem(NAME) ?? ''
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME, name)
}
