// The curses, in English. A card that is here is wanted in its deck and in every language.
export const curses = {
  'curse/death-keeps-pace': {
    title: 'Death Keeps Pace',
    story: 'Somebody walks behind you at exactly your speed, and has not once been late.',
  },
  'curse/the-drowned-lighthouse': {
    title: 'The Drowned Lighthouse',
    story: 'For one breath you are lit from below, and your hands stop to be looked at.',
  },
  'curse/the-borrowed-shadow': {
    title: 'The Borrowed Shadow',
    story: 'Your hand comes down, and nothing on the ground comes up to meet it.',
  },
  'curse/the-salt-choir': {
    title: 'The Salt Choir',
    story: 'You count to three, and what comes out on three is the chorus.',
  },
}
