// The found items, in Polish.
import type { Translated } from '../../card-words.ts'
import type { items as english } from '../../en/cards/items.ts'

export const items: Translated<typeof english> = {
  'item/hemp-coil': {
    title: 'Zwój konopnej liny',
    story: 'Smołowana, sucha i w sam raz na głupi pomysł. Drugi koniec ucięto równo, a zatem ktoś już na taki wpadł.',
  },
  'item/brass-spyglass': {
    title: 'Mosiężna luneta',
    story:
      'Cokolwiek pokazuje, biegnie przez to ta sama rysa, w kształcie wybrzeża. Jest na nim port, a w porcie kropka.',
  },
  'item/flint-nodule': {
    title: 'Bryła krzemienia',
    story:
      'Wielkości pięści, w kredowej rękawiczce. Pamięta ogień, chce go z powrotem i przy każdym dotknięciu żelaza wraca do tematu.',
  },
  'item/storm-lantern': {
    title: 'Latarnia sztormowa',
    story: 'Mosiężna, poobijana i pełna. Knot przycięto nie dawniej niż przed tygodniem, ręką staranniejszą od twojej.',
  },
  'item/flare-pistol': {
    title: 'Rakietnica',
    story:
      'Jeden strzał i wie cały świat. Na kolbie jest dziewięć karbów, po jednym za każdy raz, gdy ktoś się rozmyślił.',
  },
  'item/salt-block': {
    title: 'Blok soli',
    story: 'Jeden róg wylizało do gładka coś, co miało czas. Z tą solą wszystko smakuje rozstaniem.',
  },
  'item/old-bayonet': {
    title: 'Stary bagnet',
    story: 'Wybito na nim numer pułku, którego nigdy tu nie wysłano. Odtąd co rok ktoś oliwi klingę.',
  },
  'item/skiff-plank': {
    title: 'Deska z łodzi',
    story: 'Deska, dwie dulki i końcówka nazwy. Lepsze pół łodzi niż najpiękniejszy styl.',
  },
  'item/fox-fur-wrap': {
    title: 'Lisi szal',
    story: 'Trzy zimy ciepła i odrobina wyrzutu. Łebek służy za zapinkę i nie chce na ciebie patrzeć.',
  },
  'item/leaky-punt': {
    title: 'Dziurawa płaskodenka',
    story: 'Cieknie tylko tam, gdzie siedzisz. Przesiadasz się, a po przyzwoitej chwili przesiada się i przeciek.',
  },
  'item/live-eels': {
    title: 'Żywe węgorze',
    story: 'Ze zmartwienia wiążą się w supły. Jeden z nich to wzorowy węzeł ratowniczy.',
  },
  'item/eel-oil-lamp': {
    title: 'Lampa na węgorzowy tłuszcz',
    story: 'Pali się bez dymu i z zapachem niedzieli: krochmal, pasta do podłóg, coś w piecu od samego rana.',
  },
  'item/bog-butter': {
    title: 'Bagienne masło',
    story:
      'Cała faska, zakopana przez kogoś, kto miał po nią wrócić. Ubyła jedna łyżka masła; sama łyżka została w środku.',
  },
  'item/bone-harpoon': {
    title: 'Kościany harpun',
    story: 'Wystrugano go z czegoś, co miało dłonie. Gdzie go chwytasz, tam i on chwyta.',
  },
  'item/bronze-adze': {
    title: 'Brązowe ciosło',
    story:
      'Dość stare, by niegdyś uchodzić za święte, dość ostre, by o to nie dbać. Ostrze owinięto skórą, żeby zmarli się nie skaleczyli.',
  },
  'item/rope-ladder': {
    title: 'Drabinka linowa',
    story: 'Czterdzieści szczebli; ostatni jest różańcem. Używano jej do obu celów, i trzyma.',
  },
  'item/adder-skin': {
    title: 'Wylinka żmii',
    story:
      'Zrzucona w jednym kawałku, jak postanowienie. Żmija zostawiła nawet oczy, dwie przejrzyste łuski, i popełzła dalej bez nich.',
  },
  'item/marsh-lantern': {
    title: 'Bagienna latarnia',
    story: 'Zapala się sama, ale tylko dla towarzystwa. Przy tobie potrzebuje chwili.',
  },
  'item/pumice-float': {
    title: 'Pumeksowy pływak',
    story: 'Kamień, który zmienił zdanie. W środku ma tysiąc małych pokoi, wszystkie do wynajęcia.',
  },
  'item/keepers-coat': {
    title: 'Płaszcz latarnika',
    story: 'Na guzikach jest lampa, na podszewce utonięcie. Jeszcze ciepły, ale to pewnie po jaszczurkach.',
  },
  'item/iron-bar': {
    title: 'Żelazna sztaba',
    story: 'Wygięło ją kiedyś coś, co wychodziło. Potem ktoś ją wyklepał na prosto, wytarł i odłożył na miejsce.',
  },
  'item/ash-cloak': {
    title: 'Płaszcz z popiołu',
    story: 'Szary na szarym; nawet tobie ginie z oczu. Powieszony jest ścianą z gwoździem.',
  },
  'item/branding-iron': {
    title: 'Żelazo do piętnowania',
    story: 'Gdzie je przycisnąć, zostaje mała lampa. Jedna jest na trzonku, a pod wieczór i na twojej dłoni.',
  },
  'item/lump-of-ambergris': {
    title: 'Bryła ambry',
    story: 'Wieloryb myślał o tym latami i przerwał w połowie. W ciepłej dłoni myśl biegnie dalej.',
  },
  'item/bower-shackle': {
    title: 'Szakla kotwiczna',
    story:
      'Wykuto ją, by utrzymała statek w pogodzie, która jeszcze nie nadeszła. Sworzeń nasmarowano na ten dzień i chodzi pod palcem.',
  },
  'item/green-lantern': {
    title: 'Zielona latarnia',
    story: 'Płomień jest zielony i pochyla się ku drzwiom. Przeciągu nie ma, a przez większość drogi nie ma i drzwi.',
  },
  'item/caulked-dinghy': {
    title: 'Uszczelniona łódka',
    story: 'Smoła na szwach ma tydzień i wciąż przyjmuje odciski palców. Twój jest pierwszy.',
  },
  'item/salt-harmonica': {
    title: 'Solna harmonijka',
    story: 'Graj cicho; ma dobrą pamięć. Co w nią wdmuchniesz, wraca z następnym oddechem, odrobinę za nisko.',
  },
  'item/tailors-thimble': {
    title: 'Naparstek krawca',
    story: 'Na mężczyznę za mały, na zabawkę zbyt wytarty. Na dnie ma kroplę cienia i jej nie wylewa.',
  },
  'item/length-of-chain': {
    title: 'Odcinek łańcucha',
    story: 'Co dziewiąte ogniwo nosi imię. Ucięto go o jedno ogniwo przed następnym.',
  },
}
