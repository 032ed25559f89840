// The terrains and barriers of the Drowned Shelf, in English. A card that is here is wanted in its deck and in every language.
export const shelf = {
  'terrain/anchor-field-cleared': {
    title: 'Anchor Field, Cleared',
    story:
      'With the others dragged aside one chain remains, and it leads down instead of up. It goes over the lip of a square shaft, taut, scrubbed clean of weed, and the stone there is grooved by long use. You lay a palm on the iron. Every ninth breath it is drawn in from below, by the width of a finger.',
    look: 'Anchors have been moved aside, and a chain runs from the middle of the field into a square shaft. Five anchors lie in a heap on the left. The shaft, in the middle, has a kerb of four stones, with a groove where the chain goes over; on the right lie coils of slack chain.',
  },
  'terrain/tunnels-end': {
    title: 'Tunnel’s End',
    story:
      'The tunnel lets you out on sand that is not used to air. Fins have drawn long lines across it, all in one direction. The sea has stepped back two hundred yards and is watching from there, drawn up to a level edge, the way a crowd stands when a road has been cleared for somebody.',
    look: 'The mouth of a tunnel is seen from the sea side, with wet sand in front of it. The arch is on the left, and water still drips from it. Seven fish tracks lead away over the sand to the right, where a paved road begins; far off lies the edge of the sea.',
  },
  'terrain/whale-fall': {
    title: 'Whale Fall',
    story:
      'A cathedral that swam: the ribs go up on either hand and meet above you, and along the nave the sand has been raked. Just inside the jaw there is a stand for wet umbrellas, full. A cold draught comes down from the far end, goes past you, and after a while goes back again.',
    look: 'The skeleton of a whale stands on the sea floor like the frame of a long hall. On the left is the jaw, open, with a stand of umbrellas in it. Eight pairs of ribs stand along the middle, with raked sand between them; the tail runs off to the right.',
  },
  'terrain/shelf-road': {
    title: 'Shelf Road',
    story:
      'Paved, straight, and wet, the road goes out over the bottom as though there were an office at the end of it. It has kerbs, grey with barnacles, and every nine paces a drain with a bronze grating. The drains are clear. All along the road you can hear the sea go down them, in an even trickle, to the next floor.',
    look: 'A paved road runs from left to right across the sea floor. On the left, marks are carved in its stones. Three round gratings lie along the middle of it, and barnacles cover both kerbs; on the right it goes on straight to the edge of the picture.',
  },
  'terrain/first-bell': {
    title: 'First Bell',
    story:
      'The bell hangs in a frame of black oak, out of reach, with nothing amiss but the rope. There is no rope. There is the groove it has worn in the beam, and in the paving below lie two hollows, side by side, worn by heels. Your own heels fit them. Your arms go up.',
    look: 'A bell with no rope hangs in a tall frame of oak. On the left the frame is crusted with barnacles. The bell has its clapper, and hangs from a beam with a deep groove; below it, right of the middle, two hollows are worn in the paving.',
  },
  'terrain/eel-gardens': {
    title: 'Eel Gardens',
    story:
      'The tide is out and the eels have stayed, each upright in its own hole, row behind row. They sway like grass with faces, though there is no wind. All of them are turned to you. Those at the back lean out a little to the side, to see past the ones in front.',
    look: 'Thin eels stand upright in the sea floor, in rows, with their tails in holes. There are six rows, from left to right. Every head is turned to the front; in the last row, on the right, four heads lean out sideways.',
  },
  'terrain/anchor-field': {
    title: 'Anchor Field',
    story:
      'Every ship that saw the light has left something. Stone anchors with a hole for the rope lie beside forged ones, and those beside a patent bower in its maker’s paint, and the chains run out from the middle like the rays of a sun. Most lie as they fell. A few have been shifted since, and set down with some thought.',
    look: 'Anchors of every age lie on the sea floor, and their chains fan out from the middle. On the far left is a round stone with a hole in it. Apart from the fan, from left to right, a chain is laid in four lengths, a chain is closed around nothing, and a chain runs in one straight line. On the far right the anchors are of iron and have rings.',
  },
  'terrain/sunken-quay': {
    title: 'Sunken Quay',
    story:
      'Of all the places on the shelf this is the only one the water has not reached yet. The stones are dry, and there is dust in the joints. Bollards stand along the edge in order of size. From the last of them a mooring rope goes up at a slant, taut, creaking, and ends in the air, where a ship is not.',
    look: 'A stone quay stands dry on the sea floor. On the left seven steps come up to it. Bollards stand along its edge, five of them, the smallest on the left; from the largest a rope goes up tight to the right and ends in the air.',
  },
  'terrain/kelp-arch': {
    title: 'Kelp Arch',
    story:
      'Kelp hangs straight across the way, wet, heavy, and from no rail that you can see. There is a green door in this wall, and only the light behind it gives it away. The stems have been tied back on either side, in bows. On the sill the water begins, and it stands in the doorway, up to the lintel, without spilling.',
    look: 'A wall of kelp fills the picture, with an arch in it. To the left of the arch the stems are gathered in two bunches, each tied with a bow. The opening, in the middle, is full of water and lit from behind; to the right of it three bunches are tied.',
  },
  'terrain/third-bell': {
    title: 'Third Bell',
    story:
      'This is the largest of them. You bend and look up into the bronze: there is the staple, there is the leather, and there is no tongue. Around the rim inside, at the height of a mouth, the metal is worn bright. In the bright band are small dents, in two neat curves, an upper set and a lower set.',
    look: 'The largest of the bells hangs in a low frame, seen from below. On the left its rope hangs down, frayed into three strands. Inside the bell are a staple and a strap, and no clapper; on the right, on the inner rim, are two curved rows of dents.',
  },
  'terrain/salvage-yard': {
    title: 'Salvage Yard',
    story:
      'What the sea takes apart is sorted here. Masts lie with masts, doors with doors, and forty stern lamps stand in line with their glasses washed. The nameplates have a shed to themselves. You need not look far. Your ship’s is already here, screwed up straight, and smells of polish.',
    look: 'Parts of ships are stacked in a yard on the sea floor. On the left lie masts, in four stacks. Doors lean against each other in the middle, beside a line of lamps; on the right is an open shed with three rows of nameplates.',
  },
  'terrain/keepers-boat': {
    title: 'Keeper’s Boat',
    story:
      'The boat lies keel up on three blocks, tarred and dry, with a line of light under the gunwale. Somebody is humming in there. The tune keeps time with your steps, and waits for you when you stop. In front of the lowest plank, where a house would have a doormat, there is a doormat.',
    look: 'A boat lies keel up on three blocks, with a line of light along the ground below it. On the left a stovepipe comes out of the bow. In the middle a mat lies in front of the planks; on the right two oars lean against the stern.',
  },
  'terrain/second-bell': {
    title: 'Second Bell',
    story:
      'Frame, rope and tongue are in order, and the bronze is whole but for a crack that goes from lip to crown, no wider than a hair. It has been closed with seven rivets, each filed flush. They have saved everything but the voice. You flick the rim with a fingernail, and do not hear the nail.',
    look: 'A bell hangs in a frame of oak with its rope and its clapper. A crack runs up the left side of it, closed by seven rivets. The rope hangs straight down in the middle, with three knots in it, and on the right the frame is propped by a beam.',
  },
  'terrain/drowned-chapel': {
    title: 'Drowned Chapel',
    story:
      'The chapel has lost its roof but not its customs. The pews are set for a congregation of crabs, and the crabs are in their places, the large ones behind, the small ones before, claws together. Nobody turns round at your step. The nearest row moves along, sideways, all at once, and leaves a space.',
    look: 'A chapel without a roof stands on the sea floor, and crabs sit in its pews. On the left is the door, with two steps. Five rows of pews fill the middle, the smallest crabs in front; on the right, at the near end of a row, there is an empty place.',
  },
  'terrain/lighthouse-steps': {
    title: 'Lighthouse Steps',
    story:
      'The road ends in steps, and the steps go down to a door in the floor of the sea. It faces down. On this side are the bolts and the nail for the key, so it is you who are indoors. Between the boards all of you can see the tower, going down storey by storey with its windows dark. At the bottom something turns.',
    look: 'Steps lead down to a door that lies flat in the sea floor. There are ten steps, and they come down from the left. The door is in the middle, with two bolts across it; beneath, pointing away to the right and down, lies a dark tower.',
  },
  'barrier/the-last-channel': {
    title: 'The Last Channel',
    story:
      'Between you and the door lies the part of the sea that stayed. The road walks into it, kerbs and all, and forty yards on it walks out again. The water is black down to a certain depth, and below that it is lit. Every ninth breath a brightness passes along the bottom, and the fish it comes to hold still to be counted.',
    look: 'A deep channel cuts across a paved road. The road goes under on the left, between two kerbs, and comes up again on the right. In the middle, far down, there is a glow, and four fish hang in it without moving.',
  },
}
