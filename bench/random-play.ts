/** Random deals as fast as they go, and the time that this thread has had a core for. */
import { drawNext, type Match, moveEvent, newMatch, play, playIndexed } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { pick, type Random } from '../src/shared/engine/random.ts';
import type { Refusal } from '../src/shared/engine/refusal.ts';
import type { AnyMove, MoveIndex, Rules, Seat } from '../src/shared/engine/rules.ts';
import { chooseAtRandom, chooseByEasyHeuristic, chooseIndexAtRandom } from '../src/shared/games/viva/bots/easy.ts';
import { boardColours } from '../src/shared/games/viva/bots/position.ts';
import type { Move as VivaMove } from '../src/shared/games/viva/state/moves.ts';
import type { State as VivaState } from '../src/shared/games/viva/state/state.ts';
import { handOf } from '../src/shared/games/viva/state/table.ts';

export interface PlayBench {
  readonly what: string;
  /** The event that begins one; null where a match is one. */
  readonly begins: string | null;
  /** So many a second there must be. */
  readonly atLeast: number;
  readonly choose: Choose;
  /** The same choice by numbers, where the game's moves have some. */
  readonly chooseNumber?: ChooseIndex | undefined;
}

/** Chooses among the legal moves, of which there is at least one. Nobody observes here: that is measured elsewhere. */
export type Choose = (moves: readonly AnyMove[], state: unknown, seat: Seat, random: Random) => AnyMove;

export type ChooseIndex = (moves: readonly MoveIndex[], state: unknown, seat: Seat, random: Random) => MoveIndex;

/** Any of them. */
export const chooseAny: Choose = (moves, _state, _seat, random) => pick(moves, random);
export const chooseAnyIndex: ChooseIndex = (moves, _state, _seat, random) => pick(moves, random);

/** A round ends only where nobody idles or blocks themselves: the choice is the `random` bot's, as in `simulate`. */
const chooseBusy: Choose = (moves, state, seat, random) =>
  chooseAtRandom(handOf((state as VivaState).table.hands, seat), moves as readonly VivaMove[], random);

const chooseBusyIndex: ChooseIndex = (moves, state, seat, random) =>
  chooseIndexAtRandom(handOf((state as VivaState).table.hands, seat), moves, random);

/** As the `easy` bot of VIVA plays, which never gives a round up either. */
export const chooseEasy: Choose = (moves, state, seat) => {
  const { table } = state as VivaState;
  return chooseByEasyHeuristic(handOf(table.hands, seat), boardColours(table), seat, moves as readonly VivaMove[]);
};

const BENCHES: Readonly<Record<string, PlayBench>> = {
  'briscola-chiamata': {
    what: 'deals',
    begins: 'deal',
    atLeast: 20_000,
    choose: chooseAny,
    chooseNumber: chooseAnyIndex,
  },
  spizzichino: { what: 'deals', begins: 'deal', atLeast: 10_000, choose: chooseAny, chooseNumber: chooseAnyIndex },
  viva: { what: 'rounds', begins: 'deal', atLeast: 2_000, choose: chooseBusy, chooseNumber: chooseBusyIndex },
  'vbi-maior': { what: 'games', begins: null, atLeast: 1_000, choose: chooseAny },
};

/** Of a game of which nothing was asked. */
const ANY: PlayBench = { what: 'matches', begins: null, atLeast: 0, choose: chooseAny };

/** What is played of this game here. */
export function benchOf(game: string): PlayBench {
  return BENCHES[game] ?? ANY;
}

/** Plays the match to its end; how often chance has done what `begins` something. */
export function playAtRandom(
  match: Match,
  bench: Pick<PlayBench, 'choose' | 'chooseNumber' | 'begins'>,
  random: Random,
): number {
  const { rules, state } = match;
  const { choose, chooseNumber, begins } = bench;
  const { indexedMoves: byNumber } = rules;
  let begun = 0;
  for (let turn = rules.toAct(state); turn !== 'over'; turn = rules.toAct(state)) {
    if (turn === 'chance') {
      mustPass(playChance(match, random));
      if (match.events.at(-1)?.type === begins) begun++;
    } else {
      const seat = turn.length > 1 ? pick(turn, random) : (turn[0] as Seat);
      if (byNumber && chooseNumber) {
        const move = chooseNumber(byNumber.legal(state, seat), state, seat, random);
        mustPass(playIndexed(match, byNumber, seat, move));
      } else mustPass(play(match, moveEvent(seat, choose(rules.legalMoves(state, seat), state, seat, random))));
    }
  }
  return begun;
}

function playChance(match: Match, random: Random): Refusal | undefined {
  const event = drawNext(match, random);
  return event && play(match, event);
}

function mustPass(refused: Refusal | undefined): void {
  if (refused) throw new Error(`what was chosen is refused: ${refused.rule} ${refused.reason}`);
}

/** Seconds that this thread has had a core for: what others do on the machine meanwhile does not count. */
export function coreSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** To ask for the time takes as long as to play a few events. */
const EVENTS_A_LOOK = 2000;

/** Plays matches for so many seconds of one core; counts what the bench is about, and events. */
export function measure(rules: Rules, bench: PlayBench, random: Random, seconds: number) {
  const resolved = resolveOptions(rules.options, {});
  if ('refusal' in resolved) throw new Error(`${rules.id} refuses its own default options`);
  const count = { begun: 0, events: 0, seconds: 0 };
  const start = coreSeconds();
  for (let looked = 0; count.seconds < seconds; ) {
    const match = newMatch(rules, resolved.options, rules.seats.min);
    const begun = playAtRandom(match, bench, random);
    count.begun += bench.begins === null ? 1 : begun;
    count.events += match.events.length;
    if (count.events - looked < EVENTS_A_LOOK) continue;
    looked = count.events;
    count.seconds = coreSeconds() - start;
  }
  return count;
}
