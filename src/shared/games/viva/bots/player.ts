/** A bot of VIVA: plays in turn, and may call out others' plays (VI-21). */
import { isSeatObservation, type SeatObservation } from '../../../bots/policy.ts';
import { type Interruptible, runToEnd } from '../../../bots/search/search.ts';
import { orderOf } from '../../../cards/viva.ts';
import type { Bot, BotMaker, Intent } from '../../../engine/bot.ts';
import { pick, type Random } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { MoveChooser } from '../../../engine/search-model.ts';
import type { View } from '../../../engine/view.ts';
import { playOf } from '../rules/call-out.ts';
import { isPermitted } from '../rules/play.ts';
import { boardByDesign } from '../state/board.ts';
import type { Move } from '../state/moves.ts';
import type { Observation, WindowView } from '../state/observation.ts';
import type { Viva } from '../state/state.ts';

export type VivaObservation = SeatObservation<Viva>;

/** A bot's behaviour. Habits in percent. */
export interface BotBehaviour {
  /** Chooses a legal move; there is at least one. */
  readonly choose: (observation: VivaObservation, moves: readonly Move[], random: Random) => Move;
  /** Plays a forbidden card where it can. */
  readonly cheats: number;
  /** Calls out a play that looks forbidden, or legal. */
  readonly callsOut: { readonly forbidden: number; readonly permitted: number };
}

/** Delay of a call-out, and min delay of its own turn, in ms after the play. */
const CALL = { from: 600, spread: 2000 };
const GO_ON = { from: 3000, spread: 1000 };

export function botOf(player: BotBehaviour): BotMaker<Viva> {
  return (seat, random) => {
    const timeToCall = watcher(seat, player, random);
    return {
      see(view, now) {
        const asked = pendingDecision(view, seat, timeToCall, now);
        if (!asked || 'move' in asked) return asked;
        return { move: act(player, asked.observation, asked.moves, random), after: pauseIn(asked, random) };
      },
    };
  };
}

/** Calls out like this player, and searches its own plays, which are always legal. */
export function searchingBot(
  habits: Pick<BotBehaviour, 'callsOut'>,
  ponder: MoveChooser<Viva>,
  seat: Seat,
  random: Random,
): Bot<Viva> {
  const timeToCall = watcher(seat, habits, random);
  // Call-outs are decided at once: a dropped search must have seen the update.
  const think = (view: View<Viva>, now: number): Interruptible<Intent<Move> | undefined> => {
    const asked = pendingDecision(view, seat, timeToCall, now);
    return answer(asked, asked && 'observation' in asked ? pauseIn(asked, random) : 0);
  };
  function* answer(asked: ReturnType<typeof pendingDecision>, after: number): Interruptible<Intent<Move> | undefined> {
    if (!asked || 'move' in asked) return asked;
    return { move: yield* ponder(asked.observation, permittedOf(asked)), after };
  }
  return { think, see: (view, now) => runToEnd(think(view, now)) };
}

/** A seat's decision. */
interface PendingDecision {
  readonly observation: VivaObservation;
  /** At least one; without call-outs. */
  readonly moves: readonly Move[];
  readonly othersMayCall: boolean;
}

/** What an update asks for: a choice, a planned call-out (VI-21), or nothing. */
function pendingDecision(
  { observation, moves }: View<Viva>,
  seat: Seat,
  timeToCall: ReturnType<typeof watcher>,
  now: number,
): PendingDecision | Intent<Move> | undefined {
  if (!isSeatObservation(observation)) return undefined;
  const callAt = timeToCall(observation, now);
  const turnMoves = moves.filter((move) => move.type !== 'catch');
  if (callAt !== null && turnMoves.length < moves.length) {
    return { move: { type: 'catch' }, after: Math.max(0, callAt - now) };
  }
  if (turnMoves.length === 0) return undefined;
  const othersMayCall = observation.window !== null && observation.window.player !== seat;
  return { observation, moves: turnMoves, othersMayCall };
}

function pauseIn({ othersMayCall }: PendingDecision, random: Random): number {
  return othersMayCall ? within(GO_ON, random) : 0;
}

function act(
  { choose, cheats }: BotBehaviour,
  observation: VivaObservation,
  moves: readonly Move[],
  random: Random,
): Move {
  const permitted = permittedOf({ observation, moves });
  const forbidden = moves.filter((move) => !permitted.includes(move));
  if (forbidden.length > 0 && chancePercent(cheats, random)) return pick(forbidden, random);
  return choose(observation, permitted, random);
}

function permittedOf({ observation, moves }: Pick<PendingDecision, 'observation' | 'moves'>): readonly Move[] {
  const { table, taken, turn } = observation;
  if (turn === null) return moves;
  const board = boardByDesign(table);
  const design = taken && orderOf(taken);
  return moves.filter((move) => move.type !== 'play' || isPermitted(board, turn, move, design));
}

/** Remembers the planned call-out of the open play; null for none. Call at every update. */
function watcher(seat: Seat, { callsOut }: Pick<BotBehaviour, 'callsOut'>, random: Random) {
  let callAt: number | null = null;
  return ({ window, last }: Observation, now: number): number | null => {
    if (last?.type !== 'play') return callAt;
    const odds = window && (looksForbidden(window) ? callsOut.forbidden : callsOut.permitted);
    callAt =
      odds !== null && window?.player !== seat && chancePercent(odds, random) ? now + within(CALL, random) : null;
    return callAt;
  };
}

/** As others see it: they can't tell which card was taken before the play. */
function looksForbidden({ before, player, since }: WindowView): boolean {
  return !isPermitted(boardByDesign(before), player, playOf(since), null);
}

function chancePercent(inHundred: number, random: Random): boolean {
  return random.below(100) < inHundred;
}

function within({ from, spread }: typeof CALL, random: Random): number {
  return from + random.below(spread);
}
