import type { Messages } from '../../../../../../words/say.ts';

export const BAROQUE: Messages = {
  R75: 'A German who stood there wrote a letter about it that same day. Much of the trial is lost.',
  'R75.author': 'K. Schoppe',
  'R75.work': 'letter to Konrad Rittershausen',
  'R75.place': '17 February 1600',

  R76: 'The sentence and the words he had to read are kept. Nobody heard the whisper: it was first put on paper more than a hundred years later.',
  'R76.author': 'Galileo',
  'R76.work': 'sentence and abjuration',
  'R76.place': '22 June 1633',

  R77: 'Drawings and bills are kept. The tale of the model was told by his first biographers.',
  'R77.author': 'F. Baldinucci',
  'R77.work': 'Life of Bernini',
  'R77.place': '1682',

  R78: 'Bernini wrote down himself what the arms should mean. The plans are kept.',
  'R78.author': 'F. Baldinucci',
  'R78.work': 'Life of Bernini',
  'R78.place': '1682',

  R79: 'Bills and plans are kept. Frontinus, an ancient Roman in charge of water, tells of the spring.',
  'R79.author': 'Frontinus',
  'R79.work': 'On the Aqueducts',
  'R79.place': '10',
};
