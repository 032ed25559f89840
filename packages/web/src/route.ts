// Where the player is: the part of the address behind the #, so that any server and no server will do.
import { useEffect, useState } from 'preact/hooks'

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new' }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  | { readonly at: 'rules'; readonly id: string | undefined }

function routeOf(hash: string): Route {
  const [at = '', id] = hash.replace(/^#\/?/, '').split('/')
  switch (at) {
    case 'new':
      return { at }
    case 'play':
    case 'replay':
      return id === undefined || id === '' ? { at: 'home' } : { at, id }
    case 'rules':
      return { at, id }
    default:
      return { at: 'home' }
  }
}

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const changed = (): void => setHash(location.hash)
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [])
  return routeOf(hash)
}
