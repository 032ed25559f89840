// Seeds that people can read to each other.
const WORDS = [
  'tern',
  'reef',
  'palm',
  'gull',
  'coral',
  'kelp',
  'mast',
  'dune',
  'crab',
  'tide',
  'cove',
  'squall',
  'raft',
  'pearl',
  'heron',
  'lagoon',
]

export function newSeed(): string {
  const [word = 0, ...numbers] = crypto.getRandomValues(new Uint32Array(3))
  return `${WORDS[word % WORDS.length]}-${numbers.map((number) => number.toString(36)).join('')}`
}
