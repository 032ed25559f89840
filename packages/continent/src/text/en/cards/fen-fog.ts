// The exploration cards of the Hollow Fen, in English. A card that is here is wanted in its deck and in every language.
export const fenFog = {
  'fog/sucking-mud': {
    title: 'Sucking Mud',
    story:
      'The ground lets you in as far as the shin, and closes. You pull, and the foot comes out; the fen keeps the boot as deposit. The hole fills with water and smooths itself over. Beside it stands a peg with a number, and beside that, all along the bank, are other pegs.',
  },
  'fog/midge-cloud': {
    title: 'Midge Cloud',
    story:
      'It begins as a hum, and the hum has teeth. The cloud is the height of a person and no wider, and it stands at the one place on the path where there is room to pass. You step to the left. So does the cloud, as happens in corridors.',
  },
  'fog/marsh-gas': {
    title: 'Marsh Gas',
    story:
      'Blue flowers open on the black water and walk. They have no stalks. They go in single file, just above the surface, with equal gaps, and each of them stops for a moment at the same tussock. A bubble breaks against the toe of your boot, and there is one more.',
  },
  'fog/otter-path': {
    title: 'Otter Path',
    story:
      'A slide of flattened grass goes down the bank and into a pool, and on the other side it climbs out to be used again. Somebody sleek has been this way, enjoying it. There are fish scales on a stone, in a tidy heap. A second slide runs beside the first, and is the width of a grown person.',
  },
  'fog/cold-rain': {
    title: 'Cold Rain',
    story:
      'The rain comes down in straight lines. Off the water it falls upwards, too, nearly as high, goes in at both ends of a coat, and meets itself at the belt. Somewhere between the two rains there has to be a dry layer. It is a hand deep, and not enough for all of you.',
  },
  'fog/voices-in-the-reeds': {
    title: 'Voices in the Reeds',
    story:
      'To the left of the path, behind the reeds, two people are talking in low voices, as one talks after supper. On the right a third puts in a word. They have been over your case before, and they agree about you. You part the stems. There is a flattened place, still rising, and the talk goes on a little further in.',
  },
  'fog/the-beam-through-fog': {
    title: 'The Beam Through Fog',
    story:
      'The beam comes through the fog, and for one breath the fen has walls. They are smooth and white and meet overhead. You stand in a passage with an arm in front of your face, and it looks you over from the boots up, without haste. Then it goes on, and takes the passage with it.',
  },
  'fog/alder-tangle': {
    title: 'Alder Tangle',
    story:
      'Knitting, by a mad tree: over two, under one, the alder stems cross from bank to bank and come back on the row below, drawn tight. At some time a way has been sawn through the middle. You can tell the place by the colour of the bark, where it has been darned.',
    look: 'Stems of alder are woven across a path, over and under each other. They come in from both banks in four layers. Right of the middle is a patch where the bark is lighter and the weave closer.',
  },
  'fog/deep-lode': {
    title: 'Deep Lode',
    story:
      'A cut goes straight across the fen, black, slow, and wide enough. There is a mooring ring on this bank and another on that; a pole lies from the one to the other and sags in the middle to the water. As you look, the whole surface rises a little, from edge to edge, and is let down again.',
    look: 'A straight channel of black water lies across the picture. On the left, in the near bank, is an iron ring, and on the right, in the far bank, is its fellow. A single pole lies from bank to bank, and its middle touches the water.',
  },
  'fog/leech-ditch': {
    title: 'Leech Ditch',
    story:
      'The ditch is one good jump across. Down in it the leeches have gathered under the farther bank, where people come down who have misjudged it. You jump, or donate. Next to the run-up, which is trodden bare, stands a box on a stake, with a slot in the lid for other offerings.',
    look: 'A ditch lies across a path. On the left the grass is trodden bare, and a box with a slot in its lid stands there on a stake. In the ditch five leeches show in shallow water, all of them close under the bank on the right.',
  },
  'fog/bittern': {
    title: 'Bittern',
    story:
      'One of the reeds is looking at you. It is streaked as the others are, and it sways when they sway, with its tip to the sky; but it has an eye on either side, yellow, rather low down. You go ten paces along the water. It has not moved its feet, and there is still an eye on either side.',
    look: 'Reeds stand close together at the edge of the water. The fourth from the left is a bird with its bill pointing straight up. Two yellow eyes can be seen on it, and its toes hold the stems on either side.',
  },
  'fog/broken-punt': {
    title: 'Broken Punt',
    story:
      'It comes to three planks and an argument. The bow of the punt points one way and the stern the other, and each half has been given a new name in fresh paint. Between them the pole stands upright in the mud. Two ropes are tied to it.',
    look: 'A punt lies in a channel in two halves. The bow is on the left and the stern on the right, pointing away from each other. A pole stands upright between them, with a rope to each half.',
  },
  'fog/marsh-hound-alone': {
    title: 'Marsh Hound, Alone',
    story:
      'It sits in the middle of the path on webbed feet several sizes too large. It is too young to be frightening yet, and it practises: it lifts its lip, holds it, and looks over its shoulder to see how that was. There is nobody behind it. Its tail strikes the water, once, and waits.',
    look: 'A young hound sits on a wet path between reeds. Its front feet, on the left, are webbed and very large, with four toes to each. It is looking back over its shoulder, to the right, where the path is empty.',
  },
  'fog/bog-pool': {
    title: 'Bog Pool',
    story:
      'The pool is round, bottomless and stocked; a board says so. In ruled columns it lists what has been put in, on which day, and by whom, in a great many hands. The column for what has come out is blank. Something rises to a fly, and the rings take a long time to reach the moss.',
    look: 'A round black pool lies in moss. On the left a board with four ruled columns hangs on a post. In the middle five rings spread over the water, each inside the next; on the right the moss is smooth to the edge.',
  },
  'fog/will-o-lights': {
    title: 'Will-o’-lights',
    story:
      'Pale lights stand over the bog, at the height of a carried lamp, and keep exactly your distance. For a pace towards them they retire a pace; for a pace back they come on again, so as not to seem unfriendly. They are very attentive. When your foot slips, all of them dip.',
    look: 'Pale lights hang over a bog, at the height of a lantern carried in the hand. There are seven, in an even row from left to right. The ground below them cannot be seen for mist.',
  },
  'fog/eel-trap': {
    title: 'Eel Trap',
    story:
      'Patience, done in wicker: wide at the door, narrow in the passage, and no room at the end to turn round. It asks for a night, and for water.',
  },
  'fog/stilts': {
    title: 'Stilts',
    story:
      'This is the height from which the fen looks at visitors. The straps have been let out to the last hole, and then one hole further.',
  },
  'fog/peat-brick': {
    title: 'Peat Brick',
    story: 'Slow fire in a brown coat. It has spent a year drying with its back to the wind, and is in no hurry.',
  },
  'fog/marsh-tea': {
    title: 'Marsh Tea',
    story:
      'It tastes of ditch, and then, when you have put down the cup, of mercy. The packet says how long to let it draw, in a hand much like yours.',
  },
  'fog/dry-socks': {
    title: 'Dry Socks',
    story: 'Nine days in oilcloth, at the bottom of everything, for this moment. They smell of a drawer.',
  },
  'fog/fenmans-knack': {
    title: 'Fenman’s Knack',
    story:
      'You walk as though you owed the ground money: flat, quick, with your eyes on the far bank. The fen knows your face, but is slow to get up.',
  },
  'fog/old-boundary': {
    title: 'Old Boundary',
    story:
      'A stone stands in the water and says whose water this was. It says so on all four sides, and each side gives a different name, in the same deep letters. From its foot a line runs out to left and right, no thicker than a thread. The duckweed comes up to it from both sides, and does not cross.',
  },
}
