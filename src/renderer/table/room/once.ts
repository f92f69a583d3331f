/** What is costly to make and never changes: made when it is first asked for, the same ever after. */
export function memoized<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
