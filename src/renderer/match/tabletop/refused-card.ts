/** The refused card that is pointed at, focused or tried, and where its reason is shown. */

import type { Scene, TableCard } from '../../motion/scene.ts';
import { create } from '../../stores/create.ts';
import { projectOnTable } from './use-scene.ts';

export interface RefusedCard {
  readonly key: string;
  /** The middle of its upper edge, as shares of the window's width and height, since the window may resize. */
  readonly x: number;
  readonly y: number;
  /** The card was tried: its reason stays and can be pressed. */
  readonly stays: boolean;
}

export const useRefusedCard = create<{ readonly at: RefusedCard | null }>(() => ({ at: null }));

/**
 * `at`: the card's middle on the page, in CSS pixels. The reason stands above the card, so that its corner stays
 * readable.
 */
export function showRefusal(at: RefusedCard | null): void {
  const top = at && (projectOnTable(at.key)?.y ?? at.y);
  useRefusedCard.setState({ at: at && { ...at, x: at.x / innerWidth, y: (top ?? at.y) / innerHeight } });
}

/** Shows the reason for a card tried by other means than the table. */
export function showRefusalOf(key: string): void {
  const seen = projectOnTable(key);
  if (seen) showRefusal({ key, x: seen.x + seen.width / 2, y: seen.y + seen.height / 2, stays: true });
}

/** Tells whether a card can be focused but not played, and so has a reason. */
function isForbidden(card: TableCard | undefined): boolean {
  return card !== undefined && !card.playable && card.why !== undefined;
}

/**
 * The reason to show after a change of focus or scene: of the focused card, or of one that has just become forbidden;
 * null once the focus has moved on or the card is playable; otherwise the current one stays.
 */
export function refusalToShow(
  scene: Scene | null,
  focused: string | null,
  { came, said }: { readonly came: boolean; readonly said: string | undefined },
): string | null | 'the same' {
  const find = (key: string | null | undefined) =>
    scene?.zones.flatMap(({ cards }) => cards).find((card) => card.key === key);
  const card = find(focused);
  if (focused !== null && isForbidden(card) && (came || card?.playable === false)) return focused;
  return came || !isForbidden(find(said)) ? null : 'the same';
}
