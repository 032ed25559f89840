// The Build Adventure cards, and what the lower half of each is called.
import type { Titles } from './titles.ts'

export const buildAdventureTitles = {
  'build/accident': {
    title: ['Accident', 'Incidente', 'Wypadek', 'Несчастный случай'],
    event: ['Gangrene', 'Cancrena', 'Gangrena', 'Гангрена'],
  },
  'build/breakdown': {
    title: ['Breakdown', 'Crollo Nervoso', 'Załamanie', 'Нервный срыв'],
    event: ['After Some Time', 'Dopo Qualche Tempo', 'Dobrze idzie', 'Спустя время'],
  },
  'build/broken-lever': { title: ['Broken Lever', 'Leva Spezzata', 'Złamana dźwignia', 'Сломанный рычаг'] },
  'build/broken-tool': { title: ['Broken Tool', 'Strumenti Rotti', 'Pęknięte narzędzie', 'Сломанный инструмент'] },
  'build/coming-to-terms': {
    title: ['Coming to Terms', 'Fare i Conti con la Realtà', 'Realna ocena sytuacji', 'Трезвый взгляд'],
    event: ['Lack of Ideas', 'Mancanza di Idee', 'Brak pomysłów', 'Нехватка идей'],
  },
  'build/construction': {
    title: ['Construction', 'Struttura', 'Konstrukcja', 'Конструкция'],
    event: ['Stronger Construction', 'Struttura Più Solida', 'Mocniejsza konstrukcja', 'Прочная конструкция'],
  },
  'build/cut-head': {
    title: ['Cut Head', 'Taglio alla Testa', 'Skaleczenie', 'Рассечённая голова'],
    event: ['Headache', 'Mal di Testa', 'Ból głowy', 'Головная боль'],
  },
  'build/dangerous-work': { title: ['Dangerous Work', 'Lavoro Pericoloso', 'Niebezpieczna praca', 'Опасная работа'] },
  'build/dark-clouds-in-the-sky': {
    title: ['Dark Clouds in the Sky', 'Nubi Scure nel Cielo', 'Zachmurzone niebo', 'Тёмные тучи на небе'],
    event: ['After the Rain', 'Dopo la Pioggia', 'Koniec ulewy', 'После дождя'],
  },
  'build/fast-work': {
    title: ['Fast Work', 'Lavoro veloce', 'Pośpiech', 'Ускорение'],
    event: ['Haste Makes Waste', 'La fretta è cattiva consigliera', 'Co nagle, to po diable', 'Людей насмешишь'],
  },
  'build/fear-of-the-beasts': {
    title: ['Fear of the Beasts', 'Paura delle Belve', 'Strach przed bestiami', 'Страх перед зверями'],
    event: ['Extensive Protection', 'Protezione Costosa', 'Kosztowna ochrona', 'Дорогая защита'],
  },
  'build/hard-work': { title: ['Hard Work', 'Lavoro Duro', 'Ciężka praca', 'Тяжёлый труд'] },
  'build/howling-in-the-bushes': {
    title: ['Howling in the Bushes', 'Ululati tra i Cespugli', 'Wycie w buszu', 'Вой в кустах'],
    event: ['The Beast is Here!', 'La Belva è Qui!', 'Bestia jest tutaj!', 'Зверь уже здесь!'],
  },
  'build/hungry-predator': {
    title: ['Hungry Predator', 'Predatore Affamato', 'Wygłodniały drapieżnik', 'Голодный хищник'],
    event: ['Revisit', 'Seconda Visita', 'Rewizyta', 'Повторный визит'],
  },
  'build/in-a-hurry': {
    title: ['In a Hurry', 'Di Fretta', 'W pośpiechu', 'В спешке'],
    event: ['Crack', 'Crack!', 'Trzask!', 'Хруст!'],
  },
  'build/laborious-work': { title: ['Laborious Work', 'Lavoro Faticoso', 'Mozolna praca', 'Трудоёмкая работа'] },
  'build/lack-of-hope': { title: ['Lack of Hope', 'Senza Speranza', 'Brak nadziei!', 'Безнадёжность'] },
  'build/monkey-see': {
    title: ['Monkey See', 'La Scimmia Vede', 'Małpy cię obserwują', 'Мартышки следят за вами'],
    event: ['Monkey Do', 'La Scimmia Fa', 'Małpy w obozie!', 'Мартышки атакуют!'],
  },
  'build/nasty-wound': {
    title: ['Nasty Wound', 'Brutta Ferita', 'Paskudna rana', 'Скверная рана'],
    event: ['Infection', 'Infezione', 'Zakażenie', 'Заражение'],
  },
  'build/predator-in-the-camp': {
    title: ['Predator in the Camp!', "Un Predatore nell'Accampamento!", 'Bestia w obozie', 'Хищник в лагере!'],
    event: [
      'What Goes Around, Comes Around',
      "Chi la fa, l'aspetti",
      'Nosił wilk razy kilka ...',
      'Как аукнется, так и откликнется',
    ],
  },
  'build/savings': {
    title: ['Savings', 'Risparmio', 'Oszczędności', 'Экономия'],
    event: ['Unsteady Construction', 'Costruzione Instabile', 'Licha konstrukcja', 'Шаткая постройка'],
  },
  'build/sting': {
    title: ['Sting', 'Puntura', 'Użądlenie', 'Жало'],
    event: ['Shivers', 'Brividi', 'Dreszcze', 'Озноб'],
  },
  'build/tired': {
    title: ['Tired', 'Stanco', 'Wyczerpany', 'Усталость'],
    event: ['Quarrel', 'Lite', 'Spór', 'Склока'],
  },
  'build/tools-inspection': {
    title: ['Tools Inspection', 'Ispezione degli Attrezzi', 'Kontrola narzędzi', 'Осмотр инвентаря'],
    event: ['Broken Tools', 'Attrezzi Rotti', 'Zepsute narzędzia', 'Ремонту не подлежит'],
  },
  'build/unmotivated': {
    title: ['Unmotivated', 'Demotivati', 'Zdemotywowany', 'Опустились руки'],
    event: ['Tools are Breaking', 'Gli Attrezzi si Rompono', 'Narzędzia się psują', 'Инструменты ломаются'],
  },
  'build/visit-of-a-predator': {
    title: ['Visit of a Predator', 'Visita di un Predatore', 'Wizyta bestii', 'Визит хищника'],
    event: ['Night Visit', 'Visita Notturna', 'Nocna wizyta', 'Ночной визит'],
  },
  'build/weak-construction': {
    title: ['Weak Construction', 'Costruzione Fragile', 'Marna konstrukcja', 'Хлипкая постройка'],
    event: ['Bash!', 'Sbam!', 'Trach!', 'Бах!'],
  },
  'build/windstorm': {
    title: ['Windstorm', 'Tempesta di Vento', 'Wichura', 'Буря'],
    event: ['Natural Palisade', 'Palizzata Naturale', 'Naturalna palisada', 'Естественный частокол'],
  },
  'build/you-need-a-bigger-camp': {
    title: ['You Need a Bigger Camp', 'Serve un Accampamento Più Grande', 'Potrzeba zmian', 'Нужен лагерь побольше'],
    event: ['Enlarging the Camp', "Ampliare l'Accampamento", 'Rozbudowa obozowiska', 'Расширение лагеря'],
  },
} as const satisfies { readonly [card: string]: Titles }
