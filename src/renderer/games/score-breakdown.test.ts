/** Score breakdowns in matches of every game: their numbers are the sheet's, each by an existing rule. */
import { describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { dealBreakdown as briscola } from './briscola-chiamata/panels/score-breakdown.tsx';
import { partsOf } from './index.ts';
import { formatSigned } from './numbers.ts';
import type { BreakdownNumber } from './score-breakdown.tsx';
import { dealBreakdown as spizzichino } from './spizzichino/panels/score-breakdown.tsx';
import { turnBreakdown as vbi } from './vbi-maior/panels/score-breakdown.tsx';
import { roundBreakdown as viva } from './viva/panels/score-breakdown.tsx';

/** The part of an observation this test reads. */
type Scored = ObservationBase & {
  readonly deals: readonly unknown[];
  readonly results: readonly unknown[];
  readonly scores: readonly unknown[];
};

/** A game's part of this test. */
interface Case {
  readonly options: Readonly<Record<string, string | number>>;
  readonly level: 'random' | 'normal';
  /** Number of lines of its sheet. */
  lines(now: Scored): readonly unknown[];
  reckoned(now: Scored, line: number, sight: never): readonly BreakdownNumber[];
  /** The sheet's numbers in a line. */
  numbers(now: Scored, line: number): readonly string[];
}

const CASES: Readonly<Record<string, Case>> = {
  'briscola-chiamata': {
    options: { deals: 3, sweep: 'double', allPass: 'redeal-doubled' },
    level: 'random',
    lines: ({ deals }) => deals,
    reckoned: (now, line, sight) => briscola(now as never, line, sight),
    numbers: ({ deals }, line) => (deals[line] as { scores: number[] }).scores.map(formatSigned),
  },
  spizzichino: {
    options: { target: 21 },
    level: 'random',
    lines: ({ deals }) => deals,
    reckoned: (now, line, sight) => spizzichino(now as never, line, sight),
    numbers: ({ deals }, line) => (deals[line] as { points: number[] }).points.map(String),
  },
  viva: {
    options: { rounds: 2 },
    level: 'random',
    lines: ({ results }) => results,
    reckoned: (now, line, sight) => viva(now as never, line, sight),
    numbers: ({ results, scores }, line) => {
      const { winner, loser } = results[line] as { winner: number; loser: number | null };
      return (scores as number[]).map((_, seat) => (seat === winner && loser !== null ? '1' : '0'));
    },
  },
  'vbi-maior': {
    options: {},
    level: 'normal',
    lines: ({ scores }) => scores,
    reckoned: (now, line, sight: never) => vbi(now as never, line, (sight as { say: (key: string) => string }).say),
    numbers: ({ scores }, line) => {
      const { rome, blessings, fortune, malus, total } = scores[line] as Record<string, number>;
      const parts = [rome, blessings, ...(fortune ? [fortune] : []), -(malus ?? 0), total];
      return parts.map((part) => formatSigned(part ?? 0));
    },
  },
};

const RULES = Object.values(
  import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true }),
);

describe.each(Object.entries(CASES).filter(([id]) => isTested(id)))(
  '%s',
  (id, { options, level, lines, reckoned, numbers }) => {
    const seen = scoredIn(id, options, level);

    it('is reckoned as the sheet has it, by rules that there are', () => {
      expect(seen.length).toBeGreaterThan(1);
      for (const { now, sight } of seen) {
        for (const line of lines(now).keys()) {
          const all = reckoned(now, line, sight as never);
          expect(all.map(({ number }) => number)).toEqual(numbers(now, line));
          for (const { rule, text } of all.flatMap((one) => one.lines)) {
            expect(text).not.toMatch(/^account\./);
            for (const one of rule.split(', '))
              expect(
                RULES.some((rules) => rules.includes(`**${one}**`)),
                one,
              ).toBe(true);
          }
        }
      }
    });

    it('is counted on the cloth: what is written last is what was scored, and who has won knows it', () => {
      for (const { now, sight } of seen) {
        const tally = partsOf(id)?.highlights.scoreAnimation?.(now, sight as never);
        expect(tally).toBeDefined();
        expect(tally?.counts.every(({ steps }) => steps.length > 0)).toBe(true);
        expect(tally?.verdict).not.toBe('');
        const winners = now.result?.winners;
        if (winners && id !== 'briscola-chiamata') expect(tally?.outcome === 'won').toBe(winners.includes(0));
      }
    });
  },
);

/** Seat 0's observations at each score. */
function scoredIn(id: string, options: Case['options'], level: Case['level']) {
  const game = gameOf(id);
  const maker = game?.bots[level];
  const resolved = game && resolveOptions(game.rules.options, options);
  if (!game || !maker || !resolved || 'refusal' in resolved) throw new Error(`${id} can't be played`);
  const seats = game.rules.seats.max;
  const seated = Array.from({ length: seats }, (_, seat): Seated => ({ kind: 'bot', name: `B${seat}`, level: 'easy' }));
  const sight = { viewer: 0, seated, say: (key: string) => key };
  const counted = CASES[id]?.lines ?? (() => []);
  return [1, 2].flatMap((seed) => {
    const { events } = playMatch(game, resolved.options, seats, maker, seed);
    const again = newMatch(game.rules, resolved.options, seats);
    let count = 0;
    return events.flatMap((event) => {
      take(again, event);
      const now = viewOf(game.rules, again.state, 0).observation as Scored;
      const isNew = counted(now).length > count;
      count = counted(now).length;
      return isNew ? [{ now, sight }] : [];
    });
  });
}

it.runIf(isTested('briscola-chiamata'))(
  'is told in Briscola by what each opponent, the teammate and the declarer pay',
  () => {
    for (const { now, sight } of scoredIn('briscola-chiamata', CASES['briscola-chiamata']?.options ?? {}, 'random')) {
      const all = briscola(now as never, lastOf(now), sight as never);
      for (const { lines } of all)
        expect(lines.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['BC-17', 'BC-18']));
      const cards = all.flatMap(({ lines }) => lines.flatMap(({ tricks }) => tricks?.flat() ?? []));
      expect(new Set(cards.map(({ face }) => face)).size).toBe(40);
    }
  },
);

describe.each(['briscola-chiamata', 'spizzichino'].filter(isTested))('earlier deals of %s', (id) => {
  const { options = {}, level = 'random', reckoned } = CASES[id] ?? {};
  const all = scoredIn(id, options, level).slice(0, 2);
  const [first, second] = all.map(({ now }) => now);
  const faces = (now: Scored | undefined, scored: readonly unknown[]): string[] => {
    const told = now ? (reckoned?.(now, 0, { ...all[0]?.sight, scored } as never) ?? []) : [];
    return told.flatMap(({ lines }) => lines.flatMap(({ tricks }) => tricks?.flat() ?? [])).map(({ face }) => face);
  };

  it('unfold into their tricks where the page has seen them scored', () => {
    expect(first && lastOf(first)).toBe(0);
    expect(second && lastOf(second)).toBe(1);
    const then = faces(first, []);
    expect(then.length).toBeGreaterThan(10);
    expect(faces(second, [first, second])).toEqual(then);
  });

  it('unfold into rules alone where it has not, and never into the tricks of another deal', () => {
    expect(faces(second, [])).toEqual([]);
    expect(faces(second, [second])).toEqual([]);
  });

  it('are those that lay there when they were scored, whatever has been played since', () => {
    // In the next deal the list of deals is as long, but its tricks differ.
    const later = { ...first, tricks: [] } as unknown as Scored;
    expect(faces(later, [first])).toEqual(faces(first, []));
  });
});

function lastOf({ deals }: Scored): number {
  return deals.length - 1;
}
