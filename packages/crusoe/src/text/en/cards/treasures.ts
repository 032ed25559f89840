// The Treasure cards in English. What is here is wanted in every language.
import type { CardTable } from '../../card-words.ts'

export const cards = {
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': {
    title: 'Amulet with a Portrait of a Beautiful Lady',
    mood: 'She smiles as if our ship were due on Thursday.',
  },
  'treasure/antique-rapier': { title: 'Antique Rapier', mood: 'A duel is unlikely, but a point is still a point.' },
  'treasure/backpack': { title: 'Backpack', mood: 'Room for everything, and still something must be left behind.' },
  'treasure/barrel': { title: 'Barrel', mood: 'First we empty it with great care, then we find it a proper job.' },
  'treasure/blankets': { title: 'Blankets', mood: 'They smell of camphor and bilge, and nothing was ever warmer.' },
  'treasure/bottle-of-wine': {
    title: 'Bottle of Wine',
    mood: 'The label is gone, the cork is stubborn, the company will do.',
  },
  'treasure/boxes': { title: 'Boxes', mood: 'Tight lids at last, and the ants stand about with nothing to do.' },
  'treasure/candles': { title: 'Candles', mood: 'Now we can hammer after dark, to the delight of the sleepers.' },
  'treasure/captain-stones-spyglass': {
    title: "Captain Stone's Spyglass",
    mood: 'The captain saw everything through it, except the reef.',
  },
  'treasure/cave-with-furs': {
    title: 'Cave with Furs',
    mood: 'Someone hunted well here, then walked off without a coat.',
  },
  'treasure/ceremonial-bowl': {
    title: 'Ceremonial Bowl',
    event: 'Overcoming the Curse',
    mood: 'A lovely bowl, if only the faces on it would stop whispering.',
  },
  'treasure/compass': { title: 'Compass', mood: 'The needle trembles, makes up its mind, and for once so do we.' },
  'treasure/crocks': { title: 'Crocks', mood: 'Chipped, ugly, watertight: there will be soup.' },
  'treasure/gold': { title: 'Gold!', mood: 'A fortune, and not a shop for a thousand miles.' },
  'treasure/hammock': { title: 'Hammock', mood: 'Swinging gently, one almost forgives the island.' },
  'treasure/hatchet': { title: 'Hatchet', mood: 'The edge is nicked, the handle worn smooth, the trees nervous.' },
  'treasure/helmet': { title: 'Helmet', mood: "Someone else's dent, exactly where ours would have been." },
  'treasure/herbal-mixture': { title: 'Herbal Mixture', mood: 'One sip, and tomorrow is standing right here, waving.' },
  'treasure/old-clothes': { title: 'Old Clothes', mood: 'Out of fashion, out of buttons, and wonderfully thick.' },
  'treasure/old-map': { title: 'Old Map', mood: 'Our bay is on it, so somebody knows this place exists.' },
  'treasure/old-rifle': { title: 'Old Rifle', mood: 'Rusty, heavy, and with exactly one thing left to say.' },
  'treasure/protective-amulet': {
    title: 'Protective Amulet',
    mood: 'Hung on a branch, it makes the whole place growl a little less.',
  },
  'treasure/ropes': { title: 'Ropes', mood: 'Tarred, dry, strong: the wind will not get another plank from us.' },
  'treasure/saber': { title: 'Saber', mood: 'It cuts superbly, though not always only the other fellow.' },
  'treasure/treasure-map': { title: 'Treasure Map', mood: 'An X, a skull, and a stain we choose to call wine.' },
  'treasure/whip': { title: 'Whip', mood: 'One crack ahead, and the waiting jaws snap shut on nothing.' },
} satisfies CardTable
