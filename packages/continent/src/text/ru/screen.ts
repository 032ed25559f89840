// What players are asked, can answer and see, in Russian.
import type { ScreenWords } from '../language-pack.ts'
import { counted, formFor, list, quoted, successes } from './counting.ts'

const cards = (count: number): string => counted(count, 'карта', 'карты', 'карт')
const cardsTaken = (count: number): string => counted(count, 'карту', 'карты', 'карт')
const points = (count: number): string => counted(count, 'очко опыта', 'очка опыта', 'очков опыта')
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)
const cardsBy = (by: number): string => `${signed(by)} ${formFor(Math.abs(by), 'карта', 'карты', 'карт')}`
const needed = (difficulty: number): string => (difficulty === 0 ? '' : `, ${successes(difficulty)}`)

const COMMA = ', '

/** Whether things that come with commas between them are one thing only. */
const isOne = (things: string): boolean => !things.includes(COMMA)

/** Of things that come with commas between them, the last two are joined by “и”. */
const listed = (things: string): string => list(things.split(COMMA))

const OR = ' или '

/** Of three and more, only the last two are joined by “или”. */
function either(numbers: string): string {
  const each = numbers.split(OR)
  return [each.slice(0, -1).join(', '), ...each.slice(-1)].filter((part) => part !== '').join(OR)
}

/** What is done with it: an item is used, a card of a hand is discarded. */
const how = (isItem: boolean): string => (isItem ? 'использовать' : 'сбросить')

export const screen: ScreenWords = {
  title: 'Седьмой континент',
  goal: (clues) => `Снимите ${isOne(clues) ? 'проклятие' : 'проклятия'}: ${clues}.`,
  questions: {
    act: 'Кто и что делает?',
    sheet: 'Как вы за это возьмётесь?',
    payment: 'Какую карту вы за это отдаёте?',
    effects: 'Карты вскрыты. Примените что-нибудь ещё?',
    keep: 'Какой навык оставить и кому?',
    handLimit: 'На руке слишком много карт. Какую вы сбрасываете?',
    pennant: 'Какую карту вы берёте?',
    place: 'Куда девать этот предмет?',
    bonus: 'Кому достаётся эта карта?',
    cure: 'От какого состояния избавиться?',
    wear: 'Какой предмет теряет единицу прочности?',
    raise: 'Прочность какого предмета повысить?',
    drop: 'Какую карту с руки вы отдаёте?',
    learn: 'Какой продвинутый навык вы покупаете?',
    scrap: 'Какой предмет вы разбираете?',
    destination: 'Куда вы идёте вместо этого?',
    clear: 'Какую землю вы оставляете туману?',
    digit: 'Какая цифра следующая?',
    foggy: 'Какую туманную карту вы смотрите?',
    onTop: 'Какая карта выйдет из колоды следующей?',
    newcomer: 'Кто продолжит путь вместо вас?',
    arrival: 'Куда поставить новую фигурку?',
    excess: 'Всё уже не помещается. От чего вы отказываетесь?',
    taking: 'Отведёте от себя эту карту?',
    lifeLoss: 'Предотвратите эту потерю жизненной силы?',
    curse: 'Из сброса вскрыто проклятие. Отведёте его?',
    revealed: 'Откажетесь от какого-нибудь эффекта?',
    anyTime: 'Ещё можно:',
  },
  /** Where only one player is asked. */
  alone: {
    act: 'Что вы делаете?',
    keep: 'Какой навык вы оставляете себе?',
  },
  choices: {
    disagree: 'Мы не договорились: решает игрок слева',
    goOn: 'Дальше',
    deed: (who, action, from) => `${who}: ${action} (${from})`,
    deedAlone: (action, from) => `${action} (${from})`,
    goTo: (action, place) => `${action}: ${place}`,
    together: (text) => `${text}, вместе`,
    atOnce: (text, count) => (count === 0 ? `${text}, сразу` : `${text}, сразу за ${cardsTaken(count)}`),
    more: (text) => `${text} …`,
    unknownPlace: 'на другую сторону',
    /** “На севере, на востоке, на юге, на западе”. */
    fog: (direction) => `туман на ${direction}е`,
    someFog: 'туман',
    draw: (count) => (count === 0 ? 'Не тянуть карт' : `Вытянуть ${cardsTaken(count)}`),
    inDetail: 'С бо́льшим числом карт или с предметами',
    drawMore: 'Вытянуть больше карт',
    exchanges: 'Обменять карты на сложность',
    with: (who) => `Участвует ${who}`,
    use: (item) => `Использовать предмет ${quoted(item)}`,
    apply: (card) => `Сбросить карту ${quoted(card)} ради эффекта`,
    spare: (card, item) => `Сбросить карту ${quoted(card)}: предмет ${quoted(item)} не теряет прочности`,
    exchange: (by) => (by === 0 ? 'Без обмена' : `${cardsBy(-by)}, сложность ${signed(by)}`),
    cancel: 'Заняться другим',
    enough: 'Больше ничего',
    keep: (card, who) => `${who} оставляет себе: ${card}`,
    keepNone: 'Никакой',
    newItem: 'Новый предмет',
    under: (item) => `Соединить с предметом ${quoted(item)}`,
    instead: (item) => `Отказаться ради него от предмета ${quoted(item)}`,
    giveTo: (who) => `Получает ${who}`,
    discard: 'Сбросить',
    buyEnough: 'Больше ничего не покупать',
    cureOf: (who, state) => `${who}: ${state}`,
    useUp: (card, text) => `Сбросить карту ${quoted(card)}: ${text}`,
    useCard: (card, text) => `${card}: ${text}`,
    decline: (card) => `Обойтись без карты ${quoted(card)}`,
    give: (item, who) => `Отдать предмет ${quoted(item)} (получает ${who}): 2 карты из колоды`,
    trade: (item, other, who) =>
      `Обменять предмет ${quoted(item)} на предмет ${quoted(other)} (${who}): 2 карты из колоды`,
    giveUp: (item) => `Отказаться от предмета ${quoted(item)}`,
    help: 'Участвовать',
    stepOut: 'Не участвовать',
    number: 'Ввести номер с картинки',
    clear: 'Оставить землю туману',
    camp: 'Разбить здесь лагерь: земля вокруг достаётся туману, прошлое возвращается в колоды',
    leave: 'Отойти от стола на время',
    leaveForGood: 'Уйти насовсем',
    join: (who) => `Присоединиться: ${who}`,
    pass: 'Дальше',
    pool: (number) => `Карта ${number}`,
  },
  card: {
    number: (number, kind) => `${kind} ${number}`,
    gold: (text) => `${text}, золотая карта`,
    area: (numeral, name) => `область ${numeral} ${quoted(name)}`,
    open: (icon, cost, difficulty) => `${icon}: ${cards(cost)} или больше${needed(difficulty)}`,
    locked: (icon, cost, difficulty) => `${icon}: ровно ${cards(cost)}${needed(difficulty)}`,
    all: 'все персонажи',
    mandatory: 'обязательно',
    needsFire: 'нужен огонь',
    needsQuests: (numbers) =>
      isOne(numbers) ? `нужен предмет задания ${numbers}` : `нужны предметы задания ${listed(numbers)}`,
    needsStored: (number, times) => `${formFor(times, 'нужна', 'нужны', 'нужно')} ${cards(times)} ${number}`,
    needsUsed: (pennant) => `нужно использовать предмет с флажком ${quoted(pennant)}`,
    needsInstrument: 'нужен музыкальный инструмент',
    paysItem: (number) => `отдайте предмет ${number}`,
    paysKeyword: (keyword, count) =>
      count === 1
        ? `отдайте карту предмета ${quoted(keyword)}`
        : `отдайте ${cardsTaken(count)} предметов ${quoted(keyword)}`,
    paysHand: (count) => `каждый персонаж отдаёт ${cardsTaken(count)} навыка или бонуса`,
    or: OR,
    at: (number) => `на местности ${number}`,
    success: (text) => `Успех: ${text}`,
    failure: (text) => `Неудача: ${text}`,
    nothing: 'ничего',
    resources: (names) => `${isOne(names) ? 'Ресурс' : 'Ресурсы'}: ${names}`,
    exposed: 'Открытая местность: здесь нельзя развести огонь, мастерить и отдыхать',
    arrows: (text) => `${isOne(text) ? 'Стрелка' : 'Стрелки'}: ${text}`,
    arrow: (direction, number) => `${direction} ${number}`,
    blocks: (icon) => `Исчерпывает действие ${quoted(icon)} на своей местности`,
    onReveal: (text) => `При вскрытии: ${text}`,
    thenReturn: 'После действия эта карта возвращается в свою колоду',
    origin: (number) => `Можно взять с карты ${number}`,
    durability: (die) => `прочность ${die}`,
    keywords: (names) => `${isOne(names) ? 'ключевое слово' : 'ключевые слова'}: ${names}`,
    pennant: (name, adds) => `флажок ${quoted(name)} +${adds}`,
    instrument: 'Музыкальный инструмент',
    experience: (count) => `Приносит ${points(count)}`,
    price: (count) => `цена: ${points(count)}`,
    strip: (text) => `Успехи: ${text}`,
    noStars: '0★',
    craft: (cost, materials) => `Мастерить: ${cards(cost)} или больше${materials === '' ? '' : ` (${materials})`}`,
    material: (resource, by) => `${resource} −${by}`,
    item: 'Как предмет',
    own: (who) => `Оставить себе может только ${who}`,
    copies: (count, deadly) => `${cards(count)}, из них ${deadly} с потерей жизненной силы`,
    start: (number) => `Путь начинается с карты ${number}`,
    setup: (text) => `В начале игры: ${text}`,
    anyAction: 'Любое действие',
    collective: 'только совместно',
    active: 'когда вы активный игрок',
    here: 'здесь',
    effect: (icons, text) => `${icons}: ${text}`,
    discarding: 'за сброс этой карты',
    leaving: (text) => `${text}, затем сбросьте эту карту`,
    andOr: ' и/или ',
    and: ' и ',
    atTerrain: (numbers) => `на местности ${numbers}`,
    inAreas: (numerals) => `в областях ${numerals}`,
    whereResource: (resource) => `где доступен ресурс ${quoted(resource)}`,
    towardsCompany: 'если на новом месте есть фигурка костра или неучаствующий персонаж',
    ifFact: (text) => `если ${text}`,
    cards: cardsBy,
    costIs: (cost) => `стоимость равна ${cost}`,
    difficulty: (by) => `сложность ${signed(by)}`,
    spares: {
      one: 'один использованный предмет не теряет прочности',
      onesOfOthers: 'один предмет, использованный другим игроком, не теряет прочности',
      own: 'использованные вами предметы не теряют прочности',
    },
    stars: (by) => `${signed(by)}★`,
    starsPerSeven: (by) => `${signed(by)}★ за каждую 7`,
    starsPerHelper: (by) => `${signed(by)}★ за каждого другого участвующего персонажа`,
    pairsHalf: 'одна непарная половинка звезды считается за 1★',
    keepsTrust: 'при неудаче вы не берёте карту 100',
    softensFailure: 'при неудаче последствий нет (кроме карты 100)',
    onSuccess: (text) => `при успехе также ${text}`,
    doubles: (number) => `карта ${number} берётся дважды`,
    meal: (by) => `эта еда возвращает ещё ${cardsTaken(by)}`,
    durabilityBy: (by) => `начальная прочность предмета ${signed(by)}`,
    averts: {
      own: (numbers, isItem) => `вместо того чтобы взять карту ${either(numbers)}, можно ${how(isItem)} эту карту`,
      otherInvolved: (numbers, isItem) =>
        `когда другой участвующий персонаж должен взять карту ${either(numbers)}, можно ${how(isItem)} эту карту, чтобы он этого не делал`,
      here: (numbers, isItem) =>
        `когда персонаж на вашей местности должен взять карту ${either(numbers)}, можно ${how(isItem)} эту карту, чтобы он этого не делал`,
    },
    reacts: {
      lifeLoss:
        'когда персонаж на вашей местности теряет жизненную силу из-за состояния, можно сбросить эту карту, чтобы предотвратить потерю',
      curseFromPile: 'когда из сброса вскрыто проклятие, можно изгнать эту карту, чтобы замешать его обратно',
    },
    between: (text) => `между двумя действиями сбросьте эту карту: ${text}`,
    betweenWith: (resource, text) =>
      `между двумя действиями, если доступен ресурс ${quoted(resource)}, сбросьте эту карту: ${text}`,
    times: {
      camp: 'каждый раз, когда вы разбиваете лагерь',
      collectiveFailure: 'каждый раз, когда совместное действие заканчивается неудачей',
      shelfTerrain: 'каждый раз, когда в области IV входит в игру карта местности',
      endOfOwnAction: 'в конце каждого вашего действия',
      afterStrain: 'после каждого действия «Сражаться», «Лезть» или «Плыть», в котором вы участвуете',
    },
    from: (camp) => `начиная с ${camp}-го лагеря`,
    until: (camp) => `до ${camp}-го лагеря включительно`,
    inArea: (numeral) => `находясь в области ${numeral}`,
    goes: {
      restByFire: 'Проходит, когда вы выполняете действие «Отдыхать» там, где доступен огонь',
      mealByFire: 'Проходит после успешного действия «Есть» там, где доступен огонь',
      endByFire: 'Проходит, когда ваше действие заканчивается там, где доступен огонь',
      beginByFire: 'Проходит, когда вы начинаете действие там, где доступен огонь',
      meal: 'Проходит после успешного действия «Есть»',
      fireOrRestByFire:
        'Проходит после успешного действия «Развести огонь» или действия «Отдыхать» там, где доступен огонь',
    },
    hand: (by) => `Предел руки ${signed(by)}`,
    immune: (number) => `У вас не может быть карты ${number}`,
    alone:
      'Вы участвуете только в собственных действиях, и больше никто в них не участвует; исключение — обязательные действия и действия для всех персонажей',
    numb: 'Вы не можете применять карты навыков с руки, если огонь недоступен',
    lifeLoss: (number, by) => `Потеря жизненной силы от карты ${number} больше на ${by}`,
    showsLifeLoss: (number) => `Любая карта ${number} считается картой с потерей жизненной силы`,
    recovery: (by, least) => `Каждое восстановление возвращает на ${cardsTaken(-by)} меньше, но не меньше ${least}`,
    meals: (by) => `Еда персонажей на вашей местности возвращает ещё ${cardsTaken(by)}`,
    healer: (by) =>
      `Каждый раз, когда вы избавляете кого-либо от состояния, замешайте в колоду ${counted(by, 'случайную карту', 'случайные карты', 'случайных карт')} из сброса`,
    mercy: (by) =>
      `Один раз, когда проклятие из сброса должно закончить игру, не применяйте его: замешайте в колоду ${counted(by, 'случайную карту', 'случайные карты', 'случайных карт')} из сброса и изгоните эту карту`,
    difficultyOf: (number, is) => `Сложность действия карты ${number} равна ${is}`,
    afterSuccess: {
      staysPut: (number) => `После успешного действия карты ${number} она остаётся на месте`,
      again: (number) => `После успешного действия карты ${number} возьмите указанную в нём карту ещё раз`,
    },
    leavesHand: (number) => `Когда эта карта покидает руку, изгоните её и возьмите (если есть) карту ${number}`,
    varies: (icons, held, heldBy) =>
      `${icons}, здесь: сложность ${signed(heldBy)} за каждую из карт ${listed(held)} на руках у участвующих`,
    variesStored: (number, per, by) =>
      per === 1
        ? `${signed(by)} за каждую имеющуюся карту ${number}`
        : `${signed(by)} за каждые ${counted(per, 'имеющуюся карту', 'имеющиеся карты', 'имеющихся карт')} ${number}`,
    roams: 'Когда поле меняется, эта карта не уходит с ним, а прячется под туманную карту нового поля',
    look: (text) => `Если приглядеться: ${text}`,
    noSuccess: 'Без успехов',
  },
  scene: {
    day: (day) => `День ${day}`,
    deck: (count) => `Колода действий: ${count}`,
    pile: (count) => `Сброс: ${count}`,
    pileDown: (count) => `Сброс, рубашкой вверх: ${count}`,
    past: (count) => `Прошлое: ${count}`,
    noCamp: {
      apart: 'Лагерь не разбить, пока вы стоите порознь',
      nothingDone: 'Лагерь не разбить до следующего действия',
    },
    experience: (count) => `Опыт: ${count}`,
    map: 'Карта, север наверху',
    inWords: 'Карта словами',
    legend: {
      figures: '@ кто там стоит',
      fog: (numeral) => `~${numeral}~ туман области ${numeral}`,
      hides: '! что-то скрыто',
      barrier: '# преграда',
      open: '? лежит открыто',
      fire: '* костёр',
      events: '+n события',
    },
    fog: 'туман',
    fire: 'костёр',
    place: 'Где стоит',
    near: 'Рядом',
    available: (names) => `доступно: ${names}`,
    hand: (count, limit) => `Рука, ${count} из ${limit}`,
    states: 'Состояния',
    items: (count, limit) => `Предметы, ${count} из ${limit}`,
    durability: (die) => `прочность ${die}`,
    quests: 'Сумка и дневник',
    learned: 'Изучено',
    action: 'Действие',
    source: 'Что делается',
    used: 'В ходу',
    drawn: 'Вытянуто',
    taken: 'Взято',
  },
  outcomes: {
    lifted: 'Проклятие снято. Вы возвращаетесь домой.',
    curse: 'Из сброса вскрыто проклятие. Континент оставляет вас себе.',
    over: 'Ваше приключение окончено.',
    stranded: 'Никто больше ничего не может сделать. Континент оставляет вас себе.',
  },
  odds: { success: 'успех', curse: 'проклятие заканчивает игру' },
  setup: {
    explorers: 'Исследователи',
    explorersHint: 'В путь выходят от одного до четырёх. Они сидят в том порядке, в каком выбраны.',
    clues: 'Проклятия',
    cluesHint: 'Начинать лучше с первого. Если их несколько, снять нужно все.',
    mode: 'Режим',
    usualMode: 'Правила как они есть.',
    seats: 'Места за столом',
    seatsHint: 'Свободные места — для тех, кто присоединится в пути.',
  },
}
