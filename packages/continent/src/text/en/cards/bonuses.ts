// The bonuses, in English. A card that is here is wanted in its deck and in every language.
export const bonuses = {
  'bonus/pell-the-castaway': {
    title: 'Pell the Castaway',
    story:
      'He has counted you twice, and likes the number. He walks in front with a stick, testing the ground, and begs its pardon.',
  },
  'bonus/marsh-hound-pup': {
    title: 'Marsh Hound Pup',
    story: 'All feet and apology. It brings you things that nobody has thrown.',
  },
  'bonus/fair-wind': {
    title: 'Fair Wind',
    story: 'It comes from behind you, and is not breathing. When you turn round to thank it, it is behind you still.',
  },
  'bonus/the-hermits-errand': {
    title: 'The Hermit’s Errand',
    story:
      '‘Take a light to the chapel,’ he says, and shuts the door to a crack. ‘They sit in the dark, and it is my fault.’',
  },
}
