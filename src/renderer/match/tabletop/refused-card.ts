/** The card on the table that somebody would play and can't: by pointing at it, by keys, or by trying. */
import { create } from 'zustand';
import type { Scene, TableCard } from '../../motion/scene.ts';
import { projectOnTable } from './use-scene.ts';

export interface RefusedCard {
  readonly key: string;
  /** The middle of its upper edge, as parts of the window's width and height: the window may change. */
  readonly x: number;
  readonly y: number;
  /** It was tried: what is said of it stays, and can be pressed. */
  readonly stays: boolean;
}

export const useRefusedCard = create<{ readonly at: RefusedCard | null }>()(() => ({ at: null }));

/** `at`: the card's middle on the page, in CSS pixels. What is said stands above the card: its corner is read. */
export function showRefusal(at: RefusedCard | null): void {
  const top = at && (projectOnTable(at.key)?.y ?? at.y);
  useRefusedCard.setState({ at: at && { ...at, x: at.x / innerWidth, y: (top ?? at.y) / innerHeight } });
}

/** It was tried by other ways than on the table itself. */
export function showRefusalOf(key: string): void {
  const seen = projectOnTable(key);
  if (seen) showRefusal({ key, x: seen.x + seen.width / 2, y: seen.y + seen.height / 2, stays: true });
}

/** A card that somebody may come to, and not play: it says why. */
function isForbidden(card: TableCard | undefined): boolean {
  return card !== undefined && !card.playable && card.why !== undefined;
}

/**
 * What has to be said once the focus or the scene is another: of the card that keys have come to; of one that is seen to be
 * forbidden only now; nothing any more (null) where the focus has gone on, or the card may be played; else what is said stays.
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
