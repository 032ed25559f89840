// The cards of the Salt Choir, in English. A card that is here is wanted in its deck and in every language.
export const choir = {
  'choir/wind-over-salt': {
    title: 'Wind Over Salt',
    story:
      'The wind crosses the pans and runs along their edges, one by one, as a wet finger runs round a glass. It is almost a note. You stand with your mouth a little open while the salt dries on your tongue, and then the wind remembers something, and goes.',
  },
  'choir/bubbles': {
    title: 'Bubbles',
    story:
      'A bubble leaves the lowest step, takes its time, and opens at the surface. Others come after it, evenly, three and a rest, three and a rest. It is almost a word. You bend closer, and so, on their side of the water, do the leeches.',
  },
  'choir/draught-in-the-pews': {
    title: 'Draught in the Pews',
    story:
      'A draught comes up between the pews, row after row, turning over the weed as one looks for a page. The crabs sit straighter. From the broken wall at the front comes something that is almost an amen. The congregation is unsure whether to stand.',
  },
  'choir/under-the-breath': {
    title: 'Under the Breath',
    story: 'Coiling a rope, you catch yourself on the second line of a song. You do not know the first.',
  },
  'choir/one-more-voice': {
    title: 'One More Voice',
    story:
      'After dark somebody you have not thought of in years takes up the tune. They come in where you stop for breath.',
  },
  'choir/the-full-choir': {
    title: 'The Full Choir',
    story: 'There is no more room in the song, and so, quite correctly, it begins to sing you.',
  },
  'choir/harmonica-in-a-boot': {
    title: 'Harmonica in a Boot',
    story:
      'A boot stands in the fork of an apple tree, laced to the top, its sole dry. The wind goes in at an eyelet and comes out as half a tune. Under the tongue is a harmonica: four reeds of salt, one of brass, one missing. The gap is about the pitch of your voice.',
    look: 'A boot in the fork of an apple tree, in a flooded orchard. On the left, five apples float against a trunk. The boot is in the middle, laced to the top, with the end of a harmonica showing above the laces. On the right is open water.',
  },
  'choir/a-bass-in-the-crust': {
    title: 'A Bass in the Crust',
    story:
      'In the raked pan there is a man up to the chin in salt, holding his note. It is a very low one. The crust trembles with it, and small crystals walk away from his mouth. His eyes go to you, and then, with an apology, back to the front. He is not due to breathe for some time.',
    look: 'A salt pan, with the dark outline of a man’s head above the crust. On the left lie two empty pans with low walls between them. The head is in the middle, tipped back. On the right leans a rake with six teeth.',
  },
  'choir/cracked-crust': {
    title: 'Cracked Crust',
    story: 'The hole in the salt keeps the shape of a mouth, a little open, as between two lines.',
    look: 'A salt pan with a hole in its crust. On the left lie two empty pans with low walls between them. The hole is in the middle, wider than it is high. On the right a rake with six teeth lies flat.',
  },
  'choir/an-alto-under-the-water': {
    title: 'An Alto Under the Water',
    story:
      'On the lowest step, under water as clear as a pane, a woman stands with folded hands. She sings upwards, in bubbles, with her eyes shut. The mud has her by the ankles, and she leans to one side, as far as that allows, to leave somebody a place.',
    look: 'A clear pool with steps under the water, and a woman standing on them. From the left, seven steps go down. She is on the lowest, in the middle, her hands folded and a line of bubbles above her head. On the right stand reeds.',
  },
  'choir/still-water': {
    title: 'Still Water',
    story: 'From edge to edge nothing moves, and the leeches have gone back to their quiet.',
    look: 'A clear pool with steps under the water, and nobody on them. From the left, seven steps go down to a patch of mud. On the right two reeds lean over the edge.',
  },
  'choir/the-watch-list': {
    title: 'The Watch List',
    story:
      'The watch list is still up: hours on the left, names on the right, and beside each name the word ‘singing’. None of them is marked ‘relieved’. You read the names aloud. Two of them answer, and are gone.',
  },
  'choir/read-already': {
    title: 'Read Already',
    story: 'The ink has done its duty, and gone off watch.',
  },
  'choir/low-voice': {
    title: 'Low Voice',
    story:
      'He asks for nothing but to be under things: floors, tables, whatever you are saying. Put down a load, and it turns out he has half of it.',
  },
  'choir/middle-voice': {
    title: 'Middle Voice',
    story:
      'She has been holding her breath for forty years, and talks. So far she has reached the second spring, and the price of soap.',
  },
  'choir/high-voice': {
    title: 'High Voice',
    story:
      'The cabin boy; he was promised he could stop. After every verse he looks up to see whether that was the last.',
  },
  'choir/a-silence': {
    title: 'A Silence',
    story: 'Where the voice was, you hear your own blood. It does not keep time.',
  },
  'choir/lullaby': {
    title: 'Lullaby',
    story: 'The frogs know it, and get the ending right. It goes down three steps, and at the bottom there is a bed.',
  },
  'choir/a-treble-in-the-pews': {
    title: 'A Treble in the Pews',
    story:
      'Somebody is holding a high note, and has held it so long that the crabs have settled on it, smallest at the top. Under them, in the third pew, sits a boy. He keeps a finger in the song-book, at the page. His other hand is raised, as at school, and the salt has grown down it to the elbow.',
    look: 'A roofless chapel with stone pews, and the dark outline of a seated boy. On the left are two empty pews. The boy is in the next, a hand raised, with seven crabs on his head and shoulders. On the right the wall is broken.',
  },
  'choir/empty-pews': {
    title: 'Empty Pews',
    story: 'The crabs look round for the music, and then, row by row, at you.',
    look: 'A roofless chapel with stone pews, and nobody in them. On the left are two bare pews. On the back of the next sit seven crabs, side by side. On the right the wall is broken.',
  },
  'choir/rehearsal': {
    title: 'Rehearsal',
    story:
      'They stand along the quay in three rows, the tall ones at the back, with salt on their shoulders. The sheets they hold have run in the wet, and nobody has complained. They turn to you for the tempo. All of them. At the end of the front row a throat is cleared.',
    look: 'A stone quay, with a choir standing on it as dark outlines. On the left is a bollard with a rope drawn tight. The singers fill the middle in three rows, sheets of paper in their hands. On the right is an empty box, high enough to stand on.',
  },
  'choir/the-missing-bar': {
    title: 'The Missing Bar',
    story:
      'You follow the parts down the page with a wet finger, and they agree, line over line, to the last sheet. There one bar was never written. The staves run on across it, ruled with care, with nothing on them. It is the one where they stop. Round you everybody has taken a breath, and is holding it.',
    look: 'A sheet of music on the stones of a quay, held down with four pebbles. Five ruled lines cross it from left to right. The left part is full of notes. On the right is a space without any, closed by an upright stroke.',
  },
  'choir/it-takes-yours': {
    title: 'It Takes Yours',
    story:
      'You open your mouth, and it is already in use. Your chest fills when theirs do, and your finger turns the page a beat before it is due. The end of the sheet leads, without any gap, to the top. You know the first line now.',
  },
  'choir/the-last-chord': {
    title: 'The Last Chord',
    story:
      'The bar takes all the breath there is, and the chord is held, row on row, until the last of them has laid it down. It ends. It is easy to forget that songs do. One after another they look at their hands, brush the salt from each other’s shoulders, and ask what time it is. Nobody hums.',
  },
}
