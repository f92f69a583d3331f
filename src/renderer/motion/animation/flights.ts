/**
 * Plans how cards fly from one scene to the next. Pure: from the cards' current and target poses, a flight for each.
 * Times are milliseconds since the new scene.
 */

import type { PlacedCard } from '../layout/arrangement.ts';
import { CARD_THICKNESS_CM, mixPoses, type Pose, samePose, type Vector } from '../layout/pose.ts';
import { smooth } from '../maths.ts';
import type { MotionTempo, TableCard } from '../scene.ts';
import { type SpringSettings, stepSpring } from './spring.ts';

// The path of a released card: it keeps the hand's speed, lands and slides to rest. Pure.

/** Its duration, in ms, and the share of it spent in the air. */
const THROW_MS = 520;
const THROW_AIRBORNE_SHARE = 0.36;

/** The cloth brakes it; it falls faster than it slides. Neither overshoots. */
const CLOTH_SPRING: SpringSettings = { stiffness: 17, damping: 1 };
const FALL_SPRING: SpringSettings = { stiffness: 30, damping: 1 };
/** Maximum speed away from its target, in centimetres per second. */
const MAX_AWAY_CM_PER_S = 40;

/** The pose this many ms after its release at `from` with this speed. */
function throwPose(from: Pose, to: Pose, speed: Vector, ms: number): Pose {
  const slid = 1 - stepSpring({ at: 1, speed: 0 }, 0, ms, CLOTH_SPRING).at;
  const axis = (part: 'x' | 'y' | 'z', pull: SpringSettings): number =>
    stepSpring({ at: from[part], speed: braked(speed[part], to[part] - from[part], pull) }, to[part], ms, pull).at;
  return {
    ...mixPoses(from, to, slid),
    x: axis('x', CLOTH_SPRING),
    y: axis('y', FALL_SPRING),
    z: axis('z', CLOTH_SPRING),
  };
}

/** Limits the speed so that it does not overshoot a target `way` centimetres away. */
function braked(speed: number, way: number, { stiffness }: SpringSettings): number {
  const most = stiffness * Math.abs(way);
  const towards = Math.sign(way) || 1;
  return towards * Math.max(-MAX_AWAY_CM_PER_S, Math.min(most, speed * towards));
}

/** A card on the table now, possibly in flight. */
export interface CardBefore {
  readonly key: string;
  readonly zone: string;
  readonly pose: Pose;
  readonly face: string | null;
  /** Its release speed in centimetres per second, if just released. */
  readonly speed?: Vector | undefined;
}

/** One card's path. */
export interface Flight {
  /** The card's key in the new scene; a card that leaves keeps its old key. */
  readonly key: string;
  /** The key of the card it replaces, if any. */
  readonly takesOver?: string;
  readonly from: Pose;
  readonly to: Pose;
  readonly delay: number;
  readonly duration: number;
  /** Height of the arc above the straight path, in centimetres. */
  readonly arc: number;
  /** It disappears on arrival. */
  readonly leaves: boolean;
  /** The share of its duration after which it has landed; `AIRBORNE_SHARE` by default. */
  readonly lands?: number;
  /** Height by which it rises from its fan during `delay`, in centimetres. */
  readonly stirs?: number;
  /** Its release speed: it continues from there and slides to rest. */
  readonly speed?: Vector;
}

export const DEAL_INTERVAL_MS = 70;
/** A card rises from its fan this long before it leaves, in ms, and this far, in centimetres. */
const STIR_MS = 100;
const STIR_CM = 1.5;
const DEAL_MS = 340;
const PLAY_MS = 300;
const GATHER_MS = 400;
export const SETTLE_MS = 220;
const FADE_MS = 180;
/** A card that flips in flight needs half its width above the cloth. */
const FLIP_ARC_CM = 5;
const PLAY_ARC_CM = 3.4;
const DEAL_ARC_CM = 2.2;
const GATHER_ARC_CM = 1.2;
/** The airborne share of a flight; the rest is the slide on the cloth. */
export const AIRBORNE_SHARE = 0.78;

/**
 * Plans the flights from `before` to `after`. A new key replaces a vanished card of its origin zone, the topmost first;
 * without one it starts at that zone's middle (`placeOf`). Several new cards from one zone that form no pile are a
 * deal: round by round, one every 70 ms. Vanished cards without a replacement follow their zone's other cards and fade.
 */
export function planFlights(
  before: readonly CardBefore[],
  after: readonly PlacedCard[],
  placeOf: (zone: string) => Pose | undefined,
  tempo: MotionTempo,
): Flight[] {
  const parts = new Map(before.map((part) => [part.key, part]));
  const fans = new Set(after.flatMap(({ zone }) => (zone.arrangement === 'fan' ? zone.id : [])));
  const stay = after.filter(({ card }) => parts.has(card.key));
  const arrive = inRounds(after.filter(({ card }) => !parts.has(card.key)));
  const staying = new Set(stay.map(({ card }) => card.key));
  const vanished = before.filter((part) => !staying.has(part.key));
  const stays = stay.flatMap((placed) => {
    const part = parts.get(placed.card.key);
    return part ? [travel(part, placed, fans)] : [];
  });
  const arrivals = arrive.map((placed, index) => {
    const part = takeFrom(vanished, placed.card);
    return part ? travel(part, placed, fans) : appear(placed, placeOf, arrive.length - index);
  });
  const flights = [...stays, ...dealt(arrivals, arrive)];
  const exits = vanished.map((part) => leave(part, flights, before));
  return [...flights, ...exits].map((flight) => (tempo.reduced ? faded(flight) : hastened(flight, tempo.speed)));
}

/** The first of every zone, then the second of every zone … */
function inRounds(placed: readonly PlacedCard[]): PlacedCard[] {
  const place = ({ zone, card }: PlacedCard): number => zone.cards.indexOf(card);
  return [...placed].sort((a, b) => place(a) - place(b));
}

/**
 * Removes the card's former self from the list: the last that vanished from its zone, the top of a pile, the edge of a
 * fan.
 */
function takeFrom(vanished: CardBefore[], { from, face }: TableCard): CardBefore | undefined {
  for (const zone of zonesOf(from)) {
    const index = vanished.findLastIndex((part) => part.zone === zone && canBeSameCard(part.face, face));
    if (index >= 0) return vanished.splice(index, 1)[0];
  }
  return undefined;
}

function zonesOf(from: TableCard['from']): readonly string[] {
  return typeof from === 'string' ? [from] : (from ?? []);
}

/** Whether both may be the same card: a face never changes but may be hidden. */
export function canBeSameCard(before: string | null, after: string | null): boolean {
  return before === null || after === null || before === after;
}

/** A card without a former self: it comes from its zone's pack, of which `waiting` cards are left, or just appears. */
function appear(placed: PlacedCard, placeOf: (zone: string) => Pose | undefined, waiting: number): Flight {
  const base = { key: placed.card.key, to: placed.pose, delay: 0, leaves: false };
  const zone = zonesOf(placed.card.from).at(-1);
  const source = zone === undefined ? undefined : placeOf(zone);
  if (!source) return { ...base, from: { ...placed.pose, alpha: 0 }, duration: FADE_MS, arc: 0 };
  const from = { ...source, y: source.y + waiting * CARD_THICKNESS_CM, flip: 180 };
  return { ...base, from, duration: DEAL_MS, arc: DEAL_ARC_CM };
}

/** Cards from one zone start one after another. */
function dealt(flights: readonly Flight[], placed: readonly PlacedCard[]): Flight[] {
  const sources = placed.map(({ zone, card }) => (zone.arrangement === 'pile' ? undefined : zonesOf(card.from).at(-1)));
  let turn = 0;
  return flights.map((flight, i) => {
    const source = sources[i];
    const isDealt = source !== undefined && sources.filter((one) => one === source).length > 1;
    return isDealt ? { ...flight, duration: DEAL_MS, arc: DEAL_ARC_CM, delay: turn++ * DEAL_INTERVAL_MS } : flight;
  });
}

/**
 * A card that stays on the table: it settles in its zone, is gathered onto a pile, or is played, from a fan with a rise
 * first. Each motion takes equally long for any card, so that it reveals nothing.
 */
function travel(part: CardBefore, placed: PlacedCard, fans: ReadonlySet<string>): Flight {
  const flips = Math.abs(part.pose.flip - placed.pose.flip) > 90;
  const base = { key: placed.card.key, takesOver: part.key, from: part.pose, to: placed.pose, delay: 0, leaves: false };
  if (part.speed) return throwFlight(base, part.speed);
  if (part.zone === placed.zone.id) {
    const settled = samePose(part.pose, placed.pose);
    return { ...base, duration: flips ? PLAY_MS : settled ? 0 : SETTLE_MS, arc: flips ? FLIP_ARC_CM : 0 };
  }
  if (placed.zone.arrangement === 'pile')
    return { ...base, duration: GATHER_MS, arc: flips ? FLIP_ARC_CM : GATHER_ARC_CM };
  // A card that lands hard is lifted higher.
  const stirring = fans.has(part.zone) ? { delay: STIR_MS, stirs: STIR_CM } : {};
  return {
    ...base,
    ...stirring,
    duration: PLAY_MS,
    arc: Math.max(flips ? FLIP_ARC_CM : 0, PLAY_ARC_CM * (placed.card.weight ?? 1)),
  };
}

/** The flight of a card released at this speed. */
export function throwFlight(flight: Omit<Flight, 'duration' | 'arc'>, speed: Vector): Flight {
  return { ...flight, duration: THROW_MS, arc: PLAY_ARC_CM, lands: THROW_AIRBORNE_SHARE, speed };
}

/** A card without a replacement: it follows its neighbours and fades, or fades in place. */
function leave(part: CardBefore, flights: readonly Flight[], before: readonly CardBefore[]): Flight {
  const neighbours = new Set(before.filter(({ zone }) => zone === part.zone).map(({ key }) => key));
  const guide = flights.find(({ takesOver, arc }) => takesOver !== undefined && neighbours.has(takesOver) && arc > 0);
  const base = { key: part.key, takesOver: part.key, from: part.pose, delay: 0, leaves: true };
  if (!guide) return { ...base, to: { ...part.pose, alpha: 0 }, duration: FADE_MS, arc: 0 };
  return { ...base, to: { ...guide.to, alpha: 0 }, duration: guide.duration, arc: guide.arc };
}

/** A thrown card is as fast as the hand was. */
function hastened(flight: Flight, speed: number): Flight {
  if (flight.speed) return flight;
  return { ...flight, delay: flight.delay / speed, duration: flight.duration / speed };
}

/** No flight: the card appears in place, and a leaving one fades where it was. */
function faded({ speed: _, stirs: __, ...flight }: Flight): Flight {
  if (flight.leaves) return { ...flight, to: { ...flight.from, alpha: 0 }, delay: 0, duration: FADE_MS, arc: 0 };
  const moved =
    flight.takesOver === undefined || Math.hypot(flight.from.x - flight.to.x, flight.from.z - flight.to.z) > 1;
  return { ...flight, from: { ...flight.to, alpha: moved ? 0 : 1 }, delay: 0, duration: FADE_MS, arc: 0 };
}

/** When a flight ends. */
export function endOf(flight: Flight): number {
  return flight.delay + flight.duration;
}

/** When its card lands; never, where it only slides or fades. */
export function touchdown({ delay, duration, arc, lands = AIRBORNE_SHARE, leaves }: Flight): number | undefined {
  return arc > 0 && !leaves ? delay + duration * lands : undefined;
}

/** The pose of a flight at a time: a low arc, then a slide to rest. */
export function poseAt(flight: Flight, time: number): Pose {
  if (time >= endOf(flight)) return flight.to;
  const from = stirred(flight, time);
  if (time <= flight.delay) return from;
  if (flight.speed) return throwPose(from, flight.to, flight.speed, time - flight.delay);
  const t = (time - flight.delay) / flight.duration;
  const along = mixPoses(from, flight.to, easeOut(t));
  if (flight.arc === 0) return along;
  // In the air it lands early, flips on the way up, and slides the rest.
  const air = Math.min(t / AIRBORNE_SHARE, 1);
  const base = from.y + (flight.to.y - from.y) * easeOut(air);
  const turned = flight.from.flip + (flight.to.flip - flight.from.flip) * smooth(air);
  return { ...along, y: base + flight.arc * Math.sin(Math.PI * air), flip: turned };
}

/** Its start, raised from its fan. */
function stirred({ from, stirs = 0, delay }: Flight, time: number): Pose {
  if (stirs === 0) return from;
  return { ...from, y: from.y + stirs * easeOut(Math.min(Math.max(time / delay, 0), 1)) };
}

function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}
