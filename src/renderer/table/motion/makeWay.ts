/** How the cards of the own hand make way: for one that is lifted, for one that was drawn out, for one that comes between them. */
import type { AnimatedCard } from './actor.ts';
import type { InteractionState } from './attention.ts';

/** How far the next card goes aside for a lifted one, in centimetres for cards of life size; the one after it half as far. */
const GAP_CM = 0.85;
const NEXT_GAP_SHARE = 0.5;
/** The card at the left lies behind: it hides nothing of the lifted one. */
const LEFT_GAP_SHARE = 0.35;

/** Says of each card how far it shall stand aside, in centimetres to its right. */
export function openGap(actors: readonly AnimatedCard[], { hover, focus, preselected: ready, drag }: InteractionState): void {
  const hand = actors.filter(({ own, card }) => own && card !== undefined);
  const dragged = drag ? hand.find(({ key }) => key === drag.key) : undefined;
  const keys = [hover, ready, focus];
  const lifted = hand.find(({ key }) => keys.includes(key));
  const wayOf = dragged
    ? aroundDragged(dragged.place, drag?.slot, hand.length, spacingOf(hand))
    : aroundLifted(lifted, spacingOf(hand));
  for (const actor of actors) actor.asideGoal = 0;
  for (const actor of hand) if (actor !== dragged) actor.asideGoal = wayOf(actor.place);
}

type OffsetOf = (place: number) => number;

/** The others close up; where the card would come back among them, they leave it its place. */
function aroundDragged(from: number, slot: number | undefined, count: number, spacing: number): OffsetOf {
  return (place) => {
    const among = place < from ? place : place - 1;
    if (slot !== undefined) return (among + (among < slot ? 0 : 1) - place) * spacing;
    return (among - (count - 2) / 2 - (place - (count - 1) / 2)) * spacing;
  };
}

function aroundLifted(lifted: AnimatedCard | undefined, spacing: number): OffsetOf {
  if (!lifted) return () => 0;
  const part = Math.min(GAP_CM * lifted.rest.scale, spacing * 0.6);
  return (place) => {
    const away = place - lifted.place;
    if (away === 0) return 0;
    const far = part * NEXT_GAP_SHARE ** (Math.abs(away) - 1);
    return away > 0 ? far : -far * LEFT_GAP_SHARE;
  };
}

/** From one card of the hand to the next, in centimetres. */
function spacingOf(hand: readonly Pick<AnimatedCard, 'rest' | 'place'>[]): number {
  const [first, second] = hand.toSorted((a, b) => a.place - b.place);
  if (!first || !second) return 0;
  return Math.hypot(second.rest.x - first.rest.x, second.rest.y - first.rest.y, second.rest.z - first.rest.z);
}
