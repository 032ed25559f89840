// One line of mood for each special thing of the scenario Castaways.
import type { Title } from '../names/titles.ts'

export const castawaysMoods = {
  'castaways/hatchet': [
    'Chips fly, palms blister, and no tree nearby feels safe.',
    'Volano schegge, bruciano i palmi, e nessun albero è al sicuro.',
    'Lecą wióry, pieką dłonie i żadne drzewo nie jest bezpieczne.',
    'Щепки летят, ладони горят, деревья поблизости притихли.',
  ],
  'castaways/herbs': [
    'Chew, press on the cut, bind with a rag, sleep.',
    'Masticare, premere sul taglio, fasciare, dormire.',
    'Przeżuć, położyć na skaleczenie, owinąć szmatą i spać.',
    'Разжевать, приложить к порезу, обмотать тряпкой и спать.',
  ],
  'castaways/mast': [
    'Yesterday it bore sails, tomorrow it will bear flames.',
    'Ieri reggeva le vele, domani reggerà le fiamme.',
    'Wczoraj dźwigały żagle, jutro będą dźwigać płomienie.',
    'Вчера несла паруса, завтра понесёт пламя.',
  ],
  'castaways/medallion-of-a-lady': [
    'Nobody knows her, yet everyone stands a little straighter.',
    'Nessuno la conosce, eppure davanti a lei ci si raddrizza.',
    'Nikt jej nie zna, a przy niej każdy jakoś się prostuje.',
    'Никто её не знает, но под её взглядом хочется приосаниться.',
  ],
  'castaways/oil': [
    'It stinks to high heaven, and that is how high it will burn.',
    'Puzza fino al cielo, e fin lassù arriverà la fiamma.',
    'Cuchnie pod niebiosa i równie wysoko zapłonie.',
    'Воняет до небес, и до небес будет полыхать.',
  ],
  'castaways/pirate-sabre': [
    'Every notch is a story, and none of them ends well.',
    'Ogni tacca è una storia, e nessuna finisce bene.',
    'Każda szczerba to opowieść, a żadna nie kończy się dobrze.',
    'Каждая зазубрина — история, и ни одна не кончилась добром.',
  ],
} as const satisfies { readonly [card: string]: Title }
