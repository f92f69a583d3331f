/**
 * Sizes that are the smaller or the larger of several, decided when the page is built: Chromium 68 can't. A television's
 * picture is sixteen to nine, and its letters are as large as that picture allows (`screen.css`); so which one it is is known.
 */

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

// Questions to the window as every browser understands them: no `<`, no `or`, no `not` within.

/** A little less, for what is to be smaller: browsers ask in whole pixels, or hundredths. */
const EPSILON = 0.01;

const BOTH = /\(([\d.]+[a-z]+)\s*(<=?)\s*(width|height)\s*(<=?)\s*([\d.]+[a-z]+)\)/g;
const ONE = /\((width|height)\s*(<=?|>=?)\s*([\d.]+[a-z]+)\)/g;
const NOT = /\(not \((min|max)-(width|height):\s*([\d.]+[a-z]+)\)\)/g;
const ALONE = /^not \((min|max)-(width|height):\s*([\d.]+[a-z]+)\)$/;

export function lowerMediaQuery(params: string): string {
  return params
    .split(/,|\bor\b/)
    .map((one) =>
      one
        .trim()
        .replace(ALONE, '(not ($1-$2:$3))')
        .replaceAll(
          BOTH,
          (_, least, first, side, second, most) => `${turned(side, first, least)} and ${compared(side, second, most)}`,
        )
        .replaceAll(ONE, (_, side, sign, size) => compared(side, sign, size))
        .replaceAll(NOT, (_, bound, side, size) => compared(side, bound === 'min' ? '<' : '>', size)),
    )
    .join(', ');
}

/** What stands before the side, behind it. */
function turned(side: string, sign: string, least: string): string {
  return compared(side, sign.replace('<', '>'), least);
}

function compared(side: string, sign: string, size: string): string {
  const [, number = '', unit = ''] = /^([\d.]+)([a-z]+)$/.exec(size) ?? [];
  const off = sign === '<' ? -EPSILON : sign === '>' ? EPSILON : 0;
  const bound = Math.round((Number(number) + off) * 1000) / 1000;
  return `(${sign.startsWith('<') ? 'max' : 'min'}-${side}:${bound}${unit})`;
}

// Selectors as text: cut apart, and written without `:is()` and `:where()`.

/** The parts between commas that stand in no bracket. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (depth === 0 && sign === ',') {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

/** Where the bracket closes that opens at this place. */
export function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`a bracket does not close in ${text}`);
}

const CHOICE = /:(?:is|where)\(|:not\(/g;

/** The same elements by as many selectors as it takes; `:focus-visible` is any focus. */
export function expandSelector(selector: string): string[] {
  const plain = selector.replaceAll(':focus-visible', ':focus');
  for (const found of plain.matchAll(CHOICE)) {
    const open = found.index + found[0].length - 1;
    const end = closingBracket(plain, open);
    const choices = splitList(plain.slice(open + 1, end));
    const [before, after] = [plain.slice(0, found.index), plain.slice(end + 1)];
    if (found[0] === ':not(') {
      if (choices.length === 1 && !/:(?:is|where)\(/.test(choices[0] ?? '')) continue;
      return expandSelector(
        `${before}${choices
          .flatMap(expandSelector)
          .map((one) => `:not(${one})`)
          .join('')}${after}`,
      );
    }
    return choices.flatMap((one) => expandSelector(joined(before, one, after)));
  }
  return [plain];
}

/** An element's name stands first in a compound. */
function joined(before: string, one: string, after: string): string {
  const compound = /[^\s>+~]*$/.exec(before)?.[0] ?? '';
  const isName = /^[a-z]/i.test(one) && compound !== '';
  if (!isName) return before + one + after;
  const [, name = '', rest = ''] = /^([a-z][\w-]*)(.*)$/i.exec(one) ?? [];
  return `${before.slice(0, before.length - compound.length)}${name}${compound}${rest}${after}`;
}
