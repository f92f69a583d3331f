/**
 * The cards as they are right now: plain objects that change every frame, outside React. A new scene gives each of
 * them a flight; `advance` moves them on and says when all is at rest.
 */

import type { PlacedCard } from '../layout/arrangement.ts';
import { type Pose, samePose } from '../layout/pose.ts';
import { type AnimatedCard, darkness, darknessFor, MARKED_GLOW, trickStandings, withTarget } from './animated-card.ts';
import { speedOf } from './drag-spring.ts';
import {
  type CardBefore,
  canBeSameCard,
  endOf,
  type Flight,
  type MotionTempo,
  planFlights,
  poseAt,
  SETTLE_MS,
  throwFlight,
  touchdown,
} from './flights.ts';
import { LANDING_MS, shakeOthers } from './impact.ts';
import { applyInteraction, beside, type InteractionState } from './interaction.ts';
import { springAtRest } from './spring.ts';

/** All of them. */
export interface CardMotion {
  cards: AnimatedCard[];
  /** The last frame, or when something woke them from their rest, in milliseconds of the caller's clock. */
  last: number;
  /** Nothing has moved since then. */
  isResting: boolean;
}

/** A card that was let go so long ago, in ms, still has the speed of the hand. */
const RECENT_RELEASE_MS = 50;

export function newCardMotion(): CardMotion {
  return { cards: [], last: 0, isResting: true };
}

/** Something is about to move: the time they rested does not count. */
export function wake(motion: CardMotion, now: number): void {
  if (!motion.isResting) return;
  motion.isResting = false;
  motion.last = now;
}

/**
 * Sends every card on its way to a new scene, from wherever it is. A card that is on its way to the same zone flies on:
 * a scene that comes in the middle of a deal doesn't hurry it. `placeOf` is where cards of a zone without cards come from.
 * Gives the ways they were sent.
 */
export function setScene(
  motion: CardMotion,
  laid: readonly PlacedCard[],
  placeOf: (zone: string) => Pose | undefined,
  tempo: MotionTempo,
  now: number,
): readonly Flight[] {
  wake(motion, now);
  adoptOptimistic(motion.cards, laid);
  const actors = new Map(motion.cards.map((actor) => [actor.key, actor]));
  const fliesOn = ({ card, zone, pose }: PlacedCard): boolean => {
    const actor = actors.get(card.key);
    if (!actor?.flight || actor.card === undefined || actor.zone !== zone.id) return false;
    return Math.abs(actor.flight.to.flip - pose.flip) < 90;
  };
  const [flying, others] = [laid.filter(fliesOn), laid.filter((one) => !fliesOn(one))];
  const targets = new Map(others.map((one) => [one.card.key, one]));
  const unmoved = new Set(flying.map(({ card }) => card.key));
  const before = motion.cards
    .filter(({ key }) => !unmoved.has(key))
    .map((actor) => partOf(actor, targets.get(actor.key), now));
  const flights = planFlights(before, others, placeOf, tempo);
  const sent = flights.map((flight) => {
    const former = flight.takesOver === undefined ? undefined : actors.get(flight.takesOver);
    const target = flight.leaves ? undefined : targets.get(flight.key);
    return withTarget(former, target, flight, now);
  });
  motion.cards = [...flying.map((one) => retarget(actors.get(one.card.key), one, now)), ...sent];
  return flights;
}

/** A card as it sets out. What stood aside and belongs elsewhere now sets out from there. */
function partOf(actor: AnimatedCard, target: PlacedCard | undefined, now: number): CardBefore {
  const { key, zone, face, flight } = actor;
  const stays = target?.zone.id === zone && samePose(target.pose, actor.rest);
  if (!stays) actor.base = beside(actor);
  if (!stays) actor.aside = springAtRest(0);
  const isLetGo = flight?.speed !== undefined && now - actor.since < RECENT_RELEASE_MS;
  return { key, zone, face, pose: actor.base, ...(isLetGo && { speed: flight.speed }) };
}

/**
 * What lay there ahead of what the host says is the card that the host now says lies there, whatever both call it. Where
 * an equal card keeps the name that this one had, it is the other one that has gone.
 */
function adoptOptimistic(actors: readonly AnimatedCard[], laid: readonly PlacedCard[]): void {
  const known = new Set(actors.map(({ key }) => key));
  const stays = new Set(laid.map(({ card }) => card.key));
  const onTheirWay = new Set(laid.filter(({ card }) => card.optimistic).map(({ card }) => card.key));
  for (const { card, zone } of laid) {
    if (known.has(card.key)) continue;
    const ahead = actors.find(
      (actor) => isAhead(actor) && actor.zone === zone.id && canBeSameCard(actor.face, card.face),
    );
    if (!ahead) continue;
    const equal = actors.find(({ key, face }) => !stays.has(key) && face === ahead.face);
    if (stays.has(ahead.key) && equal) equal.key = ahead.key;
    ahead.key = card.key;
  }

  function isAhead({ card, key }: AnimatedCard): boolean {
    return card?.optimistic === true && !onTheirWay.has(key);
  }
}

/** Puts every card where it belongs at once, but for those in flight: the first scene, or a window of another size. */
export function placeScene(motion: CardMotion, laid: readonly PlacedCard[], now: number): void {
  wake(motion, now);
  const actors = new Map(motion.cards.map((actor) => [actor.key, actor]));
  motion.cards = laid.map((one) => {
    const former = actors.get(one.card.key);
    if (former?.flight) return retarget(former, one, now);
    const light = { dim: darkness(one.card), glow: one.card.marked ? MARKED_GLOW : 0 };
    return { ...withTarget(former, one, undefined, now), base: one.pose, ...light };
  });
  for (const [actor, standing] of trickStandings(motion.cards)) {
    Object.assign(actor, {
      standing,
      winningLift: standing === 'leads' ? 1 : 0,
      dim: darknessFor(standing, darkness(actor.card)),
    });
  }
}

/** A card in flight whose goal has moved a little. */
function retarget(actor: AnimatedCard | undefined, target: PlacedCard, now: number): AnimatedCard {
  const flight = actor?.flight && { ...actor.flight, to: target.pose };
  return { ...withTarget(actor, target, flight, now), base: actor?.base ?? target.pose, since: actor?.since ?? now };
}

/** Ends all flights: who goes on does not wait. */
export function finishFlights(motion: CardMotion): void {
  for (const actor of motion.cards) if (actor.flight) actor.since -= endOf(actor.flight) + LANDING_MS;
}

/** Moves every card on to `now` (milliseconds); true while something still moves. */
export function advance(motion: CardMotion, now: number, attention: InteractionState): boolean {
  const passed = motion.isResting ? 0 : Math.max(now - motion.last, 0);
  motion.last = now;
  let moving = false;
  for (const [actor, standing] of trickStandings(motion.cards)) actor.standing = standing;
  for (const actor of motion.cards) if (fly(actor, motion.cards, now)) moving = true;
  if (applyInteraction(motion.cards, attention, passed, now)) moving = true;
  motion.cards = motion.cards.filter((actor) => actor.card !== undefined || actor.flight !== undefined);
  motion.isResting = !moving;
  return moving;
}

/** True while it flies. */
function fly(actor: AnimatedCard, all: readonly AnimatedCard[], now: number): boolean {
  const { flight } = actor;
  if (!flight) {
    actor.base = actor.rest;
    return false;
  }
  const time = now - actor.since;
  actor.base = poseAt(flight, time);
  const down = touchdown(flight);
  if (down !== undefined && time >= down) actor.landedAt = actor.since + down;
  if (time < endOf(flight)) return true;
  shakeOthers(actor, all, now);
  actor.flight = undefined;
  actor.base = actor.rest;
  actor.face = actor.card?.face ?? null;
  return false;
}

/** Lets go of a dragged card: it returns to where it belongs, unless a new scene says at once that it lies elsewhere. */
export function releaseDrag(motion: CardMotion, key: string, now: number, reduced = false): void {
  const actor = motion.cards.find((one) => one.key === key);
  if (!actor) return;
  wake(motion, now);
  const { dragSpring: grip } = actor;
  const way = { key, from: actor.pose, to: actor.rest, delay: 0, leaves: false };
  const speed = grip && !reduced ? speedOf(grip) : undefined;
  actor.base = way.from;
  actor.flight = speed ? throwFlight(way, speed) : { ...way, duration: SETTLE_MS, arc: 0 };
  actor.since = now;
  actor.dragSpring = undefined;
}
