/** Cues of flying cards. Pure: from the flights as drawn, and their targets. */

import { AIRBORNE_SHARE, planFlights } from '../../motion/animation/flights.ts';
import { hash01 } from '../../motion/hash.ts';
import type { PlacedCard } from '../../motion/layout/arrangement.ts';
import { FLAT, type Pose } from '../../motion/layout/pose.ts';
import type { Arrangement, MotionTempo, Scene, Travel, Zone } from '../../motion/scene.ts';
import type { Surface } from '../voices/voice.ts';
import { DEFAULT_TOUCH, panner, type SoundCue } from './sound-cue.ts';

/** Flights from one scene to the next where none are drawn: from the middle of a zone to another's. Pure. */
export function travelsBetween(before: Scene, now: Scene, tempo: MotionTempo): readonly Travel[] {
  const parts = placedFlat(before).map(({ card: { key, face }, zone: { id }, pose }) => ({
    key,
    face,
    zone: id,
    pose,
  }));
  return planFlights(parts, placedFlat(now), (id) => middleOf(now, id), tempo);
}

function placedFlat(scene: Scene): PlacedCard[] {
  return scene.zones.flatMap((zone) =>
    zone.cards.map((card) => {
      const { x, z } = zone.place;
      return { card, zone, pose: { ...FLAT, x, z, flip: card.face === null ? 180 : 0 } };
    }),
  );
}

function middleOf({ zones }: Scene, id: string): Pose | undefined {
  const place = zones.find((zone) => zone.id === id)?.place;
  return place && { ...FLAT, x: place.x, z: place.z };
}

export interface SoundContext {
  /** Identifies what is shown: while it stays the same, only the viewer moves cards, silently. */
  readonly viewKey: string;
  /** A card's impact by its face; 1 is normal. */
  readonly weigh?: (face: string) => number;
  /** Others at this window may not see everything: only public cards are heard. */
  readonly shared?: boolean;
}

/** A flight and its target zone; undefined: it disappears on arrival. */
interface Move {
  readonly travel: Travel;
  readonly zone: Zone | undefined;
  readonly face: string | null;
}

/** The stereo position of a place. */
type Pan = (x: number) => number;

/** Minimum audible movement of a card that does not flip, in centimetres. */
const MIN_MOVE_CM = 1.2;
/** Speed of a throw with full force, in centimetres per ms. */
const FAST_CM_PER_MS = 0.13;

/** Each moving flight makes one of these sounds, alone or with others; resting cards make none. */
export function travelCues(
  travels: readonly Travel[],
  scene: Scene,
  listening: Pick<SoundContext, 'weigh' | 'shared'> = {},
): SoundCue[] {
  const zones = new Map(scene.zones.flatMap((zone) => zone.cards.map((card) => [card.key, { zone, card }] as const)));
  const moves = travels.filter(isAudible).map((travel): Move => {
    const there = travel.leaves ? undefined : zones.get(travel.key);
    return { travel, zone: there?.zone, face: there?.card.face ?? null };
  });
  const open = moves.filter(({ zone }) => !listening.shared || zone?.owner === undefined);
  const pan = panner(scene);
  return [...groupMoves(open, gathersTo)].flatMap(([goal, some]) => {
    if (goal === '') return some.flatMap((move) => cardCues(move, pan, listening, crowd(move, some)));
    return some.every(({ travel }) => isSettling(travel)) ? [rustle(some, pan)] : gathered(some, pan);
  });
}

/** Whether a flight is audible. */
export function isAudible({ from, to, duration, leaves }: Travel): boolean {
  if (duration === 0 || (leaves && distance(from, to) < MIN_MOVE_CM)) return false;
  return distance(from, to) >= MIN_MOVE_CM || turns(from, to) || from.alpha < to.alpha;
}

function distance(a: Travel['from'], b: Travel['to']): number {
  return Math.hypot(a.x - b.x, a.z - b.z);
}

function turns(a: Travel['from'], b: Travel['to']): boolean {
  return Math.abs(a.flip - b.flip) > 90;
}

/** It shifts in place. */
function isSettling({ arc, from, to }: Travel): boolean {
  return arc === 0 && from.alpha === to.alpha;
}

/**
 * The group that sounds as one: cards shifting within a zone, or going to one pile at one time. Undefined: each by
 * itself.
 */
function gathersTo({ travel, zone }: Move): string {
  if (isSettling(travel)) return `in ${zone?.id}`;
  if (!travel.leaves && zone?.arrangement !== 'pile') return '';
  return `to ${Math.round(travel.to.x)} ${Math.round(travel.to.z)} at ${Math.round(travel.delay)}`;
}

function groupMoves(moves: readonly Move[], by: (move: Move) => string): Map<string, Move[]> {
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(by(move), [...(groups.get(by(move)) ?? []), move]);
  return groups;
}

/** Number of flights that start together: each is softer for it. */
function crowd({ travel }: Move, others: readonly Move[]): number {
  return 1 / Math.sqrt(others.filter((other) => other.travel.delay === travel.delay).length);
}

/** One card: it leaves, flips if it does, lands as hard as it was fast, and slides the rest. */
function cardCues(
  { travel, zone, face }: Move,
  pan: Pan,
  { weigh }: Pick<SoundContext, 'weigh'>,
  soft: number,
): SoundCue[] {
  const { from, to, delay, duration, arc, lands = AIRBORNE_SHARE } = travel;
  const far = distance(from, to);
  const air = duration * (arc > 0 ? lands : 1);
  const weight = face === null ? 1 : (weigh?.(face) ?? 1);
  const force = Math.min(1, (0.3 + (0.5 * far) / duration / FAST_CM_PER_MS) * weight);
  const on = surface(zone?.arrangement, zone?.tray !== undefined, zone?.cards.length ?? 1);
  const of = { bus: 'cards', cards: [travel.key] } as const;
  // Two simultaneous landings sound slightly apart.
  const at = delay + air + 18 * hash01(travel.key, 'lands');
  const landed: SoundCue = {
    ...of,
    sound: 'land',
    touch: { ...DEFAULT_TOUCH, on, force },
    at,
    pan: pan(to.x),
    gain: soft,
  };
  const left: SoundCue = {
    ...of,
    sound: 'flick',
    touch: { ...DEFAULT_TOUCH, force: 0.5 },
    at: delay,
    pan: pan(from.x),
    gain: soft,
  };
  const turned: SoundCue = {
    ...landed,
    sound: 'flip',
    touch: { ...DEFAULT_TOUCH, seconds: air / 2500 },
    at: delay + air * 0.4,
  };
  const slid: SoundCue = {
    ...landed,
    sound: 'slide',
    touch: { ...DEFAULT_TOUCH, on, force, seconds: 0.14 },
    at: at + 12,
  };
  const flies = arc > 0 && far >= MIN_MOVE_CM;
  return [
    ...(flies ? [left] : []),
    ...(turns(from, to) ? [turned] : []),
    landed,
    ...(flies && far > 12 && on === 'cloth' ? [slid] : []),
  ];
}

function surface(arrangement: Arrangement | undefined, inTray: boolean, cards: number): Surface {
  if (arrangement === 'hand' || arrangement === 'fan') return 'hand';
  if (cards > 1 && arrangement === 'pile') return 'cards';
  return inTray ? 'wood' : 'cloth';
}

/** Cards make way for one another. */
function rustle(moves: readonly Move[], pan: Pan): SoundCue {
  const { zone } = moves[0] ?? {};
  const held = zone?.arrangement === 'hand' || zone?.arrangement === 'fan';
  return {
    sound: 'slide',
    bus: 'cards',
    touch: { on: held ? 'hand' : 'cloth', force: 0.15, seconds: seconds(moves), cards: moves.length },
    at: Math.min(...moves.map(({ travel }) => travel.delay)),
    pan: pan(mean(moves.map(({ travel }) => travel.to.x))),
    gain: 0.5,
    cards: keys(moves),
  };
}

/** Cards go to one pile together; a single one slides there and is placed on top. */
function gathered(moves: readonly Move[], pan: Pan): SoundCue[] {
  const goal = moves[0]?.travel.to.x ?? 0;
  const from = mean(moves.map(({ travel }) => travel.from.x));
  const first = Math.min(...moves.map(({ travel }) => travel.delay));
  const touch = { on: 'cloth', force: 0.6, seconds: seconds(moves), cards: moves.length } as const;
  const of = { bus: 'cards', touch, at: first, gain: 1, cards: keys(moves) } as const;
  if (moves.length > 1) return [{ ...of, sound: 'gather', pan: pan((from + goal) / 2) }];
  return [
    { ...of, sound: 'slide', gain: 0.8, pan: pan(from) },
    {
      ...of,
      sound: 'land',
      touch: { ...touch, on: 'cards', force: 0.4 },
      at: first + touch.seconds * 1000,
      pan: pan(goal),
    },
  ];
}

function seconds(moves: readonly Move[]): number {
  return Math.max(...moves.map(({ travel }) => travel.duration)) / 1000;
}

function keys(moves: readonly Move[]): string[] {
  return moves.map(({ travel }) => travel.key);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
