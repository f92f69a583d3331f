/** Calls back when the loop has done all that is at work now, and has looked who else wants something. */
export function nextTick(call: () => void): void {
  setImmediate(call);
}
