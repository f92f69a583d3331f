/**
 * The shapes of a portrait. The origin is the middle of its round ground, whose radius is 50; x to the right, y down.
 * Shapes are grouped by depth: as a head turns, nearer ones move further.
 */

// The portraits' colours: outlines in one dark ink, flat tones under it, and a paper edge around the figure, so
// that it stands out from any enamel. Light falls from the upper left.

/** The lit side, the side turned from the lamp, and what is warm in it. */
export type SkinTones = readonly [lit: string, shade: string, blush: string];

const LIME: SkinTones = ['#ecc98c', '#c99a5b', '#cf4f36'];
const CHERRY: SkinTones = ['#d08f54', '#a96a35', '#b83f2a'];
const WALNUT: SkinTones = ['#976540', '#70452a', '#a63525'];

/** Skins, named for their look. */
export const SKINS = {
  rosy: ['#f4c8a6', '#dfa27c', '#e38b72'],
  pale: ['#f1d3b2', '#d9ae85', '#e0957a'],
  olive: ['#e0b183', '#c48e5f', '#cf7b58'],
  tan: ['#cb935f', '#aa7245', '#b9603f'],
  brown: ['#a56c45', '#834f30', '#98462f'],
  deep: ['#835136', '#643a26', '#8a3b2c'],
} as const;
export type Skin = keyof typeof SKINS;

/** Woods of puppets by skin: lime, cherry, walnut; their cheeks are painted. */
export const PUPPET_WOODS: Readonly<Record<Skin, SkinTones>> = {
  rosy: LIME,
  pale: LIME,
  olive: LIME,
  tan: CHERRY,
  brown: CHERRY,
  deep: WALNUT,
};

/** Every other tone, by the name of what it is like. */
export const TONES = {
  ink: '#2a1710',
  paper: '#f7e8c8',
  eye: '#fff6e2',
  linen: '#fbf0da',
  flour: '#efe0c2',
  silver: '#d6d0c4',
  ash: '#a9a196',
  iron: '#6d6862',
  coal: '#3a2b26',
  walnut: '#5f3a22',
  chestnut: '#84492a',
  copper: '#b85f2a',
  straw: '#e3bb62',
  ochre: '#c8913a',
  tomato: '#b8402a',
  brick: '#8c2f22',
  rose: '#d98a86',
  plum: '#6b3656',
  olive: '#76803f',
  bottle: '#2f5a45',
  teal: '#3d8580',
  sky: '#86aebd',
  navy: '#2e4562',
  brass: '#d4a94e',
  bronze: '#96702a',
} as const;

/** Skin by its side of the face, everything else by name. */
export type Tone = keyof typeof TONES | 'skin' | 'shade' | 'blush';

/** A tone's colour for this skin. */
export function inkOf(tone: Tone, [lit, shade, blush]: SkinTones): string {
  if (tone === 'skin') return lit;
  if (tone === 'shade') return shade;
  if (tone === 'blush') return blush;
  return TONES[tone];
}

/** A portrait: skin, and shapes from back to front. */
export interface Portrait {
  readonly skin: Skin;
  readonly groups: readonly Group[];
}

/** A shape: an SVG path, filled, stroked, or both. */
export interface PortraitShape {
  readonly d: string;
  readonly fill?: Tone;
  readonly line?: Tone;
  /** Of the line. */
  readonly width?: number;
}

/**
 * `body` is fixed, as is the `air` around it, which has no paper edge; hair behind the head moves the other way; `eye`
 * are the pupils.
 */
export type Depth = 'air' | 'body' | 'behind' | 'head' | 'face' | 'near' | 'eye';

export interface Group {
  readonly depth: Depth;
  readonly prints: readonly PortraitShape[];
}

/** Line width of the outline. */
const KEY = 2.4;

/** A shape with the key block's outline. */
export function outlined(d: string, fill: Tone, width = KEY): PortraitShape {
  return { d, fill, line: 'ink', width };
}

/** A shape without one. */
export function flat(d: string, fill: Tone): PortraitShape {
  return { d, fill };
}

export function line(d: string, width = KEY, tone: Tone = 'ink'): PortraitShape {
  return { d, line: tone, width };
}

/** A closed ellipse as a path. */
export function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

const grouped =
  (depth: Depth) =>
  (...prints: readonly PortraitShape[]): Group => ({ depth, prints });

export const air = grouped('air');
export const body = grouped('body');
export const behind = grouped('behind');
export const head = grouped('head');
export const face = grouped('face');
export const near = grouped('near');
export const eye = grouped('eye');
