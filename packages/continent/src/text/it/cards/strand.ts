// The terrains and barriers of the Sallow Strand, in Italian.
import type { Translated } from '../../card-words.ts'
import type { strand as english } from '../../en/cards/strand.ts'

export const strand: Translated<typeof english> = {
  'terrain/tide-pools': {
    title: 'Pozze di marea',
    story:
      'Le pozze sono sparse sullo scoglio come spiccioli caduti di tasca, e ognuna si è tenuta un pezzetto di cielo. In una piove. In quella accanto un gabbiano passa da sinistra a destra, mentre l’unico gabbiano sopra la tua testa va dall’altra parte. Immergi un dito, e i due uccelli aspettano che i cerchi si spengano.',
    look: 'Pozze di marea sono sparse su una lastra piatta di roccia grigia, ai piedi di una scogliera. A sinistra c’è la più grande, con due stelle marine sul fondo. Al centro una fila di sette pozze piccole segue una crepa verso il mare; a destra un gabbiano si specchia in una pozza, sotto un cielo senza gabbiani.',
  },
  'terrain/strand-of-buoys': {
    title: 'Spiaggia delle boe',
    story:
      'Ti svegli con la guancia su una corda bagnata. Lungo tutta la spiaggia le boe sono state trascinate a riva e messe in fila, rossa, bianca, rossa, come invitati a cui hanno detto di aspettare. Il mare è lontano, e non fa rumore. Qualcuno ha contato le boe e ha scritto il numero col gesso sull’ultima. A te ne risulta un altro.',
    look: 'File di boe rosse e bianche stanno sulla sabbia chiara, unite da una catena, col mare lontano sullo sfondo. Ogni fila comincia a sinistra con una boa rossa. A destra l’ultima boa sta un poco in disparte, e sotto di lei la catena entra nella sabbia. Sulle sue facce, una dopo l’altra, qualcuno ha segnato col gesso: niente, poi tre, poi ancora tre.',
  },
  'terrain/scrub-terrace': {
    title: 'Terrazza di sterpi',
    story:
      'Gli sterpi crescono a gradoni, grigi, alti fino al ginocchio, e dove li schiacci con lo stivale viene su un odore di cassetta dei medicinali. Sembra tutta la stessa erba. Sono almeno una dozzina, amare fino all’ultima foglia, e ognuna fa del suo meglio per essere un’altra. Soltanto una è in fiore. Intorno a quella le capre hanno brucato un cerchio senza sbavature.',
    look: 'Basse terrazze di sterpi grigi salgono da sinistra a destra, rette da cinque corsi di pietre. I cespugli hanno tutti la stessa altezza. Al centro una pianta con due infiorescenze bianche sta in un cerchio d’erba rasata.',
  },
  'terrain/fox-earth': {
    title: 'Tana della volpe',
    story:
      'Qualcosa porta sottoterra i gingilli degli altri. La tana entra sotto le radici di una quercia, stretta e ben tenuta, e sulla terra battuta lì davanti sono posati in parallelo, come su una toeletta, un cucchiaio, un gemello da polso e la ghiera d’ottone di una matita. Nessuno dei tre porta segni di denti. Il vialetto è spazzato, dall’interno verso l’esterno, da qualcosa che ha la coda.',
    look: 'Una tana rotonda si apre sotto le radici di una quercia, in una scarpata. A sinistra le radici scendono in quattro grossi fasci. Davanti all’imbocco ci sono un cucchiaio, un gemello da polso e la ghiera di una matita; a destra un vialetto spazzato si allontana fra due cespi di felce.',
  },
  'terrain/dune-gate': {
    title: 'Porta delle dune',
    story:
      'Due dune si appoggiano l’una all’altra come una porta lasciata socchiusa per qualcuno. In mezzo c’è una striscia di mare, grigia, in piedi. Qui il vento non arriva, e la sabbia tiene il caldo. Ai due lati del varco l’erba è consumata, all’altezza di una mano.',
    look: 'Due dune si inclinano l’una verso l’altra, da sinistra e da destra, con un varco stretto fra le creste. Nel varco si vede il mare, con sei righe di schiuma. Sul pendio a destra l’erba è consumata fino alla sabbia nuda.',
  },
  'terrain/wrack-line': {
    title: 'Linea dei relitti',
    story:
      'Qui il mare tiene la contabilità. Ogni marea tira sulla sabbia una riga d’alghe e sotto registra le voci: schegge d’abete, un sughero, la scarpa sinistra di un paio, una gabbia per uccelli. La scarpa destra è registrata più in basso, in data successiva. La gabbia è chiusa col gancetto, e nella mangiatoia c’è del miglio fresco.',
    look: 'Fasce di alghe scure attraversano la sabbia da un bordo all’altro, quattro, ognuna più in basso della precedente. A sinistra ci sono legni scheggiati. Al centro c’è una scarpa con la punta verso il mare; a destra una gabbia per uccelli con nove sbarre e lo sportello chiuso.',
  },
  'terrain/strand-at-ebb': {
    title: 'La spiaggia in secca',
    story:
      'La marea si è ritirata fin dove arriva di solito, e poi ancora un po’. Oltre l’ultima boa la catena prosegue, giù per la sabbia nuda, fino a qualcosa che non è una boa: un anello di ferro, e l’anello è fissato a un boccaporto. Le tavole sono sbiancate a forza di pietra. In tutta la sua lunghezza la spiaggia non ha una sola casa, ma a quanto pare ha la cantina.',
    look: 'Le stesse file di boe rosse e bianche, con la marea ritirata e sabbia bagnata fin dove arriva lo sguardo. Dall’ultima boa una catena scende verso destra, lungo il pendio. Finisce a un anello di ferro, in un boccaporto di quattro tavole con due cardini.',
  },
  'terrain/marram-hollow': {
    title: 'Conca dello sparto',
    story:
      'Lo sparto si china su una scodella di sabbia, e la sabbia è tutta usci di casa. È terra di conigli. Davanti a uno degli usci uno stelo rosicchiato dondola ancora, e sopra il ciuffo più lontano spuntano due orecchie, che non si girano quando lo stivale ti scivola. Quello che stanno ascoltando è più sotto.',
    look: 'Una conca fra erbe lunghe e chiare, con molti buchi rotondi nei fianchi di sabbia. A sinistra cinque dei buchi stanno in fila sotto una sporgenza. A destra due orecchie dritte spuntano da un ciuffo, senza il resto del coniglio.',
  },
  'terrain/wreck-of-the-perpetua-bow': {
    title: 'Relitto della Perpetua: prua',
    story:
      'La prua esce dalla sabbia inclinata verso sud, con quasi tutta la vernice. PERPET, dice la targa, e lì il legno manca. Tavola per tavola è la sorella della tua nave. In basso sullo scafo qualcuno ha provato il pennello prima di passare al nome, qualche lettera per esercizio, e ha lasciato aperto l’occhiello della P, come fai tu quando firmi.',
    look: 'La prua di un relitto di legno sta nella sabbia bagnata e pende verso sud. A sinistra si alza il dritto, con due fori per le catene delle àncore. Al centro la targa dice PERPET e si interrompe; a destra lo scafo è aperto e mostra otto costole.',
  },
  'terrain/driftwood-stockade': {
    title: 'Palizzata di legni di mare',
    story:
      'Tronchi portati dal mare stanno spalla a spalla in cima alla spiaggia, appuntiti, legati con liane verdi. Le punte sporgono verso l’acqua. Qualcuno ha alzato questo muro contro il mare, e dalla parte di terra non c’è niente, nemmeno uno steccato; solo un riparo, e una camicia stesa a una corda. I lupi, pare, possono fermarsi a cena.',
    look: 'Una palizzata di tronchi corre in cima a una spiaggia, rivolta al mare. I pali pendono in fuori, legati con liane, e tre sono nuovi. Dietro, a destra, c’è un riparo basso con una camicia stesa a una corda.',
  },
  'terrain/chalk-shoulder': {
    title: 'Spalla di gesso',
    story:
      'La collina ha tirato fuori una spalla dall’erba: roccia bianca, con le selci nere a righe orizzontali, come un quaderno. Un sentiero la attraversa in salita, bordato di sassolini. Un tempo andava avanti. Dove incontra il vuoto hanno fatto girare il bordo dai due lati, perché avesse una fine decorosa, e gli ultimi passi sono rastrellati.',
    look: 'Una spalla nuda di gesso bianco, attraversata da quattro fasce di selce nera. Un sentiero bordato di sassi sale da sinistra in basso. A destra si ferma a un ciglio spezzato, accanto al paletto di un corrimano, e sotto il ciglio volano due gabbiani.',
  },
  'terrain/wreck-of-the-perpetua-stern': {
    title: 'Relitto della Perpetua: poppa',
    story:
      'L’altra metà è in mare fino alla volta di poppa. Ogni onda lunga dice sotto lo scafo qualcosa di basso e di lento, e il timone risponde, due colpi a sinistra. Poi torna al centro e aspetta la prossima. Una delle finestre di cabina è accesa. Si trova parecchio sotto il pelo dell’acqua, e qualcuno sta tirando la tenda.',
    look: 'La poppa di una nave di legno sta nell’acqua fonda, con costole spezzate sul lato sinistro. Al centro ci sono cinque finestre di cabina, e la più bassa, sott’acqua, è illuminata. A destra il timone pende nell’onda da due cerniere di ferro.',
  },
  'terrain/boar-thicket': {
    title: 'Macchia del cinghiale',
    story:
      'Un sentiero entra nel prugnolo, e nessuno l’ha mai tagliato. Al ginocchio le spine pungono, e al petto pungono di nuovo. In mezzo, all’altezza della coscia, sono lisce come un corrimano, con del pelo ispido impigliato nelle venature. Più dentro qualcosa di pesante lascia andare il fiato.',
    look: 'Una macchia di spine riempie l’immagine. A sinistra due ciuffi di setole pendono da un rametto. Al centro una galleria rotonda, alta fino alla coscia, si addentra fra spine lisciate; a destra quattro impronte di zoccolo si sono seccate nel fango.',
  },
  'terrain/salt-pans': {
    title: 'Saline',
    story:
      'Specchi quadrati e bassi, abbandonati, si allineano fino alle dune, ognuno con lo stesso cielo a faccia in su. Le paratoie sono grigie e sulla carriola è posata una sterna. Una vasca, la nona dal sentiero, è rastrellata di fresco. Il rastrello è appoggiato lì accanto, coi denti verso l’argine, perché nessuno si faccia male.',
    look: 'Vasche quadrate di salina formano una griglia, quattro in larghezza e sei in profondità. A sinistra contengono acqua ferma, orlata di bianco. A destra una delle vasche più vicine è rastrellata di fresco, e il rastrello è appoggiato all’argine lì accanto.',
  },
  'terrain/beacon-mound': {
    title: 'Tumulo del segnale',
    story:
      'Da principio è solo la più alta delle gobbe. Poi vedi che le zolle sono state posate a strisce, fissate agli angoli coi picchetti, annaffiate, e che sotto ci sono ciottoli di spiaggia, portati fin quassù a mano. Qualcuno voleva che questo mucchio fosse dimenticato, e non ha risparmiato fatica. Sul lato che non guarda il mare c’è una chiazza dove l’erba non attecchisce, e dentro ci sono dei graffi.',
    look: 'Un tumulo tondeggiante di pietre, coperto d’erba, sta su un promontorio. A sinistra cinque pietre sono rotolate ai suoi piedi. A destra nell’erba c’è una chiazza nuda, con tre righe di scrittura graffita.',
  },
  'terrain/beacon-mound-bared': {
    title: 'Tumulo del segnale, scoperto',
    story:
      'Sotto le pietre c’è un braciere di ferro a tre gambe, ancora nero dell’ultimo fuoco, e la legna minuta per il prossimo è già a posto.',
    look: 'Il tumulo è aperto, e al centro un braciere di ferro sta su tre gambe, pronto con la legna minuta. A sinistra le pietre sono ammucchiate in un muretto. A destra c’è una pietra piatta con dieci righe di scrittura graffita.',
  },
  'terrain/charcoal-clearing': {
    title: 'Radura del carbone',
    story:
      'Le carbonaie sono fredde nel loro cappotto di zolle, tutte tranne una, che fuma sottile e azzurra come si deve. Un fuoco così va sorvegliato giorno e notte. Per questo c’è uno sgabello, con una delle tre gambe segata corta, in modo che chi si appisola cada. Qui non c’è nessuno. Lo sgabello sta in equilibrio.',
    look: 'Cinque carbonaie coperte di zolle stanno in una radura, e da quella di mezzo sale del fumo. A sinistra c’è una catasta di legna tagliata. A destra, sulla terra nuda, c’è uno sgabello a tre gambe.',
  },
  'terrain/spit-of-kelp': {
    title: 'Lingua di alghe',
    story:
      'Isola con tutte le maree tranne questa: adesso ha una coda di ciottoli, e lungo la coda le alghe, messe in mucchi col forcone e lasciate ad asciugare. Il forcone è ancora qui, col manico consumato a vita di vespa. Le sterne gli girano intorno. Fra due dei mucchi la sabbia, sotto il tallone, suona di legno.',
    look: 'Una lingua bassa di sabbia e ciottoli corre da sinistra a destra, col mare da entrambe le parti. Ci sono sopra sette mucchi di alghe, e nell’ultimo è piantato un forcone. Al centro il coperchio di una cassa affiora a filo della sabbia, con due angoli scoperti.',
  },
  'terrain/sink-meadow': {
    title: 'Prato delle voragini',
    story:
      'Buona erba, fitta e lucente fino al limite del bosco, e a giudicare dal suono degli stivali sotto non c’è proprio niente. In mezzo si sono aperti dei buchi rotondi. Accanto al primo qualcuno ha piantato un bastone, per avvertire gli altri. Accanto al secondo ci sono le impronte di due ginocchia, e nessun bastone.',
    look: 'Un prato di un verde vivo con tre buchi rotondi e scuri in fila. Il buco a sinistra ha accanto un bastone. Davanti a quello di mezzo l’erba è schiacciata in due punti, e a destra l’orlo delle zolle sporge nel vuoto.',
  },
  'terrain/gannet-ledge': {
    title: 'Cengia delle sule',
    story:
      'La cengia è bianca di sule, diecimila, a naso, e non si sente una voce. Siedono in file, tutte rivolte a un solo tratto di mare, lontano a nord-ovest, dove non c’è niente. Vicino al ciglio un posto è libero. Al tuo passaggio gli uccelli alla sua sinistra e alla sua destra stringono le ali.',
    look: 'Una cengia bianca è coperta di uccelli accovacciati, in nove file. Guardano tutti in alto a sinistra, verso nord-ovest. Nella prima fila, a destra, c’è un posto vuoto fra due degli uccelli.',
  },
  'terrain/ferry-stones': {
    title: 'Pietre del traghetto',
    story:
      'Le pietre avanzano nel fiume in linea retta, grandi come tavoli e strofinate altrettanto bene. Sono fatte per guadare, incavate nel mezzo dall’uso, ma per qualcosa che ha il passo più lungo. Da un palo col lucchetto oliato una catena sbarra l’acqua. Più in là un’alzaia segue la riva, controcorrente, verso sud, finché non se la prendono le canne.',
    look: 'Cinque enormi pietre piatte portano dalla riva sinistra dentro un largo fiume. A sinistra c’è un palo con un lucchetto, e dal palo una catena corre verso destra, attraverso l’acqua. Lungo la riva vicina va un’alzaia con tre anelli d’ormeggio.',
  },
  'terrain/river-mouth': {
    title: 'Foce',
    story:
      'Il fiume scende marrone, il mare entra grigio, e dove s’incontrano si rifiutano di mescolarsi. La linea fra i due è netta come la piega di un lenzuolo. Un bastone arriva galleggiando fin lì, svolta, la segue, e sparisce alla vista senza averla passata. Sull’altra riva c’è un pontile, e la scaletta è calata.',
    look: 'Un’ampia foce, acqua marrone davanti e acqua grigia dietro, con una linea netta in mezzo. A sinistra ci sono canne. Al centro due bastoni galleggiano lungo la linea; a destra, sull’altra riva, c’è un pontile di legno su sei pali.',
  },
  'barrier/fallen-path': {
    title: 'Sentiero franato',
    story:
      'Il sentiero continua, lo vedi da qui. Continua quaranta passi più in là, oltre una certa quantità d’aria con la cala in fondo, da un paletto di corrimano gemello di quello che hai sotto la mano. Il chiodo è lo stesso, il nodo è lo stesso, e anche il fiocco di lana rossa. Fra l’uno e l’altro corre una cengia, larga a tratti quanto uno stivale.',
    look: 'Un sentiero di scogliera si interrompe a sinistra e riprende a destra, sopra una cala. Da una parte e dall’altra c’è lo stesso paletto di corrimano, con un chiodo e un fiocco di lana rossa. Nel mezzo tre cenge strette attraversano il gesso, e due di queste finiscono a metà.',
  },
  'barrier/rip-channel': {
    title: 'Canale di risucchio',
    story:
      'Fra quattro rive passa un’acqua svelta, con idee sue. Le onde restano al loro posto, dritte e a distanze uguali, come lettere, e arrivi alla seconda parola prima che cambino argomento. Sul bordo ci sono tre paia di stivali. Hanno la punta verso l’acqua, e i lacci infilati dentro.',
    look: 'Acqua veloce scorre fra quattro rive. Al centro sette onde stanno ritte in fila, ognuna di forma diversa. La riva a sinistra è di sabbia, quella a destra di roccia con alghe.',
  },
}
