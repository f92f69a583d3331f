import type { Messages } from '../../../../../../words/say.ts';

export const MODERN: Messages = {
  R80: 'Due che vivevano a Roma lo scrissero giorno per giorno. Uno era a favore e uno no.',
  'R80.author': 'R. Duppa',
  'R80.work': 'A Brief Account of the Subversion of the Papal Government',
  'R80.place': '1799',

  R81: 'Leggi, giornali e lettere ci sono tutti, e perfino delle fotografie.',
  'R81.author': 'Repubblica romana',
  'R81.work': 'Costituzione',
  'R81.place': '3 luglio 1849',

  R82: 'Giornali, lettere e fotografie lo dicono ora per ora.',
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
