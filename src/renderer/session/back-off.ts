/**
 * How long to wait before dialling again, in ms: at once after a break, then longer. Who is in reach again waits no more
 * than half a second.
 */
export function backOff(failures: number): number {
  return failures === 0 ? 100 : Math.min(500, 125 * 2 ** (failures - 1));
}
