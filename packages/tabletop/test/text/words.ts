// A small vocabulary to try the grammars on: a file for each language has its words.
import type { SharedNoun } from '@landfall/tabletop'

export interface Words {
  noun: SharedNoun | 'you'
  verb: 'gain' | 'discard' | 'fall'
  name: 'storm'
  fact: 'dark'
}
