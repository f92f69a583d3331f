/** Actions of the pointer on cards, used by `pointer.ts`. */

import type { AnimatedCard } from '../../motion/animation/animated-card.ts';
import { type CardMotion, releaseDrag } from '../../motion/animation/card-motion.ts';
import { beside, type InteractionState } from '../../motion/animation/interaction.ts';
import { type CameraView, project, rayThrough } from '../../motion/layout/camera.ts';
import { type CardSize, FLAT, nudge, type Pose } from '../../motion/layout/pose.ts';
import { scaledToTable } from '../../motion/layout/table-geometry.ts';
import type { Scene, Zone } from '../../motion/scene.ts';
import { DRAG_HEIGHT_CM, dragPose, type GrabOffset, type PointerPosition, slotAt } from './drag-pose.ts';
import { onLevel, pick, type Ray } from './picking.ts';

// Hit testing: cards where they are seen, not where they will be.

/** A card's pose for hit testing, without lift; undefined if it has not started yet. */
function hitPose(actor: AnimatedCard, now: number): Pose | undefined {
  const { flight, rest, asideGoal: way, since } = actor;
  if (!flight) return way === 0 ? rest : nudge(rest, { right: way });
  return now - since < flight.delay ? undefined : beside(actor);
}

/** The pointer's current context. */
export interface PointerContext {
  readonly scene: Scene;
  readonly shot: CameraView;
  readonly size: CardSize;
  readonly motion: CardMotion;
  readonly attention: { current: InteractionState };
  invalidate(): void;
  onHover(key: string | null): void;
  onPick(key: string): void;
  onDrop(key: string, zone: string): void;
  /** Handles a card of the own hand moved to another index, from 0; without it the hand is fixed. */
  readonly onArrange?: ((key: string, place: number) => void) | undefined;
  /** Handles a click on a tray that takes cards, without a card. */
  onPoint(zone: string): void;
  /** Handles an unplayable card: `x`, `y` are CSS pixels in the canvas, above the card. */
  onRefused(key: string, x: number, y: number): void;
  /** Handles the start of a drag (its targets light up), or its end (null). */
  onDragging(key: string | null): void;
}

/** A card released within this many centimetres of a drop zone's middle is dropped there. */
const DROP_RADIUS_CM = 19;
/** A thrown card continues for this long, in ms, before its position counts. */
const THROW_LOOKAHEAD_MS = 150;

export function cardOf({ motion }: Pick<PointerContext, 'motion'>, key: string): AnimatedCard | undefined {
  return motion.cards.find((actor) => actor.key === key);
}

/** The actionable card under a point: one of the viewer's, or one with an action. */
export function cardAt({ motion, shot, size }: PointerContext, at: PointerPosition): string | undefined {
  const now = performance.now();
  const wanted = motion.cards.flatMap((actor) => {
    const { card, own, key } = actor;
    const isWanted = card !== undefined && (own || card.playable !== undefined);
    const rest = isWanted ? hitPose(actor, now) : undefined;
    return rest ? [{ key, rest }] : [];
  });
  return pick(wanted, size, rayAt(shot, at));
}

/** Whether it can be dragged: to be played, or to another index in the hand. */
export function canDrag(hands: PointerContext, key: string): boolean {
  const actor = cardOf(hands, key);
  return actor?.card?.playable === true || (actor?.own === true && hands.onArrange !== undefined);
}

export function click(hands: PointerContext, key: string): void {
  if (cardOf(hands, key)?.card?.playable) hands.onPick(key);
  refuse(hands, key);
}

/** Reports why it can't be played, if there is a reason. */
function refuse(hands: PointerContext, key: string): void {
  const actor = cardOf(hands, key);
  const at = actor?.card?.why !== undefined && project(hands.shot, actor.rest);
  if (at) hands.onRefused(key, at.x, at.y);
}

/** The card follows the pointer. */
export function dragTo(hands: PointerContext, key: string, at: PointerPosition, hold: GrabOffset): void {
  const { shot, size, attention, motion } = hands;
  const actor = cardOf(hands, key);
  const held = actor && dragPose(shot, size, at, hold, actor.card?.playable === true);
  if (!held) return;
  const hand = motion.cards.filter(({ own, card }) => own && card !== undefined);
  const isAmong = held.isOverHand && actor.own && hands.onArrange !== undefined;
  const slot = isAmong ? slotAt(hand, held.pose) : undefined;
  const pose: Pose = { ...held.pose, flip: actor.rest.flip };
  attention.current = { ...attention.current, drag: { key, pose, ...(slot !== undefined && { slot }) } };
  hands.invalidate();
}

/** Releases a dragged card at a speed in pixels per ms; without a position (the drag was cancelled) it returns. */
export function drop(
  hands: PointerContext,
  key: string,
  at: PointerPosition | undefined,
  speed: PointerPosition,
): void {
  const { attention, motion } = hands;
  const slot = attention.current.drag?.slot;
  attention.current = { ...attention.current, drag: null };
  hands.onDragging(null);
  const actor = cardOf(hands, key);
  releaseDrag(motion, key, performance.now(), attention.current.reduced);
  hands.invalidate();
  if (!at || !actor) return;
  const zone = goalOf(hands, at, speed, slot !== undefined);
  if (zone && actor.card?.playable) hands.onDrop(key, zone.id);
  else if (zone && zone.arrangement !== 'hand') refuse(hands, key);
  else if (slot !== undefined && slot !== actor.place) hands.onArrange?.(key, slot);
}

/** The drop zone a card is released in or thrown to; over the own hand only a throw leaves it. */
function goalOf(
  hands: PointerContext,
  at: PointerPosition,
  speed: PointerPosition,
  isAmong: boolean,
): Zone | undefined {
  const { shot } = hands;
  const thrown = { x: at.x + speed.x * THROW_LOOKAHEAD_MS, y: at.y + speed.y * THROW_LOOKAHEAD_MS };
  const here = isAmong ? undefined : dropZoneAt(hands, onLevel(rayAt(shot, at), DRAG_HEIGHT_CM));
  const isThrown = -speed.y > 0.5;
  return here ?? (isThrown ? dropZoneAt(hands, onLevel(rayAt(shot, thrown), DRAG_HEIGHT_CM)) : undefined);
}

export function clickCloth(hands: PointerContext, at: PointerPosition): void {
  const tray = trayAt(hands, at);
  if (tray) hands.onPoint(tray.id);
}

/** The tray at a point that takes cards. */
function trayAt({ scene, shot, size }: PointerContext, at: PointerPosition): Zone | undefined {
  return scene.zones.find(({ place, scale = 1, tray, drop, id }) => {
    const rest: Pose = { ...FLAT, ...scaledToTable(place, shot.shape), scale };
    return tray && drop && pick([{ key: id, rest }], size, rayAt(shot, at)) !== undefined;
  });
}

/** The nearest drop zone within reach of a place. */
function dropZoneAt({ scene, shot }: PointerContext, spot: { x: number; z: number } | undefined): Zone | undefined {
  if (!spot) return undefined;
  const away = (zone: Zone): number => {
    const { x, z } = scaledToTable(zone.place, shot.shape);
    return Math.hypot(x - spot.x, z - spot.z);
  };
  const near = scene.zones.filter((zone) => zone.drop && away(zone) <= DROP_RADIUS_CM);
  return near.sort((a, b) => away(a) - away(b))[0];
}

function rayAt(shot: CameraView, { x, y }: PointerPosition): Ray {
  return { from: shot.position, direction: rayThrough(shot, x, y) };
}
