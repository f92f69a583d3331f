/** The house's book: empty, of one match, and of many. */
import type { MatchSummary } from '#shared/protocol/match-history.ts';
import type { View } from '../view.ts';
import { NAMES } from './tables.ts';

/** How many sit in a match of each game here, and what somebody did in it that is told. */
const PLAYED: readonly (readonly [string, number, Omit<MatchSummary['feats'][number], 'by'>])[] = [
  ['briscola-chiamata', 5, { kind: 'bid', size: 12, values: { rank: '2', bid: 64, points: 71 } }],
  ['spizzichino', 2, { kind: 'deal', size: 11, values: { points: 11, declared: 3 } }],
  ['viva', 4, { kind: 'rounds', size: 3, values: { won: 3, rounds: 5 } }],
  ['vbi-maior', 4, { kind: 'rome', size: 1201, values: { points: 49, target: 48, turns: 3 } }],
];

/** So many matches by turns, the latest first: the same always. */
function bookOf(count: number, games = PLAYED): MatchSummary[] {
  return Array.from({ length: count }, (_, k): MatchSummary => {
    const [game, size, feat] = games[k % games.length] as (typeof PLAYED)[number];
    const seats = Array.from({ length: size }, (_, seat) => {
      const bot = (k + seat) % 3 === 2 && seat > 0;
      return { name: bot ? `Tullia ${seat}` : (NAMES[(k + seat) % NAMES.length] ?? ''), bot };
    });
    const winners = [(k * 7 + (k % 5)) % size];
    const lost = [...seats.keys()].filter((seat) => !winners.includes(seat));
    return {
      id: count - k,
      game,
      began: new Date(Date.UTC(2026, 2, 1, 20, 15) - k * 7.3e7).toISOString(),
      seats,
      scores: seats.map((_, seat) => (winners.includes(seat) ? 9 : -3)),
      winners,
      contests: Array.from({ length: 5 }, () => ({ won: winners, lost })),
      feats: [{ ...feat, by: winners[0] ?? 0 }],
    };
  });
}

/** How the book is seen by who sits at this computer, and by who does not. */
export function bookViews(): View[] {
  const view = (name: string, at: string, state: View['state'], press: View['press'] = []): View => ({
    name: `app: the book, ${name}`,
    page: 'app',
    at,
    state,
    ...(press.length > 0 && { press }),
  });
  const many = { book: bookOf(120) };
  const person = `#/statistics/${encodeURIComponent(NAMES[0] ?? '')}`;
  return [
    view('empty', '#/statistics', { book: [] }),
    view('one match', '#/statistics', { book: bookOf(1) }),
    view('many', '#/statistics', many),
    view('a number unfolded', '#/statistics', many, [{ on: '.numeral' }]),
    view('a curve as a table', '#/statistics', { book: bookOf(12) }, [{ on: '.statistics-curves summary' }]),
    view('somebody', person, many),
    view('nobody of that name', '#/statistics/Nemo', many),
    view('deleting', '#/statistics', many, [{ on: '.statistics-foot button', key: 'statistics.delete' }]),
    view('deleted', '#/statistics', many, [
      { on: '.statistics-foot button', key: 'statistics.delete' },
      { on: '.statistics-foot .danger' },
    ]),
    view('for a guest', '#/statistics', { ...many, rights: { home: false, opens: false } }),
  ];
}
