// The bonuses, in Italian.
import type { Translated } from '../../card-words.ts'
import type { bonuses as english } from '../../en/cards/bonuses.ts'

export const bonuses: Translated<typeof english> = {
  'bonus/pell-the-castaway': {
    title: 'Pell il naufrago',
    story:
      'Ti conta due volte, e il numero gli piace. Cammina davanti con un bastone, saggia il terreno, e gli chiede scusa.',
  },
  'bonus/marsh-hound-pup': {
    title: 'Cucciolo di palude',
    story: 'Tutto zampe e scuse. Ti riporta cose che nessuno ha lanciato.',
  },
  'bonus/fair-wind': {
    title: 'Vento buono',
    story: 'Ti arriva alle spalle, e non respira. Ti volti a ringraziarlo, e ce l’hai ancora alle spalle.',
  },
  'bonus/the-hermits-errand': {
    title: 'La commissione dell’eremita',
    story:
      '«Porta un lume alla cappella» dice, e accosta la porta fino a una fessura. «Stanno al buio, ed è colpa mia.»',
  },
}
