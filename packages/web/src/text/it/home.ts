// The home page, the frame around it, and the replay bar, in Italian.
import type { HomeWords } from '../../home/words.ts'

export const home: HomeWords = {
  toHome: 'Landfall: pagina iniziale',
  pages: 'Pagine',
  rules: 'Regole',
  language: 'Lingua',
  theme: 'Tema',
  themes: { light: 'Chiaro', dark: 'Scuro', system: 'Come il sistema' },

  whatItIs:
    'Giochi da tavolo di naufraghi, per una serata attorno a un solo schermo: costruite un riparo, scrutate il cielo, dividete l’ultima galletta e resistete insieme finché una vela non spunta all’orizzonte.',
  savedGames: 'Partite salvate',
  keptHere: 'Salvate in questo browser a ogni mossa. Esporta una partita per portarla altrove.',
  won: 'Vinta',
  lost: 'Persa',
  scored: 'Finita',
  goOn: 'Continua',
  watch: 'Guarda il replay',
  goOnFrom: 'Riparti da qui',
  keptAs: 'Il salvataggio resta com’è; quello che giochi da qui diventa una partita a sé.',
  rename: 'Rinomina',
  renameTitle: 'Un nuovo nome',
  renameLabel: 'Nome',
  renameDone: 'Fatto',
  renameNot: 'Annulla',
  exportIt: 'Esporta',
  exportOriginal: 'Esporta l’originale',
  remove: 'Elimina',
  menuOf: (title) => `${title}: altre azioni`,
  removeTitle: 'Eliminare questa partita?',
  removeText: (title) => `«${title}» andrà persa per sempre. Esportala prima, se un giorno potresti rivolerla.`,
  keepIt: 'Conservala',
  notDone: 'Qualcosa è andato storto.',

  loading: 'Diamo un’occhiata allo scaffale…',
  failedTitle: 'Impossibile leggere le partite salvate',
  failedText: 'La causa può essere una finestra privata o il disco pieno. Nulla è stato modificato.',
  tryAgain: 'Riprova',
  emptyTitle: 'Ancora nessuna impronta su questa spiaggia',
  emptyText: 'Inizia una partita: ti aspetterà qui, salvata a ogni mossa.',

  games: 'Giochi',
  newGame: 'Nuova partita',

  bringTitle: 'Importa una partita',
  bringText: 'Scegli un file esportato da Landfall oppure trascinalo in un punto qualsiasi della pagina.',
  chooseFile: 'Scegli un file',
  letGo: 'Lascia qui il file',
  brought: 'La partita è sul tuo scaffale.',
  notBrought: 'Il file non è stato importato.',
  unreadable: 'Non si riesce a leggerlo.',

  about:
    'Landfall è un progetto indipendente di appassionati. Non è affiliato agli editori di questi giochi né approvato da loro.',
  credits: 'Riconoscimenti',
  icons: 'Icone: game-icons.net di Lorc, Delapouite e altri, CC BY 3.0',
  letters: 'Caratteri: Alegreya e Alegreya Sans di Juan Pablo del Peral, SIL Open Font License',

  replay: 'Replay',
  step: (answers, last) => `Mossa ${answers} di ${last}`,
  back: 'Una mossa indietro',
  forward: 'Una mossa avanti',
  play: 'Riproduci',
  pause: 'Pausa',
  speed: 'Velocità',
  leave: 'Esci dal replay',
}
