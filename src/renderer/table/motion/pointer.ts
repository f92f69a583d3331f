/** Mouse, pen and finger on the cards: hover, click, drag. It knows the canvas and the cards in motion, not React. */

import type { Scene, Zone } from '../api.ts';
import { project, rayThrough, type Shot } from '../places/camera.ts';
import type { CardSize } from '../places/cardSize.ts';
import { fitted } from '../places/geometry.ts';
import { onLevel, pick, type Ray } from '../places/picking.ts';
import { FLAT, type Pose } from '../places/pose.ts';
import { type Actor, type Attention, letGo, type Motion, skip } from './motion.ts';

/** What the pointer works on, as it is at the moment. */
export interface Hands {
  readonly scene: Scene;
  readonly shot: Shot;
  readonly size: CardSize;
  readonly motion: Motion;
  readonly attention: { current: Attention };
  invalidate(): void;
  onHover(key: string | null): void;
  onPick(key: string): void;
  onDrop(key: string, zone: string): void;
  /** A tray that takes cards was pointed at, without a card. */
  onPoint(zone: string): void;
  /** Somebody wants a card that cannot be played: `x`, `y` are CSS pixels in the canvas, above the card. */
  onRefused(key: string, x: number, y: number): void;
  /** A card is being dragged (its possible goals light up), or no longer. */
  onDragging(key: string | null): void;
}

/** Pixels a pointer may wander in a click. */
const CLICK_SLOP = 7;
/** A card let go within this many centimetres of a drop zone's middle is dropped there. */
const DROP_REACH = 19;
/** Height of a dragged card above the cloth, in centimetres. */
const CARRY = 3;
/** How long a dropped card waits for the scene in which it is played. */
const WAIT = 900;

interface Press {
  readonly id: number;
  readonly key: string | undefined;
  readonly x: number;
  readonly y: number;
  dragging: boolean;
}

/** Listens on a canvas; `hands` is asked anew at every event. The answer stops listening. */
export function listen(canvas: HTMLCanvasElement, hands: () => Hands): () => void {
  let press: Press | undefined;

  const place = (event: PointerEvent): { x: number; y: number } => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const hover = (key: string | null): void => {
    const { attention, onHover, invalidate } = hands();
    const isAnother = (attention.current.hover ?? null) !== key;
    attention.current = { ...attention.current, hover: key };
    canvas.style.cursor = cursorOver(hands());
    if (!isAnother) return;
    onHover(key);
    invalidate();
  };

  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const at = place(event);
    const key = cardAt(hands(), at.x, at.y);
    press = { id: event.pointerId, key, ...at, dragging: false };
    if (key === undefined) skip(hands().motion);
    else canvas.setPointerCapture(event.pointerId);
    hover(key ?? null);
    hands().invalidate();
  };

  const move = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    const at = place(event);
    if (!press) {
      hover(cardAt(hands(), at.x, at.y) ?? null);
      return;
    }
    const far = Math.hypot(at.x - press.x, at.y - press.y) > CLICK_SLOP;
    if (!press.dragging && far && press.key !== undefined && actorOf(hands(), press.key)?.card?.playable) {
      press.dragging = true;
      hands().onDragging(press.key);
    }
    if (press.dragging && press.key !== undefined) carry(hands(), press.key, at);
    canvas.style.cursor = cursorOver(hands());
  };

  const up = (event: PointerEvent): void => {
    if (press?.id !== event.pointerId) return;
    const { key, dragging } = press;
    press = undefined;
    const at = place(event);
    if (key === undefined) point(hands(), at);
    else if (dragging) drop(hands(), key, at);
    else if (cardAt(hands(), at.x, at.y) === key) click(hands(), key);
    hover(event.pointerType === 'mouse' ? (cardAt(hands(), at.x, at.y) ?? null) : null);
  };

  const cancel = (event: PointerEvent): void => {
    if (press?.id !== event.pointerId) return;
    const { key, dragging } = press;
    press = undefined;
    if (dragging && key !== undefined) drop(hands(), key, undefined);
    hover(null);
  };

  const leave = (): void => {
    if (!press) hover(null);
  };

  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('pointerleave', leave);
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', cancel);
    canvas.removeEventListener('pointerleave', leave);
  };
}

/** What the pointer looks like: it says whether the card under it can be played, as things stand now. */
export function cursorOver(hands: Pick<Hands, 'motion' | 'attention'>): string {
  const { hover, drag } = hands.attention.current;
  if (drag) return 'grabbing';
  const playable = hover ? actorOf(hands, hover)?.card?.playable : undefined;
  if (playable === undefined) return '';
  return playable ? 'pointer' : 'not-allowed';
}

function rayAt(shot: Shot, x: number, y: number): Ray {
  return { from: shot.position, direction: rayThrough(shot, x, y) };
}

function actorOf({ motion }: Pick<Hands, 'motion'>, key: string): Actor | undefined {
  return motion.actors.find((actor) => actor.key === key);
}

/** The card under a point that a person may want something of: the own ones, and those that are about acting. */
function cardAt({ motion, shot, size }: Hands, x: number, y: number): string | undefined {
  const wanted = motion.actors.filter(({ card, own }) => card !== undefined && (own || card.playable !== undefined));
  return pick(wanted, size, rayAt(shot, x, y));
}

function click(hands: Hands, key: string): void {
  const actor = actorOf(hands, key);
  if (actor?.card?.playable) hands.onPick(key);
  const at = actor?.card?.why !== undefined && project(hands.shot, actor.rest);
  if (at) hands.onRefused(key, at.x, at.y);
}

/** The card follows the pointer along the cloth. */
function carry(hands: Hands, key: string, at: { x: number; y: number }): void {
  const { shot, attention } = hands;
  const spot = onLevel(rayAt(shot, at.x, at.y), CARRY);
  if (!spot) return;
  const pose: Pose = { ...FLAT, ...spot, tilt: 14, scale: 1.15, bend: 0.35 };
  attention.current = { ...attention.current, drag: { key, pose } };
  hands.invalidate();
}

/** Lets a dragged card go; without a place (the drag was broken off) it goes back. */
function drop(hands: Hands, key: string, at: { x: number; y: number } | undefined): void {
  const { attention, motion, shot } = hands;
  attention.current = { ...attention.current, drag: null };
  hands.onDragging(null);
  const zone = at && dropZoneAt(hands, onLevel(rayAt(shot, at.x, at.y), CARRY));
  letGo(motion, key, zone ? WAIT : 0, performance.now());
  if (zone) hands.onDrop(key, zone.id);
  hands.invalidate();
}

function point(hands: Hands, at: { x: number; y: number }): void {
  const tray = trayAt(hands, at);
  if (tray) hands.onPoint(tray.id);
}

/** The tray at a point that takes cards. */
function trayAt({ scene, shot, size }: Hands, { x, y }: { x: number; y: number }): Zone | undefined {
  return scene.zones.find(({ place, scale = 1, tray, drop, id }) => {
    const rest: Pose = { ...FLAT, ...fitted(place, shot.shape), scale };
    return tray && drop && pick([{ key: id, rest }], size, rayAt(shot, x, y)) !== undefined;
  });
}

/** The nearest drop zone within reach of a place. */
function dropZoneAt({ scene, shot }: Hands, spot: { x: number; z: number } | undefined): Zone | undefined {
  if (!spot) return undefined;
  const away = (zone: Zone): number => {
    const { x, z } = fitted(zone.place, shot.shape);
    return Math.hypot(x - spot.x, z - spot.z);
  };
  const near = scene.zones.filter((zone) => zone.drop && away(zone) <= DROP_REACH);
  return near.sort((a, b) => away(a) - away(b))[0];
}
