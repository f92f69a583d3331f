/** How long to wait before dialling again, in ms: at once after a break, then longer. Who is back waits no second more. */
export function backOff(failures: number): number {
  return failures === 0 ? 100 : Math.min(1000, 250 * 2 ** (failures - 1));
}
