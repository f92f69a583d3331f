/** How the eight colours of marks look: enamel that lies on cloth, paper and brass, and told apart by colour-blind eyes. */
import type { AvatarSpec } from '#shared/protocol/mark.ts';

/** What signs are drawn in: cream on dark enamel, nearly black on light one. */
const CREAM = '#fff1d6';
const SOOT = '#1e140a';

export interface AvatarColours {
  readonly ground: string;
  /** What is drawn on it. */
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
