// The events of the Drowned Shelf, in English. A card that is here is wanted in its deck and in every language.
export const shelfEvents = {
  'event/first-bell-rung': {
    title: 'First Bell Rung',
    story:
      'You lend it your arms for a rope, and they are accepted. Up they go, and down, at a pace that belongs to somebody heavier, and the bell says its word to the whole shelf. On the flats the pools answer with rings. When you have your arms back the fingers will not close, and the palms smell of hemp.',
    look: 'A bell is swinging in a tall frame of oak. On the left two arms are stretched up to the beam. The bell is tilted in the middle, with its clapper against the rim; on the right three pools lie in the sand, with rings on them.',
  },
  'event/second-bell-rung': {
    title: 'Second Bell Rung',
    story:
      'The rope runs, the frame groans, the tongue swings out and meets the bronze. There is nothing to hear. In every pool on the shelf every fish turns its head. The weed lies over to the east, and on the beam above you the barnacles shut, row by row, from end to end.',
    look: 'A riveted bell is swinging, seen from the side. On the left lies a pool in which five fish all face the bell. The clapper touches the rim in the middle, and the rope is curved; on the right the weed lies flat in two strips.',
  },
  'event/third-bell-rung': {
    title: 'Third Bell Rung',
    story:
      'Having no tongue, it takes what is offered. You strike it with the flat of your hand, and your teeth answer, from the back to the front. The note goes down through your boots and off along the road. Afterwards you count the teeth. The number is right; the order may not be.',
    look: 'A large bell without a clapper hangs in a low frame, and an open hand lies against it. The hand is on the left, with its five fingers spread. Fine lines spread over the bronze from there to the right; below the bell are two boots, seen from above.',
  },
  'event/a-lamp-below-the-horizon': {
    title: 'A Lamp Below the Horizon',
    story:
      'Past the end of the road, lower than the sea begins, there is a lamp. It turns. Each time it comes round it shows a little more of the way, like a landlord with a candle: the door lies east, beyond the yard and the last channel, and one quay to the south is dry. Then it shows you your hand, shading your eyes, and stays on that.',
    look: 'A light shines at the end of a straight road, below the line of the horizon. On the left is the arch of a tunnel. Four dark frames and stacks stand along the road in the middle; the light is on the far right, beyond a channel, and its beam points to a dry quay at the bottom of the picture.',
  },
  'event/paving-marks': {
    title: 'Paving Marks',
    story:
      'They are cut too shallow for the eye. You take off your boots and walk them, and they are instructions for a procession: halt, turn, let the children through. At the bells the letters grow. Second, third, first, says the stone to the ball of your foot, and the ninth hour. After that come only the prints of toes, facing east.',
    look: 'Marks are cut in the stones of a paved road. On the left is a pair of boots. The marks run along the middle, small at first and then larger, across seven stones; on the right the prints of bare toes are worn in the paving.',
  },
  'event/back-through-the-tunnel': {
    title: 'Back Through the Tunnel',
    story:
      'The tunnel is empty, and takes you up it, wet step by wet step. At a decent distance the sea comes along behind, as one sees a visitor to the gate. On the threshold it stops, and lets you go. It has the sound of your step by heart now, and knows the way you will come.',
  },
  'event/ambergris': {
    title: 'Ambergris',
    story:
      'Wedged where two ribs meet is a grey lump, waxy, not much to look at. In the hand it softens. It smells of every port at once: tar, oranges, wet rope, horses, coal, a stair with somebody’s supper on it. One of the ports is yours. It is early there, and the shutters are going up.',
    look: 'A grey lump is stuck between the bones of a whale. Two ribs come up from the left and cross behind it. The lump is in the middle, the size of a loaf, with three beaks of squid in it; on the right a patch of it is rubbed smooth.',
  },
  'event/best-bower': {
    title: 'Best Bower',
    story:
      'The largest anchor in the field belongs to a ship that was never reported: not missing, not late, not expected anywhere. The shank is stamped with the weight and the maker, and for the name of the ship there is a dash. Far out on the sand the chain lifts, and settles, and lifts, as it does under a hull.',
    look: 'A very large anchor lies on the sea floor. On the left are its two flukes, crusted with shell. The shank runs across the middle, with lines of stamped letters and a short stroke after them; on the right four links of the chain are raised clear of the sand.',
  },
  'event/green-door': {
    title: 'Green Door',
    story:
      'It opens inwards, and inwards is wet. You get as far as a passage with more doors in it, all alike, before your breath is used up. Something takes you by the shoulders, turns you about like an usher, and sees you to the air. There is a sprig of weed in your buttonhole, and it has been pinned.',
  },
  'event/rows-of-nameplates': {
    title: 'Rows of Nameplates',
    story:
      'The plates hang in the alphabetical order of their ships, brass on brass, with a date chalked under each. There is a gap before yours, wide enough for a long name, and a boat in it. She stands on trestles, caulked and tarred. Where her own name would go the wood is primed, and a brush lies ready across the thwart.',
    look: 'Nameplates hang in a shed, in three rows, their letters too small to be read. On the left the rows are full. In the middle there is a gap, with a dinghy in it on two trestles; to the right of the gap a plate hangs lower than the rest.',
  },
  'event/the-hummer': {
    title: 'The Hummer',
    story:
      'Under the boat sits somebody very old, in two coats, with a candle and a kettle. The humming does not stop for you. ‘I keep the tune,’ says the voice, on the notes of it, ‘so it won’t keep me.’ There is a second cup. It has been poured, and every note leaves a ring on it.',
    look: 'A person in a heavy coat sits under an upturned boat, hunched, face turned away. On the left a kettle stands over a candle. There are two cups on the sand in the middle; to the right the planks of the boat come down to the ground, with five hooks along them.',
  },
  'event/empty-boat': {
    title: 'Empty Boat',
    story: 'There is nobody under it, but the planks are still warm, and still, if you knock, a little in tune.',
    look: 'The space under an upturned boat is empty. On the left a kettle stands beside the stump of a candle. Two cups hang in the middle, each on its hook, and on the right the sand is pressed flat.',
  },
  'event/crab-vespers': {
    title: 'Crab Vespers',
    story:
      'You kneel. So do they, three hundred of them, from the door to the front, every leg in its order, with the sound of a fan being closed. They kneel better than you do. There is a time of clicking and a time of no clicking. Towards the end a small one comes along the floor, bites off a thread that hangs from your cuff, and carries it forward.',
    look: 'Crabs fill the floor and the pews of a roofless chapel, all facing right, with their legs folded. On the left is the door. In the middle a kneeling person can be seen from behind, with a worn cuff; in front, on the right, four large crabs are side by side below a broken wall.',
  },
  'event/inside-the-kelp': {
    title: 'Inside the Kelp',
    story:
      'Beyond the door the water lies flat, and carries you in without a stroke. It is a room, with walls of weed, a green lamp, and a bed, made. The sheets hang down to a finger’s breadth above the surface and are dry. On the pillow lies a card with your name, and the hour at which you wish to be called.',
    look: 'A room with walls of kelp has water for a floor. On the left is the arch of the door. A bed stands in the middle, with the water just below its sheets and a white card on its pillow; on the right a lamp hangs by three cords.',
  },
  'event/rib-loft': {
    title: 'Rib Loft',
    story:
      'On the ridge the bone is dry, and a plank has been lashed there for a seat. The whole shelf lies below: road, bells, yard, and the edge where the sea is standing. From up here you can see the tide thinking. It takes a pool from one place and tries it in another. Then it puts it back.',
    look: 'The sea floor is seen from above, from the ridge of a whale’s skeleton. Four ribs curve away below on the left. In the middle a plank is tied across the bones; on the right lie a straight road, two pools, and the edge of the sea.',
  },
  'event/the-perpetuas-anchor': {
    title: 'The Perpetua’s Anchor',
    story:
      'It comes up slowly, streaming, with the name Perpetua cast in the crown. It was let go in good order. The order is still legible, on a slate wired to the ring: let go, hold, wait. Nine hands have signed. One of them has signed every day since, down both sides and along the edges.',
    look: 'An anchor hangs on a chain over a square shaft, with water running off it. On the left is the kerb of the shaft. The anchor is in the middle, with its two flukes down and a word of eight letters on the crown; from the ring, on the right, hangs a slate covered with writing.',
  },
  'event/the-door-keeps-its-mouth-shut': {
    title: 'The Door Keeps Its Mouth Shut',
    story:
      'You knock with a fist. The door expects a bell, and keeps its mouth shut. Behind it somebody comes up, step by step, and stops with a hand on the latch. Nothing is said. Cold rises between the boards for nine breaths, and then the steps go down again.',
  },
  'event/the-stairwell': {
    title: 'The Stairwell',
    story:
      'The door lets you in, and closes after all of you with a bow. Here are a hundred steps, all of them upside down: you climb them by their undersides, and the treads, worn in the middle, are above your head. The rail is up there too, and a bucket that has not spilt. Now and then light comes along the wall, like a thumb along a list.',
    look: 'A round stairwell is seen from its upper end, and every step in it is upside down. On the left a rail runs along the ceiling. A bucket hangs in the middle, its mouth to the steps overhead; on the right nine steps can be made out before the dark, and two narrow windows.',
  },
  'event/the-lamp-room': {
    title: 'The Lamp Room',
    story:
      'At the bottom, which is the top, is a round room with the sea at its windows. There is no flame in it, and no oil. An empty brass ring, the size of a person, goes round in the middle, and from the place where a lens should be it looks. It looks at the fish, the stair, the door. Then it comes to all of you, and slows.',
    look: 'An empty ring of brass turns in the middle of a round room with windows. On the left are the last three of a flight of steps, upside down. The ring is as tall as a person and has notches on the inside; behind the windows on the right are fish, in two ranks, facing in.',
  },
  'event/the-light-looks-back': {
    title: 'The Light Looks Back',
    story:
      'You have brought it nothing, and it looks at what you are. It begins with the hands. It is thorough, and not unkind, and where it has looked there is only brightness: no wall, no rail, no sleeve. Somewhere in it are the steps, a hundred of them, upside down. The light has come as far as the elbow.',
  },
  'event/the-lens-turned': {
    title: 'The Lens Turned',
    story:
      'It fits. The brass takes the lens by the rim, and what comes out of it has an edge, for the first time. Now it must be turned, against everything that is looking: the lamp, the fish in their ranks at the glass, the keepers behind the fish. There is a handle, long enough for all of you. It shines where other hands have let go.',
  },
  'event/dark-at-last': {
    title: 'Dark, at Last',
    story:
      'It takes everything you have, and then the rest. At last the lens comes round to face inwards, and the lamp sees itself. The beam folds up like a carpenter’s rule. In the dark somebody laughs; it is a human laugh, and it goes on for some time. Outside the sky is full of stars, and nobody is using them to look for you.',
  },
}
