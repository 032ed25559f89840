// The mode cards, in English. A card that is here is wanted in its deck and in every language.
export const modes = {
  'mode/a-kinder-tide': {
    title: 'A Kinder Tide',
    story:
      'Each morning the sea has left something above the weed: an oar, a dry shirt, a loaf in a cloth. It does not want them back.',
  },
  'mode/the-long-night': {
    title: 'The Long Night',
    story:
      'The bread is cut thin, and the blankets, when counted, are one too few. The morning has been asked, and sends its regrets.',
  },
}
