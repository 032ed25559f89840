// The exploration cards of the Sallow Strand, in English. A card that is here is wanted in its deck and in every language.
export const strandFog = {
  'fog/sea-fret': {
    title: 'Sea Fret',
    story:
      'The sea gets up and comes ashore as weather. It takes the horizon first, then the dunes, then your knees. For a while you walk about inside it with a hand held out, and whatever the hand meets is wet and on its way inland. Then it has gone by. There is salt on your lips, and on your sleeve a scale.',
  },
  'fog/gull-tantrum': {
    title: 'Gull Tantrum',
    story:
      'Two blocks of gulls face each other across the sand, and you are halfway down the aisle before the speaker stops. You have walked into somebody’s parliament. An old bird on one leg rises to a point of order. In both houses every head turns to look at the point, which is wearing your coat.',
  },
  'fog/easy-going': {
    title: 'Easy Going',
    story:
      'Flat sand, firm underfoot, and a following wind with its palm between your shoulder blades. Each stride comes out longer than you cut it. For half an hour nothing is uphill. A line of terns keeps level with you, as far as some boundary of theirs, and there turns back.',
  },
  'fog/rolling-stones': {
    title: 'Rolling Stones',
    story:
      'The slope has lain as it is for a good many years, and under your weight it changes its mind. One stone goes by on the left, politely. Then the others set out together, with a noise of plates, and the ground you are standing on is among them.',
  },
  'fog/a-figure-on-the-dune': {
    title: 'A Figure on the Dune',
    story:
      'On the next dune somebody stands with one arm raised. You raise yours. So does the figure, a little before you. The wind takes ten paces of sand from between you, and there is nobody there; only your own prints, and they are coming this way.',
  },
  'fog/squall': {
    title: 'Squall',
    story:
      'The daylight is carried out over the water, like a lamp out of a room, and it is winter. It is somebody else’s, with sleet in it and the smoke of their chimneys, and it lasts for a quarter of an hour. Then the lamp comes back. The only dry sand on the beach is under your boots.',
  },
  'fog/thorn-belt': {
    title: 'Thorn Belt',
    story:
      'Blackthorn stands across the way, higher than a hat, and gone wild. Only the stems remember. They come out of the ground a yard apart, in a straight line, each with the rust of a label round it. Somebody planted this to keep something on its own side. The thorns point both ways.',
    look: 'A dense belt of thorn bushes crosses the picture from left to right. At the bottom seven stems show, evenly spaced, each with a ring of wire. On the right the belt is thinner, and two gaps show sand behind it.',
  },
  'fog/adders-on-warm-stones': {
    title: 'Adders on Warm Stones',
    story:
      'The stones hold the warmth of the day, and on each lies a coil of patterned rope, flaked down as a bosun likes it. You have a foot forward before it becomes plain that the rope is breathing. No coil moves. They only swell, very slightly, and sink again, all of them in time.',
    look: 'Flat stones in the sun, with coiled adders on them. On the left are three small snakes, and in the middle is a large snake with a zigzag down its back. On the right a narrow way leads between two stones.',
  },
  'fog/collapsed-dune': {
    title: 'Collapsed Dune',
    story:
      'The dune has come down across the path in the night and made itself comfortable. It is fine, dry sand, and pours back into every hole as though nothing had been said. The path is under there, patiently. Now and then a little of the slope runs down, where it shifts its weight.',
    look: 'A slope of fallen sand covers a path. On the left the path goes in under it between two edging stones. In the middle the sand has run down in five furrows, and on the right the top of a post stands out.',
  },
  'fog/wild-goat': {
    title: 'Wild Goat',
    story:
      'A goat is standing in the way with the corner of a chart in its mouth. You know that coast; so by now does the goat, which swallows the last of the soundings and looks informed. It regards you with its slotted eyes, as a pilot regards a rock that ought to be further west.',
    look: 'A brown goat with curved horns stands across a path. It faces left, and a torn corner of paper hangs from its mouth. On the right five scraps of paper lie in the grass, with parts of a coastline on them.',
  },
  'fog/tidal-gully': {
    title: 'Tidal Gully',
    story:
      'A gully crosses the sand with the tide in it, clear, quick, and deeper than it looks. It is two yards wide, most of the day. Just now it is a little more, and then a little less, and then a little more. On this bank are deep heel marks, dug in for the jump. On the far bank there are not so many.',
    look: 'A narrow channel of clear water cuts through the sand, from the upper left to the lower right. In the near bank, on the left, are six deep heel marks. In the far bank, on the right, there are four.',
  },
  'fog/lamp-oil': {
    title: 'Lamp Oil',
    story: 'A stoppered bottle, with two fingers of oil in it. It is enough for one good idea.',
  },
  'fog/boathook': {
    title: 'Boathook',
    story:
      'Ash, tipped with brass: the long arm of an absent sailor. The grip is worn to the shape of a hand, and the hand was holding on.',
  },
  'fog/tin-cup': {
    title: 'Tin Cup',
    story: 'It is dented all round by history, of which it says nothing. Sand or soup, it holds the same.',
  },
  'fog/oilskin-coat': {
    title: 'Oilskin Coat',
    story:
      'It hangs from a branch, buttoned up to the neck, with the arms folded. The initials in the collar could be yours.',
  },
  'fog/second-wind': {
    title: 'Second Wind',
    story: 'Without being asked, your legs remember being young. They have not mentioned it to your back.',
  },
  'fog/whistled-tune': {
    title: 'Whistled Tune',
    story:
      'You are halfway through before you hear who is whistling. Nobody knows the words, and everyone knows the chorus.',
  },
  'fog/footprints-that-stop': {
    title: 'Footprints That Stop',
    story:
      'A line of prints goes down the middle of the beach at an easy walk, left, right, left. Then there is a left, and no right, mid-beach and mid-stride. The sand ahead is as smooth as a made bed. Nothing is dragged, nobody has turned round, and the last heel is no deeper than the others.',
  },
  'fog/old-fishing-rig': {
    title: 'Old Fishing Rig',
    story:
      'A fishing rig stands across the way: grey poles, a net gone to lace, a line knotted where it has parted and knotted again beside the knot. The hooks are rust held together by habit. They are baited. It is fresh bait, cut small, and put on with the skin outward, as the books advise.',
    look: 'An old fishing rig of four grey poles stands across a strip of wet sand. On the left a torn net hangs to the ground. From the middle to the right runs a line with seven hooks, each with bait on it.',
  },
  'fog/beam-across-the-cloud': {
    title: 'Beam Across the Cloud',
    story:
      'There is light on the underside of the cloud, a narrow bar of it, going over. It is away for nine breaths; you count them, and it comes again. Where it starts from there is only sea. At the third turn it slows above you, as a reader slows at a name.',
  },
  'fog/fallen-oak': {
    title: 'Fallen Oak',
    story:
      'An oak lies across the way with its roots in the air. The wind here comes off the water, and has bent every tree on the coast towards the land. For two hundred years the oak bent with them. It fell towards the sea.',
    look: 'A large oak lies across the path. On the left its roots stand up, higher than a person. In the middle three thick boughs prop the trunk off the ground, and on the right the crown, with two nests in it, points to the sea.',
  },
  'fog/captains-flask': {
    title: 'Captain’s Flask',
    story: 'Pewter, worn silver where the thumb goes, and nearly full. It is medicinal, in the old sense.',
  },
}
