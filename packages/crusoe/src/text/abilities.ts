// What the abilities of the characters do, Friday's second try, and the Dog: a sentence each. RC-ABIL, RC-FRI-08, RC-DOG-02.
import type { abilityTitles } from './names/abilities.ts'
import type { Title } from './names/titles.ts'

type AbilityId = keyof typeof abilityTitles | 'friday/second-try' | 'character/dog' | 'character/jenny'

export const ABILITY_TEXTS: { readonly [A in AbilityId]: Title } = {
  'ability/a-new-idea': [
    'Draw 5 Inventions from the deck and lay one of them out on the board.',
    'Pesca 5 Invenzioni dal mazzo e mettine una sulla plancia.',
    'Dobierz z talii 5 Pomysłów i wyłóż jeden z nich na planszę.',
    'Возьмите из колоды 5 изобретений и выложите одно из них на поле.',
  ],
  'ability/craftsmanship': [
    'Reroll one die of your own Build Action.',
    'Rilancia un dado di una tua Azione Costruzione.',
    'Przerzuć jedną kość w swojej Akcji Budowy.',
    'Перебросьте один кубик своего строительства.',
  ],
  'ability/defensive-plan': [
    'Raise the weapon level by 1 or, if the Shelter is built, the Palisade by 1.',
    'Alza di 1 il livello delle Armi oppure, se il Riparo è costruito, quello della Palizzata.',
    'Podnieś o 1 poziom Broni albo, jeśli Schronienie jest wybudowane, poziom Palisady.',
    'Повысьте на 1 уровень оружия или, если укрытие построено, уровень частокола.',
  ],
  'ability/economical-construction': [
    'One of your own Actions takes 1 wood less.',
    'Una tua Azione richiede 1 legno in meno.',
    'Jedna z twoich Akcji wymaga o 1 drewno mniej.',
    'Одно из ваших действий требует на 1 дерево меньше.',
  ],
  'ability/frenzy': [
    'In a fight during your own Action, the weapon level counts as 3 higher.',
    'In un combattimento durante una tua Azione il livello delle Armi vale 3 in più.',
    'W walce podczas twojej Akcji poziom Broni liczy się jako o 3 wyższy.',
    'В бою во время вашего действия уровень оружия считается на 3 выше.',
  ],
  'ability/grandmas-recipe': [
    'Discard 1 food as well, and heal 2 wounds of one character or 1 wound each of two.',
    'Scarta anche 1 cibo e cura 2 ferite a un personaggio oppure 1 ferita a testa a due personaggi.',
    'Odrzuć też 1 pożywienie i wylecz 2 rany jednej postaci albo po 1 ranie dwóm postaciom.',
    'Сбросьте ещё и 1 еду и излечите 2 раны одному персонажу или по 1 ране двум.',
  ],
  'ability/handyman': [
    'This round a neutral pawn supports one of your own Build Actions.',
    'In questo round una pedina neutrale fa da supporto a una tua Azione Costruzione.',
    'W tej rundzie dodatkowy pionek wspiera jedną z twoich Akcji Budowy.',
    'В этом раунде нейтральная фишка помогает в одном вашем строительстве.',
  ],
  'ability/hooch': [
    'In the Weather Phase, ignore 1 rain cloud or count 1 snow cloud as rain.',
    'Nella Fase Meteo ignora 1 nuvola di pioggia oppure considera 1 nuvola di neve come pioggia.',
    'W fazie Pogody zignoruj 1 Chmurę Deszczową albo potraktuj 1 Chmurę Zimową jak Deszczową.',
    'В фазе погоды игнорируйте 1 дождевую тучу или считайте 1 снежную тучу дождевой.',
  ],
  'ability/lucky': [
    'Reroll one die of your own Explore Action.',
    'Rilancia un dado di una tua Azione Esplorazione.',
    'Przerzuć jedną kość w swojej Akcji Eksploracji.',
    'Перебросьте один кубик своего исследования.',
  ],
  'ability/motivational-speech': [
    'Morale rises by 1.',
    'Il morale sale di 1.',
    'Morale rośnie o 1.',
    'Моральный дух повышается на 1.',
  ],
  'ability/reconnaissance': [
    'Look at the top 3 Island tiles, shuffle two of them back in and put the third on top.',
    'Guarda le prime 3 tessere Isola, rimescolane due nella pila e metti la terza in cima.',
    'Obejrzyj 3 wierzchnie kafelki Wyspy, dwa wtasuj z powrotem, a trzeci połóż na wierzchu stosu.',
    'Посмотрите 3 верхних участка острова, два замешайте обратно, а третий положите на верх стопки.',
  ],
  'ability/scouting': [
    'Draw 2 Discovery tokens and keep one of them.',
    'Pesca 2 segnalini Scoperta e tienine uno.',
    'Dobierz 2 żetony Odkryć i zatrzymaj jeden z nich.',
    'Возьмите 2 жетона находок и оставьте один из них.',
  ],
  'ability/scrounger': [
    'Reroll one die of your own Gather Action.',
    'Rilancia un dado di una tua Azione Raccolta.',
    'Przerzuć jedną kość w swojej Akcji Zbierania Surowców.',
    'Перебросьте один кубик своего сбора ресурсов.',
  ],
  'ability/stone-soup': ['Gain 1 food.', 'Ottieni 1 cibo.', 'Zyskaj 1 pożywienie.', 'Получите 1 еду.'],
  'ability/the-hunt': [
    'Put the top card of the Beast deck on top of the Hunting deck, without looking at it.',
    'Metti in cima al mazzo di Caccia, senza guardarla, la prima carta del mazzo Belva.',
    'Połóż wierzchnią kartę talii Bestii na wierzchu talii Polowania, nie oglądając jej.',
    'Положите верхнюю карту колоды зверей на верх колоды охоты, не глядя на неё.',
  ],
  'ability/tracking': [
    'Look at the top card of the Hunting deck and put it back on top or at the bottom.',
    'Guarda la prima carta del mazzo di Caccia e rimettila in cima o in fondo.',
    'Obejrzyj wierzchnią kartę talii Polowania i odłóż ją na wierzch albo na spód.',
    'Посмотрите верхнюю карту колоды охоты и положите её на верх или под низ колоды.',
  ],
  'friday/second-try': [
    'Reroll one die of an Action that Friday resolves.',
    "Rilancia un dado di un'Azione risolta da Venerdì.",
    'Przerzuć jedną kość w Akcji wykonywanej przez Piętaszka.',
    'Перебросьте один кубик действия, которое выполняет Пятница.',
  ],
  'character/jenny': [
    'Until she is rescued she suffers 2 wounds every night, and nothing else can reach her. In camp she eats, sleeps and is wounded like everybody; her only pawn can do nothing but Rest. If she dies, the game is lost.',
    "Finché non viene salvata subisce 2 ferite ogni notte, e nient'altro può raggiungerla. Nell'accampamento mangia, dorme e viene ferita come tutti; la sua unica pedina può solo Riposare. Se muore, la partita è persa.",
    'Dopóki nie zostanie uratowana, odnosi 2 rany każdej nocy i nic innego jej nie dosięga. W Obozie je, śpi i odnosi rany jak wszyscy; jej jedyny pionek może tylko Odpoczywać. Jeśli zginie, gra jest przegrana.',
    'Пока её не спасли, она получает 2 раны каждую ночь, и ничто другое на неё не действует. В лагере она ест, спит и получает раны, как все; её единственная фишка может только отдыхать. Если она погибнет, игра проиграна.',
  ],
  'character/dog': [
    'Every round its pawn may support one Hunt or one Explore Action.',
    'Ogni round la sua pedina può fare da supporto a una Caccia o a una Esplorazione.',
    'W każdej rundzie jego pionek może wesprzeć jedno Polowanie albo jedną Eksplorację.',
    'Каждый раунд его фишка может помочь в одной охоте или одном исследовании.',
  ],
}
