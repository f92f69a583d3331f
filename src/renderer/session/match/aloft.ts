/** Cards on their way, as whoever draws them knows: words wait for a card, not for the time it should take. */

/** Whether a card that was sent on its way in this time, in ms of the page's clock, has not landed yet. */
export type Aloft = (from: number, to: number) => boolean;

/** What draws the cards, if anything does: a page of words has none in the air. */
let drawer: Aloft | undefined;
const waiting = new Set<() => void>();

/** Who draws cards says so, until it calls what it is given. */
export function draws(aloft: Aloft): () => void {
  drawer = aloft;
  return () => {
    if (drawer !== aloft) return;
    drawer = undefined;
    tellLanded();
  };
}

/** A page that is not seen draws nothing, and nobody waits for it. */
export const isAloft: Aloft = (from, to) => globalThis.document?.hidden !== true && (drawer?.(from, to) ?? false);

/** Cards may have landed. */
export function tellLanded(): void {
  for (const told of [...waiting]) told();
}

/** Calls back whenever cards may have landed, until it calls what it is given. */
export function onLanded(told: () => void): () => void {
  waiting.add(told);
  globalThis.document?.addEventListener('visibilitychange', told);
  return () => {
    waiting.delete(told);
    globalThis.document?.removeEventListener('visibilitychange', told);
  };
}
