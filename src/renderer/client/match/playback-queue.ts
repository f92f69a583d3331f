/**
 * Plays updates back one at a time, each long enough to be read. Pure: time is given, nothing is scheduled here. An
 * update is shown in beats (a trick rests, then it is gathered); the last beat stays until more comes. Texts follow the
 * cards: they tell only what has landed.
 */

/** One step of showing an update. `name` tells the layout what to draw, `ms` how long it stays at normal speed. */
export interface Beat {
  readonly name: string;
  readonly ms: number;
  /** When its last card has landed, in ms at normal speed; `LANDING_MS` by default. */
  readonly lands?: number;
  /** Its score is withheld until the next beat, so that the cards are seen first. */
  readonly withholdsScore?: boolean;
}

/** An update at one of its beats. */
export interface PlaybackStep<U> {
  readonly update: U;
  /** The previous update. */
  readonly before: U | undefined;
  readonly beat: Beat;
}

export interface PlaybackQueue<U> {
  /** Arrived (`at`), not yet shown. */
  readonly queued: readonly { readonly update: U; readonly at: number }[];
  readonly shown: U | undefined;
  /** The previous update. */
  readonly before: U | undefined;
  /** The remaining beats of the shown update, the current one first. */
  readonly beats: readonly Beat[];
  /** Start of the current beat, in ms on the caller's clock. */
  readonly since: number;
  /** Steps shown whose cards are in flight, the oldest first; `since`: sent, `at`: due to land. */
  readonly flying: readonly { readonly step: PlaybackStep<U>; readonly since: number; readonly at: number }[];
  /** The latest step whose cards have landed: announcements follow it. */
  readonly landed: PlaybackStep<U> | undefined;
  /** The latest step that texts may tell. */
  readonly announced: PlaybackStep<U> | undefined;
}

/** What the playback needs to know about the game and the user. */
export interface PlaybackTempo<U> {
  /** At least one beat; `before` is the previously shown update. */
  beats(now: U, before: U | undefined): readonly Beat[];
  /** 1 is normal, 2 twice as fast. */
  readonly speed: number;
}

/** With more updates queued than this, only the last few are shown, since nobody wants to watch a whole deal again. */
const MAX_QUEUED = 40;
const CATCH_UP_UPDATES = 6;

/** Gathering a card takes longest to land, in ms. */
export const LANDING_MS = 400;

/** How long the pack shows before a match's first deal, in ms: cards visibly come from it without a delay. */
export const FIRST_DEAL_PAUSE_MS = 250;

export function newPlaybackQueue<U>(): PlaybackQueue<U> {
  const nothing = { shown: undefined, before: undefined, landed: undefined, announced: undefined };
  return { ...nothing, queued: [], beats: [], flying: [], since: 0 };
}

/** Adds an update. */
export function arrive<U>(pace: PlaybackQueue<U>, update: U, now: number): PlaybackQueue<U> {
  const waiting = [...pace.queued, { update, at: now }];
  return { ...pace, queued: waiting.length > MAX_QUEUED ? waiting.slice(-CATCH_UP_UPDATES) : waiting };
}

/** Advances as far as time allows; returns the same queue if nothing is due. */
export function advance<U>(pace: PlaybackQueue<U>, now: number, tempo: PlaybackTempo<U>): PlaybackQueue<U> {
  let at = pace;
  for (let end = nextShow(at, tempo.speed); end !== undefined && end <= now; end = nextShow(at, tempo.speed)) {
    at = next(landed(at, end), end, tempo);
  }
  return landed(at, now);
}

/** When something new is due, in ms on the caller's clock; undefined at rest. */
export function nextDueAt<U>(pace: PlaybackQueue<U>, speed: number): number | undefined {
  const [end, landing] = [nextShow(pace, speed), pace.flying[0]?.at];
  return end === undefined || landing === undefined ? (end ?? landing) : Math.min(end, landing);
}

function nextShow<U>(pace: PlaybackQueue<U>, speed: number): number | undefined {
  const [beat, ...later] = pace.beats;
  const end = pace.since + (beat?.ms ?? 0) / (speed * speedUp(pace.queued.length));
  if (later.length > 0) return end;
  const [first] = pace.queued;
  return first && Math.max(end, first.at);
}

/** Skips to the next step, and tells what was shown. */
export function skip<U>(pace: PlaybackQueue<U>, now: number, tempo: PlaybackTempo<U>): PlaybackQueue<U> {
  const seen = landed(pace, Number.POSITIVE_INFINITY);
  return nextShow(seen, tempo.speed) === undefined ? seen : next(seen, now, tempo);
}

/** Skips everything: only the last beat of the last update remains. */
export function skipAll<U>(pace: PlaybackQueue<U>, now: number, tempo: PlaybackTempo<U>): PlaybackQueue<U> {
  let at = pace;
  while (nextShow(at, tempo.speed) !== undefined) at = next(at, now, tempo);
  return landed(at, Number.POSITIVE_INFINITY);
}

function next<U>(pace: PlaybackQueue<U>, now: number, tempo: PlaybackTempo<U>): PlaybackQueue<U> {
  if (pace.beats.length > 1) return begun({ ...pace, beats: pace.beats.slice(1), since: now }, tempo.speed);
  const [first, ...waiting] = pace.queued;
  if (!first) return pace;
  const before = pace.shown;
  const beats = tempo.beats(first.update, before);
  return begun({ ...pace, queued: waiting, shown: first.update, before, beats, since: now }, tempo.speed);
}

/** Starts the current beat's flights; a first observation shows at rest. */
function begun<U>(pace: PlaybackQueue<U>, speed: number): PlaybackQueue<U> {
  const { shown, before, beats, since, flying } = pace;
  const [beat] = beats;
  if (shown === undefined || !beat) return pace;
  const step = { update: shown, before, beat };
  if (before === undefined) return { ...pace, landed: step, announced: step };
  // Texts keep their order even where a long deal is cut short.
  const at = Math.max(since + (beat.lands ?? LANDING_MS) / speed, flying.at(-1)?.at ?? 0);
  return { ...pace, flying: [...flying, { step, since, at }] };
}

/** Tells what has landed by then. */
function landed<U>(pace: PlaybackQueue<U>, now: number): PlaybackQueue<U> {
  const down = pace.flying.filter(({ at }) => at <= now).map(({ step }) => step);
  if (down.length === 0) return pace;
  const complete = down.findLast(({ beat }) => !beat.withholdsScore) ?? pace.announced;
  return { ...pace, flying: pace.flying.filter(({ at }) => at > now), landed: down.at(-1), announced: complete };
}

/** The more is queued, the faster it plays. */
function speedUp(waiting: number): number {
  if (waiting <= 6) return 1;
  return waiting <= 16 ? 1.6 : 3;
}
