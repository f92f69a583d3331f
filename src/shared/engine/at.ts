/** What is known to be there. Where it is not after all, each of these throws instead of handing on a hole. */

/** The item at an index that is known to be good. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** The last item of a list that is known to hold one. */
export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

/** A value that is known to be there by now; `what` it is, for the error. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
