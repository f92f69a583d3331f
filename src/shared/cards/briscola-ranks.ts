/** The ranks of Italian cards as every kind of Briscola has them, highest first (BR-2). */
export const BRISCOLA_RANKS = ['1', '3', 'R', 'C', 'F', '7', '6', '5', '4', '2'] as const;
