/**
 * A shader of three.js with some of its lines replaced. Throws where one of them does not stand there just once: another
 * three.js might have no such line, and what hangs on it would be missing without a word.
 */
export function patched(shader: string, lines: Readonly<Record<string, string>>): string {
  return Object.entries(lines).reduce((before, [line, by]) => {
    const parts = before.split(line);
    if (parts.length !== 2)
      throw new Error(`three.js has ‘${line}’ ${parts.length - 1} times in this shader, not once`);
    return parts.join(by);
  }, shader);
}
