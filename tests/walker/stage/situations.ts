/**
 * Every situation that a page has to show, found in matches that bots play: each phase with each kind of answer it asks
 * for, at the smallest and the largest table, where most can be done and where most has been said; and each beat that
 * writes something over the table. Only data comes out, so that one page finds them for all.
 */
import { tableGameOf } from '#renderer/games/index.ts';
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import type { AnyMove, Observed } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { GAMES, gameOf } from '#shared/games/index.ts';
import { matchesOf } from '../../table/plays.ts';
import type { Situation } from './situation.ts';

/** At two VIVA has no table of its own: three are the least that sit around one. */
const FEWEST = 3;

/** Situations that are asked for with the same moves and are yet another slip, or announce something over the table. */
const SPECIAL: Readonly<Record<string, (observation: never, moves: readonly AnyMove[]) => string>> = {
  'briscola-chiamata': ({ phase, calls, last }: Briscola) => {
    if (last?.type === 'trump') return ' called';
    const bid = calls?.findLast((call) => call.bid)?.bid;
    return phase === 'auction' && bid && bid.points > 61 ? ' over 2 with N' : '';
  },
  spizzichino: ({ phase, last, declarations }: Spizzichino) =>
    phase === 'play' && last?.type === 'choose' && declarations.length > 0 ? ' declared' : '',
  'vbi-maior': ({ asked }: { asked: { card: string } | null }) => (asked ? ` for ${asked.card}` : ''),
};

interface Briscola {
  readonly phase: string;
  readonly calls: readonly { readonly bid: { readonly points: number } | null }[];
  readonly last: { readonly type: string } | null;
}

interface Spizzichino {
  readonly phase: string;
  readonly last: { readonly type: string } | null;
  readonly declarations: readonly unknown[];
}

/** Where most has been said. */
const LATE = ', late';

interface Found {
  readonly situation: Situation;
  readonly score: number;
}

export function situations(): Situation[] {
  return Object.keys(GAMES).flatMap((id) => sizesOf(id).flatMap((seats) => ofGame(id, seats)));
}

/** The smallest and the largest table. */
function sizesOf(id: string): number[] {
  const { min, max } = gameOf(id)?.rules.seats ?? { min: 0, max: 0 };
  return [...new Set([Math.min(max, Math.max(min, FEWEST)), max])];
}

function ofGame(id: string, seats: number): Situation[] {
  const best = new Map<string, Found>();
  for (const match of matchesOf(id, seats)) {
    for (const found of ofMatch(match)) {
      const { name } = found.situation;
      if (found.score > (best.get(name)?.score ?? -1)) best.set(name, found);
    }
  }
  const all = [...best.values()].map(({ situation }) => situation);
  return all.filter((one) => !(one.name.includes(LATE) && all.some((other) => isSame(one, other))));
}

/** Where most can be done is where most has been said. */
function isSame(one: Situation, other: Situation): boolean {
  const { events, seat } = other;
  return one !== other && one.seat === seat && one.beat === other.beat && isBegun(one.events, events);
}

function isBegun(one: Situation['events'], other: Situation['events']): boolean {
  return one.length === other.length && one.every((event, k) => event === other[k]);
}

/** Goes through a match once more; what is asked of the first who is asked, what seat 0 sees, and the beats. */
function* ofMatch(match: Match): Generator<Found> {
  const { rules, options, seats, events } = match;
  const again = newMatch(rules, options, seats);
  const before = new Map<number, Observed>();
  for (const [index, event] of events.entries()) {
    take(again, event);
    const turn = rules.toAct(again.state);
    const asked = turn === 'chance' || turn === 'over' ? [] : turn;
    for (const seat of new Set([asked[0] ?? 0, 0])) {
      const view = viewOf(rules, again.state, seat);
      yield* seen({ ...view, match, index, seat, before: before.get(seat) });
      before.set(seat, view.observation);
    }
  }
}

interface Seen {
  readonly observation: Observed;
  readonly moves: readonly AnyMove[];
  readonly match: Match;
  readonly index: number;
  readonly seat: number;
  readonly before: Observed | undefined;
}

function* seen({ observation, moves, match, index, seat, before }: Seen): Generator<Found> {
  const { rules, options, seats, events } = match;
  const { phase } = observation as Observed & { readonly phase: string };
  const kinds = [...new Set(moves.map(({ type }) => type))].sort().join('+');
  const special = SPECIAL[rules.id]?.(observation as never, moves) ?? '';
  const what = `${rules.id} ${phase}${kinds && `/${kinds}`}${special}`;
  const told = JSON.stringify(observation).length;
  const found = (name: string, score: number, beat?: string): Found => ({
    situation: {
      name: `${name}, ${seats} seats`,
      game: rules.id,
      options,
      seats,
      events: events.slice(0, index + 1),
      seat,
      ...(beat !== undefined && { beat }),
    },
    score,
  });
  yield found(what, 1000 * moves.length + told / 1000);
  if (moves.length > 0) yield found(`${what}${LATE}`, told);
  const beats = (before && tableGameOf(rules.id)?.beats(observation, before)) || [];
  for (const { name } of beats.slice(0, -1)) {
    if (!/:[1-9]/.test(name)) yield found(`${rules.id} ${phase} ~${name}`, told, name);
  }
}
