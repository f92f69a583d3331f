/** The current highlight: mutable data that changes every frame, outside React. */

import { smooth } from '../maths.ts';
import type { Highlight, MotionTempo } from '../scene.ts';

// A highlight's effects on the table, on its own clock. Pure: from milliseconds to light, plates and cards.

type Kind = Highlight['kind'];

export interface HighlightEffects {
  /** Lamp brightness; 1 is normal. */
  readonly lamp: number;
  /** Light temperature: 0 is normal, 1 as at night. */
  readonly cold: number;
  /** Brightness of each of its plates, from 0 to 1, in its order. */
  readonly plates: readonly number[];
  /** Drawn share and brightness of the thread between them. */
  readonly thread: number;
  readonly shine: number;
  /** How far each of its cards has risen, from 0 to 1. */
  readonly risen: readonly number[];
  /** How far the blow has pushed the table, in centimetres. */
  readonly jolt: number;
}

/** Maximum duration, in milliseconds at normal speed. */
export const MAX_HIGHLIGHT_MS = 1500;

/** Duration of each; afterwards it stays until it is replaced. */
const DURATIONS_MS: Readonly<Record<Kind, number>> = {
  taken: 220,
  auction: 700,
  unmasked: 1450,
  alone: 1200,
  declared: 1300,
  called: 1200,
  out: 900,
  caught: 700,
  misplay: 420,
  won: 1500,
  lost: 1400,
};

export function durationOf({ kind }: Pick<Highlight, 'kind'>): number {
  return DURATIONS_MS[kind];
}

/** No effects. */
export const NO_EFFECTS: HighlightEffects = { lamp: 1, cold: 0, plates: [], thread: 1, shine: 0, risen: [], jolt: 0 };

/** `reduced`: only light changes, and nothing moves. */
export function effectsAt(occasion: Highlight, ms: number, reduced: boolean): HighlightEffects {
  const time = Math.min(Math.max(ms, 0), DURATIONS_MS[occasion.kind]);
  const { seats, cards = [] } = occasion;
  const effects = {
    ...NO_EFFECTS,
    plates: seats.map(() => ease(time, 0, 160)),
    ...EFFECTS_OF[occasion.kind](time, cards.length, seats.length),
  };
  if (!reduced) return effects;
  return { ...effects, thread: 1, risen: cards.map(() => 0), jolt: 0 };
}

type At = (ms: number, cards: number, seats: number) => Partial<HighlightEffects>;

const EFFECTS_OF: Readonly<Record<Kind, At>> = {
  taken: () => ({}),
  auction: (ms) => ({ lamp: 1 + 0.14 * swell(ms, 0, 220, 700) }),
  // The lamp dims, the thread is drawn, both plates shine, and the light returns.
  unmasked: (ms) => ({
    lamp: 1 - 0.62 * (ease(ms, 0, 220) - ease(ms, 1050, 1450)),
    plates: [ease(ms, 120, 260), ease(ms, 800, 960)],
    thread: ease(ms, 220, 820),
    shine: ease(ms, 200, 320) - 0.7 * ease(ms, 1100, 1450),
  }),
  alone: (ms) => ({
    lamp: 1 - 0.62 * (ease(ms, 0, 260) - ease(ms, 800, 1200)),
    plates: [ease(ms, 240, 520)],
  }),
  declared: (ms, cards) => ({
    risen: inTurn(cards, (k) => swell(ms, 110 * k, 110 * k + 240, 700 + 110 * k)),
    lamp: 1 + 0.1 * swell(ms, 0, 300, 1300),
  }),
  // One house after another, then all at once.
  called: (ms, cards) => ({
    risen: inTurn(cards, (k) => Math.max(swell(ms, 130 * k, 130 * k + 130, 130 * k + 300), swell(ms, 560, 720, 1150))),
    lamp: 1 + 0.38 * swell(ms, 520, 640, 1200),
  }),
  out: (ms, cards) => ({
    risen: inTurn(cards, () => swell(ms, 0, 240, 800)),
    lamp: 1 + 0.2 * swell(ms, 0, 200, 900),
  }),
  // A hand hits the table.
  caught: (ms, cards) => ({
    risen: inTurn(cards, () => ease(ms, 60, 220)),
    lamp: 1 - 0.34 * swell(ms, 0, 40, 420),
    jolt: dampedShake(ms, 1.3),
    plates: [ease(ms, 0, 80), ease(ms, 160, 320)],
  }),
  // The race freezes in another light.
  misplay: (ms) => ({
    lamp: 1 - 0.34 * ease(ms, 0, 90),
    cold: ease(ms, 0, 90),
    jolt: dampedShake(ms, 0.5),
    plates: [ease(ms, 60, 200)],
  }),
  won: (ms, cards, seats) => ({
    lamp: 1 + 0.3 * ease(ms, 0, 500) - 0.16 * ease(ms, 900, 1500),
    risen: inTurn(cards, (k) => swell(ms, (700 / cards) * k, (700 / cards) * k + 220, (700 / cards) * k + 620)),
    plates: Array.from({ length: seats }, (_, k) => ease(ms, 90 * k, 90 * k + 200)),
  }),
  lost: (ms, _cards, seats) => ({
    lamp: 1 - 0.55 * ease(ms, 0, 1200),
    cold: 0.55 * ease(ms, 200, 1400),
    plates: Array.from({ length: seats }, () => 0),
  }),
};

function inTurn(cards: number, of: (k: number) => number): number[] {
  return Array.from({ length: cards }, (_, k) => of(k));
}

/** From 0 to 1 between two times, eased at both ends. */
function ease(ms: number, from: number, to: number): number {
  return smooth(Math.min(Math.max((ms - from) / (to - from), 0), 1));
}

/** Rises until the second time, falls until the third. */
function swell(ms: number, from: number, top: number, to: number): number {
  return ease(ms, from, top) - ease(ms, top, to);
}

/** A damped oscillation. */
function dampedShake(ms: number, most: number): number {
  const t = ms / 420;
  return t >= 1 ? 0 : most * Math.sin(t * Math.PI * 5) * (1 - t) ** 2;
}

/** The effects visible in this frame. */
export interface VisibleEffects extends Pick<HighlightEffects, 'lamp' | 'cold' | 'thread' | 'shine' | 'jolt'> {
  /** By seat. */
  readonly plates: ReadonlyMap<number, number>;
  /** By the card's key. */
  readonly risen: ReadonlyMap<string, number>;
}

interface StartedHighlight {
  readonly occasion: Highlight;
  /** In ms of the caller's clock. */
  readonly since: number;
}

export interface HighlightTimeline {
  now: StartedHighlight | undefined;
  /** The previous one, whose remains fade while the next one starts. */
  before: (StartedHighlight & { readonly until: number }) | undefined;
  shown: VisibleEffects;
}

/** Fade-out time of its light, in milliseconds. */
export const FADE_OUT_MS = 260;

const AT_REST: VisibleEffects = { ...NO_EFFECTS, plates: new Map(), risen: new Map() };

export function newTimeline(): HighlightTimeline {
  return { now: undefined, before: undefined, shown: AT_REST };
}

/** Starts another highlight, or none; the previous one fades. */
export function setHighlight(stage: HighlightTimeline, occasion: Highlight | undefined, now: number): void {
  if (stage.now?.occasion.name === occasion?.name) return;
  stage.before = stage.now && { ...stage.now, until: now };
  stage.now = occasion && { occasion, since: now };
}

/** Skips to the end. */
export function skipHighlight(stage: HighlightTimeline): void {
  stage.before = undefined;
  if (stage.now) stage.now = { ...stage.now, since: Number.NEGATIVE_INFINITY };
}

/** Advances to `now` (ms); returns true while something changes. */
export function advanceHighlight(stage: HighlightTimeline, now: number, { speed, reduced }: MotionTempo): boolean {
  const { now: at, before } = stage;
  const gone = before ? Math.min((now - before.until) / FADE_OUT_MS, 1) : 1;
  if (gone >= 1) stage.before = undefined;
  const passed = at ? (now - at.since) * speed : 0;
  const shown = at ? effectsAt(at.occasion, passed, reduced) : NO_EFFECTS;
  const left =
    before && gone < 1 ? effectsAt(before.occasion, (before.until - before.since) * speed, reduced) : NO_EFFECTS;
  const [here, rest] = [at?.occasion, gone < 1 ? before?.occasion : undefined];
  stage.shown = {
    ...shown,
    lamp: shown.lamp + (left.lamp - 1) * (1 - gone),
    cold: shown.cold + left.cold * (1 - gone),
    shine: shown.shine + left.shine * (1 - gone),
    plates: maxOfEach(byName(rest?.seats, left.plates, 1 - gone), byName(here?.seats, shown.plates, 1)),
    risen: maxOfEach(byName(rest?.cards, left.risen, 1 - gone), byName(here?.cards, shown.risen, 1)),
  };
  return gone < 1 || (at !== undefined && passed < durationOf(at.occasion));
}

function byName<Name>(names: readonly Name[] = [], values: readonly number[], share: number): [Name, number][] {
  return names.map((name, k) => [name, (values[k] ?? 0) * share]);
}

/** The maximum of each. */
function maxOfEach<Name>(...all: readonly (readonly [Name, number][])[]): Map<Name, number> {
  const most = new Map<Name, number>();
  for (const [name, value] of all.flat()) most.set(name, Math.max(value, most.get(name) ?? 0));
  return most;
}
