// Where the player is: the part of the address behind the #, so that any server and no server will do.
import { useEffect, useState } from 'preact/hooks'

export type Route =
  | { readonly at: 'home' }
  /** With the game that was chosen already. */
  | { readonly at: 'new'; readonly game: string | undefined }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  /** A game that is whole in the address, and the move to look at. */
  | { readonly at: 'shared'; readonly packed: string; readonly move: number }
  /** With a game, a section or a rule. */
  | { readonly at: 'rules'; readonly id: string | undefined }
  /** A table online; with a secret, as the member who has it. */
  | { readonly at: 'table'; readonly id: string; readonly secret: string | undefined }
  | { readonly at: 'watch'; readonly id: string }

function routeOf(hash: string): Route {
  const [at = '', id, secret] = hash.replace(/^#\/?/, '').split('/')
  switch (at) {
    case 'shared':
      return { at, packed: id ?? '', move: Number(secret ?? 0) || 0 }
    case 'new':
      return { at, game: id }
    case 'table':
      return id === undefined || id === '' ? { at: 'home' } : { at, id, secret: secret === '' ? undefined : secret }
    case 'play':
    case 'replay':
    case 'watch':
      return id === undefined || id === '' ? { at: 'home' } : { at, id }
    case 'rules':
      return { at, id }
    default:
      return { at: 'home' }
  }
}

/** What the address says. A secret in it is gone from it at once: it stays in no history and on no picture of the screen. */
function takeHash(): string {
  const { hash } = location
  const route = routeOf(hash)
  if (route.at === 'table' && route.secret !== undefined) history.replaceState(null, '', `#/table/${route.id}`)
  return hash
}

export function useRoute(): Route {
  const [hash, setHash] = useState(takeHash)
  useEffect(() => {
    const changed = (): void => setHash(takeHash())
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [])
  return routeOf(hash)
}
