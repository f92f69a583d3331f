/** The current highlight: mutable data that changes every frame, outside React. */
import type { Highlight } from '../scene.ts';
import { durationOf, effectsAt, type HighlightEffects, NO_EFFECTS } from './highlight-effects.ts';

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

export interface HighlightTempo {
  /** 1 is as designed, 2 twice as fast. */
  readonly speed: number;
  /** Nothing moves. */
  readonly reduced: boolean;
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
export function advanceHighlight(stage: HighlightTimeline, now: number, { speed, reduced }: HighlightTempo): boolean {
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
