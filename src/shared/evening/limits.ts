/** Limits of an evening: beyond any real one, and low enough to keep the document small. */
export const EVENING_LIMITS = {
  players: 200,
  games: 8,
  seats: 6,
  rounds: 60,
  tables: 1000,
  /** Per round. */
  deals: 40,
  minutes: 600,
  /** Results and corrections per table. */
  entries: 200,
  /** UTF-16 code units of any typed text. */
  text: 500,
} as const;
