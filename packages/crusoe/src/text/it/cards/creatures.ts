// The Creature cards in Italian.
import type { cards as english } from '../../en/cards/creatures.ts'

export const cards: typeof english = {
  'creature/a-shiny-jewel': {
    title: 'Un Gioiello Luccicante',
    mood: 'Brilla nel buio, e là fuori qualcosa lo rivuole.',
  },
  'creature/bats': { title: 'Pipistrelli', mood: 'Il soffitto si è staccato di colpo e ci è finito tra i capelli.' },
  'creature/big-ape': {
    title: 'Grande Scimmia',
    event: 'Demone Notturno',
    mood: 'Una sagoma sul crinale, ritta, e fin troppo paziente.',
  },
  'creature/bite': { title: 'Morso', mood: 'Chi abita in quel buco va matto per le dita.' },
  'creature/furious-tiger': {
    title: 'Tigre Infuriata',
    mood: 'Ci siamo scusati arretrando, ma le scuse non sono bastate.',
  },
  'creature/giant-snake': {
    title: 'Serpente Gigante',
    mood: 'Il tronco caduto ha preso fiato, e noi non eravamo più lì.',
  },
  'creature/gorilla': {
    title: 'Gorilla',
    event: 'Gorilla nell’Accampamento',
    mood: 'Ci ha sollevati, ci ha riflettuto e ci ha rimessi giù, male.',
  },
  'creature/gremlins': {
    title: 'Gremlin',
    event: 'I Gremlin vi Hanno Scovati',
    mood: 'Piccoli, pieni di denti e con buona memoria per le facce.',
  },
  'creature/savage': {
    title: 'Selvaggio',
    event: 'Caccia Fallita',
    mood: 'Non voleva litigare, solo tutto ciò che avevamo di affilato.',
  },
  'creature/scorpion': { title: 'Scorpione', mood: 'Gli stivali si scuotono prima, dice chi saltella su un piede.' },
  'creature/snake': { title: 'Serpente', mood: 'Aveva avvertito, ma in una lingua che non parliamo.' },
  'creature/spiders': { title: 'Ragni', mood: 'Una mano sul muro, e il muro se ne va zampettando.' },
  'creature/unleashed-beast': {
    title: 'Belva in Libertà',
    mood: 'Un ruggito, e la selvaggina che seguivamo è già oltre i monti.',
  },
}
