// The states, in English. A card that is here is wanted in its deck and in every language.
export const states = {
  'state/paranoid': {
    title: 'Paranoid',
    story:
      'You sleep with your back to a rock and your boots on. Whoever passes you a cup waits while you count the fingers.',
  },
  'state/tired': {
    title: 'Tired',
    story:
      'Your boots arrive first, and stand about until the rest of you comes up. Somebody has been adding to the hill.',
  },
  'state/bloody': {
    title: 'Bloody',
    story: 'The bandage goes on white. By noon it shows a coastline, and by evening a harbour.',
  },
  'state/frightened': {
    title: 'Frightened',
    story:
      'A pebble rolls, and your hand is over your mouth before it stops. Some time later you find the hand still there.',
  },
  'state/injured': {
    title: 'Injured',
    story:
      'One half of you does the work, and the other holds its elbow and gives advice. Neither is fit for a ladder.',
  },
  'state/freezing': {
    title: 'Freezing',
    story:
      'Your fingers have stopped reporting. You watch them try a button, miss it, and try again, like somebody else’s children.',
  },
  'state/poisoned': {
    title: 'Poisoned',
    story:
      'Water tastes of keys, and your lips have gone to sleep. After each small task you hold on to something until the ground comes back.',
  },
  'state/feverish': {
    title: 'Feverish',
    story: 'Your teeth knock, coat or no coat. You set your cup down on the table, and there is no table.',
  },
  'state/drenched': {
    title: 'Drenched',
    story:
      'Your sleeves go on raining after the weather has stopped. The last dry thing you own is the tinder, and you are holding it.',
  },
  'state/beam-sick': {
    title: 'Beam-sick',
    story:
      'You close your eyes, and the view goes on without them, turning slowly. Every ninth breath it comes round to your face.',
  },
}
