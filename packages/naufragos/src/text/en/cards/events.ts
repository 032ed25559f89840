// The event cards, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const events = {
  'event/clear-horizon': {
    title: 'Clear horizon',
    mood: 'Nothing moves out there, and you can see all of it.',
  },
  'event/crabs-in-the-letters': {
    title: 'Crabs in the letters',
    mood: 'Overnight, ten thousand small engineers have corrected your spelling.',
  },
  'event/ants-in-the-stores': {
    title: 'Ants in the stores',
    mood: 'A black thread runs from the larder to the trees.',
  },
  'event/words-over-rations': {
    title: 'Words over rations',
    mood: 'Nobody shouts, which is worse.',
    options: { 'feed-the-workers-first': 'Feed the workers first', 'equal-shares': 'Equal shares' },
  },
  'event/squall-line': {
    title: 'Squall line',
    mood: 'The rain arrives sideways, all at once.',
  },
  'event/drifting-crates': {
    title: 'Drifting crates',
    mood: 'Boxes knock together in the surf like slow dice.',
  },
  'event/windless-noon': {
    title: 'Windless noon',
    mood: 'Even the insects have gone to lie down.',
  },
  'event/eyes-beyond-the-firelight': {
    title: 'Eyes beyond the firelight',
    mood: 'Two green points, then four, then none.',
  },
  'event/shoal-in-the-bay': {
    title: 'Shoal in the bay',
    mood: "The water boils silver a stone's throw out.",
  },
  'event/wind-takes-the-thatch': {
    title: 'Wind takes the thatch',
    mood: 'You wake under stars that were not invited.',
  },
  'event/something-died-in-the-spring': {
    title: 'Something died in the spring',
    mood: 'The water smells before you see it.',
  },
  'event/tempers': {
    title: 'Tempers',
    mood: 'Three people are not speaking and one is counting.',
    options: { 'talk-it-out': 'Talk it out', 'let-it-rot': 'Let it rot' },
  },
  'event/rats-on-the-ration-line': {
    title: 'Rats on the ration line',
    mood: 'They swam ashore too, it turns out.',
  },
  'event/the-good-day': {
    title: 'The good day',
    mood: 'Warm sand, full sun, an hour with nothing wrong.',
  },
  'event/snapped-haft': {
    title: 'Snapped haft',
    mood: 'The last proper axe handle goes with a sound like a shot.',
  },
  'event/long-rain': {
    title: 'Long rain',
    mood: 'By evening the matches of the world are wet.',
  },
  'event/fruit-drop': {
    title: 'Fruit drop',
    mood: 'A night wind has done the climbing for you.',
  },
  'event/old-letter': {
    title: 'Old letter',
    mood: 'A page in a pocket, still just legible.',
    options: { 'read-it-aloud': 'Read it aloud', 'burn-it': 'Burn it' },
  },
  'event/tremor': {
    title: 'Tremor',
    mood: 'The palms nod without wind.',
  },
  'event/reef-torn-open': {
    title: 'Reef torn open',
    mood: 'Timber you recognise comes in on a rising sea.',
  },
  'event/empty-bellies-full-sky': {
    title: 'Empty bellies, full sky',
    mood: 'So many birds, and all of them out of reach.',
  },
  'event/spring-tide': {
    title: 'Spring tide',
    mood: 'The sea has come up the beach to read what you wrote.',
  },
  'event/rigging-in-the-surf': {
    title: 'Rigging in the surf',
    mood: 'Half a mast on one end, the sea on the other, and you in the middle.',
  },
  'event/a-voice-in-the-dark': {
    title: 'A voice in the dark',
    mood: "It is nobody's, and it gets one name nearly right.",
  },
  'event/the-leaning-palm': {
    title: 'The leaning palm',
    mood: 'It had been meaning to lie down since the day you came.',
  },
  'event/green-water': {
    title: 'Green water',
    mood: 'The pool has grown a skin, and under the skin something blinks.',
  },
  'event/a-stream-through-the-camp': {
    title: 'A stream through the camp',
    mood: 'By noon it has banks, and the air of having been here first.',
    options: { 'save-the-food': 'Save the food', 'save-the-firewood': 'Save the firewood' },
  },
  'event/the-axe-in-the-lagoon': {
    title: 'The axe in the lagoon',
    mood: 'One splash, and nobody looks at anybody.',
  },
  'event/a-whale-on-the-sand': {
    title: 'A whale on the sand',
    mood: 'Supper for a regiment, and you are all the regiment there is.',
    options: { 'cut-until-dark': 'Cut until dark', 'leave-it-to-the-gulls': 'Leave it to the gulls' },
  },
  'event/whispering-about-gold': {
    title: 'Whispering about gold',
    mood: 'Everybody is suddenly very polite.',
    options: { 'pool-it-openly': 'Pool it openly', 'say-nothing': 'Say nothing' },
  },
  'event/long-canoes-offshore': {
    title: 'Long canoes offshore',
    mood: 'Six hulls rest beyond the reef, deciding.',
  },
  'event/the-stern-breaks-up': {
    title: 'The stern breaks up',
    mood: 'All night the reef grinds its teeth.',
  },
  'event/whose-cat-is-it': {
    title: 'Whose cat is it?',
    mood: 'A small question that turns out not to be about the cat.',
    options: { 'nobodys-and-everybodys': "Nobody's and everybody's", 'whoever-fed-it-first': 'Whoever fed it first' },
  },
  'event/it-comes-down-at-night': {
    title: 'It comes down at night',
    mood: 'In the morning the prints go once round each sleeper.',
  },
  'event/the-sickness-spreads': {
    title: 'The sickness spreads',
    mood: 'The same cough from a second bed.',
  },
  'event/the-mountain-clears-its-throat': {
    title: 'The mountain clears its throat',
    mood: 'A cough underfoot, and the parrots leave.',
  },
  'event/a-column-by-day': {
    title: 'A column by day',
    mood: 'A pillar no captain could fail to wonder at.',
    options: { 'send-someone-to-look': 'Send someone to look', 'watch-it-from-the-beach': 'Watch it from the beach' },
  },
  'event/ill-luck': {
    title: 'Ill luck',
    mood: 'Even the ones who do not believe have stopped joking.',
    options: { 'throw-it-in-the-sea': 'Throw it in the sea', 'laugh-it-off': 'Laugh it off' },
  },
  'event/a-knife-at-night': {
    title: 'A knife at night',
    mood: 'Something was cut, and someone was quick.',
  },
  'event/a-fair-share': {
    title: 'A fair share',
    mood: 'He asks it standing up, with his hat off.',
    options: { 'promise-him-a-place': 'Promise him a place', 'cast-him-out': 'Cast him out' },
  },
  'event/hull-down': {
    title: 'Hull down',
    mood: 'Topsails, nothing under them, going the wrong way.',
  },
  'event/the-bird-that-came-back': {
    title: 'The bird that came back',
    mood: "On its leg, your thread; under your thread, someone else's.",
  },
} as const satisfies { readonly [id: string]: CardWords }
