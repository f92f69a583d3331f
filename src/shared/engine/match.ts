/** A match: rules, options and the log of its events. Its state is what the events made of the first state. */
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

/** A match before its first event. Options are resolved (`resolveOptions`) and fit the number of seats. */
export function newMatch<G extends GameTypes>(
  rules: Rules<G>,
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
): Match<G> {
  // Resolved options are the game's own: `resolveOptions` went by its `OPTIONS`, which the compiler can't see.
  return { rules, options, seats, state: rules.initial(options as G['Options'], seats), events: [] };
}

export function isOver(match: Match): boolean {
  return match.rules.toAct(match.state) === 'over';
}

/** The seats that decide next; none where chance does, and at the end. */
export function seatsIn(turn: Turn): readonly Seat[] {
  return typeof turn === 'string' ? [] : turn;
}

/** Whether this seat is asked now. Truth, not what the seat can know: for the host alone. */
export function isAsked(match: Match, seat: Seat): boolean {
  return seatsIn(match.rules.toAct(match.state)).includes(seat);
}

/** Why this event can't be the next one; nothing if it can. Anything may be asked: what has not the shape that the rules say is none. */
export function refuseEvent(match: Match, event: GameEvent): Refusal | undefined {
  return refuseShape(match.rules, event) ?? refuseParsed(match, event);
}

/** Why this is no event of the game, whatever its state. */
function refuseShape(
  { moveSchema: move, chanceSchema: chance }: Rules,
  { by, t: _, ...body }: GameEvent,
): Refusal | undefined {
  const read = (by === 'chance' ? chance : move).safeParse(body);
  return read.success ? undefined : malformed(read.error);
}

/** The same for an event that the schemas of the rules have read. */
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

/** Applies an event that `refuseEvent` lets pass, and writes it down. */
export function take<G extends GameTypes>(match: Match<G>, event: GameEvent<G['Move'], G['Chance']>): void {
  match.rules.apply(match.state, event);
  match.events.push(event);
}

/** Refuses the event, or applies it and writes it down. */
export function play(match: Match, event: GameEvent): Refusal | undefined {
  const refused = refuseEvent(match, event);
  if (!refused) take(match, event);
  return refused;
}

/** `play` for an event that the schemas of the rules have read. */
export function playParsed(match: Match, event: GameEvent): Refusal | undefined {
  const refused = refuseParsed(match, event);
  if (!refused) take(match, event);
  return refused;
}

/** `play` for a seat's move by its number. */
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

/** Chance's next event, drawn but not applied; nothing where chance has nothing to decide. */
export function drawNext<G extends GameTypes>(match: Match<G>, random: Random): ChanceEvent<G['Chance']> | undefined {
  if (match.rules.toAct(match.state) !== 'chance') return undefined;
  return { by: 'chance', ...match.rules.drawChance(match.state, random) };
}

/** A seat's move as an event, fields in the record's order. */
export function moveEvent<Move extends AnyMove>(seat: Seat, move: Move): MoveEvent<Move> {
  return internedEvent(seat, move) ?? { by: seat, ...move };
}
