/** The order in which a deck is drawn: cards on the table first, then those that may come. Pure. */

/** The back of all cards, among their faces. */
type PrintFace = string | null;

export interface PrintJob {
  /** Draws one sheet. */
  print(sheet: PrintFace): Promise<void>;
  /** Shows a preview of a card on the table before it is drawn, where available. */
  sketch?(sheet: PrintFace): Promise<void>;
  /**
   * The faces on the table now, those of another deck among them while it is cleared: asked before each sheet, since cards
   * come while others are drawn.
   */
  onTable(): ReadonlySet<PrintFace>;
  /** Nothing on the table is missing now, or (`all`) of the whole deck: it can be shown. */
  onReady(all: boolean): void;
  /** The result is no longer wanted. */
  isGone(): boolean;
}

/** Prints the back and all faces. Rejects where a sheet can't be drawn. */
export async function printDeck(
  faces: readonly string[],
  { print, sketch = async () => undefined, onTable, onReady, isGone }: PrintJob,
): Promise<void> {
  const deck: ReadonlySet<PrintFace> = new Set([null, ...faces]);
  const missing = new Set(deck);
  let isOwing = true;
  while (missing.size > 0) {
    const wanted = nextOf(missing, onTable());
    if (wanted === undefined && isOwing) onReady(false);
    isOwing = wanted !== undefined;
    const [first = null] = missing;
    const sheet = wanted === undefined ? first : wanted;
    for (const face of [...onTable()].filter((one) => deck.has(one))) await sketch(face);
    await print(sheet);
    if (isGone()) return;
    missing.delete(sheet);
  }
  onReady(true);
}

/** The first that is missing of those on the table; undefined where none is. */
function nextOf(missing: ReadonlySet<PrintFace>, table: ReadonlySet<PrintFace>): PrintFace | undefined {
  if (missing.has(null)) return null;
  for (const face of missing) if (table.has(face)) return face;
  return undefined;
}
