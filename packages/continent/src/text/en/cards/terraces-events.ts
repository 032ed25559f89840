// The events of the Cinder Terraces, in English. A card that is here is wanted in its deck and in every language.
export const terracesEvents = {
  'event/three-horizons': {
    title: 'Three Horizons',
    story:
      'You sit, and the view sorts itself. Black glass lies to the north-east, where the light catches; a tunnel mouth opens to the south-east, low in a wall. Behind them come the horizons. The sea makes one and the fen another. The third is a little too straight, and a gull that reaches it goes over by climbing.',
    look: 'The view from the stone seat goes out over the terraces. At the lower left is the arm of the seat. Three horizons lie across the upper half, and two things stand out below them: a shining patch of black at the upper right, and a small dark arch at the lower right.',
  },
  'event/pumice-seam': {
    title: 'Pumice Seam',
    story:
      'Under the ash runs a seam of pale stone that would rather be a boat. It comes up faster than you pull. A piece as long as your arm weighs what a loaf weighs, and somebody has already given it a bow, a stern, and a hole for the mast. The bow points to the sea.',
    look: 'A seam of pale stone, full of small holes, runs through dark ash. On the left it is as thick as a hand. In the middle it has been cut back in four steps, and on the right lies a loose piece, pointed like the bow of a boat.',
  },
  'event/jar-of-oil': {
    title: 'Jar of Oil',
    story:
      'Lamp oil, clear, full to the wax. ‘For the long night’, says the label, in writing that is already on its way out of the door.',
  },
  'event/jar-of-honey': {
    title: 'Jar of Honey',
    story:
      'Dark, slow, and older than the hives of the grandmothers of any bee now living. It has been opened and sealed again, three times, by people who could stop at a spoonful.',
  },
  'event/jar-of-breath': {
    title: 'Jar of Breath',
    story:
      'The seal cracks, and something leaves the jar, past your cheek, warm, with a taste of clay. It says your name once, out of practice. Then it is only air. It crosses the terrace at the pace of a walk, and along the shelf the lids lift a little, one after another, and sit down again.',
  },
  'event/broken-jars': {
    title: 'Broken Jars',
    story: 'The shards have been raked together and sorted by curve, and whoever lived in them has moved out.',
  },
  'event/nest-of-tiles': {
    title: 'Nest of Tiles',
    story:
      'Behind the top course the wall is hollow, and the hollow is lined with good serge. The lizards sleep in a keeper’s coat: two to a pocket, a long one down each sleeve, the young in the hood. It is done up to the neck against the draught. You look for some time at the buttons, and at the feet of the lizards.',
    look: 'A dark coat fills a hollow in the top of a tiled wall. Two tails hang out of its left sleeve. Down the middle runs a row of six closed buttons; on the right a small head looks out of a pocket.',
  },
  'event/crater-silence': {
    title: 'Crater Silence',
    story:
      'The wind stops at your knees, and sound stops with it. You can hear the cloth of your collar settle. You can hear your own eyelids, a small wet click, quite regular, and no reason to count them. After a while a second pair joins in, and keeps a slower time.',
    look: 'The lake in the crater is seen from the rim, without a ripple. On the left a bootprint and five pebbles lie on the edge. The water fills the middle, and a thread of smoke stands straight up on the right.',
  },
  'event/black-glass': {
    title: 'Black Glass',
    story:
      'It comes away with a click, the size of a head and as warm as one. The fresh face of it is so dark that it has no surface. You bend to find yourself there, and it looks back with one eye. You close your own, the left, then the right, to learn which it is. It stays where it is, and watches you do it.',
    look: 'A lump of black glass lies loose in a hollow of the flow. On the left are the curved ridges of the break, five of them. The face towards you is smooth, with a bright spot in the middle, and two cracks run away from it to the right.',
  },
  'event/the-floor-of-the-sea': {
    title: 'The Floor of the Sea',
    story:
      'You keep your eyes at the window until low water, and the bay turns out to be a street plan: kerbs, corners, a square, all drawn in weed. A road runs east across it, from the tunnel, and bends for nobody. Along the road goes a small light that stops every few paces. That is a lamplighter’s pace, but behind it no lamp burns.',
    look: 'Streets are drawn in weed on the floor of a bay at low water. A broad straight road begins at the lower left, at the arch of a tunnel, and runs to the right. Five narrower streets cross it. In the middle is a square, and to the right of it, on the road, a small light.',
  },
  'event/slag-door': {
    title: 'Slag Door',
    story:
      'The bar slides out in a long fall of rust, and leaves two brackets and the outline of a door. So it has been holding that shut, and from this side. Nothing comes out. The door only gives a little, and closes, and gives, as doors do when somebody elsewhere in the house has opened another.',
    look: 'An iron door stands in a wall of slag, not quite closed. Its two brackets, left and right, are empty. In the middle are four rivets around a plate; along the right edge is a thin dark gap.',
  },
  'event/great-bellows': {
    title: 'Great Bellows',
    story:
      'The straps come away, and the upper board goes down under its own weight. It sighs. Uphill, when it has quite finished, the kiln sighs back. They keep this up for some time, like neighbours over a wall, and at every breath a line of soot lifts along the flue and settles.',
    look: 'A large bellows stands half closed under a roof. On the left a puff of soot hangs at the mouth of the flue. The leather lies in seven folds in the middle; on the right the handle is up, with two loose straps below it.',
  },
  'event/slag-hounds': {
    title: 'Slag Hounds',
    story:
      'Three dogs come out between the bars, grey, hot, the air trembling over them. Along each back runs a ridge, where two halves of a mould have met. They walk once around all of you and sit, at equal distances. In the yard behind the gate somebody clicks a tongue, and they get up.',
  },
  'event/warm-kennel': {
    title: 'Warm Kennel',
    story:
      'There are three hollows in the ash, the size of sleep, and the bowls beside them have been licked clean and stacked.',
  },
  'event/the-casting': {
    title: 'The Casting',
    story:
      'Black and slow, the glass goes down into the mould, and takes the shape of what it misses. The kiln ticks as it cools. Turned out on the bench, the lens shows you the yard, the bench, and your own two hands, all of it small and the wrong way up. A long way behind them, the right way up, there is a light.',
  },
  'event/cold-kiln': {
    title: 'Cold Kiln',
    story: 'It has made what it was for, and has let the coal go out.',
  },
  'event/the-lamp-in-the-lake': {
    title: 'The Lamp in the Lake',
    story:
      'Under the water the lamp goes round: the far wall, the scree, the foot of the smoke. It takes nine breaths. Then it finds the spot you are standing on, and the rock behind you can be read. There are chalk strokes on it, one above another, each with a date, as children are measured on a door frame. The newest is level with your eyes.',
    look: 'The reflection of a lamp lies in the lake, and a beam goes out from it to the rim. On the left the beam crosses a slope of loose stones. In the middle the lamp shows a ring of six small panes; on the right an upright rock is lit, with seven chalk strokes on it.',
  },
  'event/goat-stair': {
    title: 'Goat Stair',
    story:
      'Once a goat has gone up, the way is plain. There is a good step, square and dry, and after it a step that tips, or crumbles, or turns out to be moss; then a good one again. Every second step is a joke at your expense. At the top an old billy stands waiting for you to get it.',
    look: 'Rough steps go up a cliff from left to right. There are ten of them, and every second step is broken, tilted or covered with moss. A hoof mark shows on each of the others; at the top right stands a goat with two long horns.',
  },
  'event/a-shape-under-ash': {
    title: 'A Shape Under Ash',
    story:
      'Under your hand the drift is firm, and has a shoulder. Someone has lain down here in good order, a palm under the cheek, boots set side by side, and has been covered. The ash is tucked in all the way along. On the far side it is turned back a little, for whoever has the other half.',
    look: 'The shape of a sleeping person shows under smooth ash. The head is on the left. Four furrows run along the body in the middle, where the ash has been patted down; on the right two boots stand together.',
  },
  'event/counting-to-nine': {
    title: 'Counting to Nine',
    story:
      'With an ear to the rock it can be learned: up to three there is water, far down, then something heavy is rolled, and at seven it arrives. On eight the ground draws breath. Be elsewhere on nine. Somebody has scratched the figures into the stone here, as far as eight, and beside the last of them lies the nail.',
    look: 'The edge of a vent is seen from close by, with scratches in the rock beside it. On the left eight figures are scratched in a row. A nail lies to the right of the last, and beyond it a thin plume stands over the vent.',
  },
  'event/faces-in-the-glass': {
    title: 'Faces in the Glass',
    story:
      'The polished place holds faces, row behind row, as far into the dark as you can focus. The first is yours. The others were first. They are arranged by height, with their hair combed, like people who have been asked to hold still for a plate, and they hold very still. Next to yours a space has been left.',
    look: 'Faces are reflected in black glass, in rows that grow smaller towards the back. Three rows can be made out. In the front, left of the middle, is a face nearer than the rest; to the right of it is a gap.',
  },
  'event/names-burned-off': {
    title: 'Names Burned Off',
    story:
      'On the inner side of the gatepost is the duty board. The names have been burned off with a small iron lamp, pressed on square, and care has been taken to leave the dates. These go by threes: three years to a keeper, then three months, then three days. Below the last of them the wood has been planed for use.',
    look: 'A board hangs on the inside of a charred gatepost. Down the left of it run eight marks, each a small burned lamp. The dates stand on the right, and the lowest quarter of the board is bare wood, held by two screws.',
  },
  'event/tide-marks': {
    title: 'Tide Marks',
    story:
      'Each of the nine lines of salt has an hour beside it, pencilled in another hand. The upper ones explain themselves at length: the wind, the moon, a funeral in the family. Further down they save their breath. At the bottom it says only: below the ninth mark, run. The pencil hangs there on its string, with tooth marks.',
    look: 'Lines of salt run across the stone jamb of a tunnel. There are nine, the highest level with the arch, the lowest at the ground. To the right of each is pencil writing, long at the top and short at the bottom; a pencil hangs there on a string.',
  },
  'event/keepers-cache': {
    title: 'Keeper’s Cache',
    story:
      'Under the lid is a biscuit tin, and in the tin, wrapped in oilcloth, a pipe, a bearing, an apology. The pipe is filled. The bearing is a pencil line that goes off the edge of its paper. The apology covers both sides and is made out to the finder: it asks you to excuse the delay; the keepers are on their way.',
    look: 'A tin stands open in a square hole in the rock. A pipe lies on the left, on oilcloth. In the middle is a paper with a straight line ruled across its four folds; on the right is a sheet written close to the edge, held down by two coins.',
  },
  'event/the-sea-in-the-tunnel': {
    title: 'The Sea in the Tunnel',
    story:
      'A hundred paces in, the dark has a smell, and a little further it has a level. The sea is coming the other way, and it is not in a hurry. It takes the hats, then the footing, and carries all of you back up the slope at a walk. On the threshold it sets you down, in front of the slate.',
  },
  'event/on-the-hour': {
    title: 'On the Hour',
    story:
      'The last mark comes clear on the hour, to the breath. You run where, twice a day, the fish do: over weed, over shell, over a floor that is still draining, past lamp brackets set too low for anybody with legs. Ahead is a coin of grey light. It grows to a plate, and the plate to an arch. Behind you, very softly, the tunnel begins to count.',
  },
}
