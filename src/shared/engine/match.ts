/**
 * A match: rules, options and the event log. Its state results from applying the events to the
 * first state.
 */
import { internedEvent } from './move-index.ts';
import type { OptionValue } from './options.ts';
import type { Random } from './random.ts';
import { malformed, type Refusal, refusal } from './refusal.ts';
import type {
  AnyMove,
  ChanceEvent,
  GameEvent,
  GameTypes,
  IndexedMoves,
  MoveEvent,
  MoveIndex,
  Rules,
  Seat,
  Turn,
} from './rules.ts';

export interface Match<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly state: G['State'];
  readonly events: GameEvent<G['Move'], G['Chance']>[];
}

/** A new match. Options are resolved (`resolveOptions`) and fit the number of seats. */
export function newMatch<G extends GameTypes>(
  rules: Rules<G>,
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
): Match<G> {
  // `resolveOptions` used the game's own `OPTIONS`, which the compiler can't see.
  return { rules, options, seats, state: rules.initial(options as G['Options'], seats), events: [] };
}

/** The same match after its first `count` events, with a state of its own. */
export function matchAfter<G extends GameTypes>({ rules, options, seats, events }: Match<G>, count: number): Match<G> {
  const again = newMatch(rules, options, seats);
  for (const event of events.slice(0, count)) take(again, event);
  return again;
}

export function isOver(match: Match): boolean {
  return match.rules.toAct(match.state) === 'over';
}

/** The seats to act; none for chance and at the end. */
export function seatsIn(turn: Turn): readonly Seat[] {
  return typeof turn === 'string' ? [] : turn;
}

/** Whether this seat is asked now, in truth: for the host alone, since the seat may not know. */
export function isAsked(match: Match, seat: Seat): boolean {
  return seatsIn(match.rules.toAct(match.state)).includes(seat);
}

/**
 * Why this event can't be next; undefined if it can. Accepts any value: a wrong shape is refused.
 */
export function refuseEvent(match: Match, event: GameEvent): Refusal | undefined {
  return refuseShape(match.rules, event) ?? refuseParsed(match, event);
}

/** Why this is no event of the game in any state. */
function refuseShape(
  { moveSchema: move, chanceSchema: chance }: Rules,
  { by, t: _, ...body }: GameEvent,
): Refusal | undefined {
  const read = (by === 'chance' ? chance : move).safeParse(body);
  return read.success ? undefined : malformed(read.error);
}

/** The same for a parsed event. */
function refuseParsed(match: Match, event: GameEvent): Refusal | undefined {
  const { rules, state } = match;
  const { by } = event;
  const turn = rules.toAct(state);
  if (turn === 'over') return refusal('record', 'match-over');
  if (by === 'chance') {
    if (turn !== 'chance') return refusal('record', 'not-chance');
    return rules.refuseChance(state, event);
  }
  if (!(Number.isInteger(by) && by >= 0 && by < match.seats)) {
    return refusal('record', 'no-such-seat', { seat: by });
  }
  if (turn === 'chance') return refusal('record', 'chance-first');
  const refused = rules.refuse(state, by, event);
  if (refused || turn.includes(by)) return refused;
  return refusal(rules.constantTimeWindow?.rule ?? 'record', 'not-your-turn');
}

/** Applies and logs an event that `refuseEvent` accepts. */
export function take<G extends GameTypes>(match: Match<G>, event: GameEvent<G['Move'], G['Chance']>): void {
  match.rules.apply(match.state, event);
  match.events.push(event);
}

/** Refuses the event, or applies and logs it. */
export function play(match: Match, event: GameEvent): Refusal | undefined {
  const refused = refuseEvent(match, event);
  if (!refused) take(match, event);
  return refused;
}

/** `play` for a parsed event. */
export function playParsed(match: Match, event: GameEvent): Refusal | undefined {
  const refused = refuseParsed(match, event);
  if (!refused) take(match, event);
  return refused;
}

/** `play` for a move by index. */
export function playIndexed<G extends GameTypes>(
  match: Match<G>,
  byNumber: IndexedMoves<G>,
  seat: Seat,
  move: MoveIndex,
): Refusal | undefined {
  const { rules, state } = match;
  const turn = rules.toAct(state);
  if (typeof turn === 'string') return refusal('record', turn === 'over' ? 'match-over' : 'chance-first');
  const refused = byNumber.refuse(state, seat, move);
  if (refused) return refused;
  if (turn[0] !== seat && !turn.includes(seat))
    return refusal(rules.constantTimeWindow?.rule ?? 'record', 'not-your-turn');
  byNumber.apply(state, seat, move);
  match.events.push(byNumber.event(seat, move));
  return undefined;
}

/** Chance's next event, not yet applied; undefined where it isn't chance's turn. */
export function drawNext<G extends GameTypes>(match: Match<G>, random: Random): ChanceEvent<G['Chance']> | undefined {
  if (match.rules.toAct(match.state) !== 'chance') return undefined;
  return { by: 'chance', ...match.rules.drawChance(match.state, random) };
}

/** A move as an event, fields in record order. */
export function moveEvent<Move extends AnyMove>(seat: Seat, move: Move): MoveEvent<Move> {
  return internedEvent(seat, move) ?? { by: seat, ...move };
}
