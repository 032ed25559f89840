// The verbs that castaway games share, in Polish. A game adds the places that it needs.

import type { FormsOf } from '../shared-words.ts'
import type { Verb } from './grammar.ts'

export const verbs: FormsOf<Verb> = {
  become: {
    to: 'zostać',
    order: 'zostań',
    does: ['zostaje', 'zostają'],
    did: ['został', 'została', 'zostało', 'zostali', 'zostały'],
  },
  discard: {
    to: 'odrzucić',
    order: 'odrzuć',
    does: ['odrzuca', 'odrzucają'],
    did: ['odrzucił', 'odrzuciła', 'odrzuciło', 'odrzucili', 'odrzuciły'],
  },
  draw: {
    to: 'dobrać',
    order: 'dobierz',
    does: ['dobiera', 'dobierają'],
    did: ['dobrał', 'dobrała', 'dobrało', 'dobrali', 'dobrały'],
  },
  eat: {
    to: 'zjeść',
    order: 'zjedz',
    does: ['zjada', 'zjadają'],
    did: ['zjadł', 'zjadła', 'zjadło', 'zjedli', 'zjadły'],
  },
  gain: {
    to: 'zyskać',
    order: 'zyskaj',
    does: ['zyskuje', 'zyskują'],
    did: ['zyskał', 'zyskała', 'zyskało', 'zyskali', 'zyskały'],
  },
  heal: {
    to: 'wyleczyć',
    order: 'wylecz',
    does: ['leczy', 'leczą'],
    did: ['wyleczył', 'wyleczyła', 'wyleczyło', 'wyleczyli', 'wyleczyły'],
  },
  lose: {
    to: 'stracić',
    order: 'strać',
    does: ['traci', 'tracą'],
    did: ['stracił', 'straciła', 'straciło', 'stracili', 'straciły'],
  },
  lower: {
    to: 'obniżyć',
    order: 'obniż',
    does: ['obniża', 'obniżają'],
    did: ['obniżył', 'obniżyła', 'obniżyło', 'obniżyli', 'obniżyły'],
  },
  raise: {
    to: 'podnieść',
    order: 'podnieś',
    does: ['podnosi', 'podnoszą'],
    did: ['podniósł', 'podniosła', 'podniosło', 'podnieśli', 'podniosły'],
  },
  remove: {
    to: 'usunąć',
    order: 'usuń',
    does: ['usuwa', 'usuwają'],
    did: ['usunął', 'usunęła', 'usunęło', 'usunęli', 'usunęły'],
  },
  suffer: {
    to: 'otrzymać',
    order: 'otrzymaj',
    does: ['otrzymuje', 'otrzymują'],
    did: ['otrzymał', 'otrzymała', 'otrzymało', 'otrzymali', 'otrzymały'],
  },
}
