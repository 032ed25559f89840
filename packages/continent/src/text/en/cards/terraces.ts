// The terrains and barriers of the Cinder Terraces, in English. A card that is here is wanted in its deck and in every language.
export const terraces = {
  'terrain/watch-cairn-unstacked': {
    title: 'Watch Cairn, Unstacked',
    story:
      'You take the cairn down as it was put up, course by course, and set the stones aside in their order. Under the last of them is a lid of ship’s oak, let into the rock. It lifts by a finger’s breadth, and sticks. Light falls in at the crack, far enough to find handwriting: small, upright, hurried, and addressed to nobody by name.',
    look: 'A cairn has been taken apart, and a square lid lies in the ground where it stood. On the left the stones are laid out in seven rows, from large to small. The lid, in the middle, has two handles of rope; on the right a cutting leads away to the east.',
  },
  'terrain/stair-head': {
    title: 'Stair Head',
    story:
      'The stair ends at a stone seat, hollowed by everyone who got this far. From it you have three countries in view: the sea, the fen, and the terraces, which go up in grey steps towards smoke. The ash around the seat is soft and keeps a record. A bird has crossed it, and a goat. Of your own coming there is no print.',
    look: 'A stair comes up out of a cliff and ends beside a stone seat. On the left are its last five steps, with rags tied to the rail. The seat is in the middle; on the right a goat track goes up to a terrace wall. Along the top of the picture lie three horizons, each paler than the next.',
  },
  'terrain/goat-ledges': {
    title: 'Goat Ledges',
    story:
      'The goats go up by a staircase of their own opinion. No part of it is there until a goat is standing on it. What you can see are ledges, a hand wide, that slope outwards, and on the ledges the animals themselves, stacked like chairs in a hall, chewing. A kid walks down past your shoulder to look into the delay.',
    look: 'A cliff is cut into narrow ledges, and goats stand on them, some almost upright against the rock. On the left a track climbs out of the picture. Seven goats are in the middle, above each other; at the top right two more look over the edge.',
  },
  'terrain/ash-shelf': {
    title: 'Ash Shelf',
    story:
      'Ash to the knee, and under the ash, glass to the ankle: thin plates on edge, close together, the way dishes are racked. You put each foot down flat, and wait for the sound. Against the terrace wall leans a broom, worn down to the stick. It has cleared a piece of ground the size of a tablecloth.',
    look: 'Ash lies in drifts below a terrace wall, with edges of black glass showing. On the left four drifts rise to the foot of the wall, where a broom leans. In the middle the glass comes through in two long rows; on the right the ash is smooth.',
  },
  'terrain/terrace-of-jars': {
    title: 'Terrace of Jars',
    story:
      'The retaining wall is all shelves, and the shelves are full. Clay jars stand shoulder to shoulder, sealed with wax, every one with a name on it and every name scratched out along a ruler. The dust on them is years deep, but not on the lowest shelf. There is a jar down there without any, and the scratch on it is as long as your own name.',
    look: 'Shelves of sealed jars are set into a retaining wall. There are four shelves, and on the left the jars stand close together. In the middle a stair goes up through the wall; to the right of it the rows thin out, and two jars stand apart at the end of the lowest.',
  },
  'terrain/cinder-garden': {
    title: 'Cinder Garden',
    story:
      'Somebody has dug the black soil into rows and filled the rows with flowers, red, a hand high, shut tight in the middle of the day. You hold your palm over one, and it opens. They open for heat, not light. At the far end of the garden three of them stand wide already, turned to a place where nobody is.',
    look: 'Red flowers grow in black soil, in straight rows. On the left five rows begin at the edge of a stone kerb, and all their flowers are closed. In the middle a path runs between them; on the far right three flowers are open.',
  },
  'terrain/vent-field': {
    title: 'Vent Field',
    story:
      'Nine vents lie in a ring, on rock too warm to kneel on. Beside the path stands a warning, cut in stone, with serifs: a numeral, and nothing else. You are still reading it when the ground breathes out. The plumes go up together, each to its own height, and in the quiet afterwards the count begins again.',
    look: 'Vents lie in a ring in dark rock, and steam stands over them. There are nine plumes, at nine heights, the lowest on the left. A path crosses the ring from left to right, past an upright stone; a stream of black glass cuts off the upper right corner.',
  },
  'terrain/lizard-wall': {
    title: 'Lizard Wall',
    story:
      'This is a dry wall of grey tiles, well laid, and warm to the palm. When a cloud takes the sun off it the wall shifts a hand’s breadth to the left, course after course, and clicks shut. Nothing falls. You look for the seam, and some way along the fourth row a tile blinks.',
    look: 'A dry wall is faced with rows of tiles. On the left the tiles lie even. In the middle, in the fourth row, three of them have eyes, and farther right two tails hang over the coping.',
  },
  'terrain/warm-spring': {
    title: 'Warm Spring',
    story:
      'The pool steams, and is as warm as you would have asked for. There is a bench, and a hook for the towel, and somebody has left soap. It is a plain yellow cake, wet on one side, stamped with a lamp. Reeds have been planted all round for decency. Behind them something goes quietly under, to let you have the water.',
    look: 'A pool steams at the foot of a terrace wall, with a bench beside it. On the left reeds grow in a screen. Three flat stones lead down into the water in the middle; on the right, at the end of the bench, lies a cake of soap.',
  },
  'terrain/crater-lip': {
    title: 'Crater Lip',
    story:
      'You come up to the rim on your hands. Below lies a lake, round, without a mark on it, and in the lake a lamp is turning. You look up to where it must hang. There is some smoke there, and a bird. In the water the light comes round and reaches the bird, and the one in the sky changes its course.',
    look: 'A rim of rock runs round a crater with a lake in it. On the left a path ends between two boulders. In the middle of the lake is the reflection of a lit lamp, and in the sky above it there is only a bird; on the right two columns of smoke drift away to the east.',
  },
  'terrain/glass-flow': {
    title: 'Glass Flow',
    story:
      'A river of black glass comes down the slope and stops in the middle of a bend, like a speaker who sees who has come in. Every eddy is kept. Low on the bank is a round place, the size of a face, that somebody has rubbed until it shines. The cloth is folded up beside it. There is still breath on the glass.',
    look: 'A river of black glass comes in from the left, bends, and leaves the picture at the bottom, without moving. Five ridges like ripples cross it before the bend. In the middle of the bank is a polished spot the size of a face; to the right of it lies a folded cloth, and beyond that bare rock.',
  },
  'terrain/watch-cairn': {
    title: 'Watch Cairn',
    story:
      'The cairn is taller than a cairn needs to be, and has a window in it, where your eyes are. Foreheads have left a dark band along the top. Seen from here the sea looks like a floor: level, grey, recently swept. Whoever stacked this was no mason, but took trouble, and not all the gaps are mistakes.',
    look: 'A tall cairn of flat stones stands against the sky, with a square window in it. On the left lies a stack of firewood. Where the stones of the cairn do not meet, the sky shows through, in groups from left to right: three gaps, then nothing, then two gaps. Behind it, on the right, a cutting leads away to the east.',
  },
  'terrain/slag-mouth': {
    title: 'Slag Mouth',
    story:
      'The furnace spat once, and this is what it said: a tongue of slag, ten paces long, set hard in front of its own mouth. An iron bar stands out of it, level with your belt. Around the bar the slag is printed with open hands, side by side, pushing inwards. Nobody seems to have waited for it to cool.',
    look: 'The mouth of a furnace opens in a slope, and a tongue of hardened slag hangs out of it. On the left three steps lead up to the mouth. In the middle an iron bar stands out of the slag, among prints of hands; on the right lie two loose lumps.',
  },
  'terrain/kiln-ruin': {
    title: 'Kiln Ruin',
    story:
      'This is the last kiln that ever made a lens, and it has been kept ready. Tongs, apron and paddle are laid out on the bench in the order in which a hand would want them. Between apron and paddle there is a clean ring in the dust, where something belongs. The hearth is raked, and at the back of it a coal is still at work.',
    look: 'A kiln of brick, shaped like a bottle, stands open at the front. On the left is a bench with three tools on it and a clean ring among them. A coal glows at the back of the hearth, in the middle; two iron hoops hold the neck of the kiln, and on the right a flue goes down the slope.',
  },
  'terrain/bellows-house': {
    title: 'Bellows House',
    story:
      'A bellows the size of a rowing boat hangs in this lean-to: leather lungs, mended with sailcloth, mended again across the mends, in stitches a surgeon might own to. The handle is strapped down, and from one of the straps hangs a tag, in a round and careful hand. ‘Resting,’ it says. The leather fills a little, and sinks.',
    look: 'A large leather bellows hangs under the roof of a lean-to. On the left its nozzle runs into a flue. The leather, in the middle, has eight patches of pale sailcloth; on the right two straps hold the handle down.',
  },
  'terrain/charred-gate': {
    title: 'Charred Gate',
    story:
      'The gate has burned from the inside. Its posts are charcoal to the core, and the iron bars bow out towards you, parted in the middle to the width of a thin person going sideways. The padlock has been hung back in its place, and locked, and oiled. From the yard comes a light, regular sound, of claws on clinker.',
    look: 'A burned gate stands between charred posts, with its iron bars bent outwards. Four bars are bent to the left and five to the right, and there is a space in between. A padlock hangs closed on the bar at the right of the space; behind it lies a yard of grey ash.',
  },
  'terrain/tunnel-mouth': {
    title: 'Tunnel Mouth',
    story:
      'There is an arch in the sea wall, high enough for a cart, and a paved floor that goes down into the dark. Twice a day the tunnel remembers that it belongs to the sea. Nine lines of salt on the jamb show how thoroughly. Inside hangs a slate ruled in columns, Down and Back. The first is full, and the chalk for the second lies on its ledge, in its paper.',
    look: 'An arched tunnel opens in a wall of large stones. Nine lines of salt run across its left jamb, from the height of the arch down to the ground. Inside, in the middle, a paved floor slopes down; on the right hangs a slate with two columns, the left full of marks.',
  },
  'barrier/the-fissure': {
    title: 'The Fissure',
    story:
      'The crack goes through four terraces and does not once change its width. Warm breath comes up it, and no sound of a floor. You drop in a stone and count to nine, and then, to be fair, to twenty. Far down there is a glow. When you walk along the edge it keeps up, a pace behind.',
    look: 'A wide crack runs from left to right through four terraces. On the left it cuts a wall in half, cleanly. In the middle there is a glow at the bottom of it; on the right the stumps of two posts stand on either edge.',
  },
}
