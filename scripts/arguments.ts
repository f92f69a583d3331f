/** What the command-line scripts share: one clear line and exit 2 where an argument is wrong. */

export function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

/** A whole number from `min` to `max`, or the end of the script. */
export function readInteger(name: string, text: string, min: number, max: number): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) fail(`${name} wants a whole number from ${min} to ${max}, not ${text}`);
  return value;
}
