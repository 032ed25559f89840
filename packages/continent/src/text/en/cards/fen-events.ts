// The events of the Hollow Fen, in English. A card that is here is wanted in its deck and in every language.
export const fenEvents = {
  'event/abandoned-punt': {
    title: 'Abandoned Punt',
    story:
      'Among the reeds lies a punt, half boat, half garden. Cress has the bow and marigolds the middle; the stern is still free for one person and a pole. What leaks in has been bailed out round the roots, and lately. The tin cup for it is wet, and hangs from its nail.',
    look: 'A flat boat lies among reeds with plants growing in it. Cress fills the bow, on the left, and flowers the middle. The stern on the right is empty; two of its planks have sprung, and a cup hangs there from a nail.',
  },
  'event/basket-of-eels': {
    title: 'Basket of Eels',
    story:
      'The basket weighs more than the water that runs out of it. You tip it, and over the rim come the eels; they pour like rope, length after length, and the end is not in sight. There is no thrashing. Each takes one turn about your wrist in passing, and lets go.',
    look: 'A tall wicker basket stands in shallow water, tipped to the right. Its lid lies on the left, held by two loops. Eels hang over the rim; eight heads can be made out.',
  },
  'event/torn-basket': {
    title: 'Torn Basket',
    story:
      'The basket lies where it was set, empty, with a hole in its side the size of a fist, bitten from the inside.',
  },
  'event/weir-raised': {
    title: 'Weir Raised',
    story:
      'The hurdle comes up in its grooves, and the stream, which has been talking all day, leaves off. A drop falls. A reed straightens; the fen holds its breath. In the standing water behind the wicker the backs of fish rise in rows, all facing the hurdle.',
    look: 'A weir stands in a stream, with its hurdle raised. On the left the water is still, and the backs of six fish show in it, side by side. The hurdle hangs in the middle on two pegs; on the right the bed of the stream is almost dry.',
  },
  'event/heron-eggs': {
    title: 'Heron Eggs',
    story:
      'The nest is a rough plate of sticks with a soft middle, and in the middle lie the eggs, blue as a bruise. They have been turned this morning. The herons stand off on their branches and study the horizon. Woven into the rim, where a hand would look for it, is a spoon.',
    look: 'A flat nest of sticks lies in the fork of a dead tree. On the left a heron stands on a bough with one leg drawn up. Four pale blue eggs lie in the middle of the nest, and the handle of a spoon shows in its rim on the right.',
  },
  'event/cold-nests': {
    title: 'Cold Nests',
    story: 'There is rain in the nests and nothing under it; the judges have adjourned.',
  },
  'event/milestones': {
    title: 'Milestones',
    story:
      'Milestones stand along the kerb, up to their shoulders in the fen. Each gives a distance, cut deep, to a place whose name has been scratched off. The last has been added to, by a smaller chisel: the mill north by the sluice, the stair south and east. The moss is kept out of those letters.',
    look: 'Milestones stand along the kerb of a road under water. There are four, and each has a patch of scratches where a name would be. The one on the far right bears small letters as well, clean of moss.',
  },
  'event/millwrights-bench': {
    title: 'Millwright’s Bench',
    story:
      'The bench runs below the window from wall to wall. On it are jigs, templates and patterns in pear wood, each inside the outline drawn round it. Everything here was made to make something else. The one finished article in the room is the broom.',
    look: 'A workbench stands along a wall, under a window. From left to right there are a plane, two curved patterns, and an empty outline, round, the size of a bowl. On the far right a broom leans beside the door.',
  },
  'event/the-eel-wife': {
    title: 'The Eel-wife',
    story:
      'The face comes back to the window and turns out to belong to a woman with a bucket. ‘You’ve the lamp-look,’ she says. ‘Wipe your feet.’ Hers is the cleanest floor on this continent. Under it, in the dark between the stilts, something large turns over in its sleep, and she taps twice with her heel until it stops.',
    look: 'A woman with a bucket stands at the window of a house on stilts. On the left a ladder of eight rungs comes up to the open door, and the floor behind it is bare. On the right, under the house, a broad dark back lies in the water between two of the stilts.',
  },
  'event/shutters-closed': {
    title: 'Shutters Closed',
    story: 'Behind the shutters a floor is being scrubbed, by somebody who has said what she had to say.',
    look: 'The window of a house on stilts is closed by two shutters. On the left a bucket stands upside down at the head of the ladder; on the right smoke comes from the chimney.',
  },
  'event/bog-oak': {
    title: 'Bog Oak',
    story:
      'A yard down, the peat stops at a tree. It is an oak, black to the heart, with the bark on and an acorn in its cup; wood of this kind burns for a week and smells for two. Halfway along the trunk somebody has made a start on it with an axe. The cut is on the underside.',
    look: 'The trunk of an oak lies in a trench of black peat. Its roots are on the left, sawn off short. In the middle there is a notch in the underside of the trunk, with four chips below it, and on the right a twig with a single acorn.',
  },
  'event/apples-knocking': {
    title: 'Apples Knocking',
    story:
      'With an ear to the bark you hear it plainly. Three knocks, always three, and then the pause that good manners ask for. Your knuckles answer on the wet wood before there is anything to say. All down the row the apples let go of their trunks, and drift along to the next.',
  },
  'event/only-apples': {
    title: 'Only Apples',
    story: 'Fruit and water, and now and then the one against the other.',
  },
  'event/lily-tangle': {
    title: 'Lily Tangle',
    story:
      'It is pretty from above, white flowers and green pads, set edge to edge like plates. Under the plates hang the stalks. They have been tied, each to its neighbour, in small neat bows, all the way down into the dark. The ones around your knees come undone singly, and only if you do not pull.',
  },
  'event/a-light-under-the-fen': {
    title: 'A Light Under the Fen',
    story:
      'From the top branch the fen has no surface. You look down through brown water, then through green, and far below, further than there is room for, a light is turning. It goes along the undersides of the islands as a caretaker goes round a house, trying the doors. Each time it comes beneath the tree, the herons lift a foot.',
    look: 'Water is seen from above, between the branches of a dead tree. On the left two herons stand on a bough, each with a foot lifted. In the middle, deep under the surface, is a small round light, with a pale streak going out from it to the right.',
  },
  'event/lost': {
    title: 'Lost',
    story:
      'You pass a post on your left. After a good deal of soft ground there is a post on your right, and later, in a mist that has not changed, a post straight ahead. It is the same one, with the same coat hook. The hook has come round, each time, to face you.',
  },
  'event/lost-again': {
    title: 'Lost Again',
    story: 'At least the post knows you by now, and stands a little to one side to let you pass.',
  },
  'event/a-bell-asks': {
    title: 'A Bell Asks',
    story:
      'Out in the white a bell is struck, once. The note turns up at the end, as a question does. It waits for an answer you do not have, and your hands go through your pockets all the same. After a decent interval it asks again, further off, and not of you.',
  },
  'event/behind-the-hurdle': {
    title: 'Behind the Hurdle',
    story:
      'Behind the ribs is a workshop, and it is swept. The gravers lie on a cloth from the largest to the smallest; the shavings are kept in bowls, coarse, middling, fine. A comb is clamped in the vice, its teeth cut to the last but one. The dust of that cut is still in the air.',
    look: 'A tidy workshop lies behind a fence of ribs. On the left are three bowls of shavings. Nine gravers lie on a cloth in the middle, in order of size; on the right a comb is clamped in a vice, in front of a stool.',
  },
  'event/floating-garden': {
    title: 'Floating Garden',
    story:
      'A garden is moored in the middle of the mere, on a mat of reeds with a rope at each corner. Beans, onions and lettuces grow there in rows. Somebody still weeds it; the weeds have been laid along the edge in bundles, and every bundle is labelled. There is no boat at the mooring, and the watering can drips.',
    look: 'A bed of plants floats on a round mere, tied by a rope at each of its four corners. On the left grow beans on sticks, in the middle onions. Along the right edge lie six small bundles, each with a label, and beside them stands a watering can.',
  },
  'event/picked-garden': {
    title: 'Picked Garden',
    story: 'Where the beans and onions were there are rows of little holes, each of them watered.',
  },
  'event/marsh-hounds': {
    title: 'Marsh Hounds',
    story:
      'They come out of the reeds on webbed feet, silent, and from a distance they are dogs. Close to, they are not. They sit down in a half circle, the largest on the left, and leave a space for the one that is late. It arrives, and shakes itself. They all stand up.',
  },
  'event/distant-baying': {
    title: 'Distant Baying',
    story: 'They know your smell now, and far off, at their leisure, they pass it on.',
  },
  'event/the-answering-bell': {
    title: 'The Answering Bell',
    story:
      'You strike the clapper on your boot-heel, and it says one plain word. Out in the fog there is relief: the mist goes slack, and a drop that has been hanging from the post falls. Then the other bell begins, evenly, with nothing more to ask. It tells you where it is, and stays there.',
    look: 'Mist lies over water. On the left a clapper of bronze is held against the heel of a raised boot. In the middle stands a post, with a single drop below its hook; on the far right, faint, a bell hangs in a frame on two legs.',
  },
  'event/unlit-posts': {
    title: 'Unlit Posts',
    story:
      'The last three lamps are dark. There is oil in them, and the wicks are level; all they want is somebody with a light. Seen from the first they close up, one behind the other, like the sights of a rifle, and point at a place in the mist.',
    look: 'Three lamp posts stand in the fen, unlit. They grow smaller from left to right, on a straight line that ends in mist. A pole leans against the nearest, on the left; the glass of each is whole.',
  },
  'event/something-hears': {
    title: 'Something Hears',
    story:
      'You say it quietly, to nobody, with your eyes on the water. All along the street the flames lean over in your direction, and stay so until you have done. Something hears; you would rather not know what. The flames stand up again, one at a time, and your collar has been put straight.',
  },
  'event/nothing-hears': {
    title: 'Nothing Hears',
    story: 'You say it to the end and nothing hears, which is also a comfort.',
  },
  'event/willow-bark': {
    title: 'Willow Bark',
    story:
      'The oldest willow has had nine squares of bark taken out of it, side by side, each painted over against the weather. It is bitter stuff, and worth it. Where the tenth would come a line has been drawn in pencil, and a small knife hangs there on a string for whoever is next.',
    look: 'The trunk of an old willow fills the picture. Nine squares of bark have been cut from it in a row, from left to right, and each is painted over. On the far right a small knife hangs on a string from a nail.',
  },
  'event/stripped-bark': {
    title: 'Stripped Bark',
    story:
      'The trunk is bare as far up as an arm can reach, and above that is cut, in good capitals: leave the tree some.',
  },
  'event/barrow-breath': {
    title: 'Barrow-breath',
    story:
      'Something gives under the turf, and air comes out of the mound. It is cool and dry, smells of covered furniture, and has been waiting. It goes past your face and down the slope and some yards out over the water. There it turns round, to see who has let it out.',
  },
  'event/filled-in': {
    title: 'Filled In',
    story: 'The hole is filled in and the turf laid back and combed, though not by you.',
  },
  'event/ring-of-names': {
    title: 'Ring of Names',
    story:
      'A kerb of flat stones runs round the foot of the mound, and every stone but the last bears a name. They are keepers, in order of drowning. The last is blank, and has been sanded ready. Under it, in chalk, stands a note for the convenience of callers: the dyke-man trades tides for eels.',
    look: 'Flat stones are set in a ring round the foot of a mound. Seven can be seen from here, each with a name cut in it, except the last on the right. It is smooth, with two lines of chalk writing below.',
  },
  'event/keepers-cist': {
    title: 'Keeper’s Cist',
    story:
      'The chamber is the length of a bed and has been made up as one. In it lies one of the keepers, with his heels together and his cap on his breastbone. He is a patient skeleton. By the right hand there is a slate and by the left a whistle, and inside the whistle the pea rolls once round, and settles.',
    look: 'A skeleton lies on its back in a narrow chamber roofed with four slabs. Its head is on the left, and a cap covers its breastbone. By the near hand lies a slate, by the far hand a whistle; on the right the two boots stand together.',
  },
  'event/the-posts-answer': {
    title: 'The Posts Answer',
    story:
      'You open the first of the dark lamps and give it a light. The other two follow, out of politeness. Behind you the whole street lowers its flames and raises them again. There are still no doors for anybody to come out of, but along both sides the mist has left the width of a pavement.',
    look: 'Lamp posts stand in the fen in two rows, and all of them are lit. The nearest three, on the left, have their little doors open. To the right the rows run away, turn a corner, and grow small.',
  },
  'event/lookout-fork': {
    title: 'Lookout Fork',
    story:
      'The tree has a seat worn into it, by one person over many years. There are hollows for the heels. Whoever sits down is turned to the north-east, towards a lit street and, beyond it, a stair cut in the cliff. On the right the bark is rubbed through to the wood, at the place where a hand goes to get up.',
    look: 'A fork high in a leaning alder has a seat worn into it. Below the seat, on the left, are two hollows for the heels. On the right, far off, a row of five lamps can be seen, and behind them a cliff with a stair in it.',
  },
  'event/pilgrim-rags': {
    title: 'Pilgrim Rags',
    story:
      'They left what they could not carry up: a bolster, a flat-iron, a tin bath with a fern in it. Every piece has a rag round it, and a label under the rag, to say that it will be called for. The oldest labels are past reading. Somebody has copied them out and tied the copies beside them.',
    look: 'Things have been left under the rail of a stair, where seven rags hang. From left to right they are a bolster, a flat-iron, and a bath of tin with a fern in it. Each is tied round with a rag and has labels on a string.',
  },
  'event/sunken-altar': {
    title: 'Sunken Altar',
    story:
      'Where the steps end a stone table stands on the bottom, laid with candles, still tallow-white. They go up in height from left to right. Their wicks are black. From the tallest a thread of smoke stands in the water, quite straight, and does not drift.',
    look: 'A stone table stands under clear water. On the left are the last two of a flight of steps. Five candles stand on the table in order of height, the tallest on the right, with a thin upright thread above it.',
  },
  'event/cloudy-water': {
    title: 'Cloudy Water',
    story: 'A brown cloud turns over where the bottom was; you have stirred it enough.',
  },
  'event/the-hermit-of-the-dyke': {
    title: 'The Hermit of the Dyke',
    story:
      'He has a table, a kettle and a ledger, and he sells the sea by the hour. High water is entered on the left, low water on the right, eels in the margin. ‘No credit,’ he says, pouring. ‘It goes out.’ On the wall behind him is a nail, and below the nail a pale square the size of a slate.',
    look: 'A man sits at a table in a hut of planks, with his back to the wall. On the left a kettle stands on a stove. On the table are an open ledger and two cups; on the right, above the table, is a nail, with a pale square below it.',
  },
  'event/the-hermit-paid': {
    title: 'The Hermit, Paid',
    story: 'He nods at you as one tradesman to another, and moves the second cup to your side of the table.',
    look: 'A man sits at a table in a hut of planks, and his ledger is closed. On the left a kettle stands on a stove. Of the two cups on the table, one is now at the near edge, on the right, in front of an empty chair.',
  },
  'event/cold-light': {
    title: 'Cold Light',
    story:
      'The light is further away than it looks. It hangs over the bog with no lamp around it, the size of a plum, and it is colder than the water. Your hands go out to it, from habit. The warmth leaves them by the fingertips, and the flame draws itself up.',
  },
  'event/it-was-a-lantern': {
    title: 'It Was a Lantern',
    story:
      'Two lamps meet in a marsh. Each halts at the distance that people keep on a narrow path. Then yours goes on. The other is a lantern on a stake, with nobody under it; as you come up its flame turns from blue to yellow, and the little door swings to.',
  },
}
