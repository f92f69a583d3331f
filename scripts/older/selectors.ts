/** Selectors as text: cut apart, and written without `:is()` and `:where()`. */

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
