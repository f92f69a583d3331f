/**
 * Properties of every game, in every state, for every viewer. Bots play a match, then each event is
 * replayed; the first violated property throws an error with its position.
 */
import type { Bot, BotMaker } from '../bot.ts';
import { clone } from '../clone.ts';
import type { Game } from '../game.ts';
import { isAsked, isOver, type Match, moveEvent, newMatch, refuseEvent, take } from '../match.ts';
import { ENGINE_MESSAGES } from '../messages/en/engine.ts';
import { indexesByMove } from '../move-index.ts';
import type { OptionValue } from '../options.ts';
import { pick, type Random, seeded } from '../random.ts';
import { recordOf } from '../record.ts';
import type { Refusal } from '../refusal.ts';
import { replay } from '../replay.ts';
import type { AnyMove, GameEvent, Rules, Viewer } from '../rules.ts';
import { selfPlay } from '../self-play.ts';
import { type Feed, feedOf, isSameData, type Update, updatesSince, viewOf } from '../view.ts';

// Checks that a game's indexed moves agree with its named ones.

/** The first disagreement; undefined for none. Tries every move. */
function firstIndexMismatch(
  { indexedMoves: byNumber, legalMoves, refuse }: Rules,
  state: unknown,
  seat: number,
): string | undefined {
  if (!byNumber) return undefined;
  const listed = byNumber.legal(state, seat).map((move) => byNumber.moves[move]);
  if (!isSameData(listed, legalMoves(state, seat))) return `${seat} has other moves by number`;
  for (const [number, move] of byNumber.moves.entries()) {
    if (isSameRefusal(byNumber.refuse(state, seat, number), refuse(state, seat, move))) continue;
    return `${seat}’s ${JSON.stringify(move)} is refused otherwise by number`;
  }
  return undefined;
}

/** Compares directly: serializing hundreds would dominate the cost. */
function isSameRefusal(one: Refusal | undefined, other: Refusal | undefined): boolean {
  if (!one || !other) return one === other;
  return one.rule === other.rule && one.reason === other.reason && isSameData(one.params, other.params);
}

/**
 * The state after the event by index; undefined where it is no move, or has fields in another
 * order.
 */
function appliedByIndex(
  { indexedMoves: byNumber, legalMoves }: Rules,
  state: unknown,
  { t: _, ...event }: GameEvent,
): unknown {
  const { by, ...move } = event;
  if (!byNumber || by === 'chance') return undefined;
  const bytes = JSON.stringify(move);
  const number = indexesByMove(byNumber.moves).get(bytes);
  if (number === undefined) {
    const listed = legalMoves(state, by).some((other) => JSON.stringify(other) === bytes);
    if (!listed) return undefined;
    throw new Error(`${bytes} has no number`);
  }
  if (JSON.stringify(byNumber.event(by, number)) !== JSON.stringify(event)) throw new Error(`${bytes} has no number`);
  byNumber.apply(state, by, number);
  return state;
}

/** Max events before a match counts as endless. */
const MAX_EVENTS = 50_000;
/** Moves of other times and seats that every seat tries in each state. */
const STRAY_MOVES_PER_STATE = 12;

/** Number of checks: a test that checked nothing proves nothing. */
export interface CheckCounts {
  states: number;
  /** Stray moves that the rules refused, and that they allowed. */
  refused: number;
  accepted: number;
  /** Resampled states, and how many differ from the true one. */
  imagined: number;
  otherwise: number;
}

/** Plays a match among bots of one kind; the same seed gives the same match. */
export function playMatch(
  game: Game,
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
  maker: BotMaker,
  seed: number,
): Match {
  const random = seeded(seed);
  const match = newMatch(game.rules, options, seats);
  const bots = Array.from({ length: seats }, (_, seat) => withEventLimit(maker(seat, random), match));
  selfPlay(match, bots, random);
  return match;
}

/** A bot that fails an endless match. */
function withEventLimit(bot: Bot, match: Match): Bot {
  return {
    see(view, now) {
      if (match.events.length > MAX_EVENTS) throw new Error(`${match.rules.id}: no end after ${MAX_EVENTS} events`);
      return bot.see(view, now);
    },
  };
}

/**
 * Replays a finished match and checks every property. `share`: one in so many states is checked
 * closely; events, updates and the record always are.
 */
export function checkMatch(game: Game, match: Match, random: Random, share = 1): CheckCounts {
  const { rules, options, seats } = match;
  const again = newMatch(rules, options, seats);
  const viewers: Viewer[] = ['everyone', ...Array.from({ length: seats }, (_, seat) => seat)];
  const tally: CheckCounts = { states: 0, refused: 0, accepted: 0, imagined: 0, otherwise: 0 };
  const watched = viewers.map((viewer) => watch(feedOf(again, viewer)));
  const pool = new Map<string, AnyMove>();
  for (const event of [...match.events, undefined]) {
    const close = random.below(share) === 0 || !event;
    withMatchContext(again, () => {
      collectMoves(pool, again, random);
      if (event && event.by !== 'chance') remember(pool, moveOf(event));
      if (close) checkState(game, again, viewers, pool, random, tally);
      if (event) checkEvent(again, event, watched, close);
    });
  }
  for (const { feed, seen } of watched) checkUpdates(again, feed.viewer, seen, random);
  checkRecord(again);
  return tally;
}

/** Adds the match and event to an error. */
function withMatchContext(match: Match, check: () => void): void {
  try {
    check();
  } catch (error) {
    const { rules, events, seats } = match;
    const where = `${rules.id}, ${seats} seats, after ${events.length} events (${JSON.stringify(events.at(-1))})`;
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function must(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Error(otherwise());
}

/** Stray moves to try: one legal move of each seat. */
function collectMoves(pool: Map<string, AnyMove>, { rules, state, seats }: Match, random: Random): void {
  for (let seat = 0; seat < seats; seat++) {
    const moves = rules.legalMoves(state, seat);
    const move = moves[random.below(moves.length || 1)];
    if (move) remember(pool, move);
  }
}

function remember(pool: Map<string, AnyMove>, move: AnyMove): void {
  pool.set(JSON.stringify(move), move);
}

function moveOf({ by: _by, t: _t, ...move }: GameEvent): AnyMove {
  return move;
}

/** Checks a state without changing it. */
function checkState(
  game: Game,
  match: Match,
  viewers: readonly Viewer[],
  pool: ReadonlyMap<string, AnyMove>,
  random: Random,
  tally: CheckCounts,
): void {
  const { rules, state } = match;
  const before = JSON.stringify(state);
  mustBePlain(state, 'state');
  tally.states++;
  for (const viewer of viewers) {
    checkView(match, viewer, before, random, tally);
    if (viewer !== 'everyone') {
      checkMoves(game, match, viewer, pool, random, tally);
      const otherwise = firstIndexMismatch(rules, state, viewer);
      must(otherwise === undefined, () => `${otherwise}`);
      checkRefusalReasons(match, viewer, pool, random);
    }
  }
  must(isOver(match) === (rules.result(state) !== undefined), () => 'there is a result exactly when the match is over');
  must(JSON.stringify(state) === before, () => 'looking at the state changed it');
}

/** A resampled state gives the same observation: it depends on nothing hidden. */
function checkView({ rules, state }: Match, viewer: Viewer, truth: string, random: Random, tally: CheckCounts): void {
  const view = viewOf(rules, state, viewer);
  const bytes = JSON.stringify(view);
  mustBePlain(view, `view of ${viewer}`);
  const imagined = rules.resample(view.observation, random);
  const imaginedBytes = JSON.stringify(viewOf(rules, imagined, viewer));
  must(imaginedBytes === bytes, () => `${viewer} would tell an imagined state apart:\n${bytes}\n${imaginedBytes}`);
  tally.imagined++;
  if (JSON.stringify(imagined) !== truth) tally.otherwise++;
  if (viewer === 'everyone') return;
  const asked = view.observation.toAct.includes(viewer);
  must(asked === view.moves.length > 0, () => `${viewer} has moves exactly when it believes to be asked`);
}

/** Legal moves and `refuse` agree, and only asked seats may act. */
function checkMoves(
  game: Game,
  match: Match,
  seat: number,
  pool: ReadonlyMap<string, AnyMove>,
  random: Random,
  tally: CheckCounts,
): void {
  const { rules, state } = match;
  const asked = isAsked(match, seat);
  const legal = new Map(rules.legalMoves(state, seat).map((move) => [JSON.stringify(move), move]));
  must(!asked || legal.size > 0, () => `${seat} is asked and has no move`);
  for (const [bytes, move] of legal) {
    const parsed = rules.moveSchema.safeParse(JSON.parse(bytes));
    must(parsed.success && JSON.stringify(parsed.data) === bytes, () => `${bytes} has not the shape of a move`);
    must(!rules.refuse(state, seat, move), () => `${seat}’s ${bytes} is legal and refused`);
    checkTurn(match, seat, move, asked);
  }
  for (const [bytes, move] of some(pool, random)) {
    const refused = rules.refuse(state, seat, move);
    if (refused) checkHasMessage(game, refused);
    if (refused) tally.refused++;
    else tally.accepted++;
    must(legal.has(bytes) === !refused || (!refused && isUnlisted(move, legal)), () => {
      return `${seat}’s ${bytes} is ${refused ? `legal and refused by ${refused.rule}` : 'accepted and not among the legal moves'}`;
    });
  }
}

/**
 * A refusal's reason depends on the seat's observation alone: it is the same in a resampled state.
 */
function checkRefusalReasons(
  { rules, state }: Match,
  seat: number,
  pool: ReadonlyMap<string, AnyMove>,
  random: Random,
): void {
  const imagined = rules.resample(rules.observe(state, seat), random);
  for (const [bytes, move] of some(pool, random)) {
    const [why, otherwise] = [state, imagined].map((one) => JSON.stringify(rules.refuse(one, seat, move)));
    must(why === otherwise, () => `${seat}’s ${bytes} is refused by what it can’t see: ${why}, else ${otherwise}`);
  }
}

/**
 * A legal move is accepted from an asked seat; from another one only a constant-time window can
 * have listed it.
 */
function checkTurn(match: Match, seat: number, move: AnyMove, asked: boolean): void {
  const refused = refuseEvent(match, moveEvent(seat, move));
  if (asked) must(!refused, () => `${seat} is asked, its ${move.type} is legal, and the engine refuses it`);
  else
    must(
      refused?.rule === match.rules.constantTimeWindow?.rule && refused !== undefined,
      () => `${seat} is not asked and may act`,
    );
}

/**
 * Orderings are too many to list: a move with a list may be legal though unlisted, if others of its
 * type are listed.
 */
function isUnlisted(move: AnyMove, legal: ReadonlyMap<string, AnyMove>): boolean {
  return Object.values(move).some(Array.isArray) && [...legal.values()].some(({ type }) => type === move.type);
}

function checkHasMessage(game: Game, { reason }: Refusal): void {
  must(reason in game.messages || reason in ENGINE_MESSAGES, () => `no sentence says ${reason}`);
}

function some<T>(items: ReadonlyMap<string, T>, random: Random): [string, T][] {
  const all = [...items];
  if (all.length <= STRAY_MOVES_PER_STATE) return all;
  return Array.from({ length: STRAY_MOVES_PER_STATE }, () => pick(all, random));
}

interface Watched {
  readonly feed: Feed;
  readonly seen: Update[];
}

function watch(feed: Feed): Watched {
  return { feed, seen: [feed.latest()] };
}

/**
 * The event has the same effect on a clone, a copy and a parsed state, and changes no earlier
 * observation.
 */
function checkEvent(match: Match, event: GameEvent, watched: readonly Watched[], close: boolean): void {
  const { rules, state } = match;
  const refused = refuseEvent(match, event);
  must(!refused, () => `${JSON.stringify(event)} is refused: ${refused?.rule} ${refused?.reason}`);
  const copies = close ? [clone(state), JSON.parse(JSON.stringify(state))] : [];
  if (close && rules.copy) copies.push(...checkCopies(rules, state, event));
  const made = close ? appliedByIndex(rules, clone(state), event) : undefined;
  const shown = close ? watched.map(({ seen }) => JSON.stringify(seen.at(-1))) : [];
  take(match, event);
  must(
    made === undefined || JSON.stringify(made) === JSON.stringify(state),
    () => `by number another state comes of ${JSON.stringify(event)}`,
  );
  for (const copy of copies) {
    rules.apply(copy, event);
    must(
      JSON.stringify(copy) === JSON.stringify(state),
      () => `a copy goes on otherwise after ${JSON.stringify(event)}`,
    );
  }
  for (const [index, bytes] of shown.entries()) {
    must(JSON.stringify(watched[index]?.seen.at(-1)) === bytes, () => 'what was shown before has changed');
  }
  for (const { feed, seen } of watched) {
    const update = feed.next();
    if (update) seen.push(update);
    else if (close) checkUnnoticed(match, feed);
  }
}

/** A copy and its original don't affect each other, whichever gets the event first. */
function checkCopies(rules: Rules, state: unknown, event: GameEvent): unknown[] {
  const before = JSON.stringify(state);
  const [played, kept] = [rules.copy?.(state), rules.copy?.(state)];
  rules.apply(played, event);
  must(JSON.stringify(state) === before, () => 'playing on in a copy changed the state');
  must(JSON.stringify(kept) === before, () => 'a copy is not the state that it was made of');
  return [kept];
}

/** An event without an update changed nothing visible. */
function checkUnnoticed({ rules, state }: Match, { viewer, latest }: Feed): void {
  const { version: _, ...view } = latest();
  const now = JSON.stringify(viewOf(rules, state, viewer));
  must(now === JSON.stringify(view), () => `${viewer} is not told of a change it can see`);
}

/**
 * Updates are numbered without a gap, none repeats its predecessor, and missed ones can be
 * recovered.
 */
function checkUpdates(match: Match, viewer: Viewer, seen: readonly Update[], random: Random): void {
  const bytes = seen.map((update) => JSON.stringify(update));
  for (const [index, { version }] of seen.entries()) {
    must(version === index, () => `${viewer}: update ${index} has number ${version}`);
  }
  const since = random.below(seen.length + 1) - 1;
  const missed = updatesSince(match, viewer, since).map((update) => JSON.stringify(update));
  must(missed.join('\n') === bytes.slice(since + 1).join('\n'), () => `${viewer}: other updates since ${since}`);
}

/** Record, replay, and record again give the same bytes. */
function checkRecord(match: Match): void {
  const { rules } = match;
  const bytes = JSON.stringify(recordOf(match));
  const replayed = replay(JSON.parse(bytes), (id) => (id === rules.id ? rules : undefined));
  must('match' in replayed, () => `the record does not replay: ${JSON.stringify(replayed)}\n${bytes}`);
  must(JSON.stringify(recordOf(replayed.match)) === bytes, () => `the record comes back otherwise:\n${bytes}`);
}

/** Only objects, arrays, strings, finite numbers, booleans and null; no `undefined`. */
function mustBePlain(value: unknown, where: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return;
  const plain =
    Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
  must(plain, () => `${where} is no plain data`);
  for (const [key, inner] of Object.entries(value ?? {})) mustBePlain(inner, `${where}.${key}`);
}
