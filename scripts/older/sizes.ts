/**
 * Sizes that are the smaller or the larger of several, decided when the page is built: Chromium 68 can't. A television's
 * picture is sixteen to nine, and its letters are as large as that picture allows (`screen.css`); so which one it is is known.
 */
import { closingBracket, splitList } from './selectors.ts';

/** The picture that is decided for, and its letters; only how they stand to each other matters. */
const PICTURE = {
  vw: 19.2,
  vh: 10.8,
  vmin: 10.8,
  vmax: 19.2,
  dvh: 10.8,
  dvw: 19.2,
  rem: 33.1,
  em: 33.1,
  px: 1,
  ch: 16,
};

const CALL = /(?<![\w-])(min|max|clamp)\(/;

/** A value without `min`, `max` and `clamp`. Of what can't be compared, the first that can be stays. */
export function resolveMinMax(value: string): string {
  const found = CALL.exec(value);
  if (!found) return value;
  const open = found.index + found[0].length - 1;
  const end = closingBracket(value, open);
  const choices = splitList(value.slice(open + 1, end)).map(resolveMinMax);
  const before = value.slice(0, found.index);
  return resolveMinMax(before + bracketed(chosen(found[1] ?? '', choices)) + value.slice(end + 1));
}

/** What is reckoned stays reckoned. */
function bracketed(value: string): string {
  return /[\s*/]/.test(value) && !/^calc\(/.test(value) ? `calc(${value})` : value;
}

function chosen(call: string, choices: readonly string[]): string {
  if (call === 'clamp') {
    const [least = '', wanted = '', most = ''] = choices;
    return chosen('max', [least, chosen('min', [wanted, most])]);
  }
  const known = choices.flatMap((choice) => {
    const size = sizeOf(choice);
    return size === undefined ? [] : [{ choice, size }];
  });
  const [first] = known;
  if (!first) return choices[0] ?? '0';
  const isBetter = (a: number, b: number): boolean => (call === 'min' ? a < b : a > b);
  return known.reduce((best, one) => (isBetter(one.size, best.size) ? one : best), first).choice;
}

/** In pixels of that picture; nothing where it hangs on what is around it. */
function sizeOf(text: string): number | undefined {
  const plain = text.replaceAll(/calc\(/g, '(');
  const tokens = plain.match(/-?[\d.]+[a-z%]*|[-+*/()]/g) ?? [];
  if (tokens.join('') !== plain.replaceAll(/\s/g, '')) return undefined;
  let at = 0;
  const part = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = sum();
      at++;
      return inner;
    }
    const [, number = '', unit = ''] = /^(-?[\d.]+)([a-z%]*)$/.exec(token) ?? [];
    return Number(number) * (unit === '' ? 1 : (PICTURE[unit as keyof typeof PICTURE] ?? Number.NaN));
  };
  const product = (): number => {
    let value = part();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * part() : value / part();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const size = sum();
  return Number.isFinite(size) && at === tokens.length ? size : undefined;
}
