/** A code may stand in the address itself: `/screen#K7MP`. */
export function codeInUrl(): string | undefined {
  return /^#(\w+)$/.exec(location.hash)?.[1];
}
