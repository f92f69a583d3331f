/** Questions to the window as every browser understands them: no `<`, no `or`, no `not` within. */

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
