// The Event cards in Italian.
import type { cards as english } from '../../en/cards/events.ts'

export const cards: typeof english = {
  'event/argument': {
    title: 'Litigio',
    action: 'Accordo',
    mood: 'Una riga sulla sabbia ci divide, e nessuno la oltrepassa.',
  },
  'event/awful-weather': {
    title: 'Tempo Orribile',
    action: 'Paravento',
    mood: 'La pioggia arriva di traverso, come se prendesse la mira.',
  },
  'event/bad-feelings': {
    title: 'Brutti Presentimenti',
    action: 'Raccolta Prudente',
    mood: 'Cogliamo ogni bacca come se potesse mordere lei per prima.',
  },
  'event/bear': {
    title: 'Orso',
    action: 'Riparazioni',
    mood: 'Ha frugato con calma tra le nostre cose, senza gradirne nessuna.',
  },
  'event/body-on-the-beach': {
    title: 'Un Corpo sulla Spiaggia',
    action: 'Sepoltura',
    mood: 'L’ha portato la marea: a faccia in giù, una giubba come le nostre.',
  },
  'event/broken-tree': {
    title: 'Albero Spezzato',
    action: 'Rimuovere l’Albero',
    mood: 'Ha scricchiolato tutta la notte e all’alba ci è venuto addosso.',
  },
  'event/call-of-the-wild': {
    title: 'Il Richiamo della Foresta',
    action: 'Caccia Accanita',
    mood: 'Un ruggito oltre il crinale; poi ha risposto qualcosa di più grosso.',
  },
  'event/catastrophe': {
    title: 'Catastrofe',
    action: 'Riparare gli Attrezzi',
    mood: 'Manici rotti, lame storte, corde logore: e siamo appena svegli.',
  },
  'event/chronic-tiredness': {
    title: 'Stanchezza Cronica',
    action: 'Recupero delle Forze',
    mood: 'Ci sediamo a riposare e ci rialziamo più affamati di prima.',
  },
  'event/cloudburst': {
    title: 'Acquazzone',
    action: 'Trasloco',
    mood: 'A mezzanotte i giacigli galleggiavano: fagotti in spalla e via.',
  },
  'event/cold-rain': {
    title: 'Pioggia Gelida',
    action: 'Fossi di Drenaggio',
    mood: 'Una pioggia così fredda che i denti battono a tempo con le gocce.',
  },
  'event/cold-rain-2': {
    title: 'Pioggia Gelida',
    action: 'Fossi di Drenaggio',
    mood: 'Anche la pioggia cerca un posto asciutto, e trova i nostri giacigli.',
  },
  'event/council': {
    title: 'Concilio',
    action: 'Raccogliere le Idee',
    mood: 'Ore di discussione, e siamo concordi solo su cosa non funzionerà.',
  },
  'event/culled-area': {
    title: 'Territorio Depredato',
    action: 'Caccia Abbondante',
    mood: 'Nidi vuoti, pozze vuote, e perfino le orme sono vecchie.',
  },
  'event/dangerous-night': {
    title: 'Notte Pericolosa',
    action: 'Costruire delle Difese',
    mood: 'Due lumi verdi tra le felci, e mai un battito di palpebre.',
  },
  'event/depression': {
    title: 'Depressione',
    action: 'Consolazione',
    mood: 'I progetti sono ancora lì sulla sabbia, ma nessuno li guarda più.',
  },
  'event/despondency': {
    title: 'Sconforto',
    action: 'Mobilitazione',
    mood: 'Il cappello del capitano ha cambiato testa, e la nuova non ringrazia.',
  },
  'event/devastation': {
    title: 'Devastazione',
    action: 'Sgombero',
    mood: 'Ciò che ieri ci nutriva oggi giace a terra, radici al cielo.',
  },
  'event/disaster': {
    title: 'Disastro',
    action: 'Ricostruire',
    mood: 'Un’ora di vento si è portata via una settimana di lavoro.',
  },
  'event/drought': {
    title: 'Siccità',
    action: 'Un Nuovo Letto per il Fiume',
    mood: 'Il fiume è ormai una strada di sassi roventi che sa di pesce.',
  },
  'event/earthquake': {
    title: 'Terremoto',
    action: 'Aprire un Passaggio',
    mood: 'La terra ha scrollato le spalle, e addio al nostro sentiero.',
  },
  'event/exhausting-night': {
    title: 'Notte Estenuante',
    action: 'Riposo',
    mood: 'Ci tremano tanto le mani che i nodi si sciolgono da soli.',
  },
  'event/fight': {
    title: 'Rissa',
    action: 'Discorso',
    mood: 'È cominciata per un cucchiaio, e i lividi sono toccati a tutti.',
  },
  'event/fight-in-the-dark': {
    title: 'Lotta nel Buio',
    action: 'Sulle Tracce del Predatore',
    mood: 'Due belve si sono affrontate nel buio: una sola se n’è andata.',
  },
  'event/fire': {
    title: 'Incendio',
    action: 'Spegnere l’Incendio',
    mood: 'Gli alberi che volevamo abbattere illuminano tutta la baia.',
  },
  'event/flood': {
    title: 'Alluvione',
    action: 'Costruire uno Scolo',
    mood: 'L’acqua ci ha lasciato solo il tempo di scegliere cosa perdere.',
  },
  'event/flying-surprise': {
    title: 'Sorpresa Volante',
    action: 'Ripulire dopo l’Incidente',
    mood: 'Mezza palma ci è piombata in casa senza nemmeno bussare.',
  },
  'event/foul-weather': {
    title: 'Maltempo',
    action: 'Proteggere le Fonti',
    mood: 'Fango alle ginocchia, vento in faccia e mani ancora vuote.',
  },
  'event/frost': {
    title: 'Gelo',
    action: 'Riscaldare l’Accampamento',
    mood: 'Spiaggia bianca al risveglio: per un attimo l’abbiamo creduta sale.',
  },
  'event/heavy-clouds': {
    title: 'Nuvoloni',
    action: 'Rinforzare il Tetto',
    mood: 'Le nuvole sono così basse che camminiamo curvi senza volerlo.',
  },
  'event/heavy-rain': {
    title: 'Pioggia Battente',
    action: 'Prepararsi alla Pioggia',
    mood: 'Scroscia così forte che ormai ci parliamo a gesti.',
  },
  'event/heavy-rain-is-coming': {
    title: 'Forti Piogge in Arrivo',
    action: 'Fossi di Drenaggio',
    mood: 'Gli uccelli tacciono e le formiche traslocano più in alto.',
  },
  'event/high-water': {
    title: 'Acqua Alta',
    action: 'Scolo',
    mood: 'Ogni mattina il nostro paletto sulla riva è un po’ più sommerso.',
  },
  'event/howling-from-the-woods': {
    title: 'Ululati nei Boschi',
    action: 'Spedizione',
    mood: 'Ieri l’ululato era lontano; stanotte lo si sentiva prendere fiato.',
  },
  'event/jaguar': {
    title: 'Giaguaro',
    action: 'Cacciare la Belva',
    mood: 'Le macchie se le è tenute; le strisce le ha lasciate a noi.',
  },
  'event/landslide': {
    title: 'Frana',
    action: 'Mettere al Sicuro l’Accampamento',
    mood: 'La collina voleva il nostro posto: non siamo rimasti a discutere.',
  },
  'event/loss-of-hope': {
    title: 'Perdita della Speranza',
    action: 'Riposo',
    mood: 'Qualcuno si è seduto accanto alla cenere e non si è più mosso.',
  },
  'event/memories-of-the-cruise': {
    title: 'Ricordi della Traversata',
    action: 'Canto Marinaresco',
    mood: 'Ci è tornato l’odore di bordo, catrame e caffè, e abbiamo taciuto.',
  },
  'event/mess-in-the-camp': {
    title: 'Disordine nell’Accampamento',
    action: 'Rimettere in Ordine',
    mood: 'Tutto ciò che abbiamo è qui da qualche parte: ecco il guaio.',
  },
  'event/mist': {
    title: 'Nebbia',
    action: 'Ritrovare il Vecchio Sentiero',
    mood: 'Abbiamo teso le braccia e perso di vista le mani.',
  },
  'event/natural-dam-breaks': {
    title: 'Cede la Diga Naturale',
    action: 'Protezione',
    mood: 'Il fiume ci ha portato legname e in cambio si è preso la cena.',
  },
  'event/night-attack': {
    title: 'Attacco notturno',
    action: 'Alla ricerca di una Belva',
    mood: 'Artigli nel buio, grida, poi soltanto il nostro respiro.',
  },
  'event/night-howling': {
    title: 'Ululati Notturni',
    action: 'Battuta di Caccia',
    mood: 'Ormai ululano in coro, e si sente che hanno fatto le prove.',
  },
  'event/otters': {
    title: 'Lontre',
    action: 'Caccia Riuscita',
    mood: 'A pancia all’aria, ci mangiano il pesce sotto gli occhi.',
  },
  'event/poisoning': {
    title: 'Avvelenamento',
    action: 'Estrarre il Veleno',
    mood: 'Sapeva di mandorle, e abbiamo chiesto tutti il bis.',
  },
  'event/precipice': {
    title: 'Precipizio',
    action: 'Costruire un Ponte',
    mood: 'Abbiamo gettato un sasso e stiamo ancora aspettando il tonfo.',
  },
  'event/predator-in-the-vicinity': {
    title: 'Un Predatore nei Dintorni',
    action: 'Scacciare il Predatore',
    mood: 'Orme fresche attorno al campo, ogni giro più stretto del precedente.',
  },
  'event/predator-is-near': {
    title: 'Il Predatore è Vicino',
    action: 'Combattere per il Cibo',
    mood: 'Piume dappertutto, e nemmeno un uccello a cui restituirle.',
  },
  'event/predators': {
    title: 'Predatori',
    action: 'Combattimento',
    mood: 'Qualcuno ha cenato prima di noi, lasciando solo segni di denti.',
  },
  'event/predators-in-the-woods': {
    title: 'Predatori nei Boschi',
    action: 'In Cerca del Predatore',
    mood: 'Il bosco ci lascia entrare volentieri: è l’uscita che preoccupa.',
  },
  'event/raging-river': {
    title: 'Fiume in piena',
    action: 'Costruire un fossato',
    mood: 'Metà di ciò che portavamo ora appartiene al fiume.',
  },
  'event/rain': {
    title: 'Pioggia',
    action: 'Tetto Più Robusto',
    mood: 'Si è accomodata per la serata, come un ospite noioso.',
  },
  'event/ravenous-predators': {
    title: 'Predatori Famelici',
    action: 'Scacciare gli Animali',
    mood: 'Hanno le costole in vista e non temono più le nostre grida.',
  },
  'event/ravishing-hurricane': {
    title: 'Uragano Devastante',
    action: 'Ritrovare le Fonti',
    mood: 'Sotto questi tronchi giace tutto ciò che venivamo a raccogliere.',
  },
  'event/ravishing-windstorm': {
    title: 'Bufera Devastante',
    action: 'Nuove Armi',
    mood: 'Le nostre armi sono volate più lontano di ogni nostro lancio.',
  },
  'event/rough-passage': {
    title: 'Passaggio Impervio',
    action: 'Aprire un Nuovo Sentiero',
    mood: 'Le rocce si sono mosse, e solo le capre sanno ancora dove passare.',
  },
  'event/searching-for-a-new-path': {
    title: 'In Cerca di una Nuova Via',
    action: 'Esplorare Nuovi Percorsi',
    mood: 'Il sentiero è sbarrato, e ogni deviazione ci riporta qui.',
  },
  'event/sleepless-night': {
    title: 'Notte Insonne',
    action: 'Riposo',
    mood: 'Contate le stelle fino all’alba, ora sbagliamo a contarci le dita.',
  },
  'event/slow-work': {
    title: 'Lavoro Lento',
    action: 'Riposo',
    mood: 'Misurato due volte, tagliato una, ed è ancora troppo corto.',
  },
  'event/smoke-on-the-horizon': {
    title: 'Fumo all’Orizzonte',
    action: 'Spegnere il Fuoco',
    mood: 'Esultavamo per quel fumo, prima di capire che bruciava il prato.',
  },
  'event/storm-1': {
    title: 'Tempesta',
    action: 'Rinforzare l’Accampamento',
    mood: 'Il mare ci scaglia addosso tutto quello che ha sottomano.',
  },
  'event/storm-2': {
    title: 'Tempesta',
    action: 'Rinforzare l’Accampamento',
    mood: 'Sembra la notte del naufragio, ma senza più una nave da perdere.',
  },
  'event/storm-damage': {
    title: 'Danni della Tempesta',
    action: 'Riparazioni',
    mood: 'Stamattina mezzo accampamento pendeva dagli alberi.',
  },
  'event/stroke-of-fate': {
    title: 'Colpo del destino',
    action: 'Riposo Rassicurante',
    mood: 'Tutto ciò che avevamo rimandato a domani è arrivato oggi.',
  },
  'event/strong-wind': {
    title: 'Vento Forte',
    action: 'Manutenzione degli Attrezzi',
    mood: 'Uno di noi lavora, un altro tiene fermo il lavoro.',
  },
  'event/sunny-beach': {
    title: 'Spiaggia Assolata',
    action: 'Un Mattino Fin Troppo Tranquillo',
    mood: 'Oggi non è andato storto nulla, e la cosa non ci piace.',
  },
  'event/termites': {
    title: 'Termiti',
    action: 'Disinfestazione',
    mood: 'Tutta la notte un rosicchiare, e speravamo fosse uno di noi.',
  },
  'event/the-island-fights-back': {
    title: 'L’Isola Contrattacca',
    action: 'Salvataggio',
    mood: 'L’isola si è accorta di noi e l’ha presa sul personale.',
  },
  'event/thunderstorm': {
    title: 'Temporale',
    action: 'Domare le Fiamme',
    mood: 'Il fulmine ha scelto l’albero migliore, proprio come noi.',
  },
  'event/unusually-cold-night': {
    title: 'Notte insolitamente fredda',
    action: 'Riscaldarsi',
    mood: 'Stiamo così stretti che nessuno sa più di chi siano i piedi.',
  },
  'event/vertigo': {
    title: 'Vertigini',
    action: 'Riposo',
    mood: 'Per qualcuno di noi l’isola ha preso a rollare come una nave.',
  },
  'event/weakness': {
    title: 'Debolezza',
    action: 'Riposo',
    mood: 'Le mani più abili fra noi oggi non reggono nemmeno una tazza.',
  },
  'event/winter-depression': {
    title: 'Malinconia Invernale',
    action: 'Riscaldarsi',
    mood: 'Mare grigio, cielo grigio, zuppa grigia, e nessuno protesta più.',
  },
  'event/wrecked-balloon': {
    title: 'Mongolfiera Precipitata',
    action: 'Ricerche',
    mood: 'I soccorsi sono giunti dal cielo, solo un po’ troppo in fretta.',
  },
}
