// The building tiles.
import type { CardWords } from './card-words.ts'

export const buildingsNames = {
  B01: {
    title: ['Lean-to', 'Riparo di frasche', 'Szałas', 'Навес'],
    line: [
      'Branches against a rope, palm leaf over the branches.',
      'Rami contro una fune, foglie di palma sui rami.',
      'Gałęzie oparte o linę, na gałęziach liście palmy.',
      'Ветки вдоль верёвки, поверх веток пальмовый лист.',
    ],
  },
  B02: {
    title: ['Hut', 'Capanna', 'Chata', 'Хижина'],
    line: [
      'Four posts, a floor off the wet sand, a door that nearly shuts.',
      'Quattro pali, un pavimento asciutto, una porta che quasi si chiude.',
      'Cztery słupy, podłoga nad mokrym piaskiem, drzwi, które prawie się domykają.',
      'Четыре столба, пол над сырым песком и дверь, которая почти закрывается.',
    ],
  },
  B03: {
    title: ['Cabin', 'Casetta di tronchi', 'Chata z bali', 'Сруб'],
    line: [
      'Somebody carved a lintel; from then on it was a house.',
      'Qualcuno ha intagliato un architrave: da allora è una casa.',
      'Ktoś wyrzeźbił nadproże i odtąd był to dom.',
      'Кто-то украсил притолоку резьбой, и с тех пор это дом.',
    ],
  },
  B04: {
    title: ['Signs in the Sand', 'Segnali nella sabbia', 'Znaki na piasku', 'Знаки на песке'],
    line: [
      'Letters taller than a man, edged with black stone.',
      'Lettere più alte di un uomo, bordate di pietra nera.',
      'Litery wyższe od człowieka, obłożone czarnym kamieniem.',
      'Буквы выше человеческого роста, обложенные чёрным камнем.',
    ],
  },
  B05: {
    title: ['Huge Bonfire', 'Falò enorme', 'Wielkie ognisko', 'Огромный костёр'],
    line: [
      'A tower of timber nobody is allowed to sit on.',
      'Una torre di legna su cui è vietato sedersi.',
      'Wieża z drewna, na której nikomu nie wolno siadać.',
      'Башня из брёвен, на которые никому нельзя садиться.',
    ],
  },
  B06: {
    title: ['Raft', 'Zattera', 'Tratwa', 'Плот'],
    line: [
      'Six trunks, much rope and a private doubt.',
      'Sei tronchi, molta fune e un dubbio che ognuno tiene per sé.',
      'Sześć pni, mnóstwo liny i wątpliwość, którą każdy zachowuje dla siebie.',
      'Шесть стволов, уйма верёвки и одно невысказанное сомнение.',
    ],
  },
  B07: {
    title: ['Lookout', 'Posto di vedetta', 'Punkt widokowy', 'Наблюдательный пост'],
    line: [
      'A ladder, a platform, a long view.',
      'Una scala a pioli, una piattaforma, la vista lunga.',
      'Drabina, pomost, daleki widok.',
      'Лестница, помост и очень много горизонта.',
    ],
  },
  B08: {
    title: ['Fish Weir', 'Peschiera', 'Jaz rybacki', 'Рыбная запруда'],
    line: [
      'Stones in a crescent let the tide do the work.',
      'Pietre a mezzaluna: il lavoro lo fa la marea.',
      'Kamienie ułożone w półksiężyc, a resztę robi morze.',
      'Камни выложены полумесяцем, остальное сделает отлив.',
    ],
  },
  B09: {
    title: ['Smokehouse', 'Affumicatoio', 'Wędzarnia', 'Коптильня'],
    line: [
      'Everything tastes of smoke; nothing goes off.',
      'Tutto sa di fumo, niente va a male.',
      'Wszystko smakuje dymem, nic się nie psuje.',
      'У всего привкус дыма, зато ничего не портится.',
    ],
  },
  B10: {
    title: ['Palisade', 'Palizzata', 'Palisada', 'Частокол'],
    line: [
      'Sharpened stakes help everyone sleep.',
      'I pali appuntiti conciliano il sonno.',
      'Nic tak nie poprawia snu jak zaostrzone pale.',
      'За острыми кольями всем лучше спится.',
    ],
  },
  B11: {
    title: ['Cistern', 'Cisterna', 'Zbiornik na deszczówkę', 'Водосборник'],
    line: [
      'Clay, leaf gutters and patience.',
      'Argilla, grondaie di foglie e pazienza.',
      'Glina, rynny z liści i cierpliwość.',
      'Глина, желоба из листьев и терпение.',
    ],
  },
  B12: {
    title: ['Signal Mast', 'Albero di segnalazione', 'Maszt sygnałowy', 'Сигнальная мачта'],
    line: [
      'A topmast stepped in rock, ready for anything bright.',
      'Un albero di gabbia piantato nella roccia, pronto a reggere qualunque cosa brilli.',
      'Stenga osadzona w skale, gotowa na wszystko, co jaskrawe.',
      'Стеньга, вделанная в скалу: дело за чем-нибудь ярким.',
    ],
  },
  B13: {
    title: ['Hen-coop', 'Pollaio', 'Kurnik', 'Курятник'],
    line: [
      'Woven walls, one door, constant repairs.',
      'Pareti intrecciate, una porta, riparazioni continue.',
      'Plecione ściany, jedne drzwiczki, wieczne naprawy.',
      'Плетёные стены, одна дверца, вечный ремонт.',
    ],
  },
  B14: {
    title: ['Dugout Canoe', 'Piroga', 'Dłubanka', 'Долблёное каноэ'],
    line: [
      'Burned hollow, scraped smooth, almost straight.',
      'Scavata col fuoco, raschiata a dovere, quasi dritta.',
      'Wypalona w środku, wyskrobana na gładko, prawie prosta.',
      'Выжжено, выскоблено и почти не кривое.',
    ],
  },
  B15: {
    title: ['Rope Bridge', 'Ponte di corda', 'Most linowy', 'Верёвочный мост'],
    line: [
      'Two strands and a great deal of faith.',
      'Due funi e una gran dose di fede.',
      'Dwie liny i bardzo dużo wiary.',
      'Два каната и огромный запас веры.',
    ],
  },
  B16: {
    title: ['Bell Frame', 'Telaio della campana', 'Dzwonnica', 'Звонница'],
    line: [
      'Four legs, one crossbeam, a voice that carries six miles.',
      'Quattro gambe, una traversa, una voce che arriva a sei miglia.',
      'Cztery nogi, jedna belka i głos, który niesie się na sześć mil.',
      'Четыре ноги, одна перекладина и голос на шесть миль.',
    ],
  },
} as const satisfies { readonly [id: string]: CardWords }
