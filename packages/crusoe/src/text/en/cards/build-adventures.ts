// The Build Adventure cards in English. What is here is wanted in every language.
import type { CardTable } from '../../card-words.ts'

export const cards = {
  'build/accident': { title: 'Accident', event: 'Gangrene', mood: 'The beam moved fast; the leg did not.' },
  'build/breakdown': {
    title: 'Breakdown',
    event: 'After Some Time',
    mood: 'The hammer lies in the sand, and nobody reaches for it.',
  },
  'build/broken-lever': { title: 'Broken Lever', mood: 'A spear shaft makes a fine lever, until it snaps.' },
  'build/broken-tool': { title: 'Broken Tool', mood: 'One dull clink, and the work of days is scrap.' },
  'build/coming-to-terms': {
    title: 'Coming to Terms',
    event: 'Lack of Ideas',
    mood: 'The plans burn well, and that is the best one can say of them.',
  },
  'build/construction': {
    title: 'Construction',
    event: 'Stronger Construction',
    mood: 'For once the posts stand straight; we go back twice to look.',
  },
  'build/cut-head': { title: 'Cut Head', event: 'Headache', mood: 'Blood in the eyes, and twice as stubborn for it.' },
  'build/dangerous-work': { title: 'Dangerous Work', mood: 'The scaffold creaks, and someone must climb it again.' },
  'build/dark-clouds-in-the-sky': {
    title: 'Dark Clouds in the Sky',
    event: 'After the Rain',
    mood: 'The light goes grey, and the first drop lands on the nape.',
  },
  'build/fast-work': {
    title: 'Fast Work',
    event: 'Haste Makes Waste',
    mood: 'Half the knots in half the time, and who counts knots?',
  },
  'build/fear-of-the-beasts': {
    title: 'Fear of the Beasts',
    event: 'Extensive Protection',
    mood: 'After that growl, no spear looks long enough.',
  },
  'build/hard-work': { title: 'Hard Work', mood: 'Hauling logs since dawn, and now the stomach sends its bill.' },
  'build/howling-in-the-bushes': {
    title: 'Howling in the Bushes',
    event: 'The Beast is Here!',
    mood: 'Something out there sings before supper, and we are the supper.',
  },
  'build/hungry-predator': {
    title: 'Hungry Predator',
    event: 'Revisit',
    mood: 'Ribs like barrel hoops, and eyes only for our larder.',
  },
  'build/in-a-hurry': {
    title: 'In a Hurry',
    event: 'Crack',
    mood: 'Something glints beyond the fence; the last nails can wait.',
  },
  'build/laborious-work': {
    title: 'Laborious Work',
    mood: 'The log is heavy, the knots are wet, and the day is short.',
  },
  'build/lack-of-hope': { title: 'Lack of Hope', mood: 'The tide takes our drawings from the sand, and we let it.' },
  'build/monkey-see': {
    title: 'Monkey See',
    event: 'Monkey Do',
    mood: 'They sit in a row, chins in hand, studying how we tie knots.',
  },
  'build/nasty-wound': {
    title: 'Nasty Wound',
    event: 'Infection',
    mood: 'The saw finds an arm; a rag and sea water will have to do.',
  },
  'build/predator-in-the-camp': {
    title: 'Predator in the Camp!',
    event: 'What Goes Around, Comes Around',
    mood: 'It walks past the woodpile as if it paid rent.',
  },
  'build/savings': {
    title: 'Savings',
    event: 'Unsteady Construction',
    mood: 'A few beams fewer, and only the wind will know.',
  },
  'build/sting': { title: 'Sting', event: 'Shivers', mood: 'Such a small thing under the shirt, and such a temper.' },
  'build/tired': {
    title: 'Tired',
    event: 'Quarrel',
    mood: 'The shade is cool, and the others are still carrying beams.',
  },
  'build/tools-inspection': {
    title: 'Tools Inspection',
    event: 'Broken Tools',
    mood: 'Rust on the blade, a crack in the handle, optimism in the report.',
  },
  'build/unmotivated': {
    title: 'Unmotivated',
    event: 'Tools are Breaking',
    mood: 'Another beam, another blister, another reason to sit down.',
  },
  'build/visit-of-a-predator': {
    title: 'Visit of a Predator',
    event: 'Night Visit',
    mood: 'Tooth marks on the basket, and not so much as a thank-you.',
  },
  'build/weak-construction': {
    title: 'Weak Construction',
    event: 'Bash!',
    mood: 'The roof holds, so long as nobody sneezes.',
  },
  'build/windstorm': {
    title: 'Windstorm',
    event: 'Natural Palisade',
    mood: 'The wind picks our fence apart, stake by stake, whistling.',
  },
  'build/you-need-a-bigger-camp': {
    title: 'You Need a Bigger Camp',
    event: 'Enlarging the Camp',
    mood: 'Elbows in the ribs, feet in the fire: we have outgrown the place.',
  },
} satisfies CardTable
