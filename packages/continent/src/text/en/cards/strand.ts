// The terrains and barriers of the Sallow Strand, in English. A card that is here is wanted in its deck and in every language.
export const strand = {
  'terrain/tide-pools': {
    title: 'Tide Pools',
    story:
      'The pools lie about the ledge like dropped change, and each has kept a little sky. In one it is raining. In the next a gull crosses from left to right, while the only gull above you is going the other way. You put a finger in, and both birds wait until the rings have passed.',
    look: 'Rock pools lie scattered over a flat grey ledge below a cliff. On the left is the largest, with two starfish on its floor. In the middle a string of seven small pools follows a crack towards the sea, and on the right a gull is reflected in a pool, under a sky without gulls.',
  },
  'terrain/strand-of-buoys': {
    title: 'Strand of Buoys',
    story:
      'You wake with your cheek on wet rope. All along the strand the buoys have been dragged ashore and set in rows, red, white, red, like guests who were told to wait. The sea is a long way out, and quiet about it. Somebody has counted the buoys and chalked the number on the last one. It does not agree with yours.',
    look: 'Rows of red and white buoys stand on pale sand, joined by a chain, with the sea far out behind them. Every row begins on the left with a red buoy. On the right the last buoy stands a little apart, and the chain goes into the sand beneath it. Somebody has chalked its sides in turn: nothing, then three, then three again.',
  },
  'terrain/scrub-terrace': {
    title: 'Scrub Terrace',
    story:
      'The scrub grows in steps, grey and knee-high, and where your boots bruise it there is a smell of medicine chests. It all looks like the same herb. There are a dozen at least, each doing its best to pass for another, bitter to the last leaf, and only one of them is in flower. The goats have grazed round that plant in a tidy ring.',
    look: 'Low terraces of grey scrub climb from left to right, held by five courses of stone. The bushes are all of a height. In the middle a plant with two white flower heads stands in a ring of cropped turf.',
  },
  'terrain/fox-earth': {
    title: 'Fox Earth',
    story:
      'Something has been carrying trinkets underground. The den goes in beneath the roots of an oak, narrow and well kept, and on the trodden earth outside lie a spoon, a cufflink and the brass end of a pencil, laid parallel, as on a dressing table. None of them has been chewed. The path is swept, from the inside outwards, by something with a tail.',
    look: 'A round den opens under the roots of an oak in a bank. On the left the roots come down in four thick strands. Before the mouth lie a spoon, a cufflink and the end of a pencil, and to the right a swept path leads off between two clumps of fern.',
  },
  'terrain/dune-gate': {
    title: 'Dune Gate',
    story:
      'Two dunes lean together like a door that was left ajar for somebody. Between them stands a strip of sea, grey and upright. It is out of the wind here, and the sand keeps its warmth. On both sides of the gap the grass is worn away, at the height of a hand.',
    look: 'Two dunes lean together from left and right, with a narrow gap between their crests. Through the gap shows the sea, with six lines of surf. On the slope to the right of it the grass is rubbed down to bare sand.',
  },
  'terrain/wrack-line': {
    title: 'Wrack Line',
    story:
      'The sea does its accounts here. Each tide rules a line of weed across the sand and enters its items underneath: splintered deal, a cork, the left shoe of a pair, a birdcage. The right shoe is entered further down, under a later date. The cage is latched, and there is fresh seed in the tray.',
    look: 'Bands of dark weed cross the sand from edge to edge, four of them, each lower than the last. On the left lies splintered timber. In the middle is a shoe with its toe to the sea; on the right stands a birdcage with nine bars and a closed door.',
  },
  'terrain/strand-at-ebb': {
    title: 'Strand at Ebb',
    story:
      'The tide is out as far as it goes, and then a little farther. Beyond the last buoy the chain runs on, down the bare sand, to something that is not a buoy: an iron ring, and the ring is set in a hatch. The planks are holystoned white. In all its length the strand has not one house, but it appears to have a cellar.',
    look: 'The same rows of red and white buoys, with the tide gone out and wet sand all the way to the horizon. From the last buoy a chain leads to the right, down the slope. It ends at an iron ring in a hatch of four planks with two hinges.',
  },
  'terrain/marram-hollow': {
    title: 'Marram Hollow',
    story:
      'Marram leans in over a bowl of sand, and the sand is all front doors. It is rabbit country. At one of the doors a nibbled stalk is still rocking, and above the farthest tussock stand two ears, which do not turn when your boot slides. Whatever they are listening to is further down.',
    look: 'A hollow in long pale grass, with many round holes in its sandy sides. On the left five of the holes lie in a row under an overhang. On the right two upright ears show above a tussock, without the rest of the rabbit.',
  },
  'terrain/wreck-of-the-perpetua-bow': {
    title: 'Wreck of the Perpetua: Bow',
    story:
      'The bow leans south out of the sand with most of its paint on. PERPET, says the nameplate, and there the wood has gone. Plank for plank she is your own ship’s sister. Low on the hull somebody tried the brush before they began on the name, a few practice letters, and left the loop of the P open, as you do when you sign.',
    look: 'The bow of a wooden wreck stands in wet sand and leans to the south. On the left the stem rises, with two holes for the anchor chains. In the middle a nameplate reads PERPET and breaks off; on the right the hull is open and shows eight ribs.',
  },
  'terrain/driftwood-stockade': {
    title: 'Driftwood Stockade',
    story:
      'Driftwood trunks stand shoulder to shoulder along the head of the beach, sharpened, and lashed with green vine. The points lean out over the water. Somebody built this wall against the sea, and on the land side there is nothing, not so much as a hurdle; only a lean-to, and a line with a shirt on it. Wolves, it seems, may come to supper.',
    look: 'A palisade of driftwood runs along the head of a beach and faces the sea. Its posts lean outwards, bound with vine, and three of them are new. Behind it, on the right, is a low lean-to with a shirt on a line.',
  },
  'terrain/chalk-shoulder': {
    title: 'Chalk Shoulder',
    story:
      'The hill has put a shoulder out of the turf: white rock, with black flints in it in level rows, ruled like a page. A path climbs across, edged with small stones. It used to go on. Where it meets the drop, the edging has been brought round from both sides to make a proper end, and the last few yards are raked.',
    look: 'A bare shoulder of white chalk, crossed by four bands of black flint. A path edged with stones climbs from the lower left. On the right it stops at a broken edge beside a handrail post, and two gulls fly below the edge.',
  },
  'terrain/wreck-of-the-perpetua-stern': {
    title: 'Wreck of the Perpetua: Stern',
    story:
      'The other half of her lies in the sea up to the counter. Each swell says something long and low beneath the hull, and the rudder answers, two knocks to port. Then it comes back amidships and waits for the next. One of the cabin windows is lit. It is well below the surface, and somebody is drawing the curtain.',
    look: 'The stern of a wooden ship lies in deep water, with broken ribs on its left side. In the middle are five cabin windows, and the lowest, under the surface, is lit. On the right the rudder hangs in the swell on two iron hinges.',
  },
  'terrain/boar-thicket': {
    title: 'Boar Thicket',
    story:
      'A path goes into the blackthorn, and nobody has ever cut it. At your knee the thorns are sharp, and at your chest they are sharp again. Between the two, at the height of your thigh, they are polished as smooth as a banister, with coarse hair caught in the grain. Farther in something heavy lets out its breath.',
    look: 'A thicket of thorn fills the picture. On the left two tufts of bristle hang from a twig. In the middle a round tunnel, thigh-high, leads in between thorns rubbed smooth, and on the right four hoof marks have dried in the mud.',
  },
  'terrain/salt-pans': {
    title: 'Salt Pans',
    story:
      'Square, shallow, abandoned mirrors lie in rows as far as the dunes, each with the same sky in it, face up. The sluice boards are grey and a tern is sitting in the barrow. One pan, the ninth from the path, has been freshly raked. The rake leans beside it with its teeth to the bank, so that nobody should be hurt.',
    look: 'Square salt pans lie in a grid, four across and six deep. On the left they hold still water with white rims. On the right one of the nearer pans is freshly raked, and the rake leans on the bank beside it.',
  },
  'terrain/beacon-mound': {
    title: 'Beacon Mound',
    story:
      'At first it is only the highest of the hillocks. Then you see that its turf was laid in strips, pegged at the corners and watered in, and that under the turf are beach stones, carried up here by hand. Somebody wanted this heap forgotten, and spared no trouble. On the side away from the sea there is a patch where the grass will not take, and in it are scratches.',
    look: 'A rounded mound of stones, grown over with turf, stands on a headland. On the left five stones have rolled to its foot. On the right the turf has a bare patch, with three lines of scratched writing.',
  },
  'terrain/beacon-mound-bared': {
    title: 'Beacon Mound, Bared',
    story:
      'Under the stones stands an iron basket on three legs, still black from its last fire, and the kindling for the next is already laid.',
    look: 'The mound is open, and in the middle an iron fire-basket stands on three legs, laid with kindling. On the left the stones have been piled into a low wall. On the right is a flat stone with ten lines of scratched writing.',
  },
  'terrain/charcoal-clearing': {
    title: 'Charcoal Clearing',
    story:
      'The stacks are cold in their coats of turf, all but one, which is smoking thin and blue as it should. Such a fire wants watching day and night. There is a stool for that, one of its three legs cut short, so that whoever dozes falls over. Nobody is here. The stool is keeping its balance.',
    look: 'Five charcoal stacks under turf stand in a clearing, and smoke rises from the middle stack. On the left lies a heap of cut wood. On the right, on bare earth, stands a stool with three legs.',
  },
  'terrain/spit-of-kelp': {
    title: 'Spit of Kelp',
    story:
      'An island at every tide but this one: now it has a tail of shingle, and along the tail lies kelp, forked into heaps and left to dry. The fork is here, its handle worn to a waist. Terns step round it. Between two of the heaps the sand under your heel sounds of wood.',
    look: 'A low spit of sand and shingle runs from left to right with the sea on both sides. Seven heaps of kelp lie along it, and a fork stands in the last. In the middle a chest lid lies level with the sand, two of its corners bare.',
  },
  'terrain/sink-meadow': {
    title: 'Sink Meadow',
    story:
      'Good grass, thick and bright to the edge of the wood, and by the sound of your boots there is nothing under it at all. Round holes have opened in the middle. Beside the first somebody planted a stick, as a warning to others. Beside the second are the prints of two knees, and no stick.',
    look: 'A bright green meadow with three dark round holes in a row. The hole on the left has a stick beside it. In front of the middle hole the grass is pressed down in two places, and on the right the edge of the turf hangs over.',
  },
  'terrain/gannet-ledge': {
    title: 'Gannet Ledge',
    story:
      'The ledge is white with gannets, ten thousand by the smell, and perfectly quiet. They sit in rows, all facing out to one patch of sea, away to the north-west, in which there is nothing. Near the edge a place is empty. As you come by, the birds to the left and right of it draw in their wings.',
    look: 'A white cliff shelf is covered with seated birds, in nine rows. All of them face to the left and up, to the north-west. In the front row, on the right, there is an empty place between two of the birds.',
  },
  'terrain/ferry-stones': {
    title: 'Ferry Stones',
    story:
      'The stones go out into the river in a straight line, each as large as a table and scrubbed as clean. They are stepping stones, worn hollow in the middle, for something with a longer stride. From a post with an oiled lock a chain bars the water. Beyond it a towpath keeps to the bank, upstream and south, until the reeds have it.',
    look: 'Five huge flat stones lead from the left bank into a broad river. On the left stands a post with a padlock, and from the post a chain runs to the right, across the water. Along the near bank goes a towpath with three mooring rings.',
  },
  'terrain/river-mouth': {
    title: 'River Mouth',
    story:
      'The river comes down brown, the sea comes in grey, and where they meet they refuse to mix. The line between them is as sharp as the fold in a sheet. A stick drifts up to it, turns along it, and goes out of sight without crossing. On the far bank there is a landing, and its ladder is down.',
    look: 'A broad river mouth, brown water in front and grey water behind, with a sharp line between them. On the left stand reeds. In the middle two sticks float along the line; on the right, on the far bank, is a wooden landing on six posts.',
  },
  'barrier/fallen-path': {
    title: 'Fallen Path',
    story:
      'The path goes on; you can see it do so. It goes on forty steps away, beyond a quantity of air with a cove at the bottom of it, from a handrail post that is the twin of the one under your hand. The nail is the same, the knot is the same, and so is the wisp of red wool. Between them runs a ledge, as wide as a boot in places.',
    look: 'A cliff path breaks off on the left and begins again on the right, above a cove. On either side stands the same handrail post, with a nail and a wisp of red wool. Between them three narrow ledges cross the chalk, and two of these end halfway.',
  },
  'barrier/rip-channel': {
    title: 'Rip Channel',
    story:
      'Fast water, with an opinion of its own, goes by between four banks. Its waves keep their places, upright and evenly spaced, like letters, and you get as far as the second word before they change the subject. At the edge stand three pairs of boots. Their toes are to the water, and the laces are tucked in.',
    look: 'Fast water races between four banks. In the middle stand seven waves in a row, upright, each of a different shape. The bank on the left is sand, and the bank on the right is rock with kelp on it.',
  },
}
