// What is special about the things on scenario sheets: where and how often they can be built, and that some are kept.
import type { Invention, Site } from '../../cards/inventions.ts'
import type { Kept } from '../../cards/use.ts'
import type { LanguagePack } from '../cards.ts'
import type { Four, Title } from '../names/titles.ts'

type Said = Four<(site: Site) => string>

const ifAny = (reach: number | undefined, text: string): string => (reach === undefined ? '' : text)

/** RC-SCN2-05, RC-SCN7-16, RC-SCN7-17 */
const WHERE: Said = [
  ({ atTotem, reach }) =>
    `Build it on any explored tile${atTotem ? ' with a totem' : ''}${ifAny(reach, ` at most ${reach} tiles from the camp`)}, one on each; the farther away, the more pawns it takes.`,
  ({ atTotem, reach }) =>
    `Si costruisce su una qualsiasi tessera esplorata${atTotem ? ' con un totem' : ''}${ifAny(reach, `, a non più di ${reach} tessere dall'accampamento`)}, una sola volta su ciascuna; più è lontana, più pedine servono.`,
  ({ atTotem, reach }) =>
    `Można budować na dowolnym odkrytym kafelku${atTotem ? ' z Totemem' : ''}${ifAny(reach, `, najwyżej ${reach} kafelki od Obozu`)}, na każdym tylko raz; im dalej, tym więcej pionków potrzeba.`,
  ({ atTotem, reach }) =>
    `Строится на любом исследованном участке${atTotem ? ' с тотемом' : ''}${ifAny(reach, ` не дальше ${reach} участков от лагеря`)}, на каждом только один раз; чем дальше, тем больше нужно фишек.`,
]

/** RC-SCN7-16 */
const SO_MANY: Said = [
  ({ most }) => `At most ${most} can be built, several of them in one round too.`,
  ({ most }) => `Se ne possono costruire al massimo ${most}, anche più d'una nello stesso round.`,
  ({ most }) => `Można zbudować najwyżej ${most}, także kilka w jednej rundzie.`,
  ({ most }) => `Можно построить не больше ${most}, в том числе несколько за один раунд.`,
]

/** RC-SCN2-06, RC-SCN2-12 */
const AGAIN: Title = [
  'It can be built again and again, several times in one round too.',
  'Si può costruire più volte, anche nello stesso round.',
  'Można budować wielokrotnie, także kilka razy w jednej rundzie.',
  'Можно строить сколько угодно раз, в том числе за один раунд.',
]

/** RC-SCN2-19 */
const KEPT: Title = [
  'The token is not discarded.',
  'Il segnalino non si scarta.',
  'Żetonu się nie odrzuca.',
  'Жетон не сбрасывается.',
]

export function buildingNotes({ index }: LanguagePack, { site, repeatable }: Invention): readonly string[] {
  if (repeatable !== true) return []
  if (site === undefined) return [AGAIN[index]]
  return [WHERE[index](site), site.most === undefined ? AGAIN[index] : SO_MANY[index](site)]
}

export function tokenNotes({ index }: LanguagePack, { staysWhenUsed }: Kept): readonly string[] {
  return staysWhenUsed === true ? [KEPT[index]] : []
}
