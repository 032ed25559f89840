// What the guide says in the first round, question by question.
import type { InEvery } from '../text/language.ts'

/** The questions that the guide speaks to, and the ends of its story. */
export type Lesson =
  | 'welcome'
  | 'woodForPile'
  | 'plan'
  | 'leader'
  | 'support'
  | 'payment'
  | 'nextAction'
  | 'rolled'
  | 'campMove'
  | 'whoEats'
  | 'farewell'

interface CoachWords {
  readonly title: string
  readonly understood: string
  readonly skip: string
  readonly lessons: { readonly [L in Lesson]: string }
}

export const COACH_WORDS: InEvery<CoachWords> = {
  en: {
    title: 'Your guide',
    understood: 'Understood',
    skip: 'Skip the guide',
    lessons: {
      welcome:
        'You are stranded on the beach, the hex with the tent. You win together by piling up wood and lighting it when a ship passes, and you lose together if anybody dies. Whatever can be pressed has a golden edge.',
      woodForPile:
        'Before each Action Phase wood from the camp may go onto the signal pile. You will need wood for a shelter, too, so early on it is fine to keep it.',
      plan: 'Now the day is planned. Everybody has two pawns. Press a place on the table, drag a pawn there, or choose an Action below. One pawn rolls dice, two on the same Action succeed for sure. Exploring shows new land, gathering brings food and wood, a shelter keeps you safe at night.',
      leader: 'Who leads? The leader rolls the dice and takes the wounds, so send somebody who can bear it.',
      support:
        'A second pawn makes the Action certain: no dice, no wound, no adventure. Leave it away and the dice decide.',
      payment:
        'Some things can be paid for in more than one way. What is set aside for one plan is gone for all the others.',
      nextAction:
        'Actions are carried out type by type. Within a type the group chooses the order: do first what the others build upon.',
      rolled: 'The dice have fallen. Before they count, whoever has enough Determination may roll one of them again.',
      campMove:
        'Night falls. Everybody eats one food, and who sleeps without a shelter is wounded. The camp may move to a neighbouring tile once a night.',
      whoEats: 'There is not enough food for all. Whoever goes hungry takes two wounds.',
      farewell:
        'That was a whole round. From now on every morning begins with an Event card: it acts at once and then waits as a threat, until you deal with it or it falls off. Good luck! Every “why?” opens the rule.',
    },
  },
  it: {
    title: 'La tua guida',
    understood: 'Capito',
    skip: 'Salta la guida',
    lessons: {
      welcome:
        'Siete naufraghi sulla spiaggia, l’esagono con la tenda. Vincete insieme accatastando legno e accendendolo quando passa una nave; perdete insieme se qualcuno muore. Tutto ciò che si può premere ha il bordo dorato.',
      woodForPile:
        'Prima di ogni Fase Azione si può mettere sulla catasta il legno del campo. Il legno serve anche per il riparo, quindi all’inizio si può tenere.',
      plan: 'Ora si pianifica la giornata. Ognuno ha due pedine. Premi un luogo sul tavolo, trascina lì una pedina oppure scegli un’Azione qui sotto. Una sola pedina tira i dadi, due sulla stessa Azione riescono di sicuro. Esplorare mostra nuove terre, raccogliere porta cibo e legno, un riparo protegge di notte.',
      leader: 'Chi guida? Chi guida tira i dadi e subisce le ferite: manda qualcuno che possa sopportarle.',
      support:
        'Una seconda pedina rende certa l’Azione: niente dadi, niente ferite, niente avventure. Senza, decidono i dadi.',
      payment:
        'Alcune cose si possono pagare in più modi. Ciò che si mette da parte per un piano non c’è più per gli altri.',
      nextAction:
        'Le Azioni si svolgono tipo per tipo. All’interno di un tipo l’ordine lo sceglie il gruppo: prima ciò da cui dipende il resto.',
      rolled: 'I dadi sono caduti. Prima che contino, chi ha abbastanza Determinazione può ritirarne uno.',
      campMove:
        'Scende la notte. Ognuno mangia un cibo e chi dorme senza riparo viene ferito. Una volta per notte il campo può spostarsi su una tessera vicina.',
      whoEats: 'Non c’è cibo per tutti. Chi resta digiuno subisce due ferite.',
      farewell:
        'Ecco un round intero. D’ora in poi ogni mattina comincia con una carta Evento: agisce subito e poi resta come minaccia, finché non la affrontate o non cade. Buona fortuna! Ogni «perché?» apre la regola.',
    },
  },
  pl: {
    title: 'Twój przewodnik',
    understood: 'Rozumiem',
    skip: 'Pomiń przewodnik',
    lessons: {
      welcome:
        'Jesteście rozbitkami na plaży, na polu z namiotem. Wygrywacie razem, układając stos drewna i zapalając go, gdy przepływa statek, a przegrywacie razem, gdy ktoś zginie. Wszystko, co można nacisnąć, ma złotą krawędź.',
      woodForPile:
        'Przed każdą Fazą Akcji drewno z obozu można dołożyć do stosu. Drewno przyda się też na schronienie, więc na początku można je zachować.',
      plan: 'Teraz planujecie dzień. Każdy ma dwa pionki. Naciśnij miejsce na stole, przeciągnij tam pionek albo wybierz Akcję poniżej. Jeden pionek rzuca kośćmi, dwa na tej samej Akcji to pewny sukces. Eksploracja odkrywa nowy teren, zbieranie daje pożywienie i drewno, schronienie chroni w nocy.',
      leader: 'Kto prowadzi? Prowadzący rzuca kośćmi i otrzymuje rany, więc wyślij kogoś, kto je zniesie.',
      support: 'Drugi pionek czyni Akcję pewną: bez kości, bez ran, bez przygód. Bez niego rozstrzygają kości.',
      payment:
        'Za niektóre rzeczy można zapłacić na kilka sposobów. Co odłożono na jeden plan, tego nie ma dla innych.',
      nextAction:
        'Akcje wykonuje się rodzajami. W obrębie rodzaju kolejność wybiera grupa: najpierw to, na czym opiera się reszta.',
      rolled: 'Kości padły. Zanim się policzą, kto ma dość Determinacji, może przerzucić jedną z nich.',
      campMove:
        'Zapada noc. Każdy zjada jedno pożywienie, a kto śpi bez schronienia, odnosi ranę. Raz w ciągu nocy obóz może przenieść się na sąsiedni kafelek.',
      whoEats: 'Pożywienia nie starczy dla wszystkich. Kto będzie głodny, odniesie dwie rany.',
      farewell:
        'To była cała runda. Od teraz każdy ranek zaczyna się kartą Wydarzenia: działa od razu, a potem czeka jako zagrożenie, aż się nim zajmiecie albo spadnie. Powodzenia! Każde „dlaczego?” otwiera zasadę.',
    },
  },
  ru: {
    title: 'Ваш проводник',
    understood: 'Понятно',
    skip: 'Без подсказок',
    lessons: {
      welcome:
        'Вас выбросило на берег — на гекс с палаткой. Вы победите вместе, если сложите костёр и зажжёте его, когда пройдёт корабль, и проиграете вместе, если кто-то погибнет. Всё, на что можно нажать, обведено золотом.',
      woodForPile:
        'Перед каждой фазой действий дерево из лагеря можно положить в костёр. Дерево понадобится и для укрытия, так что вначале его можно приберечь.',
      plan: 'Теперь план на день. У каждого две фишки. Нажмите на место на столе, перетащите туда фишку или выберите действие ниже. Одна фишка бросает кубики, две на одном действии — верный успех. Исследование открывает новые земли, сбор приносит еду и дерево, укрытие бережёт ночью.',
      leader: 'Кто главный? Главный бросает кубики и получает раны, поэтому посылайте того, кто выдержит.',
      support: 'Вторая фишка делает действие верным: ни кубиков, ни ран, ни приключений. Без неё решают кубики.',
      payment: 'За некоторые вещи можно заплатить по-разному. Что отложено на один план, того уже нет для остальных.',
      nextAction:
        'Действия выполняются по видам. Внутри вида порядок выбирает группа: сначала то, на что опирается остальное.',
      rolled: 'Кубики упали. Пока результат не применён, тот, у кого хватает решимости, может перебросить один из них.',
      campMove:
        'Наступает ночь. Каждый съедает одну еду, а кто спит без укрытия, получает рану. Раз за ночь лагерь можно перенести на соседний участок.',
      whoEats: 'Еды на всех не хватает. Кто останется голодным, получит две раны.',
      farewell:
        'Это был целый раунд. Теперь каждое утро начинается с карты события: она действует сразу, а потом ждёт как угроза, пока вы с ней не справитесь или она не уйдёт. Удачи! Каждое «почему?» открывает правило.',
    },
  },
}
