// The game in every language, for tests.
import type { Language } from '@landfall/tabletop'
import { inEachLanguage } from '@landfall/testkit'
import type { LanguagePack } from '../../src/text/language-pack.ts'
import { packs as loaders } from '../../src/text/packs.ts'
import { voice } from '../../src/text/voice.ts'

const load = async (language: Language): Promise<LanguagePack> => (await loaders[language]()).pack

export const packs = await inEachLanguage(load)

export const voices = await inEachLanguage((language) => voice(packs[language]))
