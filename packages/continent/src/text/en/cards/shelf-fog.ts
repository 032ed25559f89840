// The exploration cards of the Drowned Shelf, in English. A card that is here is wanted in its deck and in every language.
export const shelfFog = {
  'fog/rising-water': {
    title: 'Rising Water',
    story:
      'The water comes up by a finger. Then by another, to be polite. It goes around your boots without touching them, and fills your footprints one at a time, the last one first. Small crabs pass in single file, carrying things. They are not hurrying, but none of them stops.',
  },
  'fog/undertow': {
    title: 'Undertow',
    story:
      'Sand runs out from under your heels, a pinch of it, then a yard. The floor leaves, as a cloth is drawn from under the glasses by someone who has practised. Shells go by, level with your knees. Far out there is applause, which is shingle.',
  },
  'fog/stranded-shoal': {
    title: 'Stranded Shoal',
    story:
      'A shoal has misjudged the hour. It lies from one edge of the sand to the other, silver, gasping, everywhere, with all the heads the same way. Your pockets fill, and then your hat. Not a gull has come down for any of this, and in the end you look up to see what is keeping them.',
  },
  'fog/wreck-bell': {
    title: 'Wreck Bell',
    story:
      'Somewhere to the side a bell is ringing, small and hoarse. It may be one of the three, or one that wishes it were. It strikes eight, stops, and begins again, like a pupil with a hard piece. This time it takes a breath before the end. Then, with great care, it tries for nine.',
  },
  'fog/sea-mist': {
    title: 'Sea Mist',
    story:
      'The horizon takes a step back. So does the road, so does the whale, so does the nearest bell. They do it together and without a sound, as people do who have seen what is behind you. What is left is a round of wet sand, twenty paces across, with you in the middle.',
  },
  'fog/face-in-the-kelp': {
    title: 'Face in the Kelp',
    story:
      'The kelp parts, and there is a face in it, as high up as your own, pale, patient, nobody you know. But it has your ears. It is listening with them, first the left, then the right, to something a long way out. Then it nods, having heard enough, and lets the kelp close.',
  },
  'fog/the-beam-from-below': {
    title: 'The Beam, From Below',
    story:
      'The light comes up through the sand, and the sand does not hinder it. You can count the bones in your boots. On the mist overhead all of you are cast as shadows, upwards, soles first, arms at the sides. The beam goes over them from end to end, as far as the hat, and begins again at the feet.',
  },
  'fog/kelp-curtain': {
    title: 'Kelp Curtain',
    story:
      'Wet doors, endlessly. You push through one sheet of kelp and the next is there, cold, heavy, falling shut behind you with a slap. A bronze number is nailed to every stem. The numbers go up as you go in, and when you turn round and come back they go up.',
    look: 'Sheets of kelp hang across the path, the nearer ones dark, the farther ones pale. On the left the edge of the first is folded back. Four sheets can be told apart, and on the right a small metal plate is nailed to each of two stems.',
  },
  'fog/broken-paving': {
    title: 'Broken Paving',
    story:
      'Here the road shows its teeth. Slabs stand on edge, three deep, and between them the water goes down further than any road has need of. They are kept very clean. The weed stops in an even line all the way along, where gums would be, and the brush marks run up and down.',
    look: 'The slabs of a paved road stand on edge across it. On the left the road is still level. Eight slabs stand up in the middle, in three ranks, with dark water between them; on the right weed grows up to an even line.',
  },
  'fog/tide-race': {
    title: 'Tide Race',
    story:
      'Everywhere else the sea takes its time, and here it makes up for it. It goes through between the kerbs at the pace of a horse, smooth, bent in the middle. An oar comes by, then a chair, then a door with the key in its lock. You stand and watch. An oar comes by, then a chair, then the door, and the key has been turned.',
    look: 'Fast water runs between two stone kerbs, from left to right. An oar floats on the left. A chair is in the middle, its four legs up; on the right, just leaving the picture, is a door with a key in the lock.',
  },
  'fog/moray-hole': {
    title: 'Moray Hole',
    story:
      'There is a round hole in the reef with a step in front of it, and the step is worn in one direction only. It is a door that swallows. Far back a mouth opens and closes, without malice, like that of someone reading to himself. It comes to the end of the line, and looks up.',
    look: 'A round hole opens in a reef, with a stone step before it. On the left of the hole grow three clumps of weed. Inside, in the middle, is the head of a large eel with its mouth open; on the right two fish lie on the sand.',
  },
  'fog/anchor-chain': {
    title: 'Anchor Chain',
    story:
      'The chain lies across the way as high as a hedge, and each link is a man: not in shape, only in length, and in the width across the shoulders. No two are alike. The smith has worked from measurements. Some way along hangs an open link, with the file marks still on it, about your size.',
    look: 'A chain with links as long as a person lies across a path, on a ridge of sand. It comes up out of the ground on the left. Five links can be seen, no two alike in size, and the last, on the right, is open.',
  },
  'fog/air-pocket': {
    title: 'Air Pocket',
    story:
      'The hull lies keel up, and has come down over a roomful of air. It is full of yesterday. With an ear to the planks you hear it: a spoon going round in a cup, a page, somebody about to speak. The strake beside your hand is loose. It breathes out, and the breath is bacon.',
    look: 'The hull of a boat lies keel up in the sand, closed all round. On the left its rudder hangs from two pins. Six planks can be counted from the sand up to the keel; on the right the lowest is loose at the end, with bubbles beside it.',
  },
  'fog/sleeping-crab': {
    title: 'Sleeping Crab',
    story:
      'This part of the reef snores. It goes up by a hand, weed, mussels and all, and comes down with a rattle as of spoons in a drawer. In front two claws the size of doors lie folded, the one on the other. Across the eyes a strip of sailcloth has been tied, to keep out the light.',
    look: 'A crab the size of a boat lies asleep, overgrown with weed and mussels. Three jointed legs stick out on the left. Its two claws are folded in the middle, and a strip of cloth covers its eyes, tied in a bow on the right.',
  },
  'fog/divers-knife': {
    title: 'Diver’s Knife',
    story:
      'All the rust is on the sheath. The blade comes out of it bright, like a guest who has only been waiting to be asked.',
  },
  'fog/bladder-float': {
    title: 'Bladder Float',
    story:
      'A seal’s bladder, blown up tight and tied off with a great deal of thread. What is inside is mostly optimism, and somebody else’s.',
  },
  'fog/keepers-biscuit': {
    title: 'Keeper’s Biscuit',
    story:
      'Baked for eternity, and it shows: stamped with a lamp, drilled with holes, dry at the bottom of the sea. There is one bite in it, and in the bite a tooth.',
  },
  'fog/slack-water': {
    title: 'Slack Water',
    story: 'Between ebb and flood the sea lays down its tools. The truce is good for the length of a pipe.',
  },
  'fog/bell-ear': {
    title: 'Bell-ear',
    story:
      'You hear the bell, and then it rings. The small bones of your ear have gone on ahead, and are waiting for you there.',
  },
  'fog/nameplate': {
    title: 'Nameplate',
    story:
      'A brass plate lies face down in the sand, of the size that goes on a door. You turn it over. It bears your name, spelt as you spell it, a trouble that few people take. Underneath is a date. Sand is packed into the figures, and your thumbnail is already at work.',
  },
}
