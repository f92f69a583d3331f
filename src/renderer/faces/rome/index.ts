/** The 107 cards of Vbi Maior: numbered moments of Rome, blessings and curses. */
import { AGES, type Age, ageOf, isRome, numberOf, type RomeCard, VBI_DECK, type VbiCard } from '#shared/cards/rome.ts';
import { between, bothEnds, cornered, fromAfar, POKER, sheet } from '../card.ts';
import type { Deck, FaceSettings } from '../deck.ts';
import { lettering } from '../glyphs.ts';
import { BRASS, INK } from '../palette.ts';
import { at, disc, el, fill, line, shape } from '../svg.ts';
import { lightOf } from './ages.ts';
import { brokenColumn, colosseum, hut, temple } from './antiquity.ts';
import { dome, fountain, towers, tram } from './later.ts';
import { specialFace } from './special.ts';

const CORNER = { middle: 76, top: 38, height: 150, most: 112 };

/** 107 cards; those of Vbi Maior. */
export const ROME: Deck = {
  id: 'rome',
  faces: VBI_DECK,
  format: POKER,
  farIndex: fromAfar(CORNER.height, POKER),
  draw: (face, settings) => vbiFace(face as VbiCard, settings),
};

const SCENES: Readonly<Record<Age, () => string>> = {
  kings: hut,
  republic: temple,
  empire: colosseum,
  'early-middle-ages': brokenColumn,
  'middle-ages': towers,
  renaissance: dome,
  baroque: fountain,
  modern: tram,
};

const TRAVERTINE = '#e6d8bb';

/** An arch 340 wide, its foot on y = 0. */
const ARCH = 'M-170 0V-350A170 170 0 0 1 170 -350V0Z';
const ARCH_FOOT = 572;

/** The stone below the arch that bears the number. */
const STONE = 'M145 602H485V838H145Z';
const PITS = 'M172 640h22M420 628h30M168 800h30M440 812h18M250 622h14M330 822h26M452 700h16M160 716h12';

/** A face as SVG, 630 × 880. */
function vbiFace(card: VbiCard, settings: FaceSettings): string {
  return isRome(card) ? romeFace(card, settings) : specialFace(card, settings);
}

/** The ages as a row of dots beneath the corner, the card's own filled: where in history it lies. */
function timeline(age: Age, far = false): string {
  return AGES.map((other, k) => {
    const y = (far ? 310 : 250) + k * 46;
    return other === age
      ? disc(CORNER.middle, y, 17, lightOf(age).ink, BRASS, 5)
      : disc(CORNER.middle, y, 7, lightOf(other).sky, BRASS, 3);
  }).join('');
}

/** A Rome card: the scene of its age in an arch, its number in stone and in the corners. */
function romeFace(card: RomeCard, { far }: FaceSettings): string {
  const number = numberOf(card);
  const age = ageOf(number);
  const { sky, ground, ink } = lightOf(age);
  const edge = `rome-${age}`;
  const { middle, top, height, most } = CORNER;
  const figures = String(number);
  const arch =
    el('clipPath', { id: edge }, el('path', { d: ARCH })) +
    el('g', { 'clip-path': `url(#${edge})` }, fill(ARCH, sky), fill('M-170 0V-60H170V0Z', ground), SCENES[age]()) +
    line(ARCH, INK, 6) +
    shape('M-22 -498L-28 -540H28L22 -498Z', TRAVERTINE, INK, 5);
  const stone =
    shape(STONE, TRAVERTINE, INK, 6) +
    line(PITS, '#cbb78f', 6) +
    line('M161 618H469V822H161Z', BRASS, 3) +
    lettering(figures, POKER.width / 2, 634, 172, ink, 250);
  return sheet(
    POKER,
    cornered(POKER, lettering(figures, middle, top, height, ink, most), far),
    bothEnds(POKER, timeline(age, far)),
    between(POKER, at(POKER.width / 2, ARCH_FOOT, arch) + stone, far),
  );
}
