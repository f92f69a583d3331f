/**
 * A number in [0, 1) that depends only on the text: randomness that all screens share. `salt` gives several independent
 * numbers for one key.
 */
export function hash01(key: string, salt: string): number {
  let h = 2166136261;
  for (const letter of `${salt}\n${key}`) {
    h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  // FNV's low bits are good, its high bits less so for short texts, so they are mixed once more.
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** As hash01, from −1 to 1. */
export function signedHash01(key: string, salt: string): number {
  return hash01(key, salt) * 2 - 1;
}
