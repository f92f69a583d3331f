import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Von oben nach unten: 3, 2, Ass, König, Reiter, Bube, 7, 6, 5, 4.',
  'picture.hand': 'Ein Blatt mit einer Napoletana und drei Dreiern.',
  'picture.declared': 'Die Münz-3 zählt nur einmal: Angesagt wird die Napoletana, 3 Punkte.',
  'picture.led': 'Der Münz-König wird ausgespielt.',
  'picture.higher': 'Wer Münzen hat, muss bedienen. Die 2 steht über dem König.',
  'picture.takes': 'Die höhere Karte der ausgespielten Farbe macht den Stich.',
  'picture.small': 'Die Kelch-4 wird ausgespielt, die kleinste, die es gibt.',
  'picture.other': 'Wer keine Kelche hat, spielt, was er mag, sogar eine 3.',
  'picture.stays': 'Aber nur ein Kelch hätte stechen können. Trumpf gibt es nicht.',
  'picture.top': 'Eine 2 liegt oben auf einem Stapel: eine Ehrenkarte, wie 3 und Ass.',
  'picture.take': 'Wer dran ist, darf sie auf die Hand nehmen, bevor er eine Karte spielt.',
  'picture.beneath': 'Die Karte darunter wird sofort aufgedeckt und darf gleich gespielt werden.',
};
