/** What the older style sheets of a page need to be told while it runs: worked out when it is built. */
export interface LegacyStyles {
  /** The attribute that says it, whom to look at, and what one of which they must have, by selectors relative to them. */
  readonly has: readonly (readonly [mark: string, subject: string, wanted: readonly string[]])[];
  /** A selector of all containers whose size is asked for. */
  readonly containers: string;
  /** A selector of all that may be flexible rows with a gap; empty where every browser of the list knows those. */
  readonly gaps: string;
  /** The attributes that may change what an element has. */
  readonly noticed: readonly string[];
}
