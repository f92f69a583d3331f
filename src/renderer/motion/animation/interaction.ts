/** Effects of pointer and focus: a card is lifted, its neighbours make way, one is dragged. */
import { HAND_LAYER_CM } from '../layout/arrangement.ts';
import { BEND_SAG_CM, nudge, type Pose } from '../layout/pose.ts';
import {
  type AnimatedCard,
  darkness,
  darknessFor,
  LANDING_MS,
  landingPose,
  MARKED_GLOW,
  type Shake,
  shakenPose,
  WINNING_LIFT,
} from './animated-card.ts';
import { isStill, type SpringSettings, startDragSpring, stepDragSpring, stepSpring, tiltedDragPose } from './spring.ts';

// How the own hand makes way: for a lifted card, for one drawn out, for one inserted.

/** How far the next card makes way for a lifted one, in centimetres at life size; the one after it half as far. */
const GAP_CM = 0.85;
const NEXT_GAP_SHARE = 0.5;
/** The card on the left lies behind, so it hides nothing of the lifted one. */
const LEFT_GAP_SHARE = 0.35;

/** Sets how far each card makes way, in centimetres to its right. */
function openGap(actors: readonly AnimatedCard[], { hover, focus, preselected: ready, drag }: InteractionState): void {
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

/** The others close up; where the card would be inserted they leave a gap. */
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

/** Distance between two cards of the hand, in centimetres. */
function spacingOf(hand: readonly Pick<AnimatedCard, 'rest' | 'place'>[]): number {
  const [first, second] = hand.toSorted((a, b) => a.place - b.place);
  if (!first || !second) return 0;
  return Math.hypot(second.rest.x - first.rest.x, second.rest.y - first.rest.y, second.rest.z - first.rest.z);
}

/** The current interaction. */
export interface InteractionState {
  readonly hover?: string | null;
  readonly focus?: string | null;
  /** Preselected, before a confirmation. */
  readonly preselected?: string | null;
  readonly drag?: Drag | null;
  /** Cards raised by a highlight, by key, from 0 to 1. */
  readonly risen?: ReadonlyMap<string, number>;
  /** Nothing oscillates, for viewers who want less motion. */
  readonly reduced?: boolean;
}

/** A dragged card with its position; over the own hand also the index it would take, from 0. */
export interface Drag {
  readonly key: string;
  readonly pose: Pose;
  readonly slot?: number | undefined;
}

/** A hovered card rises by this share of its height, a focused one by twice as much. */
const HOVER_RISE_SHARE = 0.09;
/** A card in a highlight rises by this much, in centimetres. */
const HIGHLIGHT_RISE_CM = 2.4;
/** It stays behind the card on its right, whose index it would cover, so it comes out by less than a layer. */
const HAND_OUT_CM = HAND_LAYER_CM * 0.4;
/** How far a lifted card straightens from the fan's slant. */
const UPRIGHT = 0.45;
/** Time constant of the eased light, in milliseconds. */
const EASE_MS = 55;
const STILL = 0.004;

const LIFT_SPRING: SpringSettings = { stiffness: 27, damping: 0.72 };
const ASIDE_SPRING: SpringSettings = { stiffness: 24, damping: 0.8 };

/** Advances the effects of all cards by this many milliseconds; returns true while anything moves. */
export function applyInteraction(
  actors: readonly AnimatedCard[],
  attention: InteractionState,
  passed: number,
  now: number,
): boolean {
  openGap(actors, attention);
  return actors.map((actor) => applyToCard(actor, attention, passed, now)).includes(true);
}

function applyToCard(actor: AnimatedCard, attention: InteractionState, passed: number, now: number): boolean {
  const { reduced = false, drag } = attention;
  const goals = interactionGoals(actor, attention);
  actor.lift = stepSpring(actor.lift, goals.lift, passed, springFor(LIFT_SPRING, reduced));
  actor.aside = stepSpring(actor.aside, actor.asideGoal, passed, springFor(ASIDE_SPRING, reduced));
  actor.glow = ease(actor.glow, goals.glow, passed, EASE_MS);
  actor.dim = ease(actor.dim, goals.dim, passed, EASE_MS * 2);
  actor.winningLift = ease(actor.winningLift, goals.lead, passed, EASE_MS * 2);
  const changing =
    actor.lift.at !== goals.lift ||
    actor.aside.at !== actor.asideGoal ||
    actor.glow !== goals.glow ||
    actor.dim !== goals.dim ||
    actor.winningLift !== goals.lead ||
    isBouncing(actor, now);
  if (drag?.key === actor.key) return moveDragged(actor, drag.pose, passed, reduced) || changing;
  actor.dragSpring = undefined;
  actor.pose = landingPose(raised(actor, attention.risen?.get(actor.key) ?? 0), now - (actor.landedAt ?? now));
  return (actor.shake !== undefined && shake(actor, actor.shake, now)) || changing;
}

/** Applies the shake; returns true until it is over. */
function shake(actor: AnimatedCard, by: Shake, now: number): boolean {
  const pose = shakenPose(actor.pose, by, now);
  if (pose === actor.pose) actor.shake = undefined;
  actor.pose = pose;
  return actor.shake !== undefined;
}

function springFor({ stiffness, damping }: SpringSettings, reduced: boolean): SpringSettings {
  return { stiffness, damping: reduced ? 1 : damping };
}

/** Whether it still bounces; a finished bounce is cleared. */
function isBouncing(actor: AnimatedCard, now: number): boolean {
  if (actor.landedAt !== undefined && now - actor.landedAt >= LANDING_MS) actor.landedAt = undefined;
  return actor.landedAt !== undefined;
}

/** The target values of lift, glow, darkness and winning lift. */
function interactionGoals(
  { card, key, standing }: AnimatedCard,
  { hover, focus, preselected: ready }: InteractionState,
) {
  const glow = card?.marked ? MARKED_GLOW : 0;
  const dim = darknessFor(standing, darkness(card));
  const lead = standing === 'leads' ? 1 : 0;
  if (card && (focus === key || ready === key)) return { lift: 1, glow: 1, dim, lead };
  if (card && hover === key) return { lift: 0.6, glow: Math.max(glow, 0.45), dim, lead };
  return { lift: 0, glow, dim, lead };
}

/** A dragged card follows the pointer; returns true until it has caught up. */
function moveDragged(actor: AnimatedCard, goal: Pose, passed: number, reduced: boolean): boolean {
  actor.dragSpring = stepDragSpring(actor.dragSpring ?? startDragSpring(actor.pose), goal, passed);
  actor.pose = reduced ? goal : tiltedDragPose(actor.dragSpring);
  actor.base = actor.pose;
  return !isStill(actor.dragSpring, goal);
}

/** In the own fan a lifted card is drawn out; on the cloth it rises a little. */
function raised(actor: AnimatedCard, risen: number): Pose {
  const { lift, winningLift: lead, own } = actor;
  const base = beside(actor);
  if (lift.at === 0 && lead === 0 && risen === 0) return base;
  const height = 9 * base.scale;
  if (!own) {
    const up = 0.9 * lift.at + WINNING_LIFT.up * lead + HIGHLIGHT_RISE_CM * risen;
    return { ...base, y: base.y + up, scale: base.scale * (1 + (WINNING_LIFT.scale - 1) * lead) };
  }
  const drawn = drawnOut(base, height, height * HOVER_RISE_SHARE * 2 * lift.at, HAND_OUT_CM * lift.at);
  return { ...drawn, spin: base.spin * (1 - UPRIGHT * lift.at) };
}

/**
 * A card of this height drawn this far out of a fan of curved cards slides along their curve. Moved straight up, its
 * middle would pass in front of its neighbour's upper edge, which leans back, and hide its index.
 */
function drawnOut(pose: Pose, height: number, up: number, out: number): Pose {
  const curve = (pose.bend * BEND_SAG_CM * pose.scale) / (height / 2) ** 2;
  const slope = 2 * curve * up;
  const moved = nudge(pose, { up, out: out - curve * up ** 2 });
  return { ...moved, tilt: pose.tilt - (slope * 180) / Math.PI };
}

/** Its pose while it makes way. */
export function beside({ base, aside }: Pick<AnimatedCard, 'base' | 'aside'>): Pose {
  return aside.at === 0 ? base : nudge(base, { right: aside.at });
}

function ease(value: number, target: number, passed: number, constant: number): number {
  const next = target + (value - target) * Math.exp(-passed / constant);
  return Math.abs(next - target) < STILL ? target : next;
}
