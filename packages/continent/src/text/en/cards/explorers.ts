// The explorers, in English. A card that is here is wanted in its deck and in every language.
export const explorers = {
  'explorer/ingrid': {
    title: 'Ingrid Solheim-Vance',
    role: 'the Harpooner’s Daughter',
    story: 'Sails to find the brother who never wrote from the ice. She has brought her answers, in order.',
  },
  'explorer/tomas': {
    title: 'Tomás Arrieta',
    role: 'the Surveyor',
    story: 'His map of the coast is perfect; the coast has since moved. He has come to hear its reasons.',
  },
  'explorer/wanjiru': {
    title: 'Wanjiru Keating',
    role: 'the Herbalist',
    story:
      'Collects plants that are not in any book, and one that should not be. That one has a jar to itself, and turns its leaves when she reads.',
  },
  'explorer/anselm': {
    title: 'Anselm Doyle',
    role: 'the Lapsed Chaplain',
    story:
      'Lost his faith in a confessional, and found a cipher scratched under the grille. He has solved all of it but the signature.',
  },
  'explorer/zofia': {
    title: 'Zofia Rzewuska',
    role: 'the Caver',
    story: 'Has been further down than anybody, and once heard knocking from below. She knocked back, as one does.',
  },
  'explorer/emil': {
    title: 'Emil Haddad',
    role: 'the Tinkerer',
    story:
      'Mends clocks, and cannot mend the one that stopped on the voyage. There is nothing wrong with it; it is waiting.',
  },
  'explorer/mirela': {
    title: 'Mirela Stancu',
    role: 'the Rope-walker',
    story:
      'Left the circus the night the rope fell and she did not. She finished the crossing first, because people had paid.',
  },
  'explorer/barnaby': {
    title: 'Barnaby Okoro-Lisle',
    role: 'the Quartermaster',
    story:
      'Counts the stores every night, and then the men. One night there was one man fewer, and nobody was missing.',
  },
}
