/** Cards on their way, as whoever draws them knows: words wait for a card, not for the time it should take. */

/** Whether a card that was sent on its way before then, in ms of the page's clock, has not landed yet. */
export type InFlightCheck = (before: number) => boolean;

/** What draws the cards, if anything does, and who waits for them. */
let drawer: InFlightCheck | undefined;
const waiting = new Set<() => void>();

/** Who draws cards says so. */
export function registerCardDrawer(aloft: InFlightCheck | undefined): void {
  drawer = aloft;
  notifyLanded();
}

/** A page that is not seen draws nothing, and nobody waits for it. */
export const isInFlight: InFlightCheck = (before) => !globalThis.document?.hidden && (drawer?.(before) ?? false);

/** Cards may have landed. */
export function notifyLanded(): void {
  for (const told of waiting) told();
}

/** Calls back whenever cards may have landed, until it calls what it is given. */
export function onLanded(told: () => void): () => boolean {
  waiting.add(told);
  return () => waiting.delete(told);
}
