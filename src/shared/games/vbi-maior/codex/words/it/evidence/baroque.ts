import type { Messages } from '../../../../../../words/say.ts';

export const BAROQUE: Messages = {
  R75: 'Un tedesco che era lì ne scrisse in una lettera quello stesso giorno. Gran parte del processo è perduta.',
  'R75.author': 'K. Schoppe',
  'R75.work': 'lettera a Konrad Rittershausen',
  'R75.place': '17 febbraio 1600',

  R76: 'La sentenza e le parole che dovette leggere ci sono ancora. Il sussurro nessuno lo sentì: fu scritto più di cent’anni dopo.',
  'R76.author': 'Galileo',
  'R76.work': 'sentenza e abiura',
  'R76.place': '22 giugno 1633',

  R77: 'Restano disegni e conti. Del modello raccontano i suoi primi biografi.',
  'R77.author': 'F. Baldinucci',
  'R77.work': 'Vita del cavaliere Bernini',
  'R77.place': '1682',

  R78: 'Lo scrisse Bernini stesso, che cosa volevano dire le braccia. I progetti ci sono ancora.',
  'R78.author': 'F. Baldinucci',
  'R78.work': 'Vita del cavaliere Bernini',
  'R78.place': '1682',

  R79: 'Restano conti e progetti. Della sorgente parla Frontino, che nell’antica Roma badava all’acqua.',
  'R79.author': 'Frontino',
  'R79.work': 'Gli acquedotti',
  'R79.place': '10',
};
