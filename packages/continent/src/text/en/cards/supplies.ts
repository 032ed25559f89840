// The supplies, in English. A card that is here is wanted in its deck and in every language.
export const supplies = {
  'supply/fat-bream': {
    title: 'Fat Bream',
    story:
      'It comes up like a tray being carried in, broad, level, and sure of its welcome. There are two good suppers on it and a breakfast. The eye is calm. It is a long way from here to any table with a cloth, and yet this is enough to make you believe in Fridays.',
    look: 'A broad silver fish lies on a flat stone. Its head is on the left, and its back fin stands up, with nine spines. On the right the tail hangs over the edge of the stone.',
  },
  'supply/two-dabs': {
    title: 'Two Dabs',
    story:
      'Two dabs on one hook, flat, with all their eyes on the upper side and all of them raised. They are surprised to be here. They will go on looking surprised until there is nothing left but the backbones, clean as combs, and a taste of butter, which nobody has. They are going to be delicious, and that surprises them too.',
    look: 'Two flat brown fish lie side by side on a board, the smaller on the left. Both have their eyes on the upper side. On the right is a hook, with a line wound in five turns.',
  },
  'supply/crab-in-the-rocks': {
    title: 'Crab in the Rocks',
    story:
      'It has backed into a crack and put its case: two claws, one for pinching and one for emphasis. It concedes a leg and keeps the argument. You get it out at last, by the shell, from behind, and it disputes every step of the way. It has its last word with your cuff.',
    look: 'A large crab sits in a crack between rocks. On the left is its smaller claw, closed. Four of its legs show, and on the right its other claw is open, as big as a hand.',
  },
  'supply/smoked-eel': {
    title: 'Smoked Eel',
    story: 'Smoked to the colour of a fiddle, and tied in a loop for carrying. It keeps for days, if you can.',
  },
  'supply/bare-hook': {
    title: 'Bare Hook',
    story: 'The hook comes up bare, and polished; the water has learned.',
  },
  'supply/marsh-hare': {
    title: 'Marsh Hare',
    story:
      'A hare is lean and quick, and quick is nearly always enough. This one runs three sides of a square, as they do, and is unlucky on the fourth. There is not much on it that has not been running. You close the eyes, and your hand stays where it is a little longer, because it is warm.',
    look: 'A brown hare with long legs lies on its side in cut grass. On the left is its head, and the ears have black tips. On the right lie three stems of reed.',
  },
  'supply/boar-haunch': {
    title: 'Boar Haunch',
    story:
      'Acorns have gone into this, and roots, and eggs, and at least one flower bed, a mouthful at a time, for years. It fed itself well on your behalf. The haunch is as heavy as a full scuttle. It wants a slow fire, a sharp knife, and somebody to say a word before the first slice.',
    look: 'A haunch of boar hangs from a branch by a cord. On the left is the hoof, with the cord tied round it in two turns. On the right is the thick end, cut straight, with a rim of fat; four acorns lie on the ground below.',
  },
  'supply/rock-dove': {
    title: 'Rock Dove',
    story:
      'A clap, a tumble, and a small grey bird. The plucking takes longer than the meal is going to, and at the end of it you have feathers enough for a pillow and a mouthful of dove. You look through the feathers again. It is a very good mouthful.',
    look: 'A grey dove lies on a stone with its wings folded. Its head is on the left, and two dark bars cross the wing. On the right is a heap of feathers, with six long feathers beside it.',
  },
  'supply/dried-strips': {
    title: 'Dried Strips',
    story: 'Somebody’s salt, somebody’s smoke, a good deal of somebody’s patience. The chewing is left to you.',
  },
  'supply/cold-trail': {
    title: 'Cold Trail',
    story: 'The trail goes down to the water, twice round a bush, and up to the heels of your own boots.',
  },
  'supply/samphire': {
    title: 'Samphire',
    story: 'It snaps between the teeth: green salt, with a mouthful of cold water inside.',
  },
  'supply/bitterroot': {
    title: 'Bitterroot',
    story: 'A yellow root with a taste like a slammed door. It is worse than the poison, briefly.',
  },
  'supply/crowberry-patch': {
    title: 'Crowberry Patch',
    story:
      'Low mats of crowberry, black with fruit, and nobody has been at them. This is a meal to be taken kneeling. The first berry is tart enough to shut one eye, and there are so many that the other will have its turn. Behind your hand the stems come up again, one by one, and are a little lighter.',
    look: 'A low mat of dark leaves, full of black berries. On the left the stems are upright. In the middle two hollows are pressed into the mat, and on the right eight berries lie on a flat stone.',
  },
  'supply/wrong-mushroom': {
    title: 'Wrong Mushroom',
    story:
      'It has the right cap, the right ring, the right smell of flour. It looks like the other kind in everything, and has gone to some trouble over the stem. The difference is on the underside, and nobody turns over a supper. At the tip of your tongue a numb spot appears, the size of a button, and is joined by more.',
  },
  'supply/stripped-bushes': {
    title: 'Stripped Bushes',
    story: 'Every berry is gone and no twig is bent; something with small hands was here first.',
  },
  'supply/insight': {
    title: 'Insight',
    story: 'A thing learned the hard way. You find it afterwards in your palm, among the splinters.',
  },
  'supply/deep-insight': {
    title: 'Deep Insight',
    story: 'A thing learned the very hard way. It no longer hurts, and has begun to point.',
  },
  'supply/good-hour': {
    title: 'Good Hour',
    story:
      'You take your boots off and stand them side by side, toes outward. Nothing comes. Nothing creaks, or drips, or calls you by name. It is an hour in which nothing happens, beautifully, and when it is over the boots are where you put them.',
  },
  'supply/fireside-talk': {
    title: 'Fireside Talk',
    story:
      'You tell the one about the crossing. The waves have grown since last time, and the cook, who was merely tall, has to stoop to get under the boom. You tell it better than it was. Near the end somebody laughs, in the right place, and it takes a moment to find out who. It is you.',
  },
  'supply/dream-of-the-lamp': {
    title: 'Dream of the Lamp',
    story:
      'In the dream there is a round room, and in the room a lamp. It turns, and you turn with it, since there is nowhere else to stand. Roads go by, reefs, a door. Each is lit, looked at, and let go. You wake facing the other way, with the blanket tucked in on both sides.',
  },
  'supply/thin-sleep': {
    title: 'Thin Sleep',
    story: 'Half of you sleeps and half keeps watch, one eye each.',
  },
}
