/** The code in the address itself, if any: `/screen#K7MP`. */
export function codeInUrl(): string | undefined {
  return /^#(\w+)$/.exec(location.hash)?.[1];
}
