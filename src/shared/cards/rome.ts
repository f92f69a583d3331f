/** The deck of Vbi Maior: 90 Rome cards, 14 blessings, 3 curses (VM-1). */

/** The highest Rome card; the lowest is 1. */
export const ROME_SIZE = 90;

/** `R1`, the founding, to `R90`, our own time. */
export type RomeCard = `R${number}`;

export const BLESSINGS = [
  'ianus',
  'minerva',
  'mercurius',
  'apollo',
  'diana',
  'fortuna',
  'ceres',
  'iuppiter',
  'vesta',
  'vulcanus',
  'saturnus',
  'mars',
  'venus',
  'neptunus',
] as const;
export type Blessing = (typeof BLESSINGS)[number];

export const CURSES = ['barbari', 'damnatio', 'silentium'] as const;
export type Curse = (typeof CURSES)[number];

export type VbiCard = RomeCard | Blessing | Curse;

/** Lowest first. */
export const ROME_CARDS: readonly RomeCard[] = Array.from({ length: ROME_SIZE }, (_, k): RomeCard => `R${k + 1}`);

/** All 107. */
export const VBI_DECK: readonly VbiCard[] = [...ROME_CARDS, ...BLESSINGS, ...CURSES];

export function isRome(card: VbiCard): card is RomeCard {
  return card.startsWith('R');
}

export function isCurse(card: VbiCard): card is Curse {
  return (CURSES as readonly VbiCard[]).includes(card);
}

export function isBlessing(card: VbiCard): card is Blessing {
  return !isRome(card) && !isCurse(card);
}

/** `R41` is 41. */
export function numberOf(card: RomeCard): number {
  return Number(card.slice(1));
}
