// The abilities of the characters, and Friday's in Italian.
import type { cards as english } from '../../en/cards/abilities.ts'

export const cards: typeof english = {
  'ability/a-new-idea': { title: 'Una Nuova Idea', text: 'Pesca 5 Invenzioni dal mazzo e mettine una sulla plancia.' },
  'ability/craftsmanship': { title: 'Maestria', text: 'Rilancia un dado di una tua Azione Costruzione.' },
  'ability/defensive-plan': {
    title: 'Piano di difesa',
    text: 'Alza di 1 il livello delle Armi oppure, se il Riparo è stato costruito, quello della Palizzata.',
  },
  'ability/economical-construction': {
    title: 'Costruzione Economica',
    text: 'Una tua Azione richiede 1 legno in meno.',
  },
  'ability/frenzy': {
    title: 'Frenesia',
    text: 'In un combattimento durante una tua Azione il livello delle Armi vale 3 in più.',
  },
  'ability/grandmas-recipe': {
    title: 'Ricetta della nonna',
    text: 'Scarta anche 1 cibo e cura 2 ferite a un personaggio oppure 1 ferita ciascuno a due personaggi.',
  },
  'ability/handyman': {
    title: 'Tuttofare',
    text: 'In questo round una pedina neutrale fa da supporto a una tua Azione Costruzione.',
  },
  'ability/hooch': {
    title: 'Sciacquabudella',
    text: 'Nella Fase Meteo ignora 1 nuvola di pioggia oppure considera 1 nuvola di neve come pioggia.',
  },
  'ability/lucky': { title: 'Fortunato', text: 'Rilancia un dado di una tua Azione Esplorazione.' },
  'ability/motivational-speech': { title: 'Discorso Motivazionale', text: 'Il morale sale di 1.' },
  'ability/reconnaissance': {
    title: 'Ricognizione',
    text: 'Guarda le prime 3 tessere Isola, rimescolane due nella pila e metti la terza in cima.',
  },
  'ability/scouting': { title: 'Ricerca', text: 'Pesca 2 segnalini Scoperta e tienine uno.' },
  'ability/scrounger': { title: 'Scroccone', text: 'Rilancia un dado di una tua Azione Raccolta.' },
  'ability/stone-soup': { title: 'Zuppa di sassi', text: 'Ottieni 1 cibo.' },
  'ability/the-hunt': {
    title: 'La Caccia',
    text: 'Metti in cima al mazzo di Caccia, senza guardarla, la prima carta del mazzo Belva.',
  },
  'ability/tracking': {
    title: 'Pattuglia',
    text: 'Guarda la prima carta del mazzo di Caccia e rimettila in cima o in fondo.',
  },
  'friday/second-try': { title: 'Secondo Tentativo', text: 'Rilancia un dado di un’Azione risolta da Venerdì.' },
}
