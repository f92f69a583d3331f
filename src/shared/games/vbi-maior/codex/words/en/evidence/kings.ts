import type { Messages } from '../../../../../../words/say.ts';

export const KINGS: Messages = {
  R1: 'Livy wrote it down more than seven hundred years later. The huts were dug up, but no spade can find Romulus.',
  'R1.author': 'Livy',
  'R1.work': 'From the Founding of the City',
  'R1.place': '1.4–7',

  R2: 'All our writers lived seven hundred years later and more. Nothing from that time speaks of it.',
  'R2.author': 'Livy',
  'R2.work': 'From the Founding of the City',
  'R2.place': '1.9–13',

  R3: 'The customs are real and old. That one king made them all is a tale of later times.',
  'R3.author': 'Plutarch',
  'R3.work': 'Numa',
  'R3.place': '8–20',

  R4: 'Livy himself did not know which three were the Romans. No trace of the fight has been found.',
  'R4.author': 'Livy',
  'R4.work': 'From the Founding of the City',
  'R4.place': '1.24–29',

  R5: 'The wooden bridge stood for a long time, but nobody knows who built the first one. What was dug up at Ostia is younger.',
  'R5.author': 'Livy',
  'R5.work': 'From the Founding of the City',
  'R5.place': '1.33',

  R6: 'The earth itself tells it: drills brought up the fill, layer by layer. Only the king’s name is tradition.',
  'R6.author': 'Livy',
  'R6.work': 'From the Founding of the City',
  'R6.place': '1.38',

  R7: 'Romans of later times knew such a census from their own days. They gave it to an early king.',
  'R7.author': 'Livy',
  'R7.work': 'From the Founding of the City',
  'R7.place': '1.42–44',
};
