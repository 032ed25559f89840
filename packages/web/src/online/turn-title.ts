// The title of the browser's tab: a gentle reminder as long as one's own answer is awaited.
import { useEffect } from 'preact/hooks'
import { useWords } from '../text/language.ts'

const TITLE = 'Landfall'

export function useTurnTitle(isMine: boolean): void {
  const { yourTurn } = useWords('online')
  useEffect(() => {
    document.title = isMine ? `• ${yourTurn} – ${TITLE}` : TITLE
    return () => {
      document.title = TITLE
    }
  }, [isMine, yourTurn])
}
