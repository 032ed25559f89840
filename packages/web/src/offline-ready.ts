// Makes the page ready for playing without a network, and brings in a newer build when a page is opened.

/** Call it once, when the page starts. Does nothing where the browser has no service workers, or while developing. */
export function registerOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  // Keeping the files competes with loading them, so it waits until the page is there.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  try {
    const { waiting } = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
    if (isFirst) return
    // Nobody has done anything on a page that has just been opened: the moment to change to the newer build. Other
    // pages that are open change with it, because their files are gone; games are kept after every answer.
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting?.postMessage('take-over')
  } catch (refused) {
    // A browser may forbid keeping things, as in a private window. The game works without.
    console.warn('Landfall cannot be kept for playing offline:', refused)
  }
}
