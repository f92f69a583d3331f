/** Running sums: 3, 5, 1 give 3, 8, 9. */
export function runningSums(numbers: readonly number[]): number[] {
  return numbers.map((_, k) => numbers.slice(0, k + 1).reduce((sum, one) => sum + one, 0));
}

/** Formats a score that may be negative, with its sign and a true minus. */
export function formatSigned(score: number): string {
  return score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0';
}
