// The bonuses, in Polish.
import type { Translated } from '../../card-words.ts'
import type { bonuses as english } from '../../en/cards/bonuses.ts'

export const bonuses: Translated<typeof english> = {
  'bonus/pell-the-castaway': {
    title: 'Rozbitek Pell',
    story:
      'Policzył cię dwa razy i liczba mu odpowiada. Idzie przodem z kijem, maca grunt i za każdym razem go przeprasza.',
  },
  'bonus/marsh-hound-pup': {
    title: 'Szczenię ogara',
    story: 'Same łapy i przeprosiny. Przynosi ci rzeczy, których nikt nie rzucał.',
  },
  'bonus/fair-wind': {
    title: 'Pomyślny wiatr',
    story: 'Wieje zza twoich pleców i nie oddycha. Odwracasz się, żeby podziękować, a on wciąż jest za tobą.',
  },
  'bonus/the-hermits-errand': {
    title: 'Sprawunek pustelnika',
    story: '„Zanieś światło do kaplicy – mówi i przymyka drzwi na szparę. – Siedzą tam po ciemku, i to moja wina”.',
  },
}
