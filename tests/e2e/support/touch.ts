/** Where a finger finds what can be pressed on a phone's match, and where it finds nothing. */

/** Any engine's window: its page answers. */
interface Asked {
  evaluate<Given, Told>(ask: (given: Given) => Told, given: Given): Promise<Told>;
}

export interface Touchable {
  /** What it says. */
  readonly name: string;
  /** A card of the hand, by its key. */
  readonly card: string | null;
  readonly lifted: boolean;
  /** It decides: it stands in the foot of a slip. */
  readonly acts: boolean;
  /** Where it can be touched without scrolling; null if it can't. */
  readonly at: { readonly x: number; readonly y: number } | null;
  /** What scrolls around it says that there is more. */
  readonly signed: boolean;
}

/** On a phone: the cards that can be played now, and what can be pressed on a slip. */
export const PLAYABLE = '[data-hand][data-playable="true"]';
export const DECISION = '.deciding button:not(:disabled)';

/** All that the match asks for now: what is on the slips, and every card that can be played. */
const ASKED = `${DECISION}, .own button[aria-disabled="false"], ${PLAYABLE}`;

/** What can be pressed now, each at a point of it that nothing covers. */
export function touchables(page: Asked): Promise<Touchable[]> {
  return page.evaluate((asked) => {
    const pointOn = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      // The middle first; of a card that others cover, the first part that is seen.
      const parts = [0.5, 0.12, 0.25, 0.75, 0.9];
      for (const down of parts)
        for (const right of parts) {
          const at = { x: left + width * right, y: top + height * down };
          const hit = document.elementFromPoint(at.x, at.y);
          if (hit && element.contains(hit)) return at;
        }
      return null;
    };
    return [...document.querySelectorAll<HTMLElement>(asked)]
      .filter((element) => element.checkVisibility() && element.ariaDisabled !== 'true')
      .map((element) => ({
        name: element.ariaLabel ?? element.textContent ?? '',
        card: element.hasAttribute('data-hand') ? (element.dataset.card ?? null) : null,
        lifted: element.dataset.lifted === 'true',
        acts: element.closest('.acts') !== null,
        at: pointOn(element),
        signed: element.closest('[data-more]') !== null,
      }));
  }, ASKED);
}

/** What decides but can't be touched as the page lies there, and what is hidden without a sign that there is more. */
export function outOfReach(found: readonly Touchable[]): string[] {
  return found.filter(({ at, acts, signed }) => !at && (acts || !signed)).map(({ name }) => name);
}
