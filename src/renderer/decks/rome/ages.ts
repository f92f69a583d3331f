/** The light in which each age of Rome is drawn, from dawn to dusk. */
import type { Age } from '#shared/cards/rome.ts';
import { INK } from '../palette.ts';
import { el, fill, line } from '../svg.ts';

/** The arch in which a Rome card shows what it tells: 340 wide and 520 high, its foot on y = 0. */
const ARCH = 'M-170 0V-350A170 170 0 0 1 170 -350V0Z';

/** A scene seen through the arch. */
export function throughArch(age: Age, scene: string): string {
  const { sky, ground } = ageColours(age);
  const edge = `rome-${age}`;
  return (
    el('clipPath', { id: edge }, el('path', { d: ARCH })) +
    el('g', { 'clip-path': `url(#${edge})` }, fill(ARCH, sky), fill('M-170 0V-60H170V0Z', ground), scene) +
    line(ARCH, INK, 6)
  );
}

/** The five inks its pictures are printed in (pictures/inks.ts). */
interface Inks {
  readonly dark: string;
  readonly light: string;
  readonly sky: string;
  readonly land: string;
  readonly glow: string;
}

export interface AgeColours {
  readonly sky: string;
  readonly ground: string;
  /** What numbers of this age are printed in. */
  readonly ink: string;
  readonly inks: Inks;
}

/** Sky and ground are inks, too. */
function light(sky: string, ground: string, ink: string, dark: string, paper: string, glow: string): AgeColours {
  return { sky, ground, ink, inks: { dark, light: paper, sky, land: ground, glow } };
}

const AGE_COLOURS: Readonly<Record<Age, AgeColours>> = {
  kings: light('#f3d9a0', '#b9a35a', '#7a4d12', '#35200d', '#fdf4df', '#d2622b'),
  republic: light('#f2c79c', '#c98f5a', '#963a1c', '#3b160c', '#fdf1de', '#dd5a2e'),
  empire: light('#efb49a', '#c9855f', '#8e1f2b', '#360c18', '#fdeee0', '#dc5050'),
  'early-middle-ages': light('#d9cdb4', '#8d9a63', '#54591f', '#23260f', '#faf4e3', '#cc6d2c'),
  'middle-ages': light('#cfe0da', '#8fa06a', '#1d5a47', '#0d2a22', '#faf6e6', '#da6344'),
  renaissance: light('#c3dcea', '#c7b182', '#1d5378', '#0d2b42', '#fbf5e6', '#d4682f'),
  baroque: light('#c5cce8', '#bfae93', '#353f86', '#191d48', '#faf4e8', '#dca73a'),
  modern: light('#d9c4dd', '#8c8390', '#5d2f6e', '#2a1236', '#fbf2ee', '#de6238'),
};

/** An age's colours. */
export function ageColours(age: Age): AgeColours {
  return AGE_COLOURS[age];
}
