/** What it comes to, one after the other: 3, 5, 1 are 3, 8, 9. */
export function runningSums(numbers: readonly number[]): number[] {
  return numbers.map((_, k) => numbers.slice(0, k + 1).reduce((sum, one) => sum + one, 0));
}

/** A score that can be below zero as it is written: with its sign, a true minus. */
export function formatSigned(score: number): string {
  return score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0';
}
