/** Blessings and curses: an emblem on blue or on red. Blessings are round, curses angular: colour is not needed. */
import { type Blessing, type Curse, isCurse } from '#shared/cards/rome.ts';
import { cornered, POKER, sheet } from '../card-sheet.ts';
import type { FaceSettings } from '../deck.ts';
import { BRASS, BRASS_LIGHT, PAPER } from '../palette.ts';
import { around, at, disc, dots, fill, line, shape } from '../svg.ts';
import { CURSE_EMBLEMS, type Emblem, type EmblemInks, GODS } from './emblems.ts';

const BLESSED: EmblemInks = { field: '#163b6c', mark: PAPER, accent: BRASS_LIGHT };
const CURSED: EmblemInks = { field: '#641317', mark: PAPER, accent: '#f0b24a' };

const FIELD = 'M24 24H606V856H24Z';
const INNER = 'M40 40H590V840H40Z';
/** The middle of the corner signs, and how far they reach. */
const BADGE = { x: 86, y: 98, r: 55 };

/** A blessing or curse as SVG, 630 × 880. */
export function specialFace(card: Blessing | Curse, { far }: FaceSettings): string {
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
