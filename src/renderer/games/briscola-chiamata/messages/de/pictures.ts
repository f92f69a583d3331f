import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'Von oben nach unten: Die Zehn steht gleich unter dem Ass.',
  'picture.worth': 'Augen wert: Ass 11, Zehn 10, König 4, Dame 3, Bube 2.',
  'picture.led': 'Kein Trumpf in Sicht: Der Kreuz-König wird ausgespielt.',
  'picture.low': 'Ein kleineres Kreuz schlägt ihn nicht.',
  'picture.free': 'Niemand muss bedienen. Das Karo-Ass ist eine andere Farbe und schlägt nichts.',
  'picture.over': 'Die Kreuz-10 steht über dem König.',
  'picture.highest': 'Die höchste Karte der ausgespielten Farbe macht den Stich.',
  'picture.ace': 'Jetzt ist Pik Trumpf. Das Herz-Ass wird ausgespielt.',
  'picture.ten': 'Die Herz-10 ist niedriger.',
  'picture.cut': 'Eine 2, aber Trumpf!',
  'picture.others': 'Was sonst gespielt wird, ist kein Trumpf.',
  'picture.trump': 'Der höchste Trumpf macht den Stich, auch wenn er nur eine 2 ist.',
};
