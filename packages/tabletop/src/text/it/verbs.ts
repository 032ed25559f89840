// The verbs that castaway games share, in Italian. A game adds the places that it needs.

import type { FormsOf } from '../shared-words.ts'
import type { Verb } from './grammar.ts'

export const verbs: FormsOf<Verb> = {
  become: { to: 'diventare', order: 'diventa', does: ['diventa', 'diventano'], did: { essere: 'ora' } },
  discard: { to: 'scartare', order: 'scarta', does: ['scarta', 'scartano'], did: 'scartato' },
  draw: { to: 'pescare', order: 'pesca', does: ['pesca', 'pescano'], did: 'pescato' },
  eat: { to: 'mangiare', order: 'mangia', does: ['mangia', 'mangiano'], did: 'mangiato' },
  gain: { to: 'ottenere', order: 'ottieni', does: ['ottiene', 'ottengono'], did: 'ottenuto' },
  heal: { to: 'curare', order: 'cura', does: ['cura', 'curano'], did: 'curato' },
  lose: { to: 'perdere', order: 'perdi', does: ['perde', 'perdono'], did: 'perso' },
  lower: { to: 'abbassare', order: 'abbassa', does: ['abbassa', 'abbassano'], did: 'abbassato' },
  raise: { to: 'alzare', order: 'alza', does: ['alza', 'alzano'], did: 'alzato' },
  remove: { to: 'rimuovere', order: 'rimuovi', does: ['rimuove', 'rimuovono'], did: 'rimosso' },
  suffer: { to: 'subire', order: 'subisci', does: ['subisce', 'subiscono'], did: 'subito' },
}
