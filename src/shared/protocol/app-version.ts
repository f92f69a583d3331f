/** App versions: only hosts and guests of the same version play together. */

/** The format of a release version. */
export const VERSION_PATTERN = /^\d{1,4}(?:[.]\d{1,4}){2}(?:-[\w.]{1,20})?$/;

/** The older of two versions; `neither` where their numbers don't tell. */
export function olderVersion(ours: string, theirs: string): 'ours' | 'theirs' | 'neither' {
  const [one, other] = [numbersOf(ours), numbersOf(theirs)];
  const k = one.findIndex((number, at) => number !== other[at]);
  if (k < 0) return 'neither';
  return (one[k] ?? 0) < (other[k] ?? 0) ? 'ours' : 'theirs';
}

function numbersOf(version: string): number[] {
  return VERSION_PATTERN.test(version) ? (version.split('-', 1)[0] ?? '').split('.').map(Number) : [];
}
