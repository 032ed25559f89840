// The game in every language, for tests.
import type { InEachLanguage, Language, Voice } from '@landfall/tabletop'
import type { LanguagePack } from '../src/text/language-pack.ts'
import { packs as loaders, voice } from '../src/text/voice.ts'
import type { Crusoe } from '../src/types.ts'

const load = async (language: Language): Promise<LanguagePack> => (await loaders[language]()).pack

export const packs: InEachLanguage<LanguagePack> = {
  en: await load('en'),
  it: await load('it'),
  pl: await load('pl'),
  ru: await load('ru'),
}

export const voices: InEachLanguage<Voice<Crusoe>> = {
  en: voice(packs.en),
  it: voice(packs.it),
  pl: voice(packs.pl),
  ru: voice(packs.ru),
}
