/** A card's current state: a mutable object that changes every frame, outside React. */
import type { PlacedCard } from '../layout/arrangement.ts';
import { FLAT, type Pose } from '../layout/pose.ts';
import type { TableCard } from '../scene.ts';
import type { Flight } from './flights.ts';
import { type DragSpring, type Spring, springAtRest } from './spring.ts';

// A hard landing shakes the neighbours: they hop, are pushed away, and return. Pure.

// A landing card bounces: its edges spring up a little and it turns to rest. In closed form, and pure.

/** Duration of the bounce, in ms. */
export const LANDING_MS = 260;

/** A damped oscillation: radians per second, and decay. */
const SWING = 30;
const SWING_DECAY = 13;
/** How far its edges bend, how high it hops (centimetres), and how far it turns (degrees). */
const BEND = 1.1;
const LANDING_HOP_CM = 0.5;
const LANDING_TURN_DEG = 2.6;

/** The pose of a card this many milliseconds after it landed at this one. */
export function landingPose(pose: Pose, since: number): Pose {
  if (since <= 0 || since >= LANDING_MS) return pose;
  const t = since / 1000;
  // It ends exactly on time.
  const left = Math.exp(-SWING_DECAY * t) * (1 - since / LANDING_MS);
  const swing = Math.sin(SWING * t) * left;
  const up = Math.abs(swing);
  // A face-down card bends the other way.
  const bent = BEND * up * (pose.flip > 90 ? 1 : -1);
  return {
    ...pose,
    y: pose.y + LANDING_HOP_CM * up,
    bend: pose.bend + bent,
    turn: pose.turn + LANDING_TURN_DEG * swing,
  };
}

/** How one card is shaken. */
export interface Shake {
  /** Direction of the push, in centimetres. */
  readonly x: number;
  readonly z: number;
  /** Height of the hop, in centimetres, and turn, in degrees. */
  readonly hop: number;
  readonly spin: number;
  /** When it began, in ms of the caller's clock. */
  readonly since: number;
}

/** Its duration, in ms. */
export const SHAKE_MS = 280;
/** Minimum weight of a card that shakes its neighbours. */
const MIN_SHAKING_WEIGHT = 1.3;
/** Push, hop and turn from a card of double weight right beside it. */
const SHAKE_PUSH_CM = 0.9;
const SHAKE_HOP_CM = 0.8;
const SHAKE_SPIN_DEG = 5;
/** Distance over which the impact halves. */
const HALF_STRENGTH_CM = 16;

/** The fields of a card that are read here. */
interface ShakableCard {
  readonly zone: string;
  readonly card: TableCard | undefined;
  readonly rest: Pose;
  /** Absent: it rests; without an arc it slid or faded, and hit nothing. */
  readonly flight: { readonly arc: number } | undefined;
  shake: Shake | undefined;
}

/** Shakes the resting cards of the zone in which this one landed. */
export function shakeOthers(hit: ShakableCard, all: readonly ShakableCard[], now: number): void {
  const weight = hit.card?.weight ?? 1;
  if (weight < MIN_SHAKING_WEIGHT || !hit.flight || hit.flight.arc === 0) return;
  for (const other of all) {
    if (other !== hit && other.zone === hit.zone && !other.flight)
      other.shake = shakeOf(other.rest, hit.rest, weight, now);
  }
}

function shakeOf(rest: Pose, hit: Pose, weight: number, since: number): Shake {
  const [x, z] = [rest.x - hit.x, rest.z - hit.z];
  const far = Math.hypot(x, z);
  const force = (weight - 1) * 2 ** (-far / HALF_STRENGTH_CM);
  const [toX, toZ] = far > 0.01 ? [x / far, z / far] : [0, 0];
  return {
    x: SHAKE_PUSH_CM * force * toX,
    z: SHAKE_PUSH_CM * force * toZ,
    hop: SHAKE_HOP_CM * force,
    spin: SHAKE_SPIN_DEG * force * (toX < 0 ? 1 : -1),
    since,
  };
}

/** The pose while shaken; the same object once that is over. */
export function shakenPose(pose: Pose, { x, z, hop, spin, since }: Shake, now: number): Pose {
  const t = (now - since) / SHAKE_MS;
  if (t >= 1) return pose;
  // Pushed at once and back slowly; up and down once, and a little once more.
  const push = Math.min(1, t * 6) * (1 - t) ** 1.5;
  const up = Math.abs(Math.sin(Math.PI * t * 2)) * (1 - t) ** 2;
  return { ...pose, x: pose.x + x * push, z: pose.z + z * push, y: pose.y + hop * up, spin: pose.spin + spin * push };
}

// How a trick's cards compare with the one that takes it, so that the winner shows on the cloth. Pure.

/** It takes the trick as it stands, another one does, or there is no such card. */
export type TrickStanding = 'leads' | 'yields' | 'alone';

/** A winning card rises by this much, in centimetres, and grows by this scale. */
export const WINNING_LIFT = { up: 1.4, scale: 1.04 };
/** Darkness of a losing card, and lightness of the winning one. */
const LOSING_DARKNESS = 0.55;
const WINNING_DARKNESS = -0.32;

/** The fields of a card that are read here. */
interface TrickCard {
  readonly zone: string;
  readonly card: TableCard | undefined;
  /** Set while it is in flight. */
  readonly flight: unknown;
}

/** Compares only cards at rest: the effect of a card in flight shows once it has landed. */
export function trickStandings<P extends TrickCard>(parts: readonly P[]): Map<P, TrickStanding> {
  const restless = new Set(parts.flatMap(({ zone, flight }) => (flight ? zone : [])));
  const led = new Set(parts.flatMap(({ zone, card }) => (card?.winsTrick ? zone : [])));
  const still = parts.filter(({ zone }) => !restless.has(zone));
  return new Map(still.map((part) => [part, standingOf(part, led)]));
}

function standingOf({ zone, card }: TrickCard, led: ReadonlySet<string>): TrickStanding {
  if (!card || !led.has(zone)) return 'alone';
  return card.winsTrick ? 'leads' : 'yields';
}

/** A card's final darkness from its own; negative is lit. */
export function darknessFor(standing: TrickStanding, darkness: number): number {
  if (standing === 'leads') return WINNING_DARKNESS;
  return standing === 'yields' ? Math.max(darkness, LOSING_DARKNESS) : darkness;
}

export interface AnimatedCard {
  /** Its key in the latest scene (of a card that is leaving: its last one). */
  key: string;
  zone: string;
  /** Undefined while it leaves. */
  card: TableCard | undefined;
  /** The face it shows; a card turning face down keeps it until it has landed. */
  face: string | null;
  /** In the viewer's own fan. */
  own: boolean;
  /** Its index in its zone, from 0. */
  place: number;
  /** It lies squarely on others in a pile, not on the cloth. */
  piled: boolean;
  /** Its resting pose. */
  rest: Pose;
  /** The pose drawn. */
  pose: Pose;
  flight: Flight | undefined;
  /** When its flight was planned, in ms of the caller's clock. */
  since: number;
  /** Its pose in flight, before interaction effects. */
  base: Pose;
  /** When it last landed, while the bounce shows. */
  landedAt: number | undefined;
  /** Set while it is dragged. */
  dragSpring: DragSpring | undefined;
  /** 0 … 1: lifted by pointer or keyboard. */
  lift: Spring;
  /** How far it makes way for a neighbour, in centimetres to its right; and the target value. */
  aside: Spring;
  asideGoal: number;
  /** 0 … 1, eased: highlight; darkness (negative: lit); lift of a winning card. */
  glow: number;
  dim: number;
  winningLift: number;
  /** Its standing in the trick, as far as all cards have landed. */
  standing: TrickStanding;
  /** Set while it shakes from a hard landing beside it. */
  shake: Shake | undefined;
}

/** Highlight strength of a marked card. */
export const MARKED_GLOW = 0.8;
/** Darkness of a card that is possible but forbidden. */
const RISKY_DARKNESS = 0.65;

/** The same card in its new role: `from` is its start, before interaction effects. */
export function withTarget(
  former: AnimatedCard | undefined,
  target: PlacedCard | undefined,
  flight: Flight | undefined,
  now: number,
): AnimatedCard {
  const rest = target?.pose ?? flight?.to ?? FLAT;
  const base = flight?.from ?? former?.base ?? rest;
  return {
    key: target?.card.key ?? flight?.key ?? former?.key ?? '',
    zone: target?.zone.id ?? former?.zone ?? '',
    card: target?.card,
    face: target?.card.face ?? former?.face ?? null,
    own: target?.zone.arrangement === 'hand',
    place: target ? target.zone.cards.indexOf(target.card) : 0,
    piled: target?.zone.arrangement === 'pile' && target.zone.cards[0] !== target.card,
    rest,
    base,
    pose: former?.pose ?? base,
    flight,
    since: now,
    landedAt: former?.landedAt,
    dragSpring: former?.dragSpring,
    lift: former?.lift ?? springAtRest(0),
    aside: former?.aside ?? springAtRest(0),
    asideGoal: former?.asideGoal ?? 0,
    glow: former?.glow ?? 0,
    dim: former?.dim ?? 0,
    winningLift: former?.winningLift ?? 0,
    ...besideOthers(former, target),
  };
}

/** What it was among its zone's other cards, while it stays there. */
function besideOthers(
  former: AnimatedCard | undefined,
  target: PlacedCard | undefined,
): Pick<AnimatedCard, 'standing' | 'shake'> {
  if (!former || former.zone !== target?.zone.id) return { standing: 'alone', shake: undefined };
  return { standing: former.standing, shake: former.shake };
}

/** Unplayable cards are dark. */
export function darkness(card: TableCard | undefined): number {
  if (card?.playable === false) return 1;
  return card?.risky ? RISKY_DARKNESS : 0;
}
