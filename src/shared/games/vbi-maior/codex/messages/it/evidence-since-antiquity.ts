import type { Messages } from '../../../../../i18n/translate.ts';

export const MODERN: Messages = {
  R80: 'Due che vivevano a Roma lo scrissero giorno per giorno. Uno era a favore e uno no.',
  'R80.author': 'R. Duppa',
  'R80.work': 'A Brief Account of the Subversion of the Papal Government',
  'R80.place': '1799',

  R81: 'Leggi, giornali e lettere ci sono tutti, e perfino delle fotografie.',
  'R81.author': 'Repubblica romana',
  'R81.work': 'Costituzione',
  'R81.place': '3 luglio 1849',

  R82: 'Giornali, lettere e fotografie lo raccontano ora per ora.',
  'R82.author': 'E. De Amicis',
  'R82.work': 'Impressioni di Roma',
  'R82.place': '1870',

  R83: 'Restano carte, filmati e diari. Perché il re non firmò si discute ancora.',
  'R83.author': 'Giornali di quei giorni',
  'R83.work': 'Corriere della Sera',
  'R83.place': 'ottobre 1922',

  R84: 'Il patto lo possono leggere tutti.',
  'R84.author': 'Italia e Santa Sede',
  'R84.work': 'Patti Lateranensi',
  'R84.place': '11 febbraio 1929',

  R85: 'L’ha raccontato chi l’ha vissuto. E con lui carte, tombe e tribunali.',
  'R85.author': 'R. Rossellini',
  'R85.work': 'Roma città aperta, un film girato in quelle strade',
  'R85.place': '1945',

  R86: 'Ogni voto fu contato, e le liste ci sono. Molte donne scrissero com’era quel giorno.',
  'R86.author': 'Regno d’Italia',
  'R86.work': 'decreto sul voto alle donne, n. 23',
  'R86.place': '1º febbraio 1945',

  R87: 'Ci sono i filmati, e il trattato stesso. Che molte pagine fossero bianche lo disse chi c’era.',
  'R87.author': 'Sei Stati',
  'R87.work': 'Trattati di Roma',
  'R87.place': '25 marzo 1957',

  R88: 'Le telecamere ripresero tutta la gara.',
  'R88.author': 'Comitato organizzatore',
  'R88.work': 'Giochi della XVII Olimpiade, rapporto ufficiale',
  'R88.place': '1960',

  R89: 'Restano le lettere che Moro scrisse da prigioniero. I tribunali hanno indagato per anni, e non si sa tutto.',
  'R89.author': 'A. Moro',
  'R89.work': 'Lettere dalla prigionia',
  'R89.place': '1978',

  R90: 'L’ha visto tutto il mondo. Quello che si è scavato si studierà a lungo.',
  'R90.author': 'Francesco',
  'R90.work': 'Spes non confundit, la bolla del Giubileo',
  'R90.place': '9 maggio 2024',
};

export const BAROQUE: Messages = {
  R75: 'Un tedesco che era lì ne scrisse in una lettera quello stesso giorno. Gran parte del processo è perduta.',
  'R75.author': 'K. Schoppe',
  'R75.work': 'lettera a Konrad Rittershausen',
  'R75.place': '17 febbraio 1600',

  R76: 'La sentenza e le parole che dovette leggere ci sono ancora. Quelle dette sottovoce nessuno le sentì: furono scritte più di cent’anni dopo.',
  'R76.author': 'Galileo',
  'R76.work': 'sentenza e abiura',
  'R76.place': '22 giugno 1633',

  R77: 'Restano disegni e conti. Del modello raccontano i suoi primi biografi.',
  'R77.author': 'F. Baldinucci',
  'R77.work': 'Vita del cavaliere Bernini',
  'R77.place': '1682',

  R78: 'Che cosa volevano dire le braccia lo scrisse Bernini stesso. I progetti ci sono ancora.',
  'R78.author': 'F. Baldinucci',
  'R78.work': 'Vita del cavaliere Bernini',
  'R78.place': '1682',

  R79: 'Restano conti e progetti. Della sorgente parla Frontino, che nell’antica Roma badava all’acqua.',
  'R79.author': 'Frontino',
  'R79.work': 'Gli acquedotti',
  'R79.place': '10',
};

export const RENAISSANCE: Messages = {
  R67: 'Sui libri ci sono la casa e l’anno. La lettera al papa, con l’elenco, fu stampata in uno di loro.',
  'R67.author': 'G. A. Bussi',
  'R67.work': 'lettera a Sisto IV',
  'R67.place': '1472',

  R68: 'La pietra con le parole del papa è lì. Sull’età della lupa si discute da quando se n’è esaminato il metallo.',
  'R68.author': 'Sisto IV',
  'R68.work': 'iscrizione sul Campidoglio',
  'R68.place': '1471',

  R69: 'Restano progetti e conti. Che cosa disse Bramante lo sappiamo solo per sentito dire.',
  'R69.author': 'G. Vasari',
  'R69.work': 'Le vite',
  'R69.place': 'Bramante',

  R70: 'Abbiamo la sua poesia, con uno schizzo di lui al lavoro. La volta è lì.',
  'R70.author': 'Michelangelo',
  'R70.work': 'sonetto a Giovanni da Pistoia',
  'R70.place': 'verso il 1510',

  R71: 'Molti di quelli che videro lo scrissero. Il nome sul muro si legge ancora.',
  'R71.author': 'F. Guicciardini',
  'R71.work': 'Storia d’Italia',
  'R71.place': 'libro 18',

  R72: 'L’ordine del papa c’è ancora, e così le carte di chi ci visse.',
  'R72.author': 'Paolo IV',
  'R72.work': 'Cum nimis absurdum',
  'R72.place': '14 luglio 1555',

  R73: 'Restano l’ordine e i calcoli che gli stanno dietro. Si possono controllare in cielo.',
  'R73.author': 'Gregorio XIII',
  'R73.work': 'Inter gravissimas',
  'R73.place': '24 febbraio 1582',

  R74: 'L’architetto ne fece un libro, con le figure. Il grido del marinaio entrò nel racconto più tardi.',
  'R74.author': 'D. Fontana',
  'R74.work': 'Della trasportatione dell’obelisco',
  'R74.place': '1590',
};

export const MIDDLE_AGES: Messages = {
  R60: 'Gli atti si datavano con gli anni del nuovo senato. Ne scrisse un vescovo di allora, a cui non piaceva.',
  'R60.author': 'Ottone di Frisinga',
  'R60.work': 'Le gesta di Federico',
  'R60.place': 'libro 1',

  R61: 'Lo scrisse in quegli stessi anni Matteo Paris, un monaco vicino a Londra. Qualche torre è ancora in piedi.',
  'R61.author': 'Matteo Paris',
  'R61.work': 'Chronica majora',
  'R61.place': 'anno 1257',

  R62: 'Dante e altri l’avevano visto. L’ordine del papa c’è ancora.',
  'R62.author': 'Dante',
  'R62.work': 'Inferno',
  'R62.place': '18.28–33',

  R63: 'Lo racconta Petrarca stesso, in lettere che poi ritoccò.',
  'R63.author': 'Petrarca',
  'R63.work': 'Lettere familiari',
  'R63.place': '4.4–8',

  R64: 'Un romano che vide tutto scrisse la sua vita, nella lingua della strada. Il suo nome è perduto.',
  'R64.author': 'Anonimo romano',
  'R64.work': 'Vita di Cola di Rienzo',
  'R64.place': 'tutta',

  R65: 'Le parole del costruttore, con il giorno, sono ancora sul muro accanto alla porta. Che Cola l’abbia salita per primo è un racconto.',
  'R65.author': 'Lorenzo di Simone Andreozzi',
  'R65.work': 'iscrizione sulla facciata di Santa Maria in Aracoeli',
  'R65.place': '25 ottobre 1348',

  R66: 'Ci sono le sue lettere, e i resoconti di chi votò. Sul voto dicono cose diverse.',
  'R66.author': 'Caterina da Siena',
  'R66.work': 'Lettere',
  'R66.place': 'a Gregorio XI',
};

export const EARLY_MIDDLE_AGES: Messages = {
  R52: 'Procopio era in città con Belisario, e lo vide.',
  'R52.author': 'Procopio',
  'R52.work': 'Le guerre',
  'R52.place': '5.19',

  R53: 'Restano più di ottocento sue lettere. L’angelo entrò nel racconto molto più tardi.',
  'R53.author': 'Gregorio di Tours',
  'R53.work': 'Storie',
  'R53.place': '10.1',

  R54: 'Beda scrisse una quarantina d’anni dopo, e copiò i versi sulla tomba del giovane re. I nomi sui muri ci sono ancora.',
  'R54.author': 'Beda',
  'R54.work': 'Storia ecclesiastica',
  'R54.place': '5.7',

  R55: 'Del re e delle chiavi parla il libro delle vite dei papi. Fu scritto subito, da uomini del papa.',
  'R55.author': 'Liber Pontificalis',
  'R55.work': 'vita di Stefano II',
  'R55.place': '94',

  R56: 'Che sia accaduto è sicuro. Se Carlo lo volesse, non lo sapevano nemmeno i suoi amici.',
  'R56.author': 'Eginardo',
  'R56.work': 'Vita di Carlo Magno',
  'R56.place': '28',

  R57: 'Parti del muro sono in piedi, con pietre che dicono chi le costruì.',
  'R57.author': 'Liber Pontificalis',
  'R57.work': 'vita di Leone IV',
  'R57.place': '105',

  R58: 'Carte di quel tempo danno il suo nome e i suoi titoli. I racconti più forti sono di Liutprando, che serviva i nemici di suo figlio.',
  'R58.author': 'Liutprando di Cremona',
  'R58.work': 'Antapodosis',
  'R58.place': 'libro 3',

  R59: 'Chi viveva allora scrive di fuoco e saccheggio. Su quanto bruciò non sono d’accordo, e le tracce trovate sono poche.',
  'R59.author': 'Goffredo Malaterra',
  'R59.work': 'Le gesta del conte Ruggero',
  'R59.place': 'libro 3',
};
