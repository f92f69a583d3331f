/**
 * The cards as they are right now: plain objects that change every frame, outside React. A new scene gives each of
 * them a flight; `advance` moves them on and says when all is at rest.
 */

import { shakeOthers } from '../moments/shake.ts';
import { shade, standings } from '../moments/standing.ts';
import type { Laid } from '../places/arrangement.ts';
import { type Pose, samePose } from '../places/pose.ts';
import { type Actor, darkness, MARKED, recast } from './actor.ts';
import { attend, beside } from './attend.ts';
import type { Attention } from './attention.ts';
import {
  choreograph,
  endOf,
  type Flight,
  mayBeOne,
  type Part,
  poseAt,
  SETTLE,
  type Tempo,
  thrown,
  touchdown,
} from './choreography.ts';
import { speedOf } from './grip.ts';
import { LANDING } from './landing.ts';
import { resting } from './spring.ts';

/** All of them. */
export interface Motion {
  actors: Actor[];
  /** The last frame, or when something woke them from their rest, in milliseconds of the caller's clock. */
  last: number;
  /** Nothing has moved since then. */
  isResting: boolean;
}

/** A card that was let go so long ago, in ms, still has the speed of the hand. */
const JUST_NOW = 50;

export function createMotion(): Motion {
  return { actors: [], last: 0, isResting: true };
}

/** Something is about to move: the time they rested does not count. */
export function wake(motion: Motion, now: number): void {
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
  motion: Motion,
  laid: readonly Laid[],
  placeOf: (zone: string) => Pose | undefined,
  tempo: Tempo,
  now: number,
): readonly Flight[] {
  wake(motion, now);
  adopt(motion.actors, laid);
  const actors = new Map(motion.actors.map((actor) => [actor.key, actor]));
  const fliesOn = ({ card, zone, pose }: Laid): boolean => {
    const actor = actors.get(card.key);
    if (!actor?.flight || actor.card === undefined || actor.zone !== zone.id) return false;
    return Math.abs(actor.flight.to.flip - pose.flip) < 90;
  };
  const [flying, others] = [laid.filter(fliesOn), laid.filter((one) => !fliesOn(one))];
  const targets = new Map(others.map((one) => [one.card.key, one]));
  const unmoved = new Set(flying.map(({ card }) => card.key));
  const before = motion.actors
    .filter(({ key }) => !unmoved.has(key))
    .map((actor) => partOf(actor, targets.get(actor.key), now));
  const flights = choreograph(before, others, placeOf, tempo);
  const sent = flights.map((flight) => {
    const former = flight.takesOver === undefined ? undefined : actors.get(flight.takesOver);
    const target = flight.leaves ? undefined : targets.get(flight.key);
    return recast(former, target, flight, now);
  });
  motion.actors = [...flying.map((one) => retarget(actors.get(one.card.key), one, now)), ...sent];
  return flights;
}

/** A card as it sets out. What stood aside and belongs elsewhere now sets out from there. */
function partOf(actor: Actor, target: Laid | undefined, now: number): Part {
  const { key, zone, face, flight } = actor;
  const stays = target?.zone.id === zone && samePose(target.pose, actor.rest);
  if (!stays) actor.base = beside(actor);
  if (!stays) actor.aside = resting(0);
  const isLetGo = flight?.speed !== undefined && now - actor.since < JUST_NOW;
  return { key, zone, face, pose: actor.base, ...(isLetGo && { speed: flight.speed }) };
}

/**
 * What lay there ahead of what the host says is the card that the host now says lies there, whatever both call it. Where
 * an equal card keeps the name that this one had, it is the other one that has gone.
 */
function adopt(actors: readonly Actor[], laid: readonly Laid[]): void {
  const known = new Set(actors.map(({ key }) => key));
  const stays = new Set(laid.map(({ card }) => card.key));
  const onTheirWay = new Set(laid.filter(({ card }) => card.ahead).map(({ card }) => card.key));
  for (const { card, zone } of laid) {
    if (known.has(card.key)) continue;
    const ahead = actors.find((actor) => isAhead(actor) && actor.zone === zone.id && mayBeOne(actor.face, card.face));
    if (!ahead) continue;
    const equal = actors.find(({ key, face }) => !stays.has(key) && face === ahead.face);
    if (stays.has(ahead.key) && equal) equal.key = ahead.key;
    ahead.key = card.key;
  }

  function isAhead({ card, key }: Actor): boolean {
    return card?.ahead === true && !onTheirWay.has(key);
  }
}

/** Puts every card where it belongs at once, but for those in flight: the first scene, or a window of another size. */
export function placeScene(motion: Motion, laid: readonly Laid[], now: number): void {
  wake(motion, now);
  const actors = new Map(motion.actors.map((actor) => [actor.key, actor]));
  motion.actors = laid.map((one) => {
    const former = actors.get(one.card.key);
    if (former?.flight) return retarget(former, one, now);
    const light = { dim: darkness(one.card), glow: one.card.marked ? MARKED : 0 };
    return { ...recast(former, one, undefined, now), base: one.pose, ...light };
  });
  for (const [actor, standing] of standings(motion.actors)) {
    Object.assign(actor, { standing, lead: standing === 'leads' ? 1 : 0, dim: shade(standing, darkness(actor.card)) });
  }
}

/** A card in flight whose goal has moved a little. */
function retarget(actor: Actor | undefined, target: Laid, now: number): Actor {
  const flight = actor?.flight && { ...actor.flight, to: target.pose };
  return { ...recast(actor, target, flight, now), base: actor?.base ?? target.pose, since: actor?.since ?? now };
}

/** Ends all flights: who goes on does not wait. */
export function skip(motion: Motion): void {
  for (const actor of motion.actors) if (actor.flight) actor.since -= endOf(actor.flight) + LANDING;
}

/** Moves every card on to `now` (milliseconds); true while something still moves. */
export function advance(motion: Motion, now: number, attention: Attention): boolean {
  const passed = motion.isResting ? 0 : Math.max(now - motion.last, 0);
  motion.last = now;
  let moving = false;
  for (const [actor, standing] of standings(motion.actors)) actor.standing = standing;
  for (const actor of motion.actors) if (fly(actor, motion.actors, now)) moving = true;
  if (attend(motion.actors, attention, passed, now)) moving = true;
  motion.actors = motion.actors.filter((actor) => actor.card !== undefined || actor.flight !== undefined);
  motion.isResting = !moving;
  return moving;
}

/** True while it flies. */
function fly(actor: Actor, all: readonly Actor[], now: number): boolean {
  const { flight } = actor;
  if (!flight) {
    actor.base = actor.rest;
    return false;
  }
  const time = now - actor.since;
  actor.base = poseAt(flight, time);
  const down = touchdown(flight);
  if (down !== undefined && time >= down) actor.touched = actor.since + down;
  if (time < endOf(flight)) return true;
  shakeOthers(actor, all, now);
  actor.flight = undefined;
  actor.base = actor.rest;
  actor.face = actor.card?.face ?? null;
  return false;
}

/** Lets go of a dragged card: it returns to where it belongs, unless a new scene says at once that it lies elsewhere. */
export function letGo(motion: Motion, key: string, now: number, reduced = false): void {
  const actor = motion.actors.find((one) => one.key === key);
  if (!actor) return;
  wake(motion, now);
  const { grip } = actor;
  const way = { key, from: actor.pose, to: actor.rest, delay: 0, leaves: false };
  const speed = grip && !reduced ? speedOf(grip) : undefined;
  actor.base = way.from;
  actor.flight = speed ? thrown(way, speed) : { ...way, duration: SETTLE, arc: 0 };
  actor.since = now;
  actor.grip = undefined;
}
