// The Explore Adventure cards in English. What is here is wanted in every language.
import type { CardTable } from '../../card-words.ts'

export const cards = {
  'explore/bamboo': {
    title: 'Bamboo',
    event: 'Crack of Broken Wood',
    mood: 'Light, straight and free for the taking, though it creaks a little.',
  },
  'explore/carcass': {
    title: 'Carcass',
    event: 'Diarrhea',
    mood: 'Somebody left us dinner, but the flies sat down first.',
  },
  'explore/cold-wind': {
    title: 'Cold Wind',
    event: 'Snow',
    mood: 'The wind has turned, and it smells of iron and snow.',
  },
  'explore/dangerous-terrain': { title: 'Dangerous Terrain', mood: 'Claw marks on every trunk, and none of them old.' },
  'explore/empty-forest': {
    title: 'Empty Forest',
    event: 'Hungry Predators',
    mood: 'No birds, no tracks, only twigs snapping under our own boots.',
  },
  'explore/flu': {
    title: 'Flu',
    event: 'Sore Throat',
    mood: 'More sunshine than we can stand, and still a runny nose.',
  },
  'explore/its-going-to-rain': {
    title: "It's Going to Rain",
    event: 'Heavy Rain',
    mood: 'The smoke creeps along the ground, and every old scar itches.',
  },
  'explore/lost': { title: 'Lost', mood: 'That crooked palm again; let us hope we are missed at supper.' },
  'explore/lost-in-the-thicket': {
    title: 'Lost in the Thicket',
    mood: 'No path to be found, but something glints among the ferns.',
  },
  'explore/lost-in-the-woods': {
    title: 'Lost in the Woods',
    mood: 'Every tree is the same tree, and it is laughing at us.',
  },
  'explore/misadventure': {
    title: 'Misadventure',
    event: 'Swollen Ankle',
    mood: 'The root was in plain sight, which only makes it hurt more.',
  },
  'explore/old-grave': {
    title: 'Old Grave',
    event: 'Memories of a Dead Castaway',
    mood: 'No name on the cross, only a tally of days that breaks off.',
  },
  'explore/old-hut': {
    title: 'Old Hut',
    event: "Robinson's Ghost",
    mood: 'Two plates on the table, and one of them has no dust on it.',
  },
  'explore/puma': {
    title: 'Puma!',
    event: 'The Puma Attacks!',
    mood: 'Two yellow eyes on the branch, and no hurry in them at all.',
  },
  'explore/remains-of-a-settlement': {
    title: 'Remains of a Settlement',
    event: 'Epidemic',
    mood: 'Doors left open, soup left in the pots, nobody left to ask.',
  },
  'explore/ruined-hut': {
    title: 'Ruined Hut',
    event: 'Bad Dreams',
    mood: 'The roof came down on the tools, and on whoever made them.',
  },
  'explore/secret-cave': {
    title: 'Secret Cave',
    event: 'The Beast Awakens',
    mood: 'Warm air drifts out of the dark, as steady as someone breathing.',
  },
  'explore/shrine': {
    title: 'Shrine',
    event: 'Nightmares',
    mood: 'Fresh flowers on the altar, and nobody here to pick them.',
  },
  'explore/signs-of-fire': {
    title: 'Signs of Fire',
    mood: 'Ash up to the ankles, and one stump still smoking in reproach.',
  },
  'explore/storm-on-the-horizon': {
    title: 'Storm on the Horizon',
    event: 'Storm',
    mood: 'A black line on the sea, and every gull heading inland.',
  },
  'explore/surprising-discovery': {
    title: 'Surprising Discovery',
    mood: 'Dry powder at last, just enough for one good argument.',
  },
  'explore/swamp': { title: 'Swamp', mood: 'The mud keeps one boot and looks hungrily at the other.' },
  'explore/theres-something-in-the-air': {
    title: "There's Something in the Air",
    event: 'Cursed Island',
    mood: 'The crickets stopped all at once, as if told to.',
  },
  'explore/thorny-bush': {
    title: 'Thorny Bush',
    event: 'Swollen Arm',
    mood: 'The bush lets go of the sleeve, but keeps the skin.',
  },
  'explore/tiger': {
    title: 'Tiger!',
    event: 'The Tiger Finds You!',
    mood: 'The paw print is filling with water while we look at it.',
  },
  'explore/vipers': {
    title: 'Vipers!',
    event: 'Fever',
    mood: 'That was not a stick, and neither was the one beside it.',
  },
  'explore/wild-berries': {
    title: 'Wild Berries',
    event: 'Nausea',
    mood: 'Sweet, purple, plentiful, and not one bird is eating them.',
  },
  'explore/wild-dog': {
    title: 'Wild Dog',
    event: 'The Dog is Back!',
    mood: 'It wagged its tail right up to the moment it bit.',
  },
  'explore/wrong-track': {
    title: 'Wrong Track',
    mood: 'The path ends in fallen timber, and the daylight ends with it.',
  },
} satisfies CardTable
