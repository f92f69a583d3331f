/**
 * The portraits' colours: outlines in one dark ink, flat tones under it, and a paper edge around the figure, so that it
 * stands out from any enamel. Light falls from the upper left.
 */

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
