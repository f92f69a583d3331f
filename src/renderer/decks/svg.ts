/** Helpers for writing SVG. Every function returns markup as a string. */

type Attributes = Readonly<Record<string, string | number>>;

/** A number as short as it can be written without being seen: two decimals at most. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** An element; numbers in attributes are shortened. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** A filled shape. */
export function fill(d: string, colour: string): string {
  return el('path', { d, fill: colour });
}

/** A drawn line; `width` in the units around it. Ends and corners are round on every sheet. */
export function line(d: string, colour: string, width: number): string {
  return el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width });
}

/** A filled shape with an outline. */
export function shape(d: string, colour: string, outline: string, width: number): string {
  return el('path', { d, fill: colour, stroke: outline, 'stroke-width': width });
}

/** A disc, with an outline if one is given. */
export function disc(x: number, y: number, r: number, colour: string, outline?: string, width = 0): string {
  const edge: Attributes = outline ? { stroke: outline, 'stroke-width': width } : {};
  return el('circle', { cx: x, cy: y, r, fill: colour, ...edge });
}

/** `count` dots on a circle around the origin: one dashed line with round ends. */
export function dots(r: number, count: number, size: number, colour: string): string {
  const gap = (2 * Math.PI * r) / count;
  return el('circle', { r, fill: 'none', stroke: colour, 'stroke-width': size, 'stroke-dasharray': `0 ${short(gap)}` });
}

/** Content moved to a place, turned by `degrees` and scaled, in this order from outside in. */
export function at(x: number, y: number, content: string, scale = 1, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${short(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 10000) / 10000})`;
  return el('g', { transform: `translate(${short(x)} ${short(y)})${turn}${size}` }, content);
}

/** Content and its mirror image across the line x = 0. */
export function mirrored(content: string): string {
  return content + el('g', { transform: 'scale(-1 1)' }, content);
}

/** Content repeated `times` around the origin. */
export function around(times: number, content: string): string {
  return Array.from({ length: times }, (_, k) => at(0, 0, content, 1, (360 / times) * k)).join('');
}
