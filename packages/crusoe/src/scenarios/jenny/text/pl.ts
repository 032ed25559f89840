// The scenario Jenny Needs Help! in Polish.
import type { words as english } from './en.ts'

const lifeboat = 'Łódka'

export const words: typeof english = {
  name: 'Na pomoc Jenny!',
  goal: 'Zbudujcie Tratwę i sprowadźcie Jenny ze skały, zanim wykończą ją rany. Potem zbudujcie Łódkę: gdy tylko będzie gotowa, jesteście uratowani. Jeśli Jenny zginie, wszystko stracone.',
  intro:
    'Rano liczycie się na plaży i brakuje jednej osoby: Jenny, córki kapitana. A potem ktoś dostrzega jej chustę, powiewającą ze skały za linią przyboju, milę od brzegu, skąd wpław się nie wraca. Jest ranna, nie ma wody, a każda noc będzie ją drogo kosztować. Na południu niebo ma barwę starej miedzi: nadciąga huragan. Sprowadźcie ją na ląd, zbudujcie łódź, która pomieści wszystkich, i odpłyńcie, zanim tu dotrze.',
  book: 'Huragan nadciąga: obniżcie poziom Palisady o 1. Jeśli wynosi 0, każda postać oprócz Piętaszka otrzymuje 1 ranę.',
  totem:
    'Połóżcie na kafelku kolejny żeton kolejności; efekt następuje od razu. 1, Śliskie skały: eksplorująca postać otrzymuje 2 rany. 2, Stary cmentarz: Morale −2. 3, Szczątki masztów i rei: Lina powstaje za darmo. 4, Wrak balonu: zyskujecie 2 skóry. 5 i 6: nic.',
  guide: [
    'Jenny jest waszym zegarem. Każda noc na skale kosztuje ją 2 rany, nikt jej tam nie wyleczy, a jedenasta zabija: jeśli jej nie sprowadzicie, zginie w nocy rundy 6. Tratwa wypływa najwcześniej w rundzie po zbudowaniu, więc zbudujcie ją najpóźniej w rundzie 5. Każda runda zapasu oszczędza Jenny 2 rany, które potem trzeba by leczyć.',
    'Ratunek to Akcja Eksploracji na Tratwie: z 1 pionkiem rzucacie zielonymi kośćmi, z 2 udaje się na pewno. Pies i zielone pionki pomagają jak zwykle. Nie dobieracie ani kafelka, ani karty Przygody: za „?” lub żeton Przygody na talii ratujący otrzymuje 1 ranę. Gdy się nie uda, próbujcie w następnej rundzie, o ile Jenny jeszcze ją ma.',
    'Wszystko wisi na Linie: wymaga Łąki, a potrzebują jej i Tratwa (2 drewna), i Łódka. W pierwszych rundach eksplorujcie odważnie; trzeci totem daje Linę za darmo. Łódka wymaga też Noża, a więc Gór.',
    'W Obozie Jenny to jeszcze jedna gęba do wykarmienia: je, potrzebuje Schronienia, a co uderza w każdą postać, uderza i w nią. Jej jedyny pionek może tylko Odpoczywać, bez Łóżka i Hamaka. Leczcie ją jak każdego: Naczyniami, przepisem Kucharza, Ziołami. Nie ma żetonów Determinacji, więc Wydarzenie, które żąda żetonu od każdej postaci, ją rani. Budowa przez nią nie drożeje.',
    'Łódka kosztuje 6 drewna i 4 skóry, odłożone za jednym razem. Drewno uzbieracie cierpliwością, skór nie: zachowujcie te z Polowania, nie wydawajcie ich na Dach i pamiętajcie o 2 skórach czwartego totemu. Wcześnie podnieście poziom Broni, a do ostatniej Akcji Budowy poślijcie 2 pionki.',
    'Każda Księga przybliża huragan i zrywa 1 poziom Palisady; gdy jej braknie, cierpią wszyscy, a od rundy 5 dochodzą wygłodniałe zwierzęta. Wczesne Schronienie i poziom czy dwa Palisady są tańsze niż rany. Rund jest tylko 8: z Jenny w Obozie do rundy 4 lub 5 złapiecie oddech, później już ledwie.',
  ],
  won: 'Łódka mija przybój z wami wszystkimi na pokładzie, a u steru siada Jenny. Jesteście uratowani!',
  tooLate: 'Minęła ostatnia runda. Huragan już tu jest i żadna łódź nie wypłynie w morze.',
  people: {
    'character/jenny': {
      title: 'Jenny',
      text: 'Dopóki nie zostanie uratowana, odnosi 2 rany każdej nocy i nic innego jej nie dosięga. W Obozie je, śpi i odnosi rany jak wszyscy; jej jedyny pionek może tylko Odpoczywać. Jeśli zginie, gra jest przegrana.',
    },
  },
  inventions: {
    'jenny/raft': {
      title: 'Tratwa',
      mood: 'Pływa. O nic więcej proszę nie pytać.',
      text: 'Od rundy po jej zbudowaniu: Akcja Eksploracji na Tratwie (1 pionek z rzutem, 2 bez rzutu) sprowadza Jenny do Obozu. Zamiast dobierać kartę za „?” lub żeton Przygody, postać wykonująca Akcję otrzymuje 1 ranę.',
    },
    'jenny/lifeboat': {
      title: lifeboat,
      mood: 'Miejsc akurat dla wszystkich i nikt nie kłóci się o widoki.',
      text: 'Można ją zbudować dopiero wtedy, gdy Jenny jest w Obozie. Gdy jest gotowa, wygrywacie.',
    },
  },
  tokens: {
    'jenny/herbs': { title: 'Zioła', mood: 'Gorzkie, zielone i uparte, zupełnie jak nasza pacjentka.' },
    'jenny/ruined-hut': { title: 'Zniszczona chatka', mood: 'Gospodarz wyjechał w pośpiechu i zabrał tylko drzwi.' },
    'jenny/pistol': { title: 'Pistolet', mood: 'Suchy proch, jedna kula i żadnej dyskusji.' },
    'jenny/vines': { title: 'Pnącza', mood: 'Wieczorem wiążesz jeden supeł, rano są już cztery.' },
  },
  places: {
    'jenny/slippery-rocks': { title: 'Śliskie skały' },
    'jenny/old-cemetery': { title: 'Stary cmentarz' },
    'jenny/remains-of-masts-and-spars': { title: 'Szczątki masztów i rei' },
    'jenny/balloon-wreck': { title: 'Wrak balonu' },
    'jenny/rescue': { title: 'Ratunek dla Jenny' },
  },
  endings: {
    jennyDied: 'Jenny nie żyje. Nie ma już kogo ratować.',
  },
  achievements: {
    jenny: 'Jenny uratowana',
    lifeboat,
  },
  log: {
    rescued: 'Jenny jest bezpieczna w Obozie.',
  },
  causes: {
    'RC-SCN3-04': 'noc na skale',
    'RC-SCN3-06': 'przybój',
    'RC-SCN3-12': 'nadciągający huragan',
  },
  board: {
    goal: 'Żeby odpłynąć',
    inCamp: 'Jenny jest w Obozie',
    nights: 'Pozostało nocy',
    alone: 'tyle Jenny wytrzyma sama',
  },
}
