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
      'Przed każdą fazą Akcji drewno z Obozu można dołożyć do stosu. Drewno przyda się też na Schronienie, więc na początku można je zachować.',
    plan: 'Teraz planujecie dzień, pionek po pionku. Każdy ma dwa. Naciśnij miejsce na stole, przeciągnij tam pionek albo wybierz Akcję poniżej: trafi tam pionek trzymany w ręce, a jego właściciel wykona Akcję. To on rzuca kośćmi i otrzymuje rany, więc wyślij kogoś, kto je zniesie. Eksploracja odkrywa nowy teren, Zbieranie Surowców daje pożywienie i drewno, a Schronienie chroni w nocy.',
    join: 'Jeden pionek oznacza rzut kośćmi. Połóż drugi w tym samym miejscu, a Akcja na pewno się uda: bez rzutu, bez ran, bez Przygód.',
    support: 'Do tej Akcji nie wystarczy jeden pionek. Pierwszy ją wykonuje, pozostałe ją wspierają.',
    payment: 'Za niektóre rzeczy można zapłacić na kilka sposobów. Co odłożono na jeden plan, tego nie ma dla innych.',
    nextAction:
      'Akcje rozpatruje się rodzajami. W obrębie rodzaju kolejność wybiera grupa: najpierw to, na czym opiera się reszta.',
    rolled: 'Kości zostały rzucone. Zanim zadziałają, każdy, kto ma dość Determinacji, może przerzucić jedną z nich.',
    campMove:
      'Zapada noc. Każdy zjada jedno pożywienie, a kto śpi bez Schronienia, otrzymuje ranę. Raz w ciągu nocy Obóz można przenieść na sąsiedni kafelek.',
    whoEats: 'Pożywienia nie starczy dla wszystkich. Kto nie zje, otrzyma dwie rany.',
    farewell:
      'To była cała runda. Od teraz każdy ranek zaczyna się kartą Wydarzenia: działa od razu, a potem czeka jako Zagrożenie, aż się nim zajmiecie albo aż spadnie z planszy. Powodzenia! Każde „dlaczego?” otwiera zasadę.',
  },
}
