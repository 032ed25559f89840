// The quest items, in English. A card that is here is wanted in its deck and in every language.
export const quests = {
  'quest/perpetuas-log': {
    title: 'Perpetua’s Log',
    story:
      'Soundings, rations, weather, and a page left clean. The last entry is under tomorrow’s date: ‘Rang the bells, second, third, first, and the water stood still.’',
  },
  'quest/bell-clapper': {
    title: 'Bell Clapper',
    story:
      'A tongue of bronze, bitten. Slung over the shoulder it swings at every third step, and strikes nothing with great care.',
  },
  'quest/keepers-answer': {
    title: 'Keeper’s Answer',
    story:
      'Three short, one long, and then your initials. The rest is spelled out slowly, as for a beginner: the drowned door lies east of everything.',
  },
  'quest/cracked-sextant': {
    title: 'Cracked Sextant',
    story:
      'It measures the height of the sun above where the sun was. The tables in the lid have been corrected to agree.',
  },
  'quest/harbour-key': {
    title: 'Harbour Key',
    story:
      'Iron, with river weed dried in its teeth. The label says, in the harbour master’s hand, ‘not the harbour’, underlined for someone who kept trying.',
  },
  'quest/tide-tally': {
    title: 'Tide Tally',
    story: 'Chalk on slate, tide under tide, from a grave with its lid on. The chalk is wet.',
  },
  'quest/tide-table': {
    title: 'Tide Table',
    story: 'A year of the sea, ruled by hand. He has underlined one hour, then the paper, then the table it lay on.',
  },
  'quest/glass-mould': {
    title: 'Glass Mould',
    story:
      'Two halves of fired clay, brushed out and tied shut. The hollow between them is the size of an eye, for a face as tall as a tower.',
  },
  'quest/the-black-lens': {
    title: 'The Black Lens',
    story:
      'Look through it, and every stone stands clear to the horizon. Look a moment longer, and from the other end something looks for you.',
  },
  'quest/keepers-bearing': {
    title: 'Keepers’ Bearing',
    story:
      'A line drawn from here to where they should have stopped. Along it, in three different hands: ring the second, the third, the first.',
  },
  'quest/raw-black-glass': {
    title: 'Raw Black Glass',
    story: 'Cold at the edges, awake in the middle. Wrapped in a shirt, it finds the buttonhole.',
  },
  'quest/bunk-verse': {
    title: 'Bunk Verse',
    story:
      '‘Count the buoys on the strand again, then walk on the floor of the sea.’ It was scratched by a sleeper, and corrected by somebody else, with a better knife.',
  },
  'quest/the-turning-tide': {
    title: 'The Turning Tide',
    story: 'The sea has put its watch on the table. In the ruts of the road the puddles have begun to join.',
  },
  'quest/the-right-peal': {
    title: 'The Right Peal',
    story: 'Second, third, first. The water holds still to listen, and so does everything it was carrying.',
  },
}
