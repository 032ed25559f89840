// The guide of the first round of Robinson Crusoe, in Polish.
import type { CrusoeCoachWords } from '../../../../crusoe/coach-words.ts'

export const crusoeCoach: CrusoeCoachWords = {
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
    payment: 'Za niektóre rzeczy można zapłacić na kilka sposobów. Co odłożono na jeden plan, tego nie ma dla innych.',
    nextAction:
      'Akcje wykonuje się rodzajami. W obrębie rodzaju kolejność wybiera grupa: najpierw to, na czym opiera się reszta.',
    rolled: 'Kości padły. Zanim się policzą, kto ma dość Determinacji, może przerzucić jedną z nich.',
    campMove:
      'Zapada noc. Każdy zjada jedno pożywienie, a kto śpi bez schronienia, odnosi ranę. Raz w ciągu nocy obóz może przenieść się na sąsiedni kafelek.',
    whoEats: 'Pożywienia nie starczy dla wszystkich. Kto będzie głodny, odniesie dwie rany.',
    farewell:
      'To była cała runda. Od teraz każdy ranek zaczyna się kartą Wydarzenia: działa od razu, a potem czeka jako zagrożenie, aż się nim zajmiecie albo spadnie. Powodzenia! Każde „dlaczego?” otwiera zasadę.',
  },
}
