/** A score that can be below zero as it is written: with its sign, a true minus. */
export function formatSigned(score: number): string {
  return score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0';
}
