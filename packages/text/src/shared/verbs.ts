// The verbs that castaway games share, in four languages. A game adds the places that it needs.
import type { EnglishVerb } from '../english.ts'
import type { ItalianVerb } from '../italian.ts'
import type { PolishVerb } from '../polish.ts'
import type { RussianVerb } from '../russian.ts'

type SharedVerb = 'draw' | 'gain' | 'heal' | 'lose' | 'lower' | 'suffer'

/** Its forms, without the order and cases of its places. */
type Forms<Verb> = { readonly [V in SharedVerb]: Omit<Verb, 'frame'> }

export const englishVerbs: Forms<EnglishVerb> = {
  draw: { base: 'draw', does: 'draws', did: 'drew' },
  gain: { base: 'gain', does: 'gains', did: 'gained' },
  heal: { base: 'heal', does: 'heals', did: 'healed' },
  lose: { base: 'lose', does: 'loses', did: 'lost' },
  lower: { base: 'lower', does: 'lowers', did: 'lowered' },
  suffer: { base: 'suffer', does: 'suffers', did: 'suffered' },
}

export const italianVerbs: Forms<ItalianVerb> = {
  draw: { to: 'pescare', order: 'pesca', does: ['pesca', 'pescano'], did: 'pescato' },
  gain: { to: 'ottenere', order: 'ottieni', does: ['ottiene', 'ottengono'], did: 'ottenuto' },
  heal: { to: 'curare', order: 'cura', does: ['cura', 'curano'], did: 'curato' },
  lose: { to: 'perdere', order: 'perdi', does: ['perde', 'perdono'], did: 'perso' },
  lower: { to: 'abbassare', order: 'abbassa', does: ['abbassa', 'abbassano'], did: 'abbassato' },
  suffer: { to: 'subire', order: 'subisci', does: ['subisce', 'subiscono'], did: 'subito' },
}

export const polishVerbs: Forms<PolishVerb> = {
  draw: {
    to: 'dobrać',
    order: 'dobierz',
    does: ['dobiera', 'dobierają'],
    did: ['dobrał', 'dobrała', 'dobrało', 'dobrali', 'dobrały'],
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
  suffer: {
    to: 'otrzymać',
    order: 'otrzymaj',
    does: ['otrzymuje', 'otrzymują'],
    did: ['otrzymał', 'otrzymała', 'otrzymało', 'otrzymali', 'otrzymały'],
  },
}

export const russianVerbs: Forms<RussianVerb> = {
  draw: { to: 'взять', order: 'возьмите', does: ['берёт', 'берут'], did: ['взял', 'взяла', 'взяло', 'взяли'] },
  gain: {
    to: 'получить',
    order: 'получите',
    does: ['получает', 'получают'],
    did: ['получил', 'получила', 'получило', 'получили'],
  },
  heal: {
    to: 'излечить',
    order: 'излечите',
    does: ['излечивает', 'излечивают'],
    did: ['излечил', 'излечила', 'излечило', 'излечили'],
  },
  lose: {
    to: 'потерять',
    order: 'потеряйте',
    does: ['теряет', 'теряют'],
    did: ['потерял', 'потеряла', 'потеряло', 'потеряли'],
  },
  lower: {
    to: 'понизить',
    order: 'понизьте',
    does: ['понижает', 'понижают'],
    did: ['понизил', 'понизила', 'понизило', 'понизили'],
  },
  suffer: {
    to: 'получить',
    order: 'получите',
    does: ['получает', 'получают'],
    did: ['получил', 'получила', 'получило', 'получили'],
  },
}
