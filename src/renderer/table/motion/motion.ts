/**
 * The cards as they are right now: plain objects that change every frame, outside React. A new scene gives each of
 * them a flight; `advance` moves them on and says when all is at rest.
 */

import type { TableCard } from '../api.ts';
import { type Give, given, giveWay } from '../moments/give.ts';
import { LEAD, type Standing, shade, standings } from '../moments/standing.ts';
import type { Laid } from '../places/arrangement.ts';
import { FLAT, mixPoses, nudge, type Pose } from '../places/pose.ts';
import { choreograph, endOf, type Flight, poseAt, SETTLE, type Tempo } from './choreography.ts';

/** A card as it is right now. */
export interface Actor {
  /** Its key in the latest scene (of a card that is leaving: its last one). */
  key: string;
  zone: string;
  /** Undefined while it leaves. */
  card: TableCard | undefined;
  /** The face it shows; kept until a card that turns face down has landed. */
  face: string | null;
  /** Held in the viewer's own fan. */
  own: boolean;
  /** Where it belongs. */
  rest: Pose;
  /** Where it is drawn. */
  pose: Pose;
  flight: Flight | undefined;
  /** When its flight was planned, in milliseconds of the caller's clock. */
  since: number;
  /** Where it is on its way, without lift and drag. */
  base: Pose;
  /** Let go over a place where it may be played: it waits there for the scene in which it is. */
  waits: boolean;
  /** 0 … 1, eased: lifted by pointer or keyboard; framed by light; darkened (below 0: lit); picked up because it leads. */
  lift: number;
  glow: number;
  dim: number;
  lead: number;
  /** How it stands to the card that takes its trick, as far as all of them have landed. */
  standing: Standing;
  /** It was shaken by one that came down hard beside it. */
  give: Give | undefined;
}

/** All of them. */
export interface Motion {
  actors: Actor[];
  /** The last frame, in milliseconds of the caller's clock. */
  last: number;
}

/** What hand and eye do with the cards at the moment. */
export interface Attention {
  readonly hover?: string | null;
  readonly focus?: string | null;
  readonly drag?: { readonly key: string; readonly pose: Pose } | null;
  /** Cards that rise at an occasion, by their keys: from 0 to 1. */
  readonly risen?: ReadonlyMap<string, number>;
}

/** A hovered card rises by this part of its height, a focused one by twice as much. */
const RISE = 0.09;
/** Time constants of the eased values, in milliseconds. */
const EASE = 55;
const DRAG_EASE = 28;
const STILL = 0.004;
/** How strongly a marked card is framed by light. */
const MARKED = 0.8;
/** A card that rises at an occasion comes up so far, in centimetres. */
const RISEN = 2.4;
/** How dark a card is that could be played but is forbidden. */
const RISKY = 0.65;

export function createMotion(): Motion {
  return { actors: [], last: 0 };
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
  exchangeEquals(motion.actors, laid);
  const actors = new Map(motion.actors.map((actor) => [actor.key, actor]));
  const fliesOn = ({ card, zone }: Laid): boolean => {
    const actor = actors.get(card.key);
    return actor?.flight !== undefined && actor.card !== undefined && actor.zone === zone.id;
  };
  const [flying, others] = [laid.filter(fliesOn), laid.filter((one) => !fliesOn(one))];
  const targets = new Map(others.map((one) => [one.card.key, one]));
  const unmoved = new Set(flying.map(({ card }) => card.key));
  const before = motion.actors
    .filter(({ key }) => !unmoved.has(key))
    .map(({ key, zone, base, face }) => ({ key, zone, pose: base, face }));
  const flights = choreograph(before, others, placeOf, tempo);
  const sent = flights.map((flight) => {
    const former = flight.takesOver === undefined ? undefined : actors.get(flight.takesOver);
    const target = flight.leaves ? undefined : targets.get(flight.key);
    return recast(former, target, flight, now);
  });
  motion.actors = [...flying.map((one) => retarget(actors.get(one.card.key), one, now)), ...sent];
  // The first frame after a rest must not count the rest.
  motion.last = now;
  return flights;
}

/** Of equal cards in a hand it is the one that was dragged away that goes, whichever of their keys vanishes. */
function exchangeEquals(actors: readonly Actor[], laid: readonly Laid[]): void {
  const stays = new Set(laid.map(({ card }) => card.key));
  for (const away of actors) {
    if (!away.waits || !stays.has(away.key)) continue;
    const goes = actors.find(({ zone, face, key }) => zone === away.zone && face === away.face && !stays.has(key));
    if (goes) [away.key, goes.key] = [goes.key, away.key];
  }
}

/** Puts every card where it belongs at once, but for those in flight: the first scene, or a window of another size. */
export function placeScene(motion: Motion, laid: readonly Laid[], now: number): void {
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

/** The same card in its new role. */
function recast(former: Actor | undefined, target: Laid | undefined, flight: Flight | undefined, now: number): Actor {
  const rest = target?.pose ?? flight?.to ?? FLAT;
  const base = flight?.from ?? former?.base ?? rest;
  const stays = former?.zone === target?.zone.id;
  return {
    key: flight?.key ?? target?.card.key ?? former?.key ?? '',
    zone: target?.zone.id ?? former?.zone ?? '',
    card: target?.card,
    face: target?.card.face ?? former?.face ?? null,
    own: target?.zone.arrangement === 'hand',
    rest,
    base,
    pose: former?.pose ?? base,
    flight,
    since: now,
    waits: false,
    lift: former?.lift ?? 0,
    glow: former?.glow ?? 0,
    dim: former?.dim ?? 0,
    lead: former?.lead ?? 0,
    standing: (stays && former?.standing) || 'alone',
    give: stays ? former?.give : undefined,
  };
}

/** A card in flight whose goal has moved a little. */
function retarget(actor: Actor | undefined, target: Laid, now: number): Actor {
  const flight = actor?.flight && { ...actor.flight, to: target.pose };
  return { ...recast(actor, target, flight, now), base: actor?.base ?? target.pose, since: actor?.since ?? now };
}

/** Ends all flights: who goes on does not wait. */
export function skip(motion: Motion): void {
  for (const actor of motion.actors) if (actor.flight) actor.since -= endOf(actor.flight);
}

/** Moves every card on to `now` (milliseconds); true while something still moves. */
export function advance(motion: Motion, now: number, attention: Attention): boolean {
  // A tab that slept, or the first frame after a rest, is no reason for a jump.
  const passed = Math.min(Math.max(now - motion.last, 0), 50);
  motion.last = now;
  let moving = false;
  for (const [actor, standing] of standings(motion.actors)) actor.standing = standing;
  for (const actor of motion.actors) {
    if (actor.flight) {
      const time = now - actor.since;
      actor.base = poseAt(actor.flight, time);
      if (time < endOf(actor.flight)) moving = true;
      else land(actor, motion.actors, now);
    } else actor.base = actor.rest;
    if (attend(actor, attention, passed)) moving = true;
    if (actor.give && shake(actor, actor.give, now)) moving = true;
  }
  motion.actors = motion.actors.filter((actor) => actor.card !== undefined || actor.flight !== undefined);
  return moving;
}

function land(actor: Actor, all: readonly Actor[], now: number): void {
  giveWay(actor, all, now);
  actor.flight = undefined;
  actor.base = actor.rest;
  actor.face = actor.card?.face ?? null;
}

/** Lift, light and the pointer's pull; true while they change. */
function attend(actor: Actor, attention: Attention, passed: number): boolean {
  const wish = wishes(actor, attention);
  const lift = ease(actor.lift, wish.lift, passed, EASE);
  const glow = ease(actor.glow, wish.glow, passed, EASE);
  const dim = ease(actor.dim, wish.dim, passed, EASE * 2);
  const lead = ease(actor.lead, wish.lead, passed, EASE * 2);
  const changing = lift !== wish.lift || glow !== wish.glow || dim !== wish.dim || lead !== wish.lead;
  Object.assign(actor, { lift, glow, dim, lead });
  const { drag } = attention;
  if (drag?.key === actor.key) return follow(actor, drag.pose, passed) || changing;
  actor.pose = raised(actor, attention.risen?.get(actor.key) ?? 0);
  return changing;
}

/** What lift, glow, dim and lead a card shall come to. */
function wishes(
  { card, key, standing }: Actor,
  { hover, focus }: Attention,
): Pick<Actor, 'lift' | 'glow' | 'dim' | 'lead'> {
  const glow = card?.marked ? MARKED : 0;
  const dim = shade(standing, darkness(card));
  const lead = standing === 'leads' ? 1 : 0;
  if (card && focus === key) return { lift: 1, glow: 1, dim, lead };
  if (card && hover === key) return { lift: 0.6, glow: Math.max(glow, 0.45), dim, lead };
  return { lift: 0, glow, dim, lead };
}

/** What can't be played is dark. */
function darkness(card: TableCard | undefined): number {
  if (card?.playable === false) return 1;
  return card?.risky ? RISKY : 0;
}

/** A dragged card comes after the pointer; true until it has caught up. */
function follow(actor: Actor, goal: Pose, passed: number): boolean {
  const pulled = mixPoses(actor.pose, goal, 1 - Math.exp(-passed / DRAG_EASE));
  const arrived = Math.hypot(pulled.x - goal.x, pulled.y - goal.y, pulled.z - goal.z) < 0.02;
  actor.pose = arrived ? goal : pulled;
  actor.base = actor.pose;
  return !arrived;
}

/** In the own fan a lifted card is drawn out and towards the eye; on the cloth it is picked up a little. */
function raised({ base, lift, lead, own }: Actor, risen: number): Pose {
  if (lift === 0 && lead === 0 && risen === 0) return base;
  const height = 9 * base.scale;
  if (own) return nudge(base, { up: height * RISE * 2 * Math.max(lift, risen), out: 0.5 * lift });
  const up = 0.9 * lift + LEAD.up * lead + RISEN * risen;
  return { ...base, y: base.y + up, scale: base.scale * (1 + (LEAD.scale - 1) * lead) };
}

/** Puts it where it is shaken to; true until it lies still again. */
function shake(actor: Actor, give: Give, now: number): boolean {
  const shaken = given(actor.pose, give, now);
  if (shaken === actor.pose) {
    actor.give = undefined;
    return false;
  }
  actor.pose = shaken;
  return true;
}

function ease(value: number, target: number, passed: number, constant: number): number {
  const next = target + (value - target) * Math.exp(-passed / constant);
  return Math.abs(next - target) < STILL ? target : next;
}

/** Sends a card that was let go back to where it belongs, unless a new scene says otherwise within `delay`. */
export function letGo(motion: Motion, key: string, delay: number, now: number): void {
  const actor = motion.actors.find((one) => one.key === key);
  if (!actor) return;
  actor.base = actor.pose;
  actor.flight = { key, from: actor.pose, to: actor.rest, delay, duration: SETTLE, arc: 0, leaves: false };
  actor.since = now;
  actor.waits = delay > 0;
}
