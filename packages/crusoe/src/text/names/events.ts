// The Event cards, and what each Threat Action is called.
import type { Titles } from './titles.ts'

export const eventTitles = {
  'event/argument': {
    title: ['Argument', 'Litigio', 'Kłótnia', 'Спор'],
    action: ['Agreement', 'Accordo', 'Pogodzenie się', 'Примирение'],
  },
  'event/awful-weather': {
    title: ['Awful Weather', 'Tempo Orribile', 'Okropna pogoda', 'Ужасная погода'],
    action: ['Windscreen', 'Paravento', 'Wiatrochron', 'Заслон от ветра'],
  },
  'event/bad-feelings': {
    title: ['Bad Feelings', 'Brutti Presentimenti', 'Złe przeczucia', 'Дурные предчувствия'],
    action: ['Careful Gathering', 'Raccolta Prudente', 'Ostrożne zbieranie', 'Осторожный сбор'],
  },
  'event/bear': {
    title: ['Bear', 'Orso', 'Niedźwiedź', 'Медведь'],
    action: ['Repair', 'Riparazioni', 'Naprawa', 'Ремонт'],
  },
  'event/body-on-the-beach': {
    title: ['Body on the Beach', 'Un Corpo sulla Spiaggia', 'Ciało na plaży', 'Тело на берегу'],
    action: ['Burial', 'Sepoltura', 'Pochówek', 'Похороны'],
  },
  'event/broken-tree': {
    title: ['Broken Tree', 'Albero Spezzato', 'Powalone drzewo', 'Сломанное дерево'],
    action: ['Removing the Tree', "Rimuovere l'Albero", 'Usunięcie drzewa', 'Расчистка завала'],
  },
  'event/call-of-the-wild': {
    title: ['Call of the Wild', 'Il Richiamo della Foresta', 'Zew natury', 'Зов предков'],
    action: ['Fierce Hunting', 'Caccia Accanita', 'Zaciekłe polowanie', 'Яростная охота'],
  },
  'event/catastrophe': {
    title: ['Catastrophe', 'Catastrofe', 'Kataklizm', 'Катастрофа'],
    action: ['Mending the Tools', 'Riparare gli Attrezzi', 'Naprawa narzędzi', 'Починка инструментов'],
  },
  'event/chronic-tiredness': {
    title: ['Chronic Tiredness', 'Stanchezza Cronica', 'Chroniczne zmęczenie', 'Хроническая усталость'],
    action: ['Regeneration', 'Recupero delle Forze', 'Regeneracja', 'Восстановление сил'],
  },
  'event/cloudburst': {
    title: ['Cloudburst', 'Acquazzone', 'Oberwanie chmury', 'Хляби небесные'],
    action: ['Move', 'Trasloco', 'Przeprowadzka', 'Переезд'],
  },
  'event/cold-rain': {
    title: ['Cold Rain', 'Pioggia Gelida', 'Przenikliwie zimny deszcz', 'Ледяной дождь'],
    action: ['Irrigation', 'Fossi di Drenaggio', 'Irygacja', 'Дренажные канавы'],
  },
  'event/cold-rain-2': {
    title: ['Cold Rain', 'Pioggia Gelida', 'Przenikliwie zimny deszcz', 'Ледяной дождь'],
    action: ['Irrigation', 'Fossi di Drenaggio', 'Irygacja', 'Дренажные канавы'],
  },
  'event/council': {
    title: ['Council', 'Concilio', 'Narada', 'Совет'],
    action: ['Brainstorm', 'Raccogliere le Idee', 'Burza mózgów', 'Мозговой штурм'],
  },
  'event/culled-area': {
    title: ['Culled Area', 'Territorio Depredato', 'Przetrzebiona okolica', 'Опустевшие угодья'],
    action: ['Plentiful Hunting', 'Caccia Abbondante', 'Obfite polowanie', 'Богатая добыча'],
  },
  'event/dangerous-night': {
    title: ['Dangerous Night', 'Notte Pericolosa', 'Niebezpieczna noc', 'Тревожная ночь'],
    action: ['Build a Defense', 'Costruire delle Difese', 'Budowa zabezpieczeń', 'Строительство укреплений'],
  },
  'event/depression': {
    title: ['Depression', 'Depressione', 'Depresja', 'Депрессия'],
    action: ['Consolation', 'Consolazione', 'Pocieszenie', 'Утешение'],
  },
  'event/despondency': {
    title: ['Despondency', 'Sconforto', 'Brak wiary', 'Упадок духа'],
    action: ['Mobilization', 'Mobilitazione', 'Mobilizacja', 'Силы возвращаются'],
  },
  'event/devastation': {
    title: ['Devastation', 'Devastazione', 'Niszczycielskie podmuchy', 'Опустошение'],
    action: ['Cleaning Up', 'Sgombero', 'Nowe ścieżki', 'Уборка'],
  },
  'event/disaster': {
    title: ['Disaster', 'Disastro', 'Katastrofa', 'Бедствие'],
    action: ['Mend', 'Ricostruire', 'Łata', 'Починка'],
  },
  'event/drought': {
    title: ['Drought', 'Siccità', 'Susza', 'Засуха'],
    action: ['New Riverbed', 'Un Nuovo Letto per il Fiume', 'Nowe koryto', 'Новое русло'],
  },
  'event/earthquake': {
    title: ['Earthquake', 'Terremoto', 'Trzęsienie ziemi', 'Землетрясение'],
    action: ['Building a Passage', 'Aprire un Passaggio', 'Budowa przejścia', 'Прокладка прохода'],
  },
  'event/exhausting-night': {
    title: ['Exhausting Night', 'Notte Estenuante', 'Wyczerpująca noc', 'Изнурительная ночь'],
    action: ['Rest', 'Riposo', 'Odpoczynek', 'Отдых'],
  },
  'event/fight': { title: ['Fight', 'Rissa', 'Bójka', 'Драка'], action: ['Speech', 'Discorso', 'Przemowa', 'Речь'] },
  'event/fight-in-the-dark': {
    title: ['Fight in the Dark', 'Lotta nel Buio', 'Walka w ciemnościach', 'Бой в темноте'],
    action: ['Tracking a Predator', 'Sulle Tracce del Predatore', 'Tropienie drapieżnika', 'По следу хищника'],
  },
  'event/fire': {
    title: ['Fire', 'Incendio', 'Pożar', 'Пожар'],
    action: ['Extinguishing the Fire', "Spegnere l'Incendio", 'Walka z ogniem', 'Тушение пожара'],
  },
  'event/flood': {
    title: ['Flood', 'Alluvione', 'Powódź', 'Наводнение'],
    action: ['Building a Drain', 'Costruire uno Scolo', 'Budowa odpływu', 'Строительство водостока'],
  },
  'event/flying-surprise': {
    title: ['Flying Surprise', 'Sorpresa Volante', 'Latająca niespodzianka', 'Сюрприз с неба'],
    action: [
      'Cleaning Up After the Accident',
      "Ripulire dopo l'Incidente",
      'Sprzątanie po wypadku',
      'Уборка после происшествия',
    ],
  },
  'event/foul-weather': {
    title: ['Foul Weather', 'Maltempo', 'Załamanie pogody', 'Непогода'],
    action: ['Securing the Sources', 'Proteggere le Fonti', 'Zabezpieczenie źródeł', 'Защита источников'],
  },
  'event/frost': {
    title: ['Frost', 'Gelo', 'Mróz', 'Мороз'],
    action: ['Warming the Camp', "Riscaldare l'Accampamento", 'Ogrzanie obozu', 'Обогрев лагеря'],
  },
  'event/heavy-clouds': {
    title: ['Heavy Clouds', 'Nuvoloni', 'Deszczowe chmury', 'Тяжёлые тучи'],
    action: ['Strengthening the Roof', 'Rinforzare il Tetto', 'Wzmocnienie dachu', 'Укрепление крыши'],
  },
  'event/heavy-rain': {
    title: ['Heavy Rain', 'Pioggia Battente', 'Ulewa', 'Ливень'],
    action: ['Preparing for Rain', 'Prepararsi alla Pioggia', 'Przygotowanie do ulewy', 'Подготовка к ливню'],
  },
  'event/heavy-rain-is-coming': {
    title: ['Heavy Rain is Coming', 'Forti Piogge in Arrivo', 'Nadchodzi ulewa', 'Надвигается ливень'],
    action: ['Irrigation', 'Fossi di Drenaggio', 'Irygacja', 'Дренажные канавы'],
  },
  'event/high-water': {
    title: ['High Water', 'Acqua Alta', 'Rwąca rzeka', 'Половодье'],
    action: ['Drain', 'Scolo', 'Odpływ', 'Водосток'],
  },
  'event/howling-from-the-woods': {
    title: ['Howling from the Woods', 'Ululati nei Boschi', 'Wycie od strony lasu', 'Завывания в лесу'],
    action: ['Expedition', 'Spedizione', 'Wyprawa', 'Экспедиция'],
  },
  'event/jaguar': {
    title: ['Jaguar', 'Giaguaro', 'Jaguar', 'Ягуар'],
    action: ['Hunt the Beast', 'Cacciare la Belva', 'Warta', 'Охота на зверя'],
  },
  'event/landslide': {
    title: ['Landslide', 'Frana', 'Osuwisko', 'Оползень'],
    action: ['Securing the Camp', "Mettere al Sicuro l'Accampamento", 'Zabezpieczenie obozowiska', 'Защита лагеря'],
  },
  'event/loss-of-hope': {
    title: ['Loss of Hope', 'Perdita della Speranza', 'Utrata nadziei', 'Утрата надежды'],
    action: ['Rest', 'Riposo', 'Odpoczynek', 'Отдых'],
  },
  'event/memories-of-the-cruise': {
    title: ['Memories of the Cruise', 'Ricordi della Traversata', 'Wspomnienia z rejsu', 'Воспоминания о плавании'],
    action: ['Shanty', 'Canto Marinaresco', 'Szanty', 'Матросская песня'],
  },
  'event/mess-in-the-camp': {
    title: ['Mess in the Camp', "Disordine nell'Accampamento", 'Bałagan w obozie', 'Беспорядок в лагере'],
    action: ['Putting Things in Order', 'Rimettere in Ordine', 'Porządkowanie dobytku', 'Наведение порядка'],
  },
  'event/mist': {
    title: ['Mist', 'Nebbia', 'Mgła', 'Туман'],
    action: [
      'Searching for the Old Trail',
      'Ritrovare il Vecchio Sentiero',
      'Odszukanie dawnego tropu',
      'Поиски старой тропы',
    ],
  },
  'event/natural-dam-breaks': {
    title: ['Natural Dam Breaks', 'Cede la Diga Naturale', 'Pęka naturalna tama', 'Прорыв запруды'],
    action: ['Protection', 'Protezione', 'Zabezpieczenie', 'Защита'],
  },
  'event/night-attack': {
    title: ['Night Attack', 'Attacco notturno', 'Nocny atak', 'Ночное нападение'],
    action: ['In Search of a Beast', 'Alla ricerca di una Belva', 'W poszukiwaniu bestii', 'В поисках зверя'],
  },
  'event/night-howling': {
    title: ['Night Howling', 'Ululati Notturni', 'Nocne wycie z dżungli', 'Ночной вой'],
    action: ['Beast Hunting', 'Battuta di Caccia', 'Ochrona przed bestiami', 'Облава'],
  },
  'event/otters': {
    title: ['Otters', 'Lontre', 'Wydry', 'Выдры'],
    action: ['Successful Hunting', 'Caccia Riuscita', 'Udane polowanie', 'Удачная охота'],
  },
  'event/poisoning': {
    title: ['Poisoning', 'Avvelenamento', 'Trucizna', 'Отравление'],
    action: ['Draining Poison', 'Estrarre il Veleno', 'Odsączanie trucizny', 'Сцеживание яда'],
  },
  'event/precipice': {
    title: ['Precipice', 'Precipizio', 'Przepaść', 'Пропасть'],
    action: ['Building a Bridge', 'Costruire un Ponte', 'Budowa mostu', 'Строительство моста'],
  },
  'event/predator-in-the-vicinity': {
    title: ['Predator in the Vicinity', 'Un Predatore nei Dintorni', 'Drapieżniki w okolicy', 'Хищник в округе'],
    action: ['Chasing Off the Predator', 'Scacciare il Predatore', 'Przepędzenie drapieżnika', 'Прогнать хищника'],
  },
  'event/predator-is-near': {
    title: ['Predator is Near', 'Il Predatore è Vicino', 'Drapieżnik w okolicy', 'Хищник рядом'],
    action: ['Fight for Food', 'Combattere per il Cibo', 'Walka o pożywienie', 'Борьба за еду'],
  },
  'event/predators': {
    title: ['Predators', 'Predatori', 'Drapieżniki', 'Хищники'],
    action: ['Fight', 'Combattimento', 'Walka z drapieżnikami', 'Бой'],
  },
  'event/predators-in-the-woods': {
    title: ['Predators in the Woods', 'Predatori nei Boschi', 'Drapieżniki w pobliżu', 'Хищники в лесу'],
    action: ['Searching for a Predator', 'In Cerca del Predatore', 'Poszukiwania drapieżnika', 'Поиски хищника'],
  },
  'event/raging-river': {
    title: ['Raging River', 'Fiume in piena', 'Rozszalała rzeka', 'Бурная река'],
    action: ['Building a Moat', 'Costruire un fossato', 'Budowa fosy', 'Рытьё канавы'],
  },
  'event/rain': {
    title: ['Rain', 'Pioggia', 'Deszcz', 'Дождь'],
    action: ['Stronger Roof', 'Tetto Più Robusto', 'Wzmocniony dach', 'Крыша покрепче'],
  },
  'event/ravenous-predators': {
    title: ['Ravenous Predators', 'Predatori Famelici', 'Wygłodniałe drapieżniki', 'Оголодавшие хищники'],
    action: ['Chasing Out the Animals', 'Scacciare gli Animali', 'Przeganianie zwierząt', 'Отогнать зверей'],
  },
  'event/ravishing-hurricane': {
    title: ['Ravishing Hurricane', 'Uragano Devastante', 'Spustoszenia po huraganie', 'Опустошительный ураган'],
    action: ['Rediscovering the Sources', 'Ritrovare le Fonti', 'Odzyskanie źródeł', 'Возвращение к источникам'],
  },
  'event/ravishing-windstorm': {
    title: ['Ravishing Windstorm', 'Bufera Devastante', 'Rozszalała wichura', 'Свирепая буря'],
    action: ['New Weapon', 'Nuove Armi', 'Nowa broń', 'Новое оружие'],
  },
  'event/rough-passage': {
    title: ['Rough Passage', 'Passaggio Impervio', 'Wyboiste przejście', 'Трудный переход'],
    action: ['Establishing New Path', 'Aprire un Nuovo Sentiero', 'Wytyczanie nowej ścieżki', 'Прокладка новой тропы'],
  },
  'event/searching-for-a-new-path': {
    title: ['Searching for a New Path', 'In Cerca di una Nuova Via', 'Powalone drzewa', 'Поиски нового пути'],
    action: ['Exploring New Routes', 'Esplorare Nuovi Percorsi', 'Poszukiwanie nowej ścieżki', 'Разведка новых путей'],
  },
  'event/sleepless-night': {
    title: ['Sleepless Night', 'Notte Insonne', 'Bezsenna noc', 'Бессонная ночь'],
    action: ['Rest', 'Riposo', 'Odpoczynek', 'Отдых'],
  },
  'event/slow-work': {
    title: ['Slow Work', 'Lavoro Lento', 'Znojna praca', 'Работа не спорится'],
    action: ['Rest', 'Riposo', 'Odpoczynek', 'Отдых'],
  },
  'event/smoke-on-the-horizon': {
    title: ['Smoke on the Horizon', "Fumo all'Orizzonte", 'Dym na horyzoncie', 'Дым на горизонте'],
    action: ['Putting Out the Fire', 'Spegnere il Fuoco', 'Gaszenie ognia', 'Борьба с огнём'],
  },
  'event/storm-1': {
    title: ['Storm', 'Tempesta', 'Sztorm', 'Шторм'],
    action: ['Strengthening the Camp', "Rinforzare l'Accampamento", 'Wzmocnienie obozowiska', 'Укрепление лагеря'],
  },
  'event/storm-2': {
    title: ['Storm', 'Tempesta', 'Sztorm', 'Шторм'],
    action: ['Strengthening the Camp', "Rinforzare l'Accampamento", 'Wzmocnienie obozowiska', 'Укрепление лагеря'],
  },
  'event/storm-damage': {
    title: ['Storm Damage', 'Danni della Tempesta', 'Niszczycielski huragan', 'Разрушительный ураган'],
    action: ['Repair', 'Riparazioni', 'Reperacja obozowiska', 'Ремонт'],
  },
  'event/stroke-of-fate': {
    title: ['Stroke of Fate', 'Colpo del destino', 'Zły los', 'Злой рок'],
    action: ['Reassuring Rest', 'Riposo Rassicurante', 'Pokrzepiający odpoczynek', 'Превосходный отдых'],
  },
  'event/strong-wind': {
    title: ['Strong Wind', 'Vento Forte', 'Silny wiatr', 'Сильный ветер'],
    action: ['Tool Maintenance', 'Manutenzione degli Attrezzi', 'Konserwacja narzędzi', 'Уход за инструментами'],
  },
  'event/sunny-beach': {
    title: ['Sunny Beach', 'Spiaggia Assolata', 'Słoneczna plaża', 'Солнечный пляж'],
    action: [
      'A Suspiciously Quiet Morning',
      'Un Mattino Fin Troppo Tranquillo',
      'Podejrzanie spokojny poranek',
      'Подозрительно тихое утро',
    ],
  },
  'event/termites': {
    title: ['Termites', 'Termiti', 'Insekty', 'Термиты'],
    action: ['Pest Control', 'Disinfestazione', 'Walka ze szkodnikami', 'Борьба с вредителями'],
  },
  'event/the-island-fights-back': {
    title: ['The Island Fights Back', "L'Isola Contrattacca", 'Wyspa się buntuje', 'Остров не рад незваным гостям'],
    action: ['Rescue', 'Salvataggio', 'Ratunek', 'Спасение'],
  },
  'event/thunderstorm': {
    title: ['Thunderstorm', 'Temporale', 'Burza z piorunami', 'Гроза'],
    action: ['Subdue the Fire', 'Domare le Fiamme', 'Odgrodzenie ognia', 'Укрощение огня'],
  },
  'event/unusually-cold-night': {
    title: ['Unusually Cold Night', 'Notte insolitamente fredda', 'Niezwykle zimna noc', 'Необычайно холодная ночь'],
    action: ['Warming Up', 'Riscaldarsi', 'Ocieplenie obozowiska', 'Обогрев'],
  },
  'event/vertigo': {
    title: ['Vertigo', 'Vertigini', 'Zawroty głowy', 'Головокружение'],
    action: ['Rest', 'Riposo', 'Odpoczynek', 'Отдых'],
  },
  'event/weakness': {
    title: ['Weakness', 'Debolezza', 'Osłabienie', 'Слабость'],
    action: ['Rest', 'Riposo', 'Odpoczynek', 'Отдых'],
  },
  'event/winter-depression': {
    title: ['Winter Depression', 'Malinconia Invernale', 'Zimowa depresja', 'Зимняя хандра'],
    action: ['Warming Up', 'Riscaldarsi', 'Rozgrzanie', 'Обогрев'],
  },
  'event/wrecked-balloon': {
    title: ['Wrecked Balloon', 'Mongolfiera Precipitata', 'Roztrzaskany balon', 'Разбившийся воздушный шар'],
    action: ['Search', 'Ricerche', 'Poszukiwania', 'Осмотр обломков'],
  },
} as const satisfies { readonly [card: string]: Titles }
