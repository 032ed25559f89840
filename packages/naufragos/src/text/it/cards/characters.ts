// The characters, in Italian.
import type { Translated } from '../../card-words.ts'
import type { characters as english } from '../../en/cards/characters.ts'

export const characters: Translated<typeof english> = {
  'character/tomasa-quill': {
    title: 'Tomasa Quill',
    mood: 'Undici anni a sfamare novanta marinai con un solo paiolo: mai perso un cucchiaio.',
    role: 'cuoca',
  },
  'character/barnabas-oake': {
    title: 'Barnabas Oake',
    mood: 'Ha la stazza di un argano e più o meno la stessa parlantina.',
    role: 'fuochista',
  },
  'character/ines-ferrolle': {
    title: 'Ines Ferrolle',
    mood: 'Sa dov’è il nord anche a occhi chiusi e di spalle.',
    role: 'navigatrice',
  },
  'character/jory-pentreath': {
    title: 'Jory Pentreath',
    mood: 'Legge l’acqua come gli altri leggono una lettera.',
    role: 'rammendatore di reti',
  },
  'character/maud-castellan': {
    title: 'Maud Castellan',
    mood: 'In ogni tronco caduto vede già una trave.',
    role: 'maestra d’ascia',
  },
  'character/lucian-abara': {
    title: 'Lucian Abara',
    mood: 'Ha perso i ferri del mestiere, non la mano ferma.',
    role: 'chirurgo',
  },
  'character/felicity-marrow': {
    title: 'Felicity Marrow',
    mood: 'Annota tutto, specie quello che gli altri preferirebbero dimenticare.',
    role: 'cronista',
  },
  'character/ansel-drummond': {
    title: 'Ansel Drummond',
    mood: 'Sa stare così fermo che gli uccelli tornano sul ramo.',
    role: 'uccellatore',
  },
}
