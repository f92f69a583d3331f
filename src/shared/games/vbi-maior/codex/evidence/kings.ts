import { by, type Evidences } from './evidence.ts';

export const KINGS: Evidences = {
  'A furrow on the Palatine': {
    how: 'Livy wrote it down more than seven hundred years later. The huts were dug up, but no spade can find Romulus.',
    old: by('Livy', 'From the Founding of the City', '1.4–7'),
    recent: by('A. Carandini', 'Rome: Day One', '2011'),
  },
  'The Sabine women': {
    how: 'All our writers lived seven hundred years later and more. Nothing from that time speaks of it.',
    old: by('Livy', 'From the Founding of the City', '1.9–13'),
    recent: by('T. J. Cornell', 'The Beginnings of Rome', '1995'),
  },
  'Numa gives Rome its gods': {
    how: 'The customs are real and old. That one king made them all is a tale of later times.',
    old: by('Plutarch', 'Numa', '8–20'),
    recent: by('G. Forsythe', 'A Critical History of Early Rome', '2005'),
  },
  'The Horatii and the Curiatii': {
    how: 'Livy himself did not know which three were the Romans. No trace of the fight has been found.',
    old: by('Livy', 'From the Founding of the City', '1.24–29'),
    recent: by('T. J. Cornell', 'The Beginnings of Rome', '1995'),
  },
  'A bridge over the Tiber': {
    how: 'The wooden bridge stood for a long time, but nobody knows who built the first one. What was dug up at Ostia is younger.',
    old: by('Livy', 'From the Founding of the City', '1.33'),
    recent: by('R. Meiggs', 'Roman Ostia', '2nd edition, 1973'),
  },
  'The Forum is drained': {
    how: 'The earth itself tells it: drills brought up the fill, layer by layer. Only the king’s name is tradition.',
    old: by('Livy', 'From the Founding of the City', '1.38'),
    recent: by('A. J. Ammerman', 'On the Origins of the Forum Romanum', 'American Journal of Archaeology 94, 1990'),
  },
  'Servius Tullius counts the people': {
    how: 'Romans of later times knew such a census from their own days. They gave it to an early king.',
    old: by('Livy', 'From the Founding of the City', '1.42–44'),
    recent: by('T. J. Cornell', 'The Beginnings of Rome', '1995'),
  },
};
