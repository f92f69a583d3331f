/** A seat's own enamel and emblem, for players without an avatar; colour is never the only difference. */
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { PortraitChoice } from './portraits/portraits.tsx';

/**
 * Avatar sizes: a line of text (`line`) has no room for a portrait; on a plate (`round`), or beside a name in a list
 * (`face`).
 */
export type AvatarSize = 'line' | 'face' | 'round';

/** The portrait of a seat's player, where known: a bot is a puppet. */
export function portraitOfSeat(who: Seated | undefined): PortraitChoice | undefined {
  if (!who || who.kind === 'empty' || !who.portrait) return undefined;
  return { id: who.portrait, puppet: who.kind === 'bot' };
}

// The twelve signs: solid shapes on a ground of 24 by 24. Cutouts run the other way around.

/** The side of the square they are drawn in. */
export const SIGN_SIZE = 24;

/** As an SVG path's data, filled by the nonzero rule. */
export const SIGN_PATHS: Readonly<Record<AvatarSpec['sign'], string>> = {
  sun: 'M12 6.5a5.5 5.5 0 0 1 0 11 5.5 5.5 0 0 1 0-11zM12 .5l1.8 4.2h-3.6zM12 23.5l1.8-4.2h-3.6zM.5 12l4.2-1.8v3.6zM23.5 12l-4.2-1.8v3.6zM3.9 3.9l4.2 1.7-2.5 2.5zM20.1 3.9l-1.7 4.2-2.5-2.5zM3.9 20.1l1.7-4.2 2.5 2.5zM20.1 20.1l-4.2-1.7 2.5-2.5z',
  moon: 'M14.5 1.5A10.7 10.7 0 1 0 22.6 15 9 9 0 0 1 14.5 1.5z',
  star: 'M12 1l3.2 7.4 8 .7-6 5.3 1.8 7.8-7-4.1-7 4.1 1.8-7.8-6-5.3 8-.7z',
  leaf: 'M3.3 15.5C3 7 10 2 22 2c.5 12-5 19.5-13.5 18.8L17 8.5 6 18.4 2.8 22.8 1.2 21.2z',
  bird: 'M.8 17.8L8 11.5C8.3 6 11.4 2.5 15.4 2.5c2.6 0 4.5 1.4 5.2 3.6L23.4 8l-2.8 1.2c.2 5.4-3.3 9.6-9.1 9.6-1.3 0-2.6-.2-3.7-.6zM9.6 20h2v3h-2zM13.4 20h2v3h-2zM16.6 5.3a1.3 1.3 0 0 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  fish: 'M.8 12C4.5 5.5 11 4.5 16.5 9.4L23.2 4c-1.5 5-1.5 11 0 16l-6.7-5.4C11 19.5 4.5 18.5.8 12zM6.3 9.3a1.4 1.4 0 0 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM10.8 9c1.4 2 1.4 4 0 6h1.8c1.2-2 1.2-4 0-6z',
  bell: 'M12 1.2a2.2 2.2 0 0 1 2.2 2.3c3.2 1 4.8 3.8 4.8 7.5 0 3.6 1 5.2 3 6.8H2c2-1.6 3-3.2 3-6.8 0-3.7 1.6-6.5 4.8-7.5A2.2 2.2 0 0 1 12 1.2zM8.6 19.4h6.8a3.4 3.4 0 0 1-6.8 0z',
  key: 'M12 .8a6 6 0 0 1 1.7 11.8v2.2h4.3v3h-4.3v2h3.3v3h-6.7V12.6A6 6 0 0 1 12 .8zM12 4.2a2.6 2.6 0 0 0 0 5.2 2.6 2.6 0 0 0 0-5.2z',
  boat: 'M1.5 16.5h21c-.9 3.7-2.8 6-5.5 6H7c-2.7 0-4.6-2.3-5.5-6zM12.8 1v13.5h8.7C20.6 8.5 17.8 4 12.8 1zM10.8 5v9.5H3.5C4.5 11 7 7.5 10.8 5z',
  tree: 'M12 .8l6 7h-2.8l4.6 5.4h-2.9l5.1 5.7h-8.2v4.3h-3.6v-4.3H2l5.1-5.7H4.2l4.6-5.4H6z',
  cup: 'M2 7h15.5v1.6H19a4.3 4.3 0 0 1 0 8.6h-2.4C15.6 18.8 14 19.5 12 19.5H7.5C4 19.5 2 17 2 13.5zM17.5 10.8v2.7c0 .5 0 1-.1 1.5H19a2.1 2.1 0 0 0 0-4.2zM1.5 20.7H18.5v2H1.5zM6.5 1.5h2v4h-2zM11 1.5h2v4h-2z',
  snail:
    'M9.5 3.5a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 1 0 0-14.4zM9.5 6a4.7 4.7 0 1 1-4.7 4.7h2.2a2.5 2.5 0 1 0 2.5-2.5zM1 21.8c.2-1.8 1.5-3 3.3-3h11.2c1.8 0 2.7-1 2.7-2.7V10.5L16.7 6l1.7-.6 1.3 3.5h.8l1.3-3.5 1.7.6L22.3 10.5v6.1c0 3.4-1.9 5.2-5.3 5.2z',
};

// The eight avatar colours: enamel that works on cloth, slips and brass, distinguishable by colour-blind people.

/** Sign colours: cream on dark enamel, nearly black on light one. */
const CREAM = '#fff1d6';
const SOOT = '#1e140a';

export interface AvatarColours {
  readonly ground: string;
  /** The colour of its sign. */
  readonly ink: string;
}

export const AVATAR_COLOURS: Readonly<Record<AvatarSpec['colour'], AvatarColours>> = {
  tomato: { ground: '#b52a0c', ink: CREAM },
  amber: { ground: '#f6c04f', ink: SOOT },
  moss: { ground: '#96a138', ink: SOOT },
  sea: { ground: '#7bddca', ink: SOOT },
  sky: { ground: '#70a5ee', ink: SOOT },
  plum: { ground: '#663996', ink: CREAM },
  rose: { ground: '#c16995', ink: SOOT },
  slate: { ground: '#212d34', ink: CREAM },
};

/** By seat. */
const GROUNDS = ['#7d2a2a', '#23556b', '#5d5a1e', '#5a3470', '#2a6144', '#8a4a1c', '#3a4390', '#6d2f55'] as const;
const INK = '#f0e2c4';

/** A corner, right and down of the middle; the farthest are 1 from it. */
export type Corner = readonly [x: number, y: number];

/** Corners on a circle, every other one drawn in by `inner`. */
function polygon(corners: number, turn = 0, inner = 1, r = 1): readonly Corner[] {
  const steps = inner === 1 ? corners : corners * 2;
  return Array.from({ length: steps }, (_, k) => {
    const angle = (k / steps) * Math.PI * 2 + turn;
    const radius = k % 2 === 1 ? r * inner : r;
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  });
}

/** By seat: a star, a diamond, a triangle, a dot, a square, a hexagon, a spark, a triangle that points down. */
const EMBLEMS = [
  polygon(5, 0, 0.45),
  polygon(4),
  polygon(3),
  polygon(36, 0, 1, 0.85),
  polygon(4, Math.PI / 4),
  polygon(6),
  polygon(4, 0, 0.4),
  polygon(3, Math.PI),
] as const;

export function seatColours(seat: number): AvatarColours {
  return { ground: GROUNDS[seat % GROUNDS.length] ?? GROUNDS[0], ink: INK };
}

export function seatEmblem(seat: number): readonly Corner[] {
  return EMBLEMS[seat % EMBLEMS.length] ?? EMBLEMS[0];
}
