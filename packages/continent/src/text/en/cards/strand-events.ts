// The events of the Sallow Strand, in English. A card that is here is wanted in its deck and in every language.
export const strandEvents = {
  'event/bells-below': {
    title: 'Bells Below',
    story:
      'You lie down and put your ear to the beach. For some time there is only sand, settling. Then three notes come up from underneath, a long way underneath, with a proper pause between them and one after. Somebody down there is keeping the hours.',
  },
  'event/only-surf': {
    title: 'Only Surf',
    story: 'Surf and only surf, unless the bells have stopped because you are listening.',
  },
  'event/picked-over-wrack': {
    title: 'Picked-over Wrack',
    story:
      'This wrack has been gone through before you, and thoroughly. The planks are stacked by length, the corks by size. What was not wanted lies to one side, and on every piece there is a slip of paper under a pebble: too short, too wet, not ours. What is left is rope, then, and reasons.',
    look: 'Sorted wrack lies on the sand beside the buoys. On the left is a stack of planks, in the middle are six heaps of cork. On the right are ends of rope, with slips of paper held down by pebbles.',
  },
  'event/slack-chain': {
    title: 'Slack Chain',
    story:
      'You haul, and at first only your hands give way. Then the chain comes in, wet and in no hurry, with a far end much lighter than it should be. The shackle was forged to carry a bell. There is no bell in it. There are tooth marks.',
    look: 'A wet chain lies on the sand beside a hatch, in five loops from left to right. At the right-hand end is a shackle, wide enough for an arm. There are four dents in its iron.',
  },
  'event/something-glints': {
    title: 'Something Glints',
    story:
      'The glint is at the bottom of the deepest pool: brass, a tube of it, with the eyepiece towards you. You bend down. In the small disc of glass lies a piece of coast, sharp to the last gull, and on it a figure, bending down. It must be years since a hand was on it, and it is still in focus.',
    look: 'A rock pool seen from above, clear to the bottom. On the left weed hangs over the edge. In the middle, between four limpets, lies a brass tube with a round glass end; on the right two crabs sit under a ledge.',
  },
  'event/gannet-nests': {
    title: 'Gannet Nests',
    story:
      'Up here the nests are cones of mud and feather, an arm’s length apart, with an egg in each. Together they make an omelette. The owners step back for you, which gannets do not do, and line up at the level of your eyes. Nobody bites. They are here as witnesses.',
    look: 'Eight cone-shaped nests stand along a white ledge, with an egg in each. On the left the rock is streaked with droppings. On the right five gannets stand in a line, facing the nests.',
  },
  'event/robbed-nests': {
    title: 'Robbed Nests',
    story: 'The nests are bare, and the witnesses have moved a step closer.',
  },
  'event/the-whole-coast': {
    title: 'The Whole Coast',
    story:
      'From up here you have the whole coast at your feet: dunes, wreck, salt pans, each set square to the next and dusted. The strand looks arranged. Far to the south-east there is a river mouth, a brown thread let into the grey. Your own tracks cross all this, and from this height they keep exactly to the diagonal.',
    look: 'The whole coast, seen from a cliff top. On the left a wreck lies in two halves at the edge of the water. In the middle, as far off as anything can be made out, brown water runs into grey; on the right, close at hand, are six square salt pans.',
  },
  'event/flint-seam': {
    title: 'Flint Seam',
    story:
      'A hand’s depth down, the chalk begins to look back. Black eyes, round, in pale rims, are set in the white rock two by two. You work one loose, and the socket is quite dry. Behind it there are more, all the way into the hill, and not one of them is shut.',
    look: 'A trench in white chalk, with a row of round black flints along its back wall. They lie in pairs, four pairs from the left. At the right-hand end a flint is missing, and its hollow is pale and round.',
  },
  'event/keepers-tally': {
    title: 'Keepers’ Tally',
    story:
      'The scratches are names, one under another, in nine hands. They belong to keepers, and eight are crossed out, each by the one below. At the top stands the rule of the house: three bells, one door, no light of our own. The ninth name is still waiting for somebody to cross it out, and has begun to weather.',
    look: 'A flat stone with scratched writing, let into the turf of the mound. At the top, from left to right, runs a line set apart from the rest. Below it nine names stand in a column, and all but the lowest are crossed out.',
  },
  'event/beacon-alight': {
    title: 'Beacon Alight',
    story:
      'The fire takes with a cough, stands up straight, and all round you the headland steps forward to see. You wait, with smoke in your eyes. Far out something answers. You look for it along the horizon, from end to end and back again, and find it lower down.',
    look: 'A fire burns in an iron basket on three legs, on a mound of stones. Sparks blow off to the left. On the right is a dark sea, and below the line of the horizon shows a point of light.',
  },
  'event/cork-float': {
    title: 'Cork Float',
    story:
      'A block of cork on a loop of cord, stencilled PERPETUA. Under the stencil is a berth number in pencil, and it is yours.',
  },
  'event/sailcloth': {
    title: 'Sailcloth',
    story:
      'Tanned canvas, three yards of it, patched and patched again by a left-handed sailor. The needle is still in the last seam, threaded.',
  },
  'event/biscuit-tin': {
    title: 'Biscuit Tin',
    story: 'The seal is good, and the biscuits ring when they are dropped. Weevils are included, at no charge.',
  },
  'event/raked-clean': {
    title: 'Raked Clean',
    story: 'The sand lies raked from end to end in long, even strokes, and the tide that does this is you.',
  },
  'event/stair-under-the-water': {
    title: 'Stair Under the Water',
    story:
      'You know the angle; every ninth breath it comes over your bed. Your arm goes up and follows it across the pools and out past the weed, and where your dream’s beam falls there are steps. They are cut stone, and go down in good order, with a brass handrail. It has a shine on it, as far as you can see.',
    look: 'Shallow water beyond the rock pools, seen from above. Seven stone steps go down into it from left to right, with a brass rail on the far side. Over the lowest of them two fish hang in the water.',
  },
  'event/forepeak-locker': {
    title: 'Forepeak Locker',
    story:
      'The lock gives up a spoonful of rust, and opens. Everything else in this ship is wet; the locker is as dry as a promise, and smells of pencils. Inside are nine coat hooks, the names above them painted out, and at the back a shelf. The floor leans, but on the shelf nothing has shifted.',
    look: 'The inside of a wooden locker with its door open. On the left are nine coat hooks in a row. On the right a shelf runs along the back, with two boxes and a rolled blanket on it.',
  },
  'event/empty-locker': {
    title: 'Empty Locker',
    story: 'The hooks are bare, the shelf is bare, and it was only ever a locker.',
    look: 'The inside of the same locker, with a bare shelf on the right. On the left are nine coat hooks in a row. The door hangs open on two hinges.',
  },
  'event/voices-in-the-bilge': {
    title: 'Voices in the Bilge',
    story:
      'Under the planks people are talking, low and in turn. You get down on one knee, and it becomes words: they are reading the watch list. After each name a voice says ‘Here’. They come to yours, which is on it, and read it out, and stop. The bilge water laps twice, and out of good manners nobody coughs.',
  },
  'event/only-timbers': {
    title: 'Only Timbers',
    story: 'It is only timber, working, each beam in its turn.',
  },
  'event/under-the-counter': {
    title: 'Under the Counter',
    story:
      'You come up under the counter, in a stern cabin that stands at an angle. Everything in it has been put right. The bunk is wedged, the pictures hang level with the sea and not with the walls, and two legs of the table are sawn short. The lamp is out. When your sleeve brushes it, it hisses.',
    look: 'A ship’s cabin, tilted to the left, with water up to the bunk. On the left the bunk rests on wedges. In the middle stands a table with two of its legs sawn short, and on the right three pictures hang level on a sloping wall.',
  },
  'event/sea-chest': {
    title: 'Sea-chest',
    story:
      'The lid lies level with the sand, but the chest is deeper than a chest needs to be. You dig down to the handles, to the first iron band, to the second; nobody goes to this length for fear of thieves. The keyhole is stopped with tallow. Above it, in small neat capitals, is painted ‘not yet’.',
    look: 'A pit in the sand, with a tall sea-chest standing in it. On the left is the heap of dug sand. The chest, in the middle, is bound with four bands of iron; on its right side hangs a rope handle, and two small words are painted above the keyhole.',
  },
  'event/empty-sea-chest': {
    title: 'Empty Sea-chest',
    story: 'The chest goes down a long way with nothing in it, for you have the part that mattered.',
    look: 'The same pit and chest, with the lid thrown back to the left on two hinges. The inside is bare. On the right five boards lie on the sand.',
  },
  'event/salt-crust': {
    title: 'Salt Crust',
    story:
      'Under the grey skin the salt is white, and it squeaks beneath your knees like snow. It comes away in plates. On the underside of each is a print: a leaf, a feather, and once a cuff, with its button. The salt has kept these, and let the rest go.',
    look: 'A square pan with a broken crust of salt. On the left the crust is whole and grey. On the right it lies in six white plates, turned over, and three of them bear the print of a feather.',
  },
  'event/heat-shimmer': {
    title: 'Heat Shimmer',
    story:
      'You line up the mound, the wreck and the gap in the dunes, and turn until you have north in front of you. It wobbles. The horizon comes a hand’s breadth off the sea, shows daylight underneath, and bends at the knees. Then north sits down, a little to the left, and declines to be moved.',
    look: 'Salt pans under a hot sky, with the horizon broken into strips. On the left a dune floats above the ground. In the middle stand four posts, each with its own image upside down above it.',
  },
  'event/boot-prints': {
    title: 'Boot Prints',
    story:
      'Boot prints go out through the gap. They are your size, and have your nails, down to the gap at the left heel. They do not have your stride; it is longer than yours, and never shortens for a slope. From the crest your eye can follow them inland, south and then east, to stones by a river.',
    look: 'A line of boot prints in dry sand, running away between two dunes. The nearest, on the left, shows its nails, with a gap at the heel. Nine prints can be counted before the line goes over a crest on the right.',
  },
  'event/from-the-raft': {
    title: 'From the Raft',
    story:
      'You make fast to the rudder head and step in over the sill. With dry hands you can be thorough: you lift what is loose, open what is shut, and put it all back where it belongs. In the top drawer of the washstand lies a list of the cabin’s contents, checked off. The last line is in a different pencil. ‘Visitor, dry,’ it says, with a tick.',
    look: 'A ship’s cabin, seen through its stern window from a raft tied up outside. On the left is a bunk on wedges. In the middle stands a washstand with three drawers, the top drawer open; on the right the water is level with the lower of two shelves.',
  },
  'event/rabbit-runs': {
    title: 'Rabbit Runs',
    story:
      'On your elbows you find that the hollow is all lanes, a hand wide and trodden hard, with a blade of grass bitten short at every corner. A twig would be heard here. Even a breath goes down at one hole and comes up at another as news. By the third crossing you know where not to breathe.',
    look: 'Narrow runs between tufts of grass, seen from close to the ground. They cross in four places. On the left a run goes into a hole, and on the right a rabbit sits with its back turned and its ears up.',
  },
  'event/castaways-lean-to': {
    title: 'Castaway’s Lean-to',
    story:
      'A kettle, two cups, one chair. The man in the chair gets up at once and dusts it for you. ‘Pell,’ he says, and pours, and turns the cup until its handle is on your side. It is hot water. He has been meaning, he says, to find something to go with it.',
    look: 'A lean-to of driftwood, open in front. On the left a kettle and cups stand on a crate. A chair is in the middle. On the right is a bunk, and where the edge of the blanket is turned back, strokes are scratched in the board: a single stroke, then five, then seven.',
  },
  'event/cold-lean-to': {
    title: 'Cold Lean-to',
    story: 'The kettle is cold, the chair is pushed in, and both cups are gone.',
    look: 'The same lean-to, with nobody in it. On the left a kettle stands on a crate. A chair is pushed under a shelf in the middle, and on the right the bunk is a bare frame with six slats.',
  },
  'event/styptic-moss': {
    title: 'Styptic Moss',
    story:
      'In the wet seam of the terrace grows a moss as grey as old bandages. You press it with a palm, for the water, and it drinks before you do. The cushion swells. On your knuckle an old scratch goes white, and shuts. It is a civil plant, and when you lift the hand it lets go.',
    look: 'Cushions of grey moss grow in a wet seam between courses of stone. On the left they are small and dry. On the right five of them have swollen, and the largest bears the print of a palm.',
  },
  'event/boar': {
    title: 'Boar!',
    story:
      'There is a small cough, quite near the ground, and then it comes out of the thorns like a thrown anvil. It has leaves on its tusks, and an ear folded back. You have time to notice the ear. The path is as wide as the boar.',
  },
  'event/empty-wallow': {
    title: 'Empty Wallow',
    story: 'Nobody is at home, and the mud is warm.',
  },
  'event/the-beam-at-noon': {
    title: 'The Beam at Noon',
    story:
      'You turn to where it comes from in the dream, and count nine breaths. In daylight it is only a colder stripe of day. It comes over the dunes at walking pace, crosses the pans one at a time, and passes up your arm, where the hairs lie down. Where it has looked, the salt lies loose.',
    look: 'Salt pans at noon, crossed by a pale stripe. On the left the salt is grey and smooth, and in the stripe, in the middle, it is white and cracked. On the right the stripe climbs a dune, past four posts.',
  },
  'event/the-turf-gives': {
    title: 'The Turf Gives',
    story:
      'The meadow folds under your boot without a sound, and lets you in. There is a moment of sky, round, with a cloud in it, going away. After that come roots, and clay, and a shelf that does not last. What you have in your fists is the best grass on the coast.',
  },
  'event/known-ground': {
    title: 'Known Ground',
    story: 'Every hole has its stick by now, and you know each of them by name.',
  },
  'event/dry-ledge': {
    title: 'Dry Ledge',
    story:
      'Twice your own height down, the shaft has a ledge, and it is dry. Someone fell here before you, and better armed. The belt is here, with the buckles laid out beside it from small to large, as if for an inspection; there are no bones. Next to the row another has been drawn, in chalk outlines, and left open.',
    look: 'A ledge in the wall of a round shaft, lit from above. On the left roots hang down. In the middle six buckles lie in a row beside a belt, and on the right are four empty chalk outlines.',
  },
  'event/sandbar': {
    title: 'Sandbar',
    story:
      'Halfway over, your knees find bottom. It is a bar of sand, the length of a barge, and as far as arms will take you. The brown water goes by on one side and the grey on the other. Fish stand along the edge of theirs with their noses to the line. They are not going further, either.',
    look: 'A low bar of sand in the middle of a river mouth. On the left is brown water, with five fish in a line at its edge, and on the right is grey water. Beyond it, on the far bank, stands a landing with a ladder of three rungs.',
  },
  'event/upriver-by-hand': {
    title: 'Upriver by Hand',
    story:
      'Stroke by stroke, and later root by root, the river lets all of you up. The banks come closer to look. Towards evening the reeds take over, by collar and by sleeve, and pass you from clump to clump, right side up. You arrive as cargo. On the landing a space has been cleared for it.',
  },
  'event/the-cistern': {
    title: 'The Cistern',
    story:
      'At the end of the rope your boot finds a step, and below the step is water, cold and sweet. The vault is brick. Overhead is a meadow where nobody keeps so much as a cow. A tin ladle hangs from a nail above the last dry step, and beside it, lower down, hangs a smaller ladle, for a child.',
    look: 'A brick cistern with black water in it, lit from a round hole above. On the left a rope hangs down. In the middle six steps lead into the water, and on the right two ladles hang on the wall, the smaller of them lower.',
  },
  'event/stirred-cistern': {
    title: 'Stirred Cistern',
    story: 'The water is all silt, and it will clear, though not today.',
  },
  'event/foxs-cache': {
    title: 'Fox’s Cache',
    story:
      'An arm’s length in, the den has a larder, and your hand goes along it shelf by shelf. There are buttons by the dozen, then bones, in matching pairs. Then comes something soft, and it does not move. It is a good collar, the kind that is worn to be looked at. It is fox.',
    look: 'A hollow under roots, dug open. On the left lie buttons in eight small heaps. In the middle are bones, laid side by side, and on the right is a folded fur collar.',
  },
  'event/the-towpath': {
    title: 'The Towpath',
    story:
      'The path comes with a barge, a tow-rope and the prints of hooves. It comes without a horse, so you are the horse. By noon the collar sits well enough, and at every bend stands a trough of clean water with a bucket beside it. Inside the collar somebody has burned a name. After the next bend you answer to it.',
  },
  'event/across-the-mouth': {
    title: 'Across the Mouth',
    story:
      'You go over the line between the waters, and it makes a small sound, as of cloth. Then there is the landing, with its boards swept and its ladder down. A boat is moored there, fore and aft, with great correctness. It is a plank with rowlocks.',
    look: 'A wooden landing on the far bank, built on six posts. On the left a ladder goes down into the water. On the right a plank with two rowlocks is moored at either end.',
  },
  'event/upriver-by-raft': {
    title: 'Upriver by Raft',
    story:
      'You sit on dry timber with your hands in your lap, and the banks do the walking. Alders go by, then willows, then reeds for the length of an afternoon. Nobody is poling. Once the raft stops, to let something cross ahead of it, and afterwards goes on.',
  },
  'event/learners-cairn': {
    title: 'Learner’s Cairn',
    story:
      'A cairn stands here, built by somebody with patience: one stone for every mistake, flat, well chosen, none of them large. It comes up to your belt. You add yours, and it takes a while to find out where they fit. When you step back, it stands.',
    look: 'A small cairn of flat stones, as high as a belt, in nine layers. On the left it leans a little. To the right of it lies a heap of loose stones, with two set apart.',
  },
  'event/a-quiet-minute': {
    title: 'A Quiet Minute',
    story: 'For a minute nobody wants anything of you, and it is enough.',
  },
  'event/under-the-bunk': {
    title: 'Under the Bunk',
    story:
      'You lift the blanket and lie down on your back, as the owner did. Your right hand drops, and finds the place by itself: letters, scratched into the planks, where a sleeper’s fingers would reach. They are even, and were cut in the dark. Some have been gone over since, by somebody with a light.',
    look: 'The planks of a bunk, seen from close by, with the blanket thrown back to the left. In the middle four lines of writing are scratched into the wood. On the right hangs an end of rope with two knots in it.',
  },
  'event/ferry-chain-freed': {
    title: 'Ferry Chain Freed',
    story:
      'The key turns without a sound; it was for the river, not the harbour. Link by link the chain lets itself down off the post and lies along the bottom. The current thinks this over. Between the stones it opens a lane of smooth water, the width of your two arms, and holds it open.',
    look: 'A wooden post by a river, with an open padlock and a key in it. From the post a chain goes down into the water on the left. To the right stand four huge flat stones, with smooth water between them.',
  },
  'event/downstream': {
    title: 'Downstream',
    story:
      'You let go of the reeds, and nothing further is required. The current knows the way home; it takes each bend on the inside, and slows where it is shallow. Willows pass, then alders, then the first gull. By the great stones it puts you ashore, feet first, where the path begins.',
  },
}
