// The cards of the Borrowed Shadow, in English. A card that is here is wanted in its deck and in every language.
export const shadow = {
  'shadow/no-shadow-there': {
    title: 'No Shadow There',
    story:
      'Something stands at the corner of the stockade, until you face it squarely. At noon everyone looks a little short. You walk round once and count: each post keeps its shadow folded small at its foot. There is nobody else’s.',
  },
  'shadow/ribs-and-sunlight': {
    title: 'Ribs and Sunlight',
    story:
      'For a minute the white sky thins, and the sun lays the fence down again on the grass, rib by rib. One of the ribs seems to have an elbow. You check them off against the bones, and the sum is right. They are stripes, only stripes.',
  },
  'shadow/empty-jars': {
    title: 'Empty Jars',
    story:
      'You hold the first jar to your ear: nothing, carefully kept. The second holds the same, of a better year. There is no dust on the lids, not on one of them, and they stand exactly a finger apart.',
  },
  'shadow/short-noon': {
    title: 'Short Noon',
    story:
      'At twelve you look down, and there is only grass. It is pressed flat under your soles, and nothing is sewn to them.',
  },
  'shadow/your-own-back': {
    title: 'Your Own Back',
    story:
      'One sees that back only at the tailor’s, between two mirrors. It stands watch at the stockade, hands behind it, as you do, and the coat hangs better. Along the bottom, where the dark trails over the sand, a strip of hem has come down. Nobody has told it.',
    look: 'A driftwood palisade, with a dark human figure in front of it, seen from behind. On the left, five logs stand lashed together with vine. The figure is in the middle, hands clasped at its back, the lower edge of its coat torn. On the right lie sand and sea.',
  },
  'shadow/a-bare-wall': {
    title: 'A Bare Wall',
    story: 'There is the wall, and the sun on it, and your hands are behind your back, keeping somebody’s place.',
    look: 'A driftwood palisade in full light, with nobody in front of it. On the left, five logs stand lashed together with vine. In the sand before them are two heel marks, side by side. On the right lies the sea.',
  },
  'shadow/a-man-shaped-gap': {
    title: 'A Man-shaped Gap',
    story:
      'For forty paces the fence of ribs is whole, and then somebody has been cut out of it with great care: hat, shoulders, a hand on the hip. The edges are smooth, and still keen. Along them runs a line of tailor’s chalk, and the blade has not once strayed from it.',
    look: 'A fence of ribs on marsh grass, with a gap in the outline of a man. To the left of the gap stand five ribs, bound with vine. A chalk line runs round the gap, and on the right lies a stack of loose ribs.',
  },
  'shadow/the-gap-mended': {
    title: 'The Gap, Mended',
    story: 'It is wired shut, with your kind of twist, and the fit is better than it should be.',
    look: 'A fence of ribs on marsh grass, with a gap that has been closed with wire. On the left stand five ribs, bound with vine. In the middle six strands of wire cross the outline of a man. On the right lies a stack of loose ribs.',
  },
  'shadow/the-jar-that-holds-noon': {
    title: 'The Jar That Holds Noon',
    story:
      'You go along the shelf with your ear to the clay, and stop at a jar that is warm. Its name is scratched out like the rest, but in the place a small hand has written ‘twelve’. The lid is bright at the seam. You hold a finger to it, and on the wall, where the finger should be, there is only wall.',
    look: 'A shelf of sealed clay jars in a stone wall. On the left stand four jars of the same brown. Next to them is a paler jar with a thin bright line under its lid. The right end of the shelf is empty.',
  },
  'shadow/a-jar-like-the-others': {
    title: 'A Jar Like the Others',
    story: 'The lid is back on, which seems only polite, and under your palm the clay is cooling.',
    look: 'A shelf of sealed clay jars in a stone wall. Five jars of the same brown stand in a row from the left, their lids on. The right end of the shelf is empty.',
  },
  'shadow/shadow-jar': {
    title: 'Shadow Jar',
    story: 'Empty, it weighs what you weigh at midday. Set down on ash, it leaves no ring.',
  },
  'shadow/torn-hem': {
    title: 'Torn Hem',
    story:
      'A hand’s breadth of dusk, frayed along one side. You put it in a pocket, and the pocket is later than the rest of the coat.',
  },
  'shadow/bone-shears': {
    title: 'Bone Shears',
    story: 'They open by themselves at noon, and wait for an hour. Then they close, without reproach.',
  },
  'shadow/too-many-shadows': {
    title: 'Too Many Shadows',
    story:
      'The lamps burn without a flicker, and each post casts three. Two of them lie where they should. The last is always a little to one side, not quite the shape of a post, and sitting down. When you walk on, one of these gets up, dusts its knees and follows you home.',
    look: 'A street of burning lamp posts on wet grass. Four posts stand in a line from left to right, and at the foot of each lie several dark stripes. The stripe furthest to the right has the outline of a seated person.',
  },
  'shadow/the-tailor-of-noon': {
    title: 'The Tailor of Noon',
    story:
      'He sits cross-legged on the lip of the crater, with his back to the drop. He has no face to speak of, and a very good eye. The tape goes round all of you: shoulders, waist, and the place behind the heels. ‘Stand still,’ he says. ‘It is only a life.’',
    look: 'The rim of a crater, with a dark figure sitting cross-legged on it. On the left, below the rim, lies a lake. The figure is in the middle and holds a measuring tape. On the right three reels of thread stand on a flat stone.',
  },
  'shadow/your-shadow-loose': {
    title: 'Your Shadow, Loose',
    story:
      'It sits where you would sit, out of the wind, with its back to something, and does it better. The bootlace is tied in your own knot, drawn tighter. Now and then it glances behind its heels, as people do who have left a door unlocked. Nothing is fastened there.',
    look: 'A seated human outline, dark all over, with nobody beside it. It faces left, with a knee drawn up and a hand at the lace of its boot. On the right, close behind its heels, lie two pebbles.',
  },
  'shadow/a-stitch': {
    title: 'A Stitch',
    story:
      'One thread between you and the ground, in at the heel and tied off. That foot comes down a shade more slowly now.',
  },
  'shadow/measured': {
    title: 'Measured',
    story:
      'He reads the figures off his tape, in a low voice, and finds all of you short. ‘There is not the cloth,’ he says, and names a price: a little off the edge, where it will not show. The needle lies on the stone between you. It is nearer to your hand than to his.',
    look: 'A flat stone on the rim of a crater, laid out for sewing. On the left is a measuring tape, rolled up. In the middle lie a threaded needle and four strips of dark cloth. On the right a dark hand rests on the stone.',
  },
  'shadow/it-takes-your-hat': {
    title: 'It Takes Your Hat',
    story:
      'You reach up, and your head is bare. Some way off it is setting your hat with two fingers, at an angle you cannot manage. It suits it. There is a bow, not especially to you, and then the hat goes over the rise.',
  },
  'shadow/it-waves': {
    title: 'It Waves',
    story:
      'From across the open ground it lifts an arm and waves, slowly, the way one waves at a ship. You wave back. That was a mistake: your arm goes on for a little after you have finished, and comes down when the other does.',
  },
  'shadow/it-holds-the-door': {
    title: 'It Holds the Door',
    story:
      'At the narrow place it has stopped, with an arm out, holding aside what is in the way until you are past. Nobody says thank you; it would be hard to know who should. For a moment it is as tired as you are. Then the arm comes down, and it goes on.',
  },
  'shadow/only-shade': {
    title: 'Only Shade',
    story: 'A bush, and your hopes of a bush, laid out beside it on the ground.',
  },
  'shadow/cloth-enough': {
    title: 'Cloth Enough',
    story:
      'There is cloth enough. Your shadow lies across the stone where he has spread it, asleep, with an arm over its head, and while he threads the needle it must not wake. He wets the thread, misses the eye, wets it again. On your coat a button hangs by its last turn of cotton, and swings.',
  },
  'shadow/the-needle-taken': {
    title: 'The Needle Taken',
    story:
      'The needle is in your fist, still warm from his. He folds his hands and watches you sew as sailors sew: badly, and to last. The thread has to be hauled through with the whole back. Underneath you something digs in its heels, and they are yours.',
  },
  'shadow/the-thread-runs-out': {
    title: 'The Thread Runs Out',
    story:
      'He bears no grudge, and he does not hurry. He has found the end of the thread, and has started to unpick you, from the feet. Each stitch comes out with a small dry tick, and is laid straight beside him, to be used again. Where he has been, the rock shows through.',
  },
  'shadow/the-charcoal-man': {
    title: 'The Charcoal Man',
    story:
      'A man with black hands rakes round the smoking stack, and nothing on the ground rakes with him. ‘Sold it for a warm winter,’ he says, seeing you look, ‘and would not buy it back.’ He moves up, on a stool made for one. ‘The evenings are long, though. A light is something to sit beside.’',
    look: 'A clearing with charcoal stacks, and a man with a rake. On the left are two stacks covered with turf, the nearer of them smoking. The man stands in the middle. On the right is a stool with three legs.',
  },
  'shadow/a-swept-stack': {
    title: 'A Swept Stack',
    story: 'The ash is raked flat and squared at the corners, with the print of one foot in it.',
  },
  'shadow/somebody-elses-shadow': {
    title: 'Somebody Else’s Shadow',
    story: 'It is a little short for you, and anxious to please. On stairs it goes first, and holds the rail.',
  },
  'shadow/noon': {
    title: 'Noon',
    story:
      'The thread is bitten off. Your shadow falls at your feet, heavy as a coat, and lies for a moment facing the wrong way. You lift an arm, and after some thought it lifts one too. All over the terraces things stand on their own small dark, the jars, the goats, the stones, and you. Nobody has ever been so glad of the sun.',
  },
}
