/** What eye and hand do to the cards at the moment: a card is lifted, its neighbours make way, one is carried. */
import { type Shake, shaken } from '../moments/shake.ts';
import { LEAD, shade } from '../moments/standing.ts';
import { LAYER } from '../places/arrangement.ts';
import { SAG } from '../places/cardSize.ts';
import { nudge, type Pose } from '../places/pose.ts';
import { type Actor, darkness, MARKED } from './actor.ts';
import type { Attention } from './attention.ts';
import { followed, gripped, isStill, leaning } from './grip.ts';
import { LANDING, landed } from './landing.ts';
import { makeWay } from './makeWay.ts';
import { type Pull, pulled } from './spring.ts';

/** A hovered card rises by this part of its height, a focused one by twice as much. */
const RISE = 0.09;
/** A card that rises at an occasion comes up so far, in centimetres. */
const RISEN = 2.4;
/** It stays behind the card at its right, whose corner it would cover: it comes out by less than a layer. */
const OUT = LAYER * 0.4;
/** A lifted card comes so far out of the fan's slant. */
const UPRIGHT = 0.45;
/** Time constant of the eased light, in milliseconds. */
const EASE = 55;
const STILL = 0.004;

const LIFT: Pull = { stiffness: 27, damping: 0.72 };
const WAY: Pull = { stiffness: 24, damping: 0.8 };

/** Lets so many milliseconds pass for all of them; true while anything moves. */
export function attend(actors: readonly Actor[], attention: Attention, passed: number, now: number): boolean {
  makeWay(actors, attention);
  return actors.map((actor) => attendTo(actor, attention, passed, now)).includes(true);
}

function attendTo(actor: Actor, attention: Attention, passed: number, now: number): boolean {
  const { reduced = false, drag } = attention;
  const wish = wishes(actor, attention);
  actor.lift = pulled(actor.lift, wish.lift, passed, swinging(LIFT, reduced));
  actor.aside = pulled(actor.aside, actor.way, passed, swinging(WAY, reduced));
  actor.glow = ease(actor.glow, wish.glow, passed, EASE);
  actor.dim = ease(actor.dim, wish.dim, passed, EASE * 2);
  actor.lead = ease(actor.lead, wish.lead, passed, EASE * 2);
  const changing =
    actor.lift.at !== wish.lift ||
    actor.aside.at !== actor.way ||
    actor.glow !== wish.glow ||
    actor.dim !== wish.dim ||
    actor.lead !== wish.lead ||
    isGiving(actor, now);
  if (drag?.key === actor.key) return carry(actor, drag.pose, passed, reduced) || changing;
  actor.grip = undefined;
  actor.pose = landed(raised(actor, attention.risen?.get(actor.key) ?? 0), now - (actor.touched ?? now));
  return (actor.shake !== undefined && shake(actor, actor.shake, now)) || changing;
}

/** Puts it where it is shaken to; true until it lies still again. */
function shake(actor: Actor, by: Shake, now: number): boolean {
  const pose = shaken(actor.pose, by, now);
  if (pose === actor.pose) actor.shake = undefined;
  actor.pose = pose;
  return actor.shake !== undefined;
}

function swinging({ stiffness, damping }: Pull, reduced: boolean): Pull {
  return { stiffness, damping: reduced ? 1 : damping };
}

/** Whether it still swings from its landing; what is over is forgotten. */
function isGiving(actor: Actor, now: number): boolean {
  if (actor.touched !== undefined && now - actor.touched >= LANDING) actor.touched = undefined;
  return actor.touched !== undefined;
}

/** What lift, glow, dim and lead a card shall come to. */
function wishes({ card, key, standing }: Actor, { hover, focus, ready }: Attention) {
  const glow = card?.marked ? MARKED : 0;
  const dim = shade(standing, darkness(card));
  const lead = standing === 'leads' ? 1 : 0;
  if (card && (focus === key || ready === key)) return { lift: 1, glow: 1, dim, lead };
  if (card && hover === key) return { lift: 0.6, glow: Math.max(glow, 0.45), dim, lead };
  return { lift: 0, glow, dim, lead };
}

/** A dragged card comes after the pointer; true until it has caught up. */
function carry(actor: Actor, goal: Pose, passed: number, reduced: boolean): boolean {
  actor.grip = followed(actor.grip ?? gripped(actor.pose), goal, passed);
  actor.pose = reduced ? goal : leaning(actor.grip);
  actor.base = actor.pose;
  return !isStill(actor.grip, goal);
}

/** In the own fan a lifted card is drawn out, as fingers do it; on the cloth it is picked up a little. */
function raised(actor: Actor, risen: number): Pose {
  const { lift, lead, own } = actor;
  const base = beside(actor);
  if (lift.at === 0 && lead === 0 && risen === 0) return base;
  const height = 9 * base.scale;
  if (!own) {
    const up = 0.9 * lift.at + LEAD.up * lead + RISEN * risen;
    return { ...base, y: base.y + up, scale: base.scale * (1 + (LEAD.scale - 1) * lead) };
  }
  const drawn = drawnOut(base, height, height * RISE * 2 * lift.at, OUT * lift.at);
  return { ...drawn, spin: base.spin * (1 - UPRIGHT * lift.at) };
}

/**
 * A card of this height, so far up out of a fan of curved cards: it slides along their curve. Straight up its middle would
 * come before its neighbour's upper edge, which leans back, and hide its corner.
 */
function drawnOut(pose: Pose, height: number, up: number, out: number): Pose {
  const curve = (pose.bend * SAG * pose.scale) / (height / 2) ** 2;
  const slope = 2 * curve * up;
  const moved = nudge(pose, { up, out: out - curve * up ** 2 });
  return { ...moved, tilt: pose.tilt - (slope * 180) / Math.PI };
}

/** Where it stands while it makes way. */
export function beside({ base, aside }: Pick<Actor, 'base' | 'aside'>): Pose {
  return aside.at === 0 ? base : nudge(base, { right: aside.at });
}

function ease(value: number, target: number, passed: number, constant: number): number {
  const next = target + (value - target) * Math.exp(-passed / constant);
  return Math.abs(next - target) < STILL ? target : next;
}
