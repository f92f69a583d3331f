/** How long to wait before dialling again, in ms: at once after a break, then longer, never more than four seconds. */
export function backOff(failures: number): number {
  return failures === 0 ? 100 : Math.min(4000, 250 * 2 ** (failures - 1));
}
