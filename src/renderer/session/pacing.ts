/**
 * Shows updates one at a time, each long enough to be read. Pure: time is given, nothing is scheduled here.
 * An update is shown in beats (a trick lies open, then it is gathered); the last beat stays until more comes.
 */

/** One step of showing an update. `name` tells the layout what to draw, `ms` how long it stays at normal speed. */
export interface Beat {
  readonly name: string;
  readonly ms: number;
}

export interface Pace<U> {
  /** Arrived (`at`), not yet shown. */
  readonly waiting: readonly { readonly update: U; readonly at: number }[];
  readonly shown: U | undefined;
  /** What was shown before it. */
  readonly before: U | undefined;
  /** The beats of the shown update that are left, the current one first. */
  readonly beats: readonly Beat[];
  /** When the current beat began, in ms on the caller's clock. */
  readonly since: number;
}

/** What pacing needs to know about the game and the person. */
export interface Tempo<U> {
  /** At least one beat; `before` is the update shown until now. */
  beats(now: U, before: U | undefined): readonly Beat[];
  /** 1 is normal, 2 twice as fast. */
  readonly speed: number;
}

/** With more than this waiting, only the last few are still shown: nobody wants to watch a whole deal again. */
const TOO_FAR_BEHIND = 40;
const LAST_FEW = 6;

export function newPace<U>(): Pace<U> {
  return { waiting: [], shown: undefined, before: undefined, beats: [], since: 0 };
}

/** An update has come in, now. */
export function arrive<U>(pace: Pace<U>, update: U, now: number): Pace<U> {
  const waiting = [...pace.waiting, { update, at: now }];
  return { ...pace, waiting: waiting.length > TOO_FAR_BEHIND ? waiting.slice(-LAST_FEW) : waiting };
}

/** Goes on as far as time allows; the same pace if nothing is due. */
export function advance<U>(pace: Pace<U>, now: number, tempo: Tempo<U>): Pace<U> {
  let at = pace;
  for (let end = due(at, tempo.speed); end !== undefined && end <= now; end = due(at, tempo.speed)) {
    at = next(at, end, tempo);
  }
  return at;
}

/** When there is something new to show, in ms on the caller's clock; nothing if the table is at rest. */
export function due<U>(pace: Pace<U>, speed: number): number | undefined {
  const [beat, ...later] = pace.beats;
  const end = pace.since + (beat?.ms ?? 0) / (speed * haste(pace.waiting.length));
  if (later.length > 0) return end;
  const [first] = pace.waiting;
  return first && Math.max(end, first.at);
}

/** Someone has seen enough: the next thing is shown now. */
export function skip<U>(pace: Pace<U>, now: number, tempo: Tempo<U>): Pace<U> {
  return due(pace, tempo.speed) === undefined ? pace : next(pace, now, tempo);
}

/** Everything that has arrived counts as seen: only the last beat of the last update is left. */
export function skipAll<U>(pace: Pace<U>, now: number, tempo: Tempo<U>): Pace<U> {
  let at = pace;
  while (due(at, tempo.speed) !== undefined) at = next(at, now, tempo);
  return at;
}

function next<U>(pace: Pace<U>, now: number, tempo: Tempo<U>): Pace<U> {
  if (pace.beats.length > 1) return { ...pace, beats: pace.beats.slice(1), since: now };
  const [first, ...waiting] = pace.waiting;
  if (!first) return pace;
  const before = pace.shown;
  return { waiting, shown: first.update, before, beats: tempo.beats(first.update, before), since: now };
}

/** The more is waiting, the faster it goes. */
function haste(waiting: number): number {
  if (waiting <= 6) return 1;
  return waiting <= 16 ? 1.6 : 3;
}
