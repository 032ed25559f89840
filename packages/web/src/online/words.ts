// The words of tables online: sitting down, the company, chat, pointing, links.
import { counted } from '../parts/plural.ts'
import type { InEvery } from '../text/language.ts'

interface OnlineWords {
  // Making a table
  readonly makeTitle: string
  readonly makeText: string
  readonly make: string
  readonly making: string

  // Opening one
  readonly opening: string
  readonly reload: string
  readonly failed: string

  // Sitting down
  readonly tableOnline: string
  invited(owner: string): string
  readonly ownTable: string
  readonly seats: string
  readonly seatsHint: string
  readonly yourName: string
  readonly nameHint: string
  readonly needsName: string
  readonly needsSeat: string
  readonly sitDown: string
  readonly onlyWatch: string
  readonly free: string
  readonly owner: string
  readonly you: string
  readonly here: string
  readonly away: string
  readonly allTaken: string
  readonly whoPlays: string
  readonly joinOnly: string

  // The company at the table
  readonly company: string
  watchers(count: number): string
  awaited(name: string): string
  waitingFor(names: string): string
  waitingForNobody(seats: string): string
  waitingForAnybody: string
  readonly yourTurn: string
  readonly youWatch: string
  readonly takeSeat: string
  readonly lost: string
  readonly lostText: string
  readonly tryNow: string
  readonly more: string

  // Chat
  readonly chat: string
  unread(count: number): string
  readonly noChat: string
  readonly message: string
  readonly send: string
  readonly close: string
  readonly gone: string

  // Pointing
  readonly point: string
  readonly pointHint: string
  readonly stopPointing: string
  points(name: string, piece: string): string
  readonly pointed: string

  // Undo by agreement
  readonly askUndo: string
  wantsUndo(name: string, answers: number): string
  youWantUndo(answers: number): string
  stillWaiting(names: string): string
  readonly agree: string
  readonly decline: string
  readonly withdraw: string

  // Going on after the rules have changed
  readonly goOn: string
  readonly startOver: string
  readonly saveOriginal: string
  readonly notSaved: string
  tookOriginal(name: string): string
  readonly rulesChanged: string

  // Seats, links, oneself
  readonly tableMenu: string
  readonly sitHere: string
  readonly standUp: string
  give(seat: string): string
  readonly makeFree: string
  readonly others: string
  readonly rename: string
  readonly save: string
  readonly links: string
  readonly invite: string
  readonly inviteHint: string
  readonly watchLink: string
  readonly watchHint: string
  readonly device: string
  readonly deviceHint: string
  readonly showDevice: string
  readonly copy: string
  readonly copied: string
  readonly leave: string
  readonly leaveTitle: string
  readonly leaveText: string
  readonly stay: string
  readonly watchAgain: string

  // On the home page
  readonly yourTables: string
  readonly tablesNote: string
  readonly turns: { readonly mine: string; readonly others: string }
  readonly openTable: string
  as(name: string): string
  menuOf(title: string): string
  readonly forget: string
  readonly forgetTitle: string
  forgetText(title: string): string
  readonly keepIt: string
  readonly won: string
  readonly lostGame: string
  readonly scored: string
}

export const WORDS: InEvery<OnlineWords> = {
  en: {
    makeTitle: 'A table for friends',
    makeText:
      'The game is set up on this server. You get a link to send around; whoever opens it can sit down, now or days later.',
    make: 'Make the table',
    making: 'Setting the table …',

    opening: 'On the way to the table …',
    reload: 'Reload the page',
    failed: 'The table could not be opened.',

    tableOnline: 'Table online',
    invited: (owner) => `${owner} has kept a place for you.`,
    ownTable: 'Your table is set. Take a seat, and send the link to your friends.',
    seats: 'Who will you be?',
    seatsHint: 'Take one seat or several. The others can sit down later, too.',
    yourName: 'Your name',
    nameHint: 'The others at the table see it.',
    needsName: 'Please say who you are.',
    needsSeat: 'Please choose a seat, or only watch.',
    sitDown: 'Sit down',
    onlyWatch: 'Only watch',
    free: 'free',
    owner: 'owner of the table',
    you: 'you',
    here: 'here',
    away: 'away',
    allTaken: 'All seats are taken. Join the company, and the owner can give you one; or only watch.',
    whoPlays: 'Who plays',
    joinOnly: 'Join the company',

    company: 'Company',
    watchers: (count) => (count === 1 ? '1 person is watching' : `${count} people are watching`),
    awaited: (name) => `${name}: the game waits for this answer`,
    waitingFor: (names) => `Waiting for ${names}`,
    waitingForNobody: (seats) => `Nobody sits here yet: ${seats}`,
    waitingForAnybody: 'Waiting for the group',
    yourTurn: 'Your turn',
    youWatch: 'You are watching.',
    takeSeat: 'Take a seat',
    lost: 'Connection lost – trying again',
    lostText: 'Meanwhile you can look around and read the cards.',
    tryNow: 'Try now',
    more: 'Seats and links',

    chat: 'Chat',
    unread: (count) => counted('en', count, { one: 'new message', other: 'new messages' }),
    noChat: 'Nobody has said anything yet.',
    message: 'Your message',
    send: 'Send',
    close: 'Close',
    gone: 'Somebody who has left',

    point: 'Point',
    pointHint: 'What do you want to point at? The others see it for a moment.',
    stopPointing: 'Stop pointing',
    points: (name, piece) => `${name} points: ${piece}`,
    pointed: 'You point',

    askUndo: 'Ask to undo',
    wantsUndo: (name, answers) =>
      `${name} would like to take back ${counted('en', answers, { one: 'answer', other: 'answers' })}.`,
    youWantUndo: (answers) =>
      `You would like to take back ${counted('en', answers, { one: 'answer', other: 'answers' })}.`,
    stillWaiting: (names) => `Still to agree: ${names}`,
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Never mind',

    goOn: 'Go on from here',
    startOver: 'Start over',
    saveOriginal: 'Save the original to a file',
    notSaved: 'The original could not be saved. Try again in a moment.',
    tookOriginal: (name) => `${name} saved the original of this game to a file.`,
    rulesChanged: 'The rules have changed: all who are seated must agree to go on.',

    tableMenu: 'Seats and links',
    sitHere: 'Sit here',
    standUp: 'Stand up',
    give: (seat) => `Who plays ${seat}?`,
    makeFree: 'nobody: the seat is free',
    others: 'Without a seat',
    rename: 'Your name at this table',
    save: 'Save',
    links: 'Links',
    invite: 'To play',
    inviteHint: 'Whoever has this link can sit down.',
    watchLink: 'Only to watch',
    watchHint: 'Whoever has this link sees the game, and its replay afterwards.',
    device: 'To go on with your other device',
    deviceHint: 'Whoever has this link is you. Keep it to yourself.',
    showDevice: 'Show the link',
    copy: 'Copy',
    copied: 'Copied',
    leave: 'Leave the table',
    leaveTitle: 'Leave the table?',
    leaveText: 'Your seats become free. You can come back and sit down again as long as there is room.',
    stay: 'Stay',
    watchAgain: 'Watch this game again',

    yourTables: 'Tables online',
    tablesNote: 'They are kept on the server; your seat belongs to this browser.',
    turns: { mine: 'Your turn', others: 'Waiting for the others' },
    openTable: 'To the table',
    as: (name) => `as ${name}`,
    menuOf: (title) => `${title}: more actions`,
    forget: 'Remove from this list',
    forgetTitle: 'Remove this table from the list?',
    forgetText: (title) =>
      `“${title}” goes on without you, but this browser forgets your seat. Copy the link to your other device first if you may want it back.`,
    keepIt: 'Keep it',
    won: 'Won',
    lostGame: 'Lost',
    scored: 'Over',
  },
  it: {
    makeTitle: 'Un tavolo per gli amici',
    makeText:
      'La partita viene preparata su questo server. Riceverai un link da mandare in giro: chi lo apre può sedersi, subito o tra qualche giorno.',
    make: 'Prepara il tavolo',
    making: 'Prepariamo il tavolo…',

    opening: 'Ci avviciniamo al tavolo…',
    reload: 'Ricarica la pagina',
    failed: 'Impossibile aprire il tavolo.',

    tableOnline: 'Tavolo online',
    invited: (owner) => `${owner} ti ha tenuto un posto.`,
    ownTable: 'Il tuo tavolo è pronto. Prendi un posto e manda il link agli amici.',
    seats: 'Chi vuoi essere?',
    seatsHint: 'Prendi un posto o più di uno. Gli altri possono sedersi anche più tardi.',
    yourName: 'Il tuo nome',
    nameHint: 'Lo vedono gli altri al tavolo.',
    needsName: 'Scrivi come ti chiami.',
    needsSeat: 'Scegli un posto, oppure guarda soltanto.',
    sitDown: 'Siediti',
    onlyWatch: 'Guarda soltanto',
    free: 'libero',
    owner: 'ha creato il tavolo',
    you: 'tu',
    here: 'qui',
    away: 'via',
    allTaken:
      'Tutti i posti sono occupati. Unisciti alla compagnia e chi ha creato il tavolo potrà dartene uno; oppure guarda soltanto.',
    whoPlays: 'Chi gioca',
    joinOnly: 'Unisciti alla compagnia',

    company: 'Compagnia',
    watchers: (count) => (count === 1 ? '1 persona sta guardando' : `${count} persone stanno guardando`),
    awaited: (name) => `${name}: si attende la sua risposta`,
    waitingFor: (names) => `Si aspetta: ${names}`,
    waitingForNobody: (seats) => `Qui non siede ancora nessuno: ${seats}`,
    waitingForAnybody: 'Si aspetta il gruppo',
    yourTurn: 'Tocca a te',
    youWatch: 'Stai guardando.',
    takeSeat: 'Prendi un posto',
    lost: 'Connessione persa – nuovo tentativo in corso',
    lostText: 'Intanto puoi guardarti intorno e leggere le carte.',
    tryNow: 'Prova ora',
    more: 'Posti e link',

    chat: 'Chat',
    unread: (count) => counted('it', count, { one: 'messaggio nuovo', other: 'messaggi nuovi' }),
    noChat: 'Nessuno ha ancora detto nulla.',
    message: 'Il tuo messaggio',
    send: 'Invia',
    close: 'Chiudi',
    gone: 'Qualcuno che è andato via',

    point: 'Indica',
    pointHint: 'Che cosa vuoi indicare? Gli altri lo vedono per un momento.',
    stopPointing: 'Smetti di indicare',
    points: (name, piece) => `${name} indica: ${piece}`,
    pointed: 'Stai indicando',

    askUndo: 'Chiedi di annullare',
    wantsUndo: (name, answers) =>
      `${name} vorrebbe annullare ${counted('it', answers, { one: 'risposta', other: 'risposte' })}.`,
    youWantUndo: (answers) => `Vorresti annullare ${counted('it', answers, { one: 'risposta', other: 'risposte' })}.`,
    stillWaiting: (names) => `Manca l’accordo di: ${names}`,
    agree: 'D’accordo',
    decline: 'No, grazie',
    withdraw: 'Lascia stare',

    goOn: 'Continua da qui',
    startOver: 'Ricomincia da capo',
    saveOriginal: 'Salva l’originale in un file',
    notSaved: 'Non è stato possibile salvare l’originale. Riprova tra un attimo.',
    tookOriginal: (name) => `${name} ha salvato l’originale di questa partita in un file.`,
    rulesChanged: 'Le regole sono cambiate: per continuare serve l’accordo di tutte le persone sedute al tavolo.',

    tableMenu: 'Posti e link',
    sitHere: 'Siediti qui',
    standUp: 'Alzati',
    give: (seat) => `Chi gioca ${seat}?`,
    makeFree: 'nessuno: il posto è libero',
    others: 'Senza posto',
    rename: 'Il tuo nome a questo tavolo',
    save: 'Salva',
    links: 'Link',
    invite: 'Per giocare',
    inviteHint: 'Chi ha questo link può sedersi.',
    watchLink: 'Solo per guardare',
    watchHint: 'Chi ha questo link vede la partita e, alla fine, il replay.',
    device: 'Per continuare su un altro tuo dispositivo',
    deviceHint: 'Chi ha questo link sei tu. Tienilo per te.',
    showDevice: 'Mostra il link',
    copy: 'Copia',
    copied: 'Copiato',
    leave: 'Lascia il tavolo',
    leaveTitle: 'Lasciare il tavolo?',
    leaveText: 'I tuoi posti diventano liberi. Puoi tornare e sederti di nuovo finché c’è posto.',
    stay: 'Resta',
    watchAgain: 'Rivedi questa partita',

    yourTables: 'Tavoli online',
    tablesNote: 'Si trovano sul server; il tuo posto appartiene a questo browser.',
    turns: { mine: 'Tocca a te', others: 'Si aspettano gli altri' },
    openTable: 'Al tavolo',
    as: (name) => `come ${name}`,
    menuOf: (title) => `${title}: altre azioni`,
    forget: 'Togli da questo elenco',
    forgetTitle: 'Togliere questo tavolo dall’elenco?',
    forgetText: (title) =>
      `«${title}» continua senza di te, ma questo browser dimentica il tuo posto. Se un giorno potresti rivolerlo, copia prima il link per un altro dispositivo.`,
    keepIt: 'Conservalo',
    won: 'Vinta',
    lostGame: 'Persa',
    scored: 'Finita',
  },
  pl: {
    makeTitle: 'Stół dla przyjaciół',
    makeText:
      'Gra powstanie na tym serwerze. Dostaniesz link do rozesłania: kto go otworzy, może usiąść od razu albo za kilka dni.',
    make: 'Przygotuj stół',
    making: 'Nakrywamy do stołu…',

    opening: 'Idziemy do stołu…',
    reload: 'Odśwież stronę',
    failed: 'Nie udało się otworzyć stołu.',

    tableOnline: 'Stół online',
    invited: (owner) => `${owner} trzyma dla ciebie miejsce.`,
    ownTable: 'Twój stół jest gotowy. Zajmij miejsce i wyślij link przyjaciołom.',
    seats: 'Kim chcesz być?',
    seatsHint: 'Zajmij jedno miejsce albo kilka. Pozostali mogą usiąść także później.',
    yourName: 'Twoje imię',
    nameHint: 'Widzą je inni przy stole.',
    needsName: 'Napisz, jak masz na imię.',
    needsSeat: 'Wybierz miejsce albo tylko się przyglądaj.',
    sitDown: 'Usiądź',
    onlyWatch: 'Tylko patrz',
    free: 'wolne',
    owner: 'właściciel stołu',
    you: 'ty',
    here: 'przy stole',
    away: 'poza stołem',
    allTaken:
      'Wszystkie miejsca są zajęte. Dołącz do towarzystwa, a właściciel może ci jakieś oddać; albo tylko patrz.',
    whoPlays: 'Kto gra',
    joinOnly: 'Dołącz do towarzystwa',

    company: 'Towarzystwo',
    watchers: (count) =>
      counted('pl', count, { one: 'osoba się przygląda', few: 'osoby się przyglądają', other: 'osób się przygląda' }),
    awaited: (name) => `${name}: gra czeka na tę odpowiedź`,
    waitingFor: (names) => `Gra czeka: ${names}`,
    waitingForNobody: (seats) => `Nikt tu jeszcze nie siedzi: ${seats}`,
    waitingForAnybody: 'Gra czeka na grupę',
    yourTurn: 'Twoja kolej',
    youWatch: 'Przyglądasz się grze.',
    takeSeat: 'Zajmij miejsce',
    lost: 'Utracono połączenie – próbujemy ponownie',
    lostText: 'W tym czasie możesz się rozejrzeć i poczytać karty.',
    tryNow: 'Spróbuj teraz',
    more: 'Miejsca i linki',

    chat: 'Czat',
    unread: (count) =>
      counted('pl', count, { one: 'nowa wiadomość', few: 'nowe wiadomości', other: 'nowych wiadomości' }),
    noChat: 'Nikt się jeszcze nie odezwał.',
    message: 'Twoja wiadomość',
    send: 'Wyślij',
    close: 'Zamknij',
    gone: 'Ktoś, kogo już nie ma',

    point: 'Wskaż',
    pointHint: 'Co chcesz wskazać? Inni zobaczą to przez chwilę.',
    stopPointing: 'Przestań wskazywać',
    points: (name, piece) => `${name} wskazuje: ${piece}`,
    pointed: 'Wskazujesz',

    askUndo: 'Poproś o cofnięcie',
    wantsUndo: (name, answers) =>
      `${name} chce cofnąć ${counted('pl', answers, { one: 'odpowiedź', few: 'odpowiedzi', other: 'odpowiedzi' })}.`,
    youWantUndo: (answers) =>
      `Chcesz cofnąć ${counted('pl', answers, { one: 'odpowiedź', few: 'odpowiedzi', other: 'odpowiedzi' })}.`,
    stillWaiting: (names) => `Brakuje jeszcze zgody: ${names}`,
    agree: 'Zgadzam się',
    decline: 'Nie zgadzam się',
    withdraw: 'Już nie trzeba',

    goOn: 'Graj dalej od tego miejsca',
    startOver: 'Zacznij od nowa',
    saveOriginal: 'Zapisz oryginał do pliku',
    notSaved: 'Nie udało się zapisać oryginału. Spróbuj za chwilę.',
    tookOriginal: (name) => `${name}: oryginał tej gry zapisano do pliku.`,
    rulesChanged: 'Zasady się zmieniły: na dalszą grę muszą się zgodzić wszyscy siedzący przy stole.',

    tableMenu: 'Miejsca i linki',
    sitHere: 'Usiądź tutaj',
    standUp: 'Wstań',
    give: (seat) => `Kto gra tą postacią: ${seat}?`,
    makeFree: 'nikt: miejsce jest wolne',
    others: 'Bez miejsca',
    rename: 'Twoje imię przy tym stole',
    save: 'Zapisz',
    links: 'Linki',
    invite: 'Do gry',
    inviteHint: 'Kto ma ten link, może usiąść.',
    watchLink: 'Tylko do oglądania',
    watchHint: 'Kto ma ten link, widzi grę, a po jej końcu powtórkę.',
    device: 'Do gry na innym twoim urządzeniu',
    deviceHint: 'Kto ma ten link, jest tobą. Zachowaj go dla siebie.',
    showDevice: 'Pokaż link',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    leave: 'Odejdź od stołu',
    leaveTitle: 'Odejść od stołu?',
    leaveText: 'Twoje miejsca będą wolne. Możesz wrócić i usiąść ponownie, dopóki jest miejsce.',
    stay: 'Zostań',
    watchAgain: 'Obejrzyj tę grę jeszcze raz',

    yourTables: 'Stoły online',
    tablesNote: 'Są na serwerze; twoje miejsce należy do tej przeglądarki.',
    turns: { mine: 'Twoja kolej', others: 'Gra czeka na innych' },
    openTable: 'Do stołu',
    as: (name) => `jako ${name}`,
    menuOf: (title) => `${title}: więcej czynności`,
    forget: 'Usuń z tej listy',
    forgetTitle: 'Usunąć ten stół z listy?',
    forgetText: (title) =>
      `Gra „${title}” toczy się dalej bez ciebie, ale ta przeglądarka zapomni twoje miejsce. Jeśli może się jeszcze przydać, skopiuj najpierw link do innego urządzenia.`,
    keepIt: 'Zachowaj',
    won: 'Wygrana',
    lostGame: 'Przegrana',
    scored: 'Zakończona',
  },
  ru: {
    makeTitle: 'Стол для друзей',
    makeText:
      'Игра готовится на этом сервере. Вы получите ссылку: кто её откроет, сможет сесть за стол — сразу или через несколько дней.',
    make: 'Накрыть стол',
    making: 'Готовим стол…',

    opening: 'Идём к столу…',
    reload: 'Перезагрузить страницу',
    failed: 'Не удалось открыть стол.',

    tableOnline: 'Стол в сети',
    invited: (owner) => `Вас приглашает к столу ${owner}.`,
    ownTable: 'Ваш стол готов. Займите место и отправьте ссылку друзьям.',
    seats: 'Кем вы будете?',
    seatsHint: 'Займите одно место или несколько. Остальные могут сесть и позже.',
    yourName: 'Ваше имя',
    nameHint: 'Его видят все за столом.',
    needsName: 'Напишите, как вас зовут.',
    needsSeat: 'Выберите место или просто наблюдайте.',
    sitDown: 'Сесть за стол',
    onlyWatch: 'Только наблюдать',
    free: 'свободно',
    owner: 'хозяин стола',
    you: 'вы',
    here: 'за столом',
    away: 'нет на месте',
    allTaken:
      'Все места заняты. Присоединитесь к компании, и хозяин стола сможет уступить вам место; или просто наблюдайте.',
    whoPlays: 'Кто играет',
    joinOnly: 'Присоединиться',

    company: 'Компания',
    watchers: (count) =>
      counted('ru', count, { one: 'человек наблюдает', few: 'человека наблюдают', other: 'человек наблюдают' }),
    awaited: (name) => `${name}: игра ждёт этого ответа`,
    waitingFor: (names) => `Ждём ответа: ${names}`,
    waitingForNobody: (seats) => `Здесь ещё никто не сидит: ${seats}`,
    waitingForAnybody: 'Ждём решения группы',
    yourTurn: 'Ваш ход',
    youWatch: 'Вы наблюдаете за игрой.',
    takeSeat: 'Занять место',
    lost: 'Связь прервалась — пробуем снова',
    lostText: 'Пока можно осмотреться и почитать карты.',
    tryNow: 'Попробовать сейчас',
    more: 'Места и ссылки',

    chat: 'Чат',
    unread: (count) =>
      counted('ru', count, { one: 'новое сообщение', few: 'новых сообщения', other: 'новых сообщений' }),
    noChat: 'Пока никто ничего не сказал.',
    message: 'Ваше сообщение',
    send: 'Отправить',
    close: 'Закрыть',
    gone: 'Кто-то, кого уже нет',

    point: 'Показать',
    pointHint: 'На что вы хотите показать? Остальные увидят это на мгновение.',
    stopPointing: 'Не показывать',
    points: (name, piece) => `${name} показывает: ${piece}`,
    pointed: 'Вы показываете',

    askUndo: 'Попросить отменить',
    wantsUndo: (name, answers) =>
      `${name} хочет отменить ${counted('ru', answers, { one: 'ответ', few: 'ответа', other: 'ответов' })}.`,
    youWantUndo: (answers) =>
      `Вы хотите отменить ${counted('ru', answers, { one: 'ответ', few: 'ответа', other: 'ответов' })}.`,
    stillWaiting: (names) => `Ждём согласия: ${names}`,
    agree: 'Согласиться',
    decline: 'Отказать',
    withdraw: 'Уже не нужно',

    goOn: 'Играть дальше с этого места',
    startOver: 'Начать заново',
    saveOriginal: 'Сохранить исходную запись в файл',
    notSaved: 'Не удалось сохранить исходную запись. Попробуйте чуть позже.',
    tookOriginal: (name) => `${name}: исходная запись игры сохранена в файл.`,
    rulesChanged: 'Правила изменились: чтобы играть дальше, нужно согласие всех, кто сидит за столом.',

    tableMenu: 'Места и ссылки',
    sitHere: 'Сесть сюда',
    standUp: 'Встать',
    give: (seat) => `Кто играет за персонажа ${seat}?`,
    makeFree: 'никто: место свободно',
    others: 'Без места',
    rename: 'Ваше имя за этим столом',
    save: 'Сохранить',
    links: 'Ссылки',
    invite: 'Чтобы играть',
    inviteHint: 'По этой ссылке можно сесть за стол.',
    watchLink: 'Чтобы только наблюдать',
    watchHint: 'По этой ссылке видно игру, а потом её повтор.',
    device: 'Чтобы продолжить на другом вашем устройстве',
    deviceHint: 'У кого эта ссылка, тот играет за вас. Никому её не давайте.',
    showDevice: 'Показать ссылку',
    copy: 'Копировать',
    copied: 'Скопировано',
    leave: 'Уйти из-за стола',
    leaveTitle: 'Уйти из-за стола?',
    leaveText: 'Ваши места освободятся. Можно вернуться и снова сесть, пока есть свободные.',
    stay: 'Остаться',
    watchAgain: 'Посмотреть эту игру ещё раз',

    yourTables: 'Столы в сети',
    tablesNote: 'Они хранятся на сервере; ваше место принадлежит этому браузеру.',
    turns: { mine: 'Ваш ход', others: 'Ждём остальных' },
    openTable: 'К столу',
    as: (name) => `под именем ${name}`,
    menuOf: (title) => `${title}: другие действия`,
    forget: 'Убрать из списка',
    forgetTitle: 'Убрать этот стол из списка?',
    forgetText: (title) =>
      `Игра «${title}» продолжится без вас, но этот браузер забудет ваше место. Если оно ещё может понадобиться, сначала скопируйте ссылку для другого устройства.`,
    keepIt: 'Оставить',
    won: 'Победа',
    lostGame: 'Поражение',
    scored: 'Окончена',
  },
}
