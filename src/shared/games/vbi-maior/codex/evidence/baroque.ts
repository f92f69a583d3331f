import { by, type Evidences } from './evidence.ts';

export const BAROQUE: Evidences = {
  'Fire on Campo de’ Fiori': {
    how: 'A German who stood there wrote a letter about it that same day. Much of the trial is lost.',
    old: by('K. Schoppe', 'letter to Konrad Rittershausen', '17 February 1600'),
    recent: by('I. Rowland', 'Giordano Bruno', '2008'),
  },
  'Galileo on his knees': {
    how: 'The sentence and the words he had to read are kept. Nobody heard the whisper: it was first put on paper more than a hundred years later.',
    old: by('Galileo', 'sentence and abjuration', '22 June 1633'),
    recent: by('M. A. Finocchiaro, editor', 'The Galileo Affair', '1989'),
  },
  'Four rivers in a square': {
    how: 'Drawings and bills are kept. The tale of the model was told by his first biographers.',
    old: by('F. Baldinucci', 'Life of Bernini', '1682'),
    recent: by('F. Mormando', 'Bernini', '2011'),
  },
  'The arms of the colonnade': {
    how: 'Bernini wrote down himself what the arms should mean. The plans are kept.',
    old: by('F. Baldinucci', 'Life of Bernini', '1682'),
    recent: by('T. K. Kitao', 'Circle and Oval in the Square of Saint Peter’s', '1974'),
  },
  'The Trevi fountain': {
    how: 'Bills and plans are kept. Frontinus, an ancient Roman in charge of water, tells of the spring.',
    old: by('Frontinus', 'On the Aqueducts', '10'),
    recent: by('J. Pinto', 'The Trevi Fountain', '1986'),
  },
};
