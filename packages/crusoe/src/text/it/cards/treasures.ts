// The Treasure cards in Italian.
import type { cards as english } from '../../en/cards/treasures.ts'

export const cards: typeof english = {
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': {
    title: 'Amuleto con Ritratto di una Bella Dama',
    mood: 'Sorride come se la nave arrivasse giovedì.',
  },
  'treasure/antique-rapier': { title: 'Stocco Antico', mood: 'Un duello è improbabile, ma una punta resta una punta.' },
  'treasure/backpack': { title: 'Zaino', mood: 'Ci sta di tutto, eppure qualcosa resta sempre fuori.' },
  'treasure/barrel': { title: 'Botte', mood: 'Prima la svuotiamo con cura, poi le troviamo un mestiere serio.' },
  'treasure/blankets': { title: 'Coperte', mood: 'Sanno di canfora e di sentina, ma di più caldo non c’è nulla.' },
  'treasure/bottle-of-wine': {
    title: 'Bottiglia di vino',
    mood: 'Etichetta sparita, tappo ostinato, compagnia accettabile.',
  },
  'treasure/boxes': { title: 'Scatole', mood: 'Coperchi ben chiusi, finalmente, e formiche disoccupate.' },
  'treasure/candles': { title: 'Candele', mood: 'Ora si può martellare anche di notte, per la gioia di chi dorme.' },
  'treasure/captain-stones-spyglass': {
    title: 'Cannocchiale del Capitano Stone',
    mood: 'Il capitano ci vedeva tutto, tranne lo scoglio.',
  },
  'treasure/cave-with-furs': {
    title: 'Grotta con Pellicce',
    mood: 'Qualcuno qui cacciava bene, poi se n’è andato senza pelliccia.',
  },
  'treasure/ceremonial-bowl': {
    title: 'Ciotola Cerimoniale',
    event: 'Maledizione Spezzata',
    mood: 'Bella ciotola, se solo quei volti smettessero di sussurrare.',
  },
  'treasure/compass': { title: 'Bussola', mood: 'L’ago trema, si decide, e per una volta anche noi.' },
  'treasure/crocks': { title: 'Vasellame', mood: 'Sbeccato, brutto, non perde una goccia: ci sarà zuppa.' },
  'treasure/gold': { title: 'Oro!', mood: 'Una fortuna, e nemmeno una bottega per mille miglia.' },
  'treasure/hammock': { title: 'Amaca', mood: 'Dondolando piano, quasi si perdona l’isola.' },
  'treasure/hatchet': { title: 'Accetta', mood: 'Filo intaccato, manico liscio, alberi nervosi.' },
  'treasure/helmet': { title: 'Elmo', mood: 'L’ammaccatura di un altro, proprio dove sarebbe stata la nostra.' },
  'treasure/herbal-mixture': {
    title: 'Mistura di Erbe',
    mood: 'Un sorso, e il domani è qui davanti che saluta con la mano.',
  },
  'treasure/old-clothes': { title: 'Vecchi vestiti', mood: 'Fuori moda, senza bottoni, meravigliosamente pesanti.' },
  'treasure/old-map': {
    title: 'Vecchia Mappa',
    mood: 'C’è la nostra baia: dunque qualcuno sa che questo posto esiste.',
  },
  'treasure/old-rifle': { title: 'Vecchio Fucile', mood: 'Arrugginito, pesante, e con una sola cosa ancora da dire.' },
  'treasure/protective-amulet': {
    title: 'Amuleto Protettivo',
    mood: 'Appeso a un ramo, e il posto ringhia subito un po’ meno.',
  },
  'treasure/ropes': { title: 'Corde', mood: 'Catramate, asciutte, forti: il vento non ci ruberà più un’asse.' },
  'treasure/saber': { title: 'Sciabola', mood: 'Taglia benissimo, anche se non sempre soltanto il nemico.' },
  'treasure/treasure-map': {
    title: 'Mappa del Tesoro',
    mood: 'Una X, un teschio e una macchia che decidiamo di chiamare vino.',
  },
  'treasure/whip': { title: 'Frusta', mood: 'Uno schiocco davanti a noi, e la tagliola morde il vuoto.' },
}
