/** How a bot of VIVA sits at the table: it acts in its turn, and may call out what others play (VI-21). */
import type { BotMaker } from '../../../engine/bot.ts';
import type { Random } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Move, Play } from '../moves.ts';
import type { Observation, WindowView } from '../observation.ts';
import { isPermitted } from '../permitted.ts';
import type { Viva } from '../state.ts';

/** How one bot plays. */
export interface Player {
  /** Chooses among the moves of its turn; there is at least one. It sees no `catch` among them. */
  readonly choose: (observation: Observation, moves: readonly Move[], random: Random) => Move;
  /** One play in so many is called out, of those that look forbidden and of those that look permitted; 0: none. */
  readonly callsOut: { readonly forbidden: number; readonly permitted: number };
}

/** When it calls out a play, and when at the earliest it goes on to its own turn, in ms after the play. */
const CALL = { from: 600, spread: 2000 };
const GO_ON = { from: 3000, spread: 1000 };

export function botOf({ choose, callsOut }: Player): BotMaker<Viva> {
  return (seat, random) => {
    const timeToCall = watcher(seat, callsOut, random);
    return {
      see({ observation, moves }, now) {
        const callAt = timeToCall(observation, now);
        const turnMoves = moves.filter((move) => move.type !== 'catch');
        const canCall = turnMoves.length < moves.length;
        if (canCall && callAt !== null) return { move: { type: 'catch' }, after: Math.max(0, callAt - now) };
        if (turnMoves.length === 0) return undefined;
        return { move: choose(observation, turnMoves, random), after: canCall ? within(GO_ON, random) : 0 };
      },
    };
  };
}

/** Remembers when the seat means to call out the play that lies open; null if it doesn't. To be asked at every update. */
function watcher(seat: Seat, callsOut: Player['callsOut'], random: Random) {
  let callAt: number | null = null;
  return ({ window, last }: Observation, now: number): number | null => {
    if (last?.type !== 'play') return callAt;
    const calls = window !== null && window.player !== seat && notices(window, callsOut, random);
    callAt = calls ? now + within(CALL, random) : null;
    return callAt;
  };
}

function notices(window: WindowView, { forbidden, permitted }: Player['callsOut'], random: Random): boolean {
  const odds = looksForbidden(window) ? forbidden : permitted;
  return odds > 0 && random.below(odds) === 0;
}

function within({ from, spread }: typeof CALL, random: Random): number {
  return from + random.below(spread);
}

/** As far as others can tell: which card was taken before the play, they can't. */
function looksForbidden({ before, player, since }: WindowView): boolean {
  return !isPermitted(before, player, since[0]?.event as Play, null);
}
