/**
 * Shows updates one at a time, each long enough to be read. Pure: time is given, nothing is scheduled here.
 * An update is shown in beats (a trick lies open, then it is gathered); the last beat stays until more comes.
 * Words come after the cards: what they may tell follows what has landed.
 */

/** One step of showing an update. `name` tells the layout what to draw, `ms` how long it stays at normal speed. */
export interface Beat {
  readonly name: string;
  readonly ms: number;
  /** When its last card has landed, in ms at normal speed; `LANDING` if it says nothing. */
  readonly lands?: number;
  /** The score of what lies there is not told before the next beat: it is looked at first. */
  readonly withholdsScore?: boolean;
}

/** An update at one of its beats. */
export interface PlaybackStep<U> {
  readonly update: U;
  /** What was shown before the update. */
  readonly before: U | undefined;
  readonly beat: Beat;
}

export interface PlaybackQueue<U> {
  /** Arrived (`at`), not yet shown. */
  readonly queued: readonly { readonly update: U; readonly at: number }[];
  readonly shown: U | undefined;
  /** What was shown before it. */
  readonly before: U | undefined;
  /** The beats of the shown update that are left, the current one first. */
  readonly beats: readonly Beat[];
  /** When the current beat began, in ms on the caller's clock. */
  readonly since: number;
  /** Shown, their cards still on the way, the oldest first; `since`: when they were sent, `at`: when they should have landed. */
  readonly flying: readonly { readonly step: PlaybackStep<U>; readonly since: number; readonly at: number }[];
  /** The last step whose cards have landed: what announces a moment follows it. */
  readonly landed: PlaybackStep<U> | undefined;
  /** The last one that words may tell. */
  readonly announced: PlaybackStep<U> | undefined;
}

/** What pacing needs to know about the game and the person. */
export interface PlaybackTempo<U> {
  /** At least one beat; `before` is the update shown until now. */
  beats(now: U, before: U | undefined): readonly Beat[];
  /** 1 is normal, 2 twice as fast. */
  readonly speed: number;
}

/** With more than this waiting, only the last few are still shown: nobody wants to watch a whole deal again. */
const MAX_QUEUED = 40;
const CATCH_UP_UPDATES = 6;

/** A card that is gathered takes longest to land. */
export const LANDING_MS = 400;

/** How long the pack lies there before a match's first deal, in ms: cards are seen to come from it, and nobody waits for them. */
export const FIRST_DEAL_PAUSE_MS = 250;

export function newPlaybackQueue<U>(): PlaybackQueue<U> {
  const nothing = { shown: undefined, before: undefined, landed: undefined, announced: undefined };
  return { ...nothing, queued: [], beats: [], flying: [], since: 0 };
}

/** An update has come in, now. */
export function arrive<U>(pace: PlaybackQueue<U>, update: U, now: number): PlaybackQueue<U> {
  const waiting = [...pace.queued, { update, at: now }];
  return { ...pace, queued: waiting.length > MAX_QUEUED ? waiting.slice(-CATCH_UP_UPDATES) : waiting };
}

/** Goes on as far as time allows; the same pace if nothing is due. */
export function advance<U>(pace: PlaybackQueue<U>, now: number, tempo: PlaybackTempo<U>): PlaybackQueue<U> {
  let at = pace;
  for (let end = nextShow(at, tempo.speed); end !== undefined && end <= now; end = nextShow(at, tempo.speed)) {
    at = next(landed(at, end), end, tempo);
  }
  return landed(at, now);
}

/** When there is something new to show or to tell, in ms on the caller's clock; nothing if the table is at rest. */
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

/** Someone has seen enough: the next thing is shown now, and what was shown is told. */
export function skip<U>(pace: PlaybackQueue<U>, now: number, tempo: PlaybackTempo<U>): PlaybackQueue<U> {
  const seen = landed(pace, Number.POSITIVE_INFINITY);
  return nextShow(seen, tempo.speed) === undefined ? seen : next(seen, now, tempo);
}

/** Everything that has arrived counts as seen: only the last beat of the last update is left. */
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

/** Its current beat sends cards on their way; at first sight everything lies there. */
function begun<U>(pace: PlaybackQueue<U>, speed: number): PlaybackQueue<U> {
  const { shown, before, beats, since, flying } = pace;
  const [beat] = beats;
  if (shown === undefined || !beat) return pace;
  const step = { update: shown, before, beat };
  if (before === undefined) return { ...pace, landed: step, announced: step };
  // Words keep their order, even where a long deal is cut short.
  const at = Math.max(since + (beat.lands ?? LANDING_MS) / speed, flying.at(-1)?.at ?? 0);
  return { ...pace, flying: [...flying, { step, since, at }] };
}

/** What has landed by then is told. */
function landed<U>(pace: PlaybackQueue<U>, now: number): PlaybackQueue<U> {
  const down = pace.flying.filter(({ at }) => at <= now).map(({ step }) => step);
  if (down.length === 0) return pace;
  const told = down.findLast(({ beat }) => !beat.withholdsScore) ?? pace.announced;
  return { ...pace, flying: pace.flying.filter(({ at }) => at > now), landed: down.at(-1), announced: told };
}

/** The more is waiting, the faster it goes. */
function speedUp(waiting: number): number {
  if (waiting <= 6) return 1;
  return waiting <= 16 ? 1.6 : 3;
}
