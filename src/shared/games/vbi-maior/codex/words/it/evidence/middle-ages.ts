import type { Messages } from '../../../../../../words/say.ts';

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

  R65: 'Le parole del costruttore, con il giorno, sono ancora sul muro accanto alla porta. Che Cola la salì per primo è un racconto.',
  'R65.author': 'Lorenzo di Simone Andreozzi',
  'R65.work': 'iscrizione sulla facciata di Santa Maria in Aracoeli',
  'R65.place': '25 ottobre 1348',

  R66: 'Ci sono le sue lettere, e i resoconti di chi votò. Sul voto dicono cose diverse.',
  'R66.author': 'Caterina da Siena',
  'R66.work': 'Lettere',
  'R66.place': 'a Gregorio XI',
};
