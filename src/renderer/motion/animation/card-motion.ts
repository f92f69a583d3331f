/**
 * The current state of all cards: mutable objects that change every frame, outside React. A new scene gives each a
 * flight; `advance` moves them and tells when all are at rest.
 */

import type { PlacedCard } from '../layout/arrangement.ts';
import { type Pose, samePose } from '../layout/pose.ts';
import type { MotionTempo } from '../scene.ts';
import {
  type AnimatedCard,
  darkness,
  darknessFor,
  LANDING_MS,
  MARKED_GLOW,
  shakeOthers,
  trickStandings,
  withTarget,
} from './animated-card.ts';
import {
  type CardBefore,
  canBeSameCard,
  endOf,
  type Flight,
  planFlights,
  poseAt,
  SETTLE_MS,
  throwFlight,
  touchdown,
} from './flights.ts';
import { applyInteraction, beside, type InteractionState } from './interaction.ts';
import { speedOf, springAtRest } from './spring.ts';

/** All of them. */
export interface CardMotion {
  cards: AnimatedCard[];
  /** The last frame, or when they were woken, in ms of the caller's clock. */
  last: number;
  /** Nothing has moved since then. */
  isResting: boolean;
}

/** A card released less than this ago, in ms, still has the hand's speed. */
const RECENT_RELEASE_MS = 50;

export function newCardMotion(): CardMotion {
  return { cards: [], last: 0, isResting: true };
}

/** Wakes the cards: their resting time does not count. */
export function wake(motion: CardMotion, now: number): void {
  if (!motion.isResting) return;
  motion.isResting = false;
  motion.last = now;
}

/**
 * Starts flights to a new scene from wherever each card is. A card already in flight to the same zone continues, so
 * that an update during a deal does not rush it. `placeOf`: where cards of an empty zone come from. Returns the
 * flights.
 */
export function setScene(
  motion: CardMotion,
  places: readonly PlacedCard[],
  placeOf: (zone: string) => Pose | undefined,
  tempo: MotionTempo,
  now: number,
): readonly Flight[] {
  wake(motion, now);
  adoptOptimistic(motion.cards, places);
  const actors = new Map(motion.cards.map((actor) => [actor.key, actor]));
  const fliesOn = ({ card, zone, pose }: PlacedCard): boolean => {
    const actor = actors.get(card.key);
    if (!actor?.flight || actor.card === undefined || actor.zone !== zone.id) return false;
    return Math.abs(actor.flight.to.flip - pose.flip) < 90;
  };
  const [flying, others] = [places.filter(fliesOn), places.filter((one) => !fliesOn(one))];
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

/** A card at its start. A card that had moved aside and now changes zone starts from there. */
function partOf(actor: AnimatedCard, target: PlacedCard | undefined, now: number): CardBefore {
  const { key, zone, face, flight } = actor;
  const stays = target?.zone.id === zone && samePose(target.pose, actor.rest);
  if (!stays) actor.base = beside(actor);
  if (!stays) actor.aside = springAtRest(0);
  const isLetGo = flight?.speed !== undefined && now - actor.since < RECENT_RELEASE_MS;
  return { key, zone, face, pose: actor.base, ...(isLetGo && { speed: flight.speed }) };
}

/**
 * Matches an optimistic card to the one the host confirms, whatever their keys. If an equal card keeps the key, the
 * other one has gone.
 */
function adoptOptimistic(actors: readonly AnimatedCard[], places: readonly PlacedCard[]): void {
  const known = new Set(actors.map(({ key }) => key));
  const stays = new Set(places.map(({ card }) => card.key));
  const onTheirWay = new Set(places.filter(({ card }) => card.optimistic).map(({ card }) => card.key));
  for (const { card, zone } of places) {
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

/** Places all resting cards at once, without flights: for the first scene or a resized window. */
export function placeScene(motion: CardMotion, places: readonly PlacedCard[], now: number): void {
  wake(motion, now);
  const actors = new Map(motion.cards.map((actor) => [actor.key, actor]));
  motion.cards = places.map((one) => {
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

/** A card in flight whose target has moved a little. */
function retarget(actor: AnimatedCard | undefined, target: PlacedCard, now: number): AnimatedCard {
  const flight = actor?.flight && { ...actor.flight, to: target.pose };
  return { ...withTarget(actor, target, flight, now), base: actor?.base ?? target.pose, since: actor?.since ?? now };
}

/** Ends all flights. */
export function finishFlights(motion: CardMotion): void {
  for (const actor of motion.cards) if (actor.flight) actor.since -= endOf(actor.flight) + LANDING_MS;
}

/** Advances every card to `now` (ms); returns true while something moves. */
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

/** True while it is in flight. */
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

/** Releases a dragged card: it returns to its place unless the next scene moves it. */
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
