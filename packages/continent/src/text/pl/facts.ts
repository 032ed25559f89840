// What can be true or not, in English. A fact that is here is wanted in every language.

export const facts = {
  fire: { is: 'fire is available', not: 'no fire is available' },
  alone: { is: 'only one character is involved', not: 'several characters are involved' },
  secondBellRung: { is: '452 is in play', not: '452 is not in play' },
  otherBellsRung: { is: '452 and 453 are in play', not: '452 and 453 are not both in play' },
  jarStored: { is: 'Quest Item 615 is stored', not: 'Quest Item 615 is not stored' },
  peal: { is: 'Quest Item 553 is stored', not: 'Quest Item 553 is not stored' },
  frozenOrDrenched: {
    is: 'a character involved has 105 or 108',
    not: 'no character involved has 105 or 108',
  },
  crowd: { is: 'three or four players take part', not: 'one or two players take part' },
  choirWins: {
    is: 'three cards 671 or six cards 654 are stored',
    not: 'neither three cards 671 nor six cards 654 are stored',
  },
  cornered: {
    is: 'no foggy card is connected to this terrain',
    not: 'a foggy card is connected to this terrain',
  },
}
