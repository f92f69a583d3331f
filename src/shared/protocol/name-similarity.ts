/** Which names look or sound alike: decided by the host, so a phone doesn't load it. */
import { refusal } from '../engine/refusal.ts';
import { graphemesOf } from '../i18n/characters.ts';
import { ALL_INVISIBLE_SYMBOLS, MAX_NAME_GRAPHEMES, type ReadName, readName } from './typed-text.ts';

/**
 * Ignored in comparison: blanks, invisible characters, and diacritics. Vowel marks (Thai, Hindi)
 * and Japanese marks make another name and stay.
 */
const IGNORED_IN_SPEECH =
  /\p{Default_Ignorable_Code_Point}|\s|[\u0300-\u036F]|[\u0591-\u05C7]|[\u064B-\u065F]|\u0670|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE20-\uFE2F]/gu;

/**
 * Letters that look like a Latin one, in either case: other alphabets, phonetics, small capitals.
 * From Unicode's confusables (UTS 39), limited to letters that a name may have.
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

/** Characters that look like a small l in some typeface. */
const CONFUSED_WITH_L = /[I1|\u0406\u0399\u04C0\uA4F2\u2C92\u01C0]/gu;

/** Alphabets with look-alike letters: a word of a name may use only one of them. */
const ALPHABETS = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Cherokee', 'Coptic', 'Lisu', 'Deseret'].map(
  (script) => new RegExp(`\\p{sc=${script}}`, 'u'),
);

/** Validates a typed name by `readName`; no word may mix alphabets. */
export function readPersonName(typed: string): ReadName {
  const read = readName(typed);
  return 'name' in read && mixesAlphabets(read.name) ? { refusal: refusal('host', 'name-mixed') } : read;
}

/** An optional name: normalized, or empty where it is invalid. */
export function nameOrEmpty(typed: string): string {
  const read = readPersonName(typed);
  return 'name' in read ? read.name : '';
}

function mixesAlphabets(name: string): boolean {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
}

/** Whether two names look or sound alike, deliberately or not. */
export function isSameName(one: string, other: string): boolean {
  return spokenForm(one) === spokenForm(other) || visualForm(one) === visualForm(other);
}

/** The key that names alike in speech share. */
export function nameKey(name: string): string {
  return spokenForm(name);
}

/** The name, or with the first free number after it. */
export function freeName(name: string, taken: readonly string[], longest = MAX_NAME_GRAPHEMES): string {
  for (let number = 1; ; number++) {
    const tail = number === 1 ? '' : ` ${number}`;
    const head = graphemesOf(name).slice(0, longest - tail.length);
    const numbered = `${head.join('').trim()}${tail}`;
    if (!taken.some((other) => isSameName(other, numbered))) return numbered;
  }
}

/** Without case, blanks, accents and invisible characters. */
function spokenForm(name: string): string {
  // Applied before and after normalization: some letters decompose into others outside the table.
  return inLatin(withoutIgnored(inLatin(name).normalize('NFKD'))).toLowerCase();
}

/** The same, with I, 1 and | as l, and 0 as o. */
function visualForm(name: string): string {
  return spokenForm(name.normalize('NFKD').replaceAll(CONFUSED_WITH_L, 'l').replaceAll('0', 'o'));
}

function withoutIgnored(name: string): string {
  return name.replace(IGNORED_IN_SPEECH, '').replace(ALL_INVISIBLE_SYMBOLS, '');
}

function inLatin(name: string): string {
  return name.replace(/./gu, (letter) => LATIN.get(letter) ?? letter);
}
