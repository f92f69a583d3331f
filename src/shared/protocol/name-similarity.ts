/** Which names are taken for one another, read or called: the host says so, and a phone has no use for it. */
import { refusal } from '../engine/refusal.ts';
import { graphemesOf } from '../i18n/graphemes.ts';
import { ALL_INVISIBLE_SYMBOLS, MAX_NAME_GRAPHEMES, type ReadName, readName } from './typed-text.ts';

/**
 * What a name is the same without: blanks, what is not seen, and marks on letters. Marks that are vowels (Thai, Hindi)
 * make another name and stay, as do those of Japanese.
 */
const IGNORED_IN_SPEECH =
  /\p{Default_Ignorable_Code_Point}|\s|[\u0300-\u036F]|[\u0591-\u05C7]|[\u064B-\u065F]|\u0670|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE20-\uFE2F]/gu;

/**
 * Letters that are taken for a Latin one, in either case: of other alphabets, of phonetics, small capitals. Facts of Unicode's
 * list of confusables (UTS 39), as far as they are letters that a name may have.
 */
const CONFUSABLES: Readonly<Record<string, string>> = {
  a: 'ɑαаᎪꓮᴀⲁ',
  b: 'βвʙᏴꮟꓐьⲃƅ',
  c: 'сϲᏟꓚᴄⲥ',
  d: 'ԁᎠꓓᴅᏧɗ',
  e: 'еεᎬꓰᴇҽɛєⲉ',
  f: 'ꓝϝꞙƒꜰք',
  g: 'ɡցᏀꓖɢԍᶃ',
  h: 'һнηհᎻꓧʜⲏ',
  i: 'іιıᎥꓲɪⲓɩ',
  j: 'јᎫꓙᴊȷϳյ',
  k: 'кκᏦꓗᴋĸⲕ',
  l: 'ӏᏞꓡʟƖǀⳑ',
  m: 'мμᎷꓟᴍⲙ',
  n: 'νոռꓠɴⲛ',
  o: 'оοօꓳᴏⲟ𐐬',
  p: 'рρᏢꓑᴘⲣƿ',
  q: 'ԛզգ',
  r: 'ᎡᏒꓣʀᴦⲅ',
  s: 'ѕᏚտꓢꜱƽ',
  t: 'тτᎢꓔᴛⲧ',
  u: 'սꓴᴜʋ',
  v: 'ѵᏙꓦᴠ',
  w: 'ԝᎳᏔꓪᴡѡա',
  x: 'хχꓫⲭ',
  y: 'уυүꓬʏγɣⲩ',
  z: 'ζᏃꓜᴢⲍ',
};

const LATIN = new Map(
  Object.entries(CONFUSABLES).flatMap(([latin, letters]) =>
    [...letters].flatMap((letter) =>
      [letter, letter.toLowerCase(), letter.toUpperCase()].map((one) => [one, latin] as const),
    ),
  ),
);

/** What is taken for a small l in some typeface. */
const CONFUSED_WITH_L = /[I1|\u0406\u0399\u04C0\uA4F2\u2C92\u01C0]/gu;

/** Alphabets with letters that look like each other's: in one word of a name stand those of one. */
const ALPHABETS = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Cherokee', 'Coptic', 'Lisu', 'Deseret'].map(
  (script) => new RegExp(`\\p{sc=${script}}`, 'u'),
);

/** A person's name as it was typed, as `readName` has it; besides, no word of it is of several alphabets. */
export function readPersonName(typed: string): ReadName {
  const read = readName(typed);
  return 'name' in read && mixesAlphabets(read.name) ? { refusal: refusal('host', 'name-mixed') } : read;
}

/** A name where it is no more than said along the way: as it will stand, or empty where it can't be one. */
export function nameOrEmpty(typed: string): string {
  const read = readPersonName(typed);
  return 'name' in read ? read.name : '';
}

function mixesAlphabets(name: string): boolean {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
}

/** Whether two names are taken for one another when they are read or called, also where somebody has meant them to be. */
export function isSameName(one: string, other: string): boolean {
  return spokenForm(one) === spokenForm(other) || visualForm(one) === visualForm(other);
}

/** What a name is counted under: the same for those that are the same when they are called. */
export function nameKey(name: string): string {
  return spokenForm(name);
}

/** This name, or with the first number behind it that nobody here has. */
export function freeName(name: string, taken: readonly string[], longest = MAX_NAME_GRAPHEMES): string {
  for (let number = 1; ; number++) {
    const tail = number === 1 ? '' : ` ${number}`;
    const head = graphemesOf(name).slice(0, longest - tail.length);
    const numbered = `${head.join('').trim()}${tail}`;
    if (!taken.some((other) => isSameName(other, numbered))) return numbered;
  }
}

/** Without what is not said: capitals, blanks, accents, and all that is not seen. */
function spokenForm(name: string): string {
  // Both before and after: some letters are taken apart into what looks like none of ours.
  return inLatin(withoutIgnored(inLatin(name).normalize('NFKD'))).toLowerCase();
}

/** The same, but a large i, a one and a bar are the small l that they look like, and a nought is an o. */
function visualForm(name: string): string {
  return spokenForm(name.normalize('NFKD').replaceAll(CONFUSED_WITH_L, 'l').replaceAll('0', 'o'));
}

function withoutIgnored(name: string): string {
  return name.replace(IGNORED_IN_SPEECH, '').replace(ALL_INVISIBLE_SYMBOLS, '');
}

function inLatin(name: string): string {
  return name.replace(/./gu, (letter) => LATIN.get(letter) ?? letter);
}
