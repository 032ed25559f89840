// The Explore Adventure cards in Italian.
import type { cards as english } from '../../en/cards/explore-adventures.ts'

export const cards: typeof english = {
  'explore/bamboo': {
    title: 'Bambù',
    event: 'Schianto di Legno',
    mood: 'Leggero, dritto e gratis, peccato per quello scricchiolio.',
  },
  'explore/carcass': {
    title: 'Carcassa',
    event: 'Diarrea',
    mood: 'Qualcuno ci ha lasciato la cena, ma le mosche hanno già iniziato.',
  },
  'explore/cold-wind': {
    title: 'Vento Freddo',
    event: 'Neve',
    mood: 'Il vento è girato e porta odore di ferro e di neve.',
  },
  'explore/dangerous-terrain': { title: 'Terreno Pericoloso', mood: 'Graffi su ogni tronco, e nemmeno uno è vecchio.' },
  'explore/empty-forest': {
    title: 'Foresta Vuota',
    event: 'Predatori Affamati',
    mood: 'Né uccelli né impronte, solo i rametti sotto i nostri stivali.',
  },
  'explore/flu': { title: 'Influenza', event: 'Mal di Gola', mood: 'Tutto questo sole, e il naso che cola lo stesso.' },
  'explore/its-going-to-rain': {
    title: 'Sta per Piovere',
    event: 'Pioggia Battente',
    mood: 'Il fumo striscia a terra e prudono tutte le vecchie cicatrici.',
  },
  'explore/lost': { title: 'Persi', mood: 'Ancora quella palma storta: speriamo che a cena qualcuno ci pensi.' },
  'explore/lost-in-the-thicket': {
    title: 'Persi nella Boscaglia',
    mood: 'Il sentiero non si trova, ma tra le felci luccica qualcosa.',
  },
  'explore/lost-in-the-woods': {
    title: 'Persi nel Bosco',
    mood: 'Ogni albero è sempre lo stesso albero, e ride di noi.',
  },
  'explore/misadventure': {
    title: 'Disavventura',
    event: 'Caviglia Gonfia',
    mood: 'La radice era in bella vista, e questo fa ancora più male.',
  },
  'explore/old-grave': {
    title: 'Vecchia Tomba',
    event: 'Il Ricordo di un Naufrago Morto',
    mood: 'Nessun nome sulla croce, solo tacche di giorni, e poi più niente.',
  },
  'explore/old-hut': {
    title: 'Vecchia Capanna',
    event: 'Il Fantasma di Robinson',
    mood: 'Due piatti in tavola, e su uno non c’è un filo di polvere.',
  },
  'explore/puma': { title: 'Puma!', event: 'Il Puma Attacca!', mood: 'Due occhi gialli sul ramo, e nessuna fretta.' },
  'explore/remains-of-a-settlement': {
    title: 'Resti di un Insediamento',
    event: 'Epidemia',
    mood: 'Porte aperte, zuppa nelle pentole e nessuno a cui chiedere.',
  },
  'explore/ruined-hut': {
    title: 'Capanna in Rovina',
    event: 'Brutti Sogni',
    mood: 'Il tetto è crollato sugli attrezzi, e su chi li aveva fatti.',
  },
  'explore/secret-cave': {
    title: 'Grotta Segreta',
    event: 'Il Risveglio della Belva',
    mood: 'Dal buio esce aria tiepida, regolare come un respiro.',
  },
  'explore/shrine': {
    title: 'Santuario',
    event: 'Incubi',
    mood: 'Fiori freschi sull’altare, e nessuno che possa averli colti.',
  },
  'explore/signs-of-fire': {
    title: 'Tracce di Incendio',
    mood: 'Cenere fino alle caviglie, e un ceppo che fuma ancora, offeso.',
  },
  'explore/storm-on-the-horizon': {
    title: 'Tempesta all’Orizzonte',
    event: 'Tempesta',
    mood: 'Una riga nera sul mare, e tutti i gabbiani puntano a terra.',
  },
  'explore/surprising-discovery': {
    title: 'Scoperta Sorprendente',
    mood: 'Finalmente polvere asciutta, quanto basta per un buon argomento.',
  },
  'explore/swamp': { title: 'Palude', mood: 'Il fango si tiene uno stivale e punta già l’altro.' },
  'explore/theres-something-in-the-air': {
    title: 'C’è Qualcosa nell’Aria',
    event: 'Isola Maledetta',
    mood: 'I grilli hanno smesso tutti insieme, come a un ordine.',
  },
  'explore/thorny-bush': {
    title: 'Cespuglio Spinoso',
    event: 'Braccio Gonfio',
    mood: 'Il cespuglio molla la manica ma si tiene la pelle.',
  },
  'explore/tiger': {
    title: 'Tigre!',
    event: 'La Tigre vi Ha Trovati!',
    mood: 'L’orma si riempie d’acqua proprio mentre la guardiamo.',
  },
  'explore/vipers': { title: 'Vipere!', event: 'Febbre', mood: 'Quello non era un bastone, e nemmeno quello accanto.' },
  'explore/wild-berries': {
    title: 'Bacche Selvatiche',
    event: 'Nausea',
    mood: 'Dolci, viola, abbondanti, e nemmeno un uccello che le becchi.',
  },
  'explore/wild-dog': {
    title: 'Cane Selvatico',
    event: 'Il Cane è Tornato!',
    mood: 'Ha scodinzolato fino all’attimo prima di mordere.',
  },
  'explore/wrong-track': {
    title: 'Sentiero Sbagliato',
    mood: 'Il sentiero finisce tra gli alberi caduti, e con lui la luce.',
  },
}
