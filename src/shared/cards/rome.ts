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

/** The letter that Rome cards begin with, and no other. */
const R = 'R'.charCodeAt(0);

export function isRome(card: VbiCard): card is RomeCard {
  return card.charCodeAt(0) === R;
}

export function isCurse(card: VbiCard): card is Curse {
  return CURSES.includes(card as Curse);
}

export function isBlessing(card: VbiCard): card is Blessing {
  return !isRome(card) && !isCurse(card);
}

/** `R41` is 41. */
export function numberOf(card: RomeCard): number {
  return Number(card.slice(1));
}

/** The ages of Rome's history, oldest first. */
export const AGES = [
  'kings',
  'republic',
  'empire',
  'early-middle-ages',
  'middle-ages',
  'renaissance',
  'baroque',
  'modern',
] as const;
export type Age = (typeof AGES)[number];

/** The number of the first card of each age. */
const FIRST_CARDS: Readonly<Record<Age, number>> = {
  kings: 1,
  republic: 8,
  empire: 33,
  'early-middle-ages': 52,
  'middle-ages': 60,
  renaissance: 67,
  baroque: 75,
  modern: 80,
};

/** The age of a Rome card by its number (VM-26). */
export function ageOf(number: number): Age {
  return AGES.findLast((age) => FIRST_CARDS[age] <= number) ?? AGES[0];
}

/** The Rome cards among these, the lowest first. */
export function romeAscending(cards: readonly VbiCard[]): RomeCard[] {
  return cards.filter(isRome).sort((a, b) => numberOf(a) - numberOf(b));
}
