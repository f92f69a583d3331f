/** What the tests of the faces ask of an SVG and of colours. */

/** A face must be well under what a phone loads in a blink. */
const LIMIT = 12_000;

/** What is wrong with an SVG that is to be used as an image; nothing if it is sound. */
export function flawOf(svg: string): string | undefined {
  const text = /<(text|image|foreignObject|script|style)\b/.exec(svg);
  if (text) return `<${text[1]}> is not allowed`;
  for (const [, target] of svg.matchAll(/(?:href="|url\()([^")]*)/g)) {
    if (!target?.startsWith('#')) return `reference to ${target}`;
    if (!svg.includes(`id="${target.slice(1)}"`)) return `nothing is named ${target}`;
  }
  if (/NaN|undefined|null/.test(svg)) return 'a number is missing';
  if (svg.length > LIMIT) return `${svg.length} characters`;
  return malformation(svg);
}

/** Reads the markup as XML without entities, comments or text: every tag closed, every attribute quoted. */
function malformation(svg: string): string | undefined {
  const tag = /<(\/?)([A-Za-z]+)((?: [A-Za-z:-]+="[^"<&]*")*)(\/?)>/y;
  const open: string[] = [];
  while (tag.lastIndex < svg.length) {
    const from = tag.lastIndex;
    const match = tag.exec(svg);
    if (!match) return `no tag at ${from}: ${svg.slice(from, from + 40)}`;
    const [, closing, name = '', attributes = '', empty] = match;
    const names = [...attributes.matchAll(/ ([A-Za-z:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `an attribute twice in <${name}>`;
    if (closing && open.pop() !== name) return `</${name}> closes nothing`;
    if (!closing && !empty) open.push(name);
    if (open.length === 0 && tag.lastIndex < svg.length) return 'more than one root';
  }
  return open.length > 0 ? `<${open.join('><')}> left open` : undefined;
}

/** Red, green and blue of `#rrggbb`, each from 0 to 1, linear light. */
export function linear(colour: string): [number, number, number] {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** The contrast of two colours as the WCAG counts it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
