/** Scores as somebody types them. */

/** The whole number that was typed, with a hyphen or a minus; nothing where it is none. */
export function parseScore(typed: string): number | undefined {
  const text = typed.trim().replace('−', '-');
  return /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** A score as it is written, with a true minus. */
export function formatScore(score: number): string {
  return String(score).replace('-', '−');
}
