/** What an evening can hold. More than a house has room for, and few enough that a document stays small. */
export const EVENING_LIMITS = {
  players: 200,
  games: 8,
  seats: 6,
  rounds: 60,
  tables: 1000,
  /** A round. */
  deals: 40,
  minutes: 600,
  /** Results and corrections at one table. */
  entries: 200,
  /** Units of any text a person typed. */
  text: 500,
} as const;
