// The found items, in English. A card that is here is wanted in its deck and in every language.
export const items = {
  'item/hemp-coil': {
    title: 'Hemp Coil',
    story: 'Tarred, dry, and long enough for a bad idea. The far end is cut clean, so somebody has had one already.',
  },
  'item/brass-spyglass': {
    title: 'Brass Spyglass',
    story:
      'Whatever it shows you has the same scratch across it, in the shape of a coast. The coast has a harbour, and in the harbour is a speck.',
  },
  'item/flint-nodule': {
    title: 'Flint Nodule',
    story:
      'The size of a fist, in a glove of chalk. It remembers fire, wants it back, and at any touch of iron brings up the subject.',
  },
  'item/storm-lantern': {
    title: 'Storm Lantern',
    story: 'Brass, dented, and full. The wick was trimmed within the week, by someone with neater hands than yours.',
  },
  'item/flare-pistol': {
    title: 'Flare Pistol',
    story:
      'One shot, and then the whole world knows. The grip has nine notches, one for each time somebody thought better of it.',
  },
  'item/salt-block': {
    title: 'Salt Block',
    story: 'One corner is licked smooth, by something with time to spare. It makes everything taste of leaving.',
  },
  'item/old-bayonet': {
    title: 'Old Bayonet',
    story: 'Stamped for a regiment that was never sent here. It has been oiled every year since.',
  },
  'item/skiff-plank': {
    title: 'Skiff Plank',
    story: 'A plank, two rowlocks, and the last letters of a name. Half a boat is better than a good swim.',
  },
  'item/fox-fur-wrap': {
    title: 'Fox-fur Wrap',
    story: 'Three winters warm, and faintly accusing. The head serves as a clasp, and will not look at you.',
  },
  'item/leaky-punt': {
    title: 'Leaky Punt',
    story: 'It leaks only where you sit. Move to the other end, and after a decent pause so does the leak.',
  },
  'item/live-eels': {
    title: 'Live Eels',
    story: 'They tie themselves in knots out of worry. One of the knots is a good bowline.',
  },
  'item/eel-oil-lamp': {
    title: 'Eel-oil Lamp',
    story:
      'It burns without smoke, and with a smell of Sunday: starch, floor wax, something in the oven since morning.',
  },
  'item/bog-butter': {
    title: 'Bog Butter',
    story:
      'A keg of it, buried by someone who meant to come back. One spoonful is missing, and the spoon has been left in.',
  },
  'item/bone-harpoon': {
    title: 'Bone Harpoon',
    story: 'It is carved from something that had hands. Take hold of it, and it takes hold.',
  },
  'item/bronze-adze': {
    title: 'Bronze Adze',
    story:
      'Old enough to have been holy, sharp enough not to mind. The edge is wrapped in leather, so that the dead should not be cut.',
  },
  'item/rope-ladder': {
    title: 'Rope Ladder',
    story: 'Forty rungs; the last one is a rosary. It has been used for both purposes, and it holds.',
  },
  'item/adder-skin': {
    title: 'Adder Skin',
    story:
      'Shed in one piece, like a decision. The snake has left even its eyes, two clear scales, and gone on without them.',
  },
  'item/marsh-lantern': {
    title: 'Marsh Lantern',
    story: 'It lights on its own, and only for company. With you it takes a moment.',
  },
  'item/pumice-float': {
    title: 'Pumice Float',
    story: 'A stone that changed its mind. Inside are a thousand small rooms, all to let.',
  },
  'item/keepers-coat': {
    title: 'Keeper’s Coat',
    story:
      'The buttons show a lamp, and the lining shows the drowning. It is still warm, but that will be the lizards.',
  },
  'item/iron-bar': {
    title: 'Iron Bar',
    story: 'Bent once, by something coming out. Since then it has been hammered straight, wiped, and put back.',
  },
  'item/ash-cloak': {
    title: 'Ash Cloak',
    story: 'Grey on grey, and even you lose sight of it. Hung up, it is a wall with a nail in it.',
  },
  'item/branding-iron': {
    title: 'Branding Iron',
    story: 'It leaves a small lamp wherever it is pressed. The handle has one, and so, by evening, has your palm.',
  },
  'item/lump-of-ambergris': {
    title: 'Lump of Ambergris',
    story: 'A whale thought of this for years, and left off in the middle. In a warm hand it goes on.',
  },
  'item/bower-shackle': {
    title: 'Bower Shackle',
    story:
      'Forged to hold a ship in weather that has not come yet. The pin has been greased for the day, and turns at a touch.',
  },
  'item/green-lantern': {
    title: 'Green Lantern',
    story:
      'The flame is green, and leans towards the door. There is no draught, and for most of the way there is no door.',
  },
  'item/caulked-dinghy': {
    title: 'Caulked Dinghy',
    story: 'The tar on the seams is a week old, and still takes a thumbprint. Yours is the first.',
  },
  'item/salt-harmonica': {
    title: 'Salt Harmonica',
    story:
      'Play it softly; it has a good memory. What you breathe into it comes back, a little flat, on the next breath.',
  },
  'item/tailors-thimble': {
    title: 'Tailor’s Thimble',
    story: 'Too small for a man, too worn for a toy. There is a drop of shade at the bottom, and it does not spill.',
  },
  'item/length-of-chain': {
    title: 'Length of Chain',
    story: 'Every ninth link is marked with a name. It has been cut one link before the next.',
  },
}
