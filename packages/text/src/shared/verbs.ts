// The verbs that castaway games share, in four languages. A game adds the places that it needs.
import type { EnglishVerb } from '../english.ts'
import type { ItalianVerb } from '../italian.ts'
import type { PolishVerb } from '../polish.ts'
import type { RussianVerb } from '../russian.ts'

type SharedVerb =
  | 'become'
  | 'discard'
  | 'draw'
  | 'eat'
  | 'gain'
  | 'heal'
  | 'lose'
  | 'lower'
  | 'raise'
  | 'remove'
  | 'suffer'

/** Its forms, without the order and cases of its places. */
type Forms<Verb> = { readonly [V in SharedVerb]: Omit<Verb, 'frame'> }

export const englishVerbs: Forms<EnglishVerb> = {
  become: { base: 'become', does: 'becomes', did: 'became' },
  discard: { base: 'discard', does: 'discards', did: 'discarded' },
  draw: { base: 'draw', does: 'draws', did: 'drew' },
  eat: { base: 'eat', does: 'eats', did: 'ate' },
  gain: { base: 'gain', does: 'gains', did: 'gained' },
  heal: { base: 'heal', does: 'heals', did: 'healed' },
  lose: { base: 'lose', does: 'loses', did: 'lost' },
  lower: { base: 'lower', does: 'lowers', did: 'lowered' },
  raise: { base: 'raise', does: 'raises', did: 'raised' },
  remove: { base: 'remove', does: 'removes', did: 'removed' },
  suffer: { base: 'suffer', does: 'suffers', did: 'suffered' },
}

export const italianVerbs: Forms<ItalianVerb> = {
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

export const polishVerbs: Forms<PolishVerb> = {
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

export const russianVerbs: Forms<RussianVerb> = {
  become: {
    to: 'стать',
    order: 'станьте',
    does: ['становится', 'становятся'],
    did: ['стал', 'стала', 'стало', 'стали'],
  },
  discard: {
    to: 'сбросить',
    order: 'сбросьте',
    does: ['сбрасывает', 'сбрасывают'],
    did: ['сбросил', 'сбросила', 'сбросило', 'сбросили'],
  },
  draw: { to: 'взять', order: 'возьмите', does: ['берёт', 'берут'], did: ['взял', 'взяла', 'взяло', 'взяли'] },
  eat: { to: 'съесть', order: 'съешьте', does: ['съедает', 'съедают'], did: ['съел', 'съела', 'съело', 'съели'] },
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
  raise: {
    to: 'повысить',
    order: 'повысьте',
    does: ['повышает', 'повышают'],
    did: ['повысил', 'повысила', 'повысило', 'повысили'],
  },
  remove: {
    to: 'убрать',
    order: 'уберите',
    does: ['убирает', 'убирают'],
    did: ['убрал', 'убрала', 'убрало', 'убрали'],
  },
  suffer: {
    to: 'получить',
    order: 'получите',
    does: ['получает', 'получают'],
    did: ['получил', 'получила', 'получило', 'получили'],
  },
}
