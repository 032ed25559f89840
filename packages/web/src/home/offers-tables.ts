// Whether the server that this page came from keeps tables online. Any other, and no network, offers none.
import { useEffect, useState } from 'preact/hooks'

export function useOffersTables(): boolean {
  const [offers, setOffers] = useState(false)
  useEffect(() => {
    let wanted = true
    asked().then(
      (answer) => wanted && setOffers(answer),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [])
  return offers
}

async function asked(): Promise<boolean> {
  if (!navigator.onLine) return false
  const { ok, headers } = await fetch(`${import.meta.env.BASE_URL}healthz`, { method: 'HEAD' })
  // A server of plain files may answer everything with its page.
  return ok && headers.get('content-type')?.includes('json') === true
}
