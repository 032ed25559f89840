// The exploration cards of the Cinder Terraces, in English. A card that is here is wanted in its deck and in every language.
export const terracesFog = {
  'fog/ash-fall': {
    title: 'Ash Fall',
    story:
      'Grey snow, and warm: it comes straight down and lies on the sleeve without melting, and when you breathe out the flakes in front of your face go up again. You catch one. It is a corner of burned paper, with the end of a line still on it, in a neat hand: ‘and all well here’.',
  },
  'fog/tremor': {
    title: 'Tremor',
    story:
      'Far down something heavy is put away. The terrace shrugs, and the shrug goes up the hill from wall to wall, and every wall lifts its stones and sets them back. Most of them land where they were. The path beneath your boots takes a moment longer to decide.',
  },
  'fog/hot-wind': {
    title: 'Hot Wind',
    story:
      'The wind comes down from the crater in one piece, hot, smelling of coins. Like a customs officer it goes through everything you have on, collar to boots, and takes what water it finds. Then it is off towards the sea, which has more to declare.',
  },
  'fog/old-handrail': {
    title: 'Old Handrail',
    story:
      'A handrail runs along the worst of the slope, brass, at exactly the right height. The stair that went with it is gone. There is nobody left to polish it but the dead, and they have kept it up: bright on top, dull underneath, as hands leave it. You hold on, and it is as warm as a hand.',
  },
  'fog/sulphur-haze': {
    title: 'Sulphur Haze',
    story:
      'Yellow air stands in the dip of the path, level on top, like water in a basin. It has a taste of struck matches. On the far side is a signboard, and from here you can read the first word of it, which is ‘Mind’. The rest is further down.',
  },
  'fog/shape-in-the-steam': {
    title: 'Shape in the Steam',
    story:
      'A crack in the path lets out steam, and the steam stands up. It is only as tall as you. It carries its weight on the same foot, and wears your hat as your hat was when it was new. For a while it looks from you to its own hands and back. Then it makes a correction.',
  },
  'fog/beam-in-the-crater-smoke': {
    title: 'Beam in the Crater Smoke',
    story:
      'The smoke over the crater turns white from within, and out of it comes the beam. It goes along the terraces one at a time, as a hand goes through drawers for something it has lost. It is not rough. When it comes to you it turns you over, puts you back, goes on, and then returns to you and looks again.',
  },
  'fog/glass-scree': {
    title: 'Glass Scree',
    story:
      'The slope is loose plates of glass, clear as panes, that creak before you touch them. Every step is a window. Through the first you see a corner of carpet, through the next the leg of a chair, and then a lamp with its wick turned low. Under the plate you are standing on, somebody lays down a book, and looks up.',
    look: 'A slope is covered with loose plates of clear glass. On the left they lie flat and overlap, like scales. Six larger ones form a track up the middle, and on the right a few stand on edge against two rocks.',
  },
  'fog/cooling-crust': {
    title: 'Cooling Crust',
    story:
      'It is black on top and wrinkled, like the skin on hot milk, and it dips a little where you rest your eyes on it. Somebody has laid a row of flat stones across, a stride apart. They are good stones, and level. Around the three in the middle runs a thin line of red.',
    look: 'A black, wrinkled crust fills the way from bank to bank. Seven flat stones lie across it in a row, from left to right. A red line glows around each of the middle ones, and on the right bank lies a stick, burned at the tip.',
  },
  'fog/kiln-rubble': {
    title: 'Kiln Rubble',
    story:
      'A whole kiln has lain down across the path. Each of its bricks is stamped with a small lamp, and all the lamps are uppermost, some thousands, looking at the sky. You turn a brick on its face in passing. From behind comes a scrape, then the click of a brick being put right.',
    look: 'A heap of bricks lies across a path, at the foot of half a round wall. On the left five courses of the wall still stand. Every brick of the heap shows the stamp of a lamp on its upper side; on the right two long ones bridge a hole.',
  },
  'fog/ledge-goats': {
    title: 'Ledge Goats',
    story:
      'The path becomes a ledge, and the ledge is taken. Goats stand along it in single file, heads to the wall, like clerks at the hour of closing. They look down on you, correctly. The last in the line is eating a book, a page at a time, and seems to be near the end of it.',
    look: 'Goats stand in a line on a narrow ledge. There are five of them, seen from below, with their heads to the rock. The ledge begins on the left at a path; on the far right the last goat has an open book under its front feet.',
  },
  'fog/basking-lizard': {
    title: 'Basking Lizard',
    story:
      'A length of wall lies across the path, tiled, warm, as thick as a boat is wide. Halfway along it the wall has an eye. The lid comes up from below and goes down again at its leisure. A number is painted on the flank, in the white that is used for terraces, and has been painted again after every shedding.',
    look: 'A large lizard covered in tiles lies across a path like a wall. Its tail is on the left, curled in two rings. Painted figures, too worn to be read, are on its flank, and on the right, above a foot with five claws, is an open eye.',
  },
  'fog/steam-gate': {
    title: 'Steam Gate',
    story:
      'Pipes cross the path from wall to wall, and between them the steam hangs in sheets. Along the lowest runs a row of valves, with labels in a keeper’s hand. ‘Leave this one to the end,’ the labels say, all but the last. The last says ‘Sorry.’',
    look: 'A gate of pipes stands across a path, with steam between the pipes. A row of six brass valves runs along it from left to right. A label is tied to each, and the label on the far right is the smallest.',
  },
  'fog/collapsed-flue': {
    title: 'Collapsed Flue',
    story:
      'The great flue has come down over the path, and the way on is in by the chimney. There are rungs. The soot between them is as deep as fur, rubbed clean at two heights, by shoulders and by knees. From somewhere above hangs a bell-pull, and on it a card that says ‘Sweeps’.',
    look: 'A broken flue of brick lies over a path and leans up against a terrace. On the left is its open end, wide enough for a person. Seven iron rungs go up inside it; at the upper right a cord with a card hangs down through a hole.',
  },
  'fog/kiln-gloves': {
    title: 'Kiln Gloves',
    story:
      'Asbestos to the elbow, and so stiff that they stand up by themselves. The fingers are still curved around something the size of a plate.',
  },
  'fog/obsidian-blade': {
    title: 'Obsidian Blade',
    story:
      'A hand’s length of black glass, bound to a goat’s horn. It is sharp enough to be quiet: you cut a string, and some time later the string falls.',
  },
  'fog/water-skin': {
    title: 'Water Skin',
    story: 'A goatskin, tight as a drum and cold against the ribs. Up here it is worth its weight in itself.',
  },
  'fog/warm-stones': {
    title: 'Warm Stones',
    story: 'Three pebbles from the lip of a vent, warm as eggs. By evening your hand has taken to sitting on them.',
  },
  'fog/glassblowers-breath': {
    title: 'Glassblower’s Breath',
    story:
      'A drawing on a kiln door shows how: in through the nose, hold, and out again with the whole evening before you. The ninth figure has blown a lamp, and is trying not to look proud.',
  },
  'fog/keepers-milestone': {
    title: 'Keeper’s Milestone',
    story:
      'The milestone stands up to its neck in cinders. You scrape until the words show. ‘To the light,’ they say: ‘down.’ The arrow beside them agrees. Below that comes the distance, which has been cut out and cut again, smaller each time, and the last figure still has dust in it.',
  },
}
