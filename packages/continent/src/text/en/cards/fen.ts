// The terrains and barriers of the Hollow Fen, in English. A card that is here is wanted in its deck and in every language.
export const fen = {
  'terrain/fog-bank': {
    title: 'Fog Bank',
    story:
      'The fog starts at a post, as a room starts at its door. Behind the post everything is white and very near; you could walk past your own feet. A hand held out comes back wet, and a moment late. At shoulder height somebody has screwed a coat hook into the wood, and it is worn bright with use.',
    look: 'Mist fills the picture from edge to edge. A post with a hook near its top stands left of the middle, with two rings of water at its foot. Far to the right the same post shows again, fainter.',
  },
  'terrain/reed-landing': {
    title: 'Reed Landing',
    story:
      'Here the river gives up and the fen begins. The water spreads its fingers among the reeds until it cannot be told from the land, which by then is not land either. There is a landing of split logs, scrubbed white, with a boot-scraper at the end. The reeds stand higher than a man and lean in a little, as people do behind a door.',
    look: 'A landing of split logs lies where a river ends among reeds. On the left the river comes in, broad and straight. The landing in the middle is seven logs wide, and to the right of it the water opens into a fan of channels, between reeds higher than a man.',
  },
  'terrain/eel-weirs': {
    title: 'Eel Weirs',
    story:
      'Wicker throats, funnel behind funnel, all point upstream. The water goes in at every mouth and comes out at the far end a little quieter. Wherever a withy has rotted, a fresh one is woven in, so that nothing here is old. The last funnel ends in a basket, the basket has a lid, and the lid has a latch inside as well as out.',
    look: 'Wicker weirs stand in a slow stream, each funnel opening into the next. There are six of them, with their wide ends turned to the left, up the stream. On the far right the row ends in a basket with a lid.',
  },
  'terrain/hermits-dyke': {
    title: 'Hermit’s Dyke',
    story:
      'A hut of planks stands on the crown of the dyke, and in front of the hut is a step. The step is dry. So is the sound your boots make on it, the first of its kind in this fen. Behind the wall a kettle comes to the boil and is lifted off. You raise your knuckles, and the door draws back before they touch.',
    look: 'A plank hut stands on a grass dyke with water on both sides. A woodpile leans against its left wall. In the middle the door is ajar, above a single step; on the right a kettle steams behind a window of four panes.',
  },
  'terrain/frog-mere': {
    title: 'Frog Mere',
    story:
      'The mere is round and roofed with lily pads, and between the pads the eyes lie in pairs along the surface. The frogs are in full voice. They keep it up while you walk, and stop when you stop. You ease your weight from one foot to the other. Far out a single frog begins, and is hushed.',
    look: 'A round mere is covered with lily pads, and pairs of eyes look out of the water between them. Ten pairs are gathered on the left, near the bank. A single pair is far out on the right, and reeds stand all round the rim.',
  },
  'terrain/midge-flats': {
    title: 'Midge Flats',
    story:
      'The water is ankle-deep here, for an hour’s walk in every direction. Above it hangs a grey cloud that hums and has edges; it is made of midges, and the air itself wants a drink. They are well brought up. Those in front make room, as soon as they have had enough, for those behind.',
    look: 'Shallow water lies over flat mud, with a cloud of midges above it. On the left is a tuft of reeds. The cloud fills the middle, wider at the top than at the bottom; on the right two sticks stand in the water, a pace apart.',
  },
  'terrain/stilt-house': {
    title: 'Stilt House',
    story:
      'Nine stilts hold a small house out of the water, no two of them cut from the same wood. Smoke goes up from the roof as straight as string. The ladder is down. When you lay a hand on it the face goes from the window, and inside a second chair is drawn up to a table.',
    look: 'A small house stands over the water on nine stilts. On the left a ladder of eight rungs leads up to the door. In the middle is a window with a dark shape at its edge, and on the right smoke rises from the chimney.',
  },
  'terrain/bone-hurdle': {
    title: 'Bone Hurdle',
    story:
      'A fence of ribs crosses the wet ground, and it is kept in good repair. Where one has cracked, it is bound with vine; where one has gone, another is let in, filed to the curve of its neighbours. The old ones are brown as tea. The spares are stacked beside the last post, white, and sorted by length.',
    look: 'A fence of ribs runs from the top left to the bottom right. On the left five of the ribs are bound with vine. In the middle is a gap with the outline of a man, and on the right lies a stack of loose ribs, below two lamp posts at the edge of the picture.',
  },
  'terrain/heron-roost': {
    title: 'Heron Roost',
    story:
      'The tree is dead and fully occupied: grey judges, one to a branch. Under it small bones lie in the shallows, raked into a heap. The herons are all looking at a spot beside the trunk where there is nothing. When you have waded to it, they do not need to move their heads.',
    look: 'A dead tree stands in shallow water with a heron on every branch. There are seven herons. On the left, below the tree, is a heap of small bones; all the bills are turned to a bare place to the right of the trunk.',
  },
  'terrain/barrow-isle': {
    title: 'Barrow Isle',
    story:
      'A long mound lies in the water, dry and steep. The grass on it is combed one way, like hair, from the ridge down to the edge, and the air is quite still. In some places a few blades have been bent against the rest. You smooth them with your hand, and they get up again.',
    look: 'A long grass mound rises out of the water. All its grass is combed downhill and to the right. Halfway up the slope some blades are bent against the rest, in groups, from left to right: two blades, then eight, then eight again.',
  },
  'terrain/peat-cut': {
    title: 'Peat Cut',
    story:
      'The peat has been cut in steps, black and square, each the depth of a spade. Along the edge the turves stand drying in threes. The steps go down into older water, where the sky does not show. Clogs have left their prints on one side, going down; on the other, where they would come up, the edges are as the spade left them.',
    look: 'Peat has been cut away in steps that go down to black water. On the left small stacks of turf are drying. Five steps lead down from there to the middle; the water lies on the right, and a spade stands upright in the bank above it.',
  },
  'terrain/willow-holt': {
    title: 'Willow Holt',
    story:
      'Willows let down their branches all round a dry hummock, and make the only shade in the fen that does not smell. Inside there is a floor of short grass. A swing hangs there from good rope, its seat planed smooth, as high as your chin. Under it the grass is worn away by feet.',
    look: 'Willows stand round a dry hummock, with branches that hang to the ground. There are four trunks. A swing on two ropes hangs from the thickest, left of the middle, its seat as high as a man’s chin; on the right a narrow channel goes by.',
  },
  'terrain/sunken-causeway': {
    title: 'Sunken Causeway',
    story:
      'This is a road that has lost its height and kept its dignity. It runs due north, kerbed and cambered, under a hand of water, and its milestones stand at their intervals with wet feet. Beyond the kerb there is no bottom. Small fish use the paving in both directions, and keep to the left.',
    look: 'A paved road runs from the bottom of the picture to the top, under shallow water. Along its left edge stand four milestones. Small fish swim over the paving in the middle, in two lines, and on the right the kerb drops into deep water.',
  },
  'terrain/crooked-alders': {
    title: 'Crooked Alders',
    story:
      'The alders lean, and it is not the weather. Every trunk points south-west, towards the same drowned place, and the seedlings, thinner than a finger, have already begun. Leaves that come down here drift off in that direction. Only a seat, high in one of the forks, turns its back.',
    look: 'Alders stand in wet ground, and all their trunks lean to the lower left. There are six large ones. The thickest, in the middle, has a seat in a fork high up; on the far right a clump of seedlings leans the same way.',
  },
  'terrain/drowned-orchard': {
    title: 'Drowned Orchard',
    story:
      'Row behind row the orchard stands in water up to the first fork, and it has been pruned this year. Its apples have come down and gone nowhere. They bob against the trunks, knocking to be let in. A ladder leans in the farthest tree, and its rungs are wet right to the top.',
    look: 'An orchard stands in water, in straight rows. On the left apples float against the trunks. The four nearest trees, in the middle, still carry fruit, and on the far right a ladder of nine rungs leans in the branches.',
  },
  'terrain/leech-pool': {
    title: 'Leech Pool',
    story:
      'The water is very clear, and that is the trouble with it. Every pebble shows, and among the pebbles a flight of steps, going on down. There is no weed, no fish, no fly on the surface: nothing has been left over. Along the rim the leeches hang in a row, thin as bootlaces, at the height of an ankle.',
    look: 'A round pool is so clear that the whole bottom shows. On the left the bottom is covered with pebbles. In the middle seven steps lead down out of sight, and on the right leeches hang from the stones of the rim.',
  },
  'terrain/lantern-posts': {
    title: 'Lantern Posts',
    story:
      'Two rows of lamp posts cross the water and turn south at a corner. They have no doors to light and no pavement; this is a lit street with no town. The glasses are clean and the flames level. At the far end three lamps are dark, and against the first of them leans a lamplighter’s pole, still warm at the tip.',
    look: 'Two rows of lamp posts stand in the fen, without a road between them. They come in from the left, turn a corner in the middle, and leave the picture at the bottom. All are lit but the last three; a pole leans against the nearest of those, on the right.',
  },
  'terrain/mill-islet': {
    title: 'Mill Islet',
    story:
      'The mill has the islet to itself. Its wheel turns the wrong way, a yard above the stream, without a drop on it. From indoors comes the sound of stones with nothing between them. A sack hangs open at the chute, quite empty, and the label on it gives the weight.',
    look: 'A mill stands on a small islet, where a causeway ends. On the left is the door, with two millstones leaning beside it. The wheel on the right has ten paddles; it hangs clear of the water and turns against the stream.',
  },
  'terrain/stair-foot': {
    title: 'Stair Foot',
    story:
      'Where the fen stops there is a cliff, and in the cliff a stair. The first step is worn; the hundredth is out of sight. Rags hang from the rail, each tied with a different knot. At the bottom shoes have been left in pairs, as guests leave them outside a bedroom, and in the meantime somebody has polished them.',
    look: 'A stair begins at the foot of a cliff. On the left a row of lamp posts ends in the reeds. Five worn steps lead up from the middle, with seven rags tied to their rail, and on the right the stair goes on along the rock.',
  },
  'terrain/barrow-isle-opened': {
    title: 'Barrow Isle, Opened',
    story:
      'The turf comes away in one piece and folds over like a blanket. Under it is a low doorway with a lintel, and a slab that fills the doorway almost to the top. Over the slab you look in, at a tidy dark. It smells of chalk and of floors. The threshold has been swept, and swept inwards.',
    look: 'A long grass mound rises out of the water, with a low doorway in its side. On the left lies the turf, rolled back. The doorway, in the middle, has a lintel on two uprights and is closed by a slab that leaves a dark strip at the top; on the right the combed grass goes on.',
  },
  'barrier/quaking-mat': {
    title: 'Quaking Mat',
    story:
      'The moss is afloat. A wagtail comes down on the far side, and the near side dips against your boot. They say in the fen that it bears a bird, or a liar. Out in the middle something heavy has been lying, and has got up again with care; the dent still has elbows.',
    look: 'A mat of moss floats on open water. In the middle it has a long dent, with two smaller hollows at the left end of it. A single bird stands on the far right, where the moss is level.',
  },
  'barrier/black-sluice': {
    title: 'Black Sluice',
    story:
      'At the end of the causeway stands a lock gate, tarred black, taller than two men. It is shut on purpose, from the other side. Through the seam you can see the bar, the chain round the bar, and the pegs that hold the chain, all of it done by somebody with time. This side has been given a knocker.',
    look: 'A black lock gate stands shut across a channel. Of its two leaves the left has a knocker, and the right is plain. In the seam between them five links of a chain can be seen, on the far side.',
  },
  'barrier/black-sluice-jammed-open': {
    title: 'Black Sluice, Jammed Open',
    story:
      'The gate hangs from one hinge with a beam through it, the water goes north without looking round, and nothing here will close again in your lifetime.',
    look: 'A black lock gate stands open across a channel. Its left leaf is folded against the wall; its right leaf hangs from a single hinge, with a beam jammed through the planks. Between them the water pours away to the north, over a sill of four stones.',
  },
  'barrier/the-hundred-stair': {
    title: 'The Hundred Stair',
    story:
      'The stair climbs the cliff in switchbacks and shows neither of its ends. It is counted by everyone and agreed on by nobody. The totals are chalked on the rock, and crossed out by whoever came next. Only the topmost stands uncorrected, and the hand could be yours.',
    look: 'A stair goes up a cliff in switchbacks; its foot and its head are both outside the picture. Four landings can be seen, the lowest on the left. On the rock beside them is writing, crossed out and not to be read, and along the outer edge runs a rail on nine posts.',
  },
}
