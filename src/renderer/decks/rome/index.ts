/** The 107 cards of Vbi Maior: numbered moments of Rome, blessings and curses. */
import {
  AGES,
  type Age,
  ageOf,
  type Blessing,
  type Curse,
  isCurse,
  isRome,
  numberOf,
  type RomeCard,
  VBI_DECK,
  type VbiCard,
} from '#shared/cards/rome.ts';
import { between, bothEnds, cornered, fromAfar, POKER, sheet } from '../card-sheet.ts';
import { lettering } from '../corner-letters.ts';
import type { Deck, FaceSettings } from '../deck.ts';
import { BRASS, BRASS_LIGHT, INK, PAPER } from '../palette.ts';
import { around, at, disc, dots, fill, line, shape } from '../svg.ts';
import { ageColours, throughArch } from './ages.ts';
import { CURSE_EMBLEMS, type Emblem, type EmblemInks, GODS } from './emblems.ts';

// Blessings and curses: an emblem on blue or on red. Blessings are round, curses angular: colour is not needed.

const BLESSED: EmblemInks = { field: '#163b6c', mark: PAPER, accent: BRASS_LIGHT };
const CURSED: EmblemInks = { field: '#641317', mark: PAPER, accent: '#f0b24a' };

const FIELD = 'M24 24H606V856H24Z';
const INNER = 'M40 40H590V840H40Z';
/** The middle of the corner signs, and how far they reach. */
const BADGE = { x: 86, y: 98, r: 55 };

/** A blessing or curse as SVG, 630 × 880. */
function specialFace(card: Blessing | Curse, { far }: FaceSettings): string {
  return isCurse(card) ? curse(CURSE_EMBLEMS[card], far) : blessing(GODS[card], far);
}

function blessing(emblem: Emblem, far?: boolean): string {
  const leaf = fill('M0 -238C16 -250 16 -266 0 -280C-16 -266 -16 -250 0 -238Z', BRASS);
  const medallion =
    around(24, leaf) +
    disc(0, 0, 222, BLESSED.field, BRASS_LIGHT, 8) +
    dots(200, 48, 7, BRASS) +
    at(0, 0, emblem(BLESSED), 3.1);
  const badge = disc(0, 0, BADGE.r, BLESSED.field, BRASS_LIGHT, 5) + at(0, 0, emblem(BLESSED), 0.74);
  return card('#1d4b85', '#2f64a4', medallion, badge, far);
}

function curse(emblem: Emblem, far?: boolean): string {
  const lozenge = (r: number) => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`;
  const medallion =
    shape(lozenge(272), CURSED.field, CURSED.accent, 8) +
    line(lozenge(246), CURSED.accent, 3) +
    at(0, 0, emblem(CURSED), 2.6);
  const badge = shape(lozenge(BADGE.r + 8), CURSED.field, CURSED.accent, 5) + at(0, 0, emblem(CURSED), 0.56);
  return card('#8e1f23', '#ad3a35', medallion, badge, far);
}

function card(field: string, tone: string, medallion: string, badge: string, far?: boolean): string {
  return sheet(
    POKER,
    fill(FIELD, field),
    line(INNER, tone, 4),
    at(POKER.width / 2, POKER.height / 2, medallion),
    cornered(POKER, at(BADGE.x, BADGE.y, badge), far),
  );
}

const CORNER = { middle: 76, top: 38, height: 150, most: 112 };

/** 107 cards; those of Vbi Maior. */
export const ROME: Deck = {
  id: 'rome',
  faces: VBI_DECK,
  format: POKER,
  farIndex: fromAfar(CORNER.height, POKER),
  draw: (face, settings) => vbiFace(face as VbiCard, settings),
};

const TRAVERTINE = '#e6d8bb';

const KEYSTONE = shape('M-22 -498L-28 -540H28L22 -498Z', TRAVERTINE, INK, 5);

/** The stone below the arch. */
const SMALL = {
  foot: 572,
  scale: 1,
  stone: {
    edge: 'M145 602H485V838H145Z',
    frame: 'M161 618H469V822H161Z',
    pits: 'M172 640h22M420 628h30M168 800h30M440 812h18M250 622h14M330 822h26M452 700h16M160 716h12',
  },
};

/** A picture is larger, and the stone below it a little lower. */
const LARGE = {
  foot: 596,
  scale: 1.06,
  stone: {
    edge: 'M146 620H484V840H146Z',
    frame: 'M158 632H472V828H158Z',
    pits: 'M436 644h20M170 816h22M448 812h8',
  },
};

/** A face as SVG, 630 × 880. */
export function vbiFace(card: VbiCard, settings: FaceSettings): string {
  return isRome(card) ? romeFace(card, settings) : specialFace(card, settings);
}

/** The ages as a row of dots beneath the corner, the card's own filled: where in history it lies. */
function timeline(age: Age, far = false): string {
  return AGES.map((other, k) => {
    const y = (far ? 310 : 250) + k * 46;
    return other === age
      ? disc(CORNER.middle, y, 17, ageColours(age).ink, BRASS, 5)
      : disc(CORNER.middle, y, 7, ageColours(other).sky, BRASS, 3);
  }).join('');
}

/** What a card shows of its moment, as SVG: its scene, and its title for the middle of the stone. */
interface Pictured {
  readonly scene: string;
  title(ink: string): string;
}

/**
 * A Rome card: a scene in an arch, in stone its title or, where that couldn't be read, its number, which is in the corners,
 * too. Without its picture the arch shows the sky of its age.
 */
export function romeFace(card: RomeCard, { far }: FaceSettings, pictured?: Pictured): string {
  const number = numberOf(card);
  const age = ageOf(number);
  const { ink } = ageColours(age);
  const { middle, top, height, most } = CORNER;
  const figures = String(number);
  const isLarge = pictured !== undefined && !far;
  const { foot, scale, stone } = isLarge ? LARGE : SMALL;
  const arch = throughArch(age, pictured?.scene ?? '') + (isLarge ? '' : KEYSTONE);
  const tablet =
    shape(stone.edge, TRAVERTINE, INK, 6) +
    line(stone.pits, '#cbb78f', 6) +
    line(stone.frame, BRASS, 3) +
    (isLarge ? pictured.title(ink) : lettering(figures, POKER.width / 2, 634, 172, ink, 250));
  return sheet(
    POKER,
    cornered(POKER, lettering(figures, middle, top, height, ink, most), far),
    bothEnds(POKER, timeline(age, far)),
    between(POKER, at(POKER.width / 2, foot, arch, scale) + tablet, far),
  );
}
