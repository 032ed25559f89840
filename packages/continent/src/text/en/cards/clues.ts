// The clues, in English. A card that is here is wanted in its deck and in every language.
export const clues = {
  'clue/the-drowned-lighthouse': {
    title: 'The Drowned Lighthouse',
    story:
      'Every ninth breath it passes over your bed. Three bells, one door, no light of its own: bring it what was taken from it. The words are inside your left cuff, in a hand you know.',
  },
  'clue/the-borrowed-shadow': {
    title: 'The Borrowed Shadow',
    story:
      'At noon everything on the terraces stands on its own small dark: the jars, the goats, the stones. You cast none. Someone up here is wearing it.',
  },
  'clue/the-salt-choir': {
    title: 'The Salt Choir',
    story:
      'Someone out in the reeds has been humming all day, and has not stopped for breath. The song needs three more voices. It has begun to use yours.',
  },
}
