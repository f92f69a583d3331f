/** The numbers of `normal`, in thirds of a point, found by playing thousands of deals against itself and `easy`, then rounded. */
export const WEIGHTS = {
  /** What a card that nothing beats any more is worth kept, and how much more towards the last trick. */
  keepMaster: 3,
  keepMasterLate: 1,
  /** How much less for each other such card of its suit: they take tricks too. */
  anotherMaster: 0.3,
  /** What a card that only one can beat is worth kept while others of its suit guard it. */
  keepGuarded: 0.2,
  /** What each third of a point is in danger in any other card, shared among the cards of its suit. */
  danger: 0.4,
  /** What it is worth to play from a pile: the card beneath it comes into play. */
  dig: 1.2,
} as const;
