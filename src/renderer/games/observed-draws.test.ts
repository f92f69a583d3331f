/** Each viewer's observed draws match the seal in every match, and don't once other cards were dealt. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { sealedRecord } from '#shared/engine/checks/sealed-record.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import { feedOf } from '#shared/engine/view.ts';
import type { OpenedSeal } from '#shared/fair-shuffle/schema.ts';
import { type ObservedDraw, verifyCommitmentLog } from '#shared/fair-shuffle/verify.ts';
import { withSeen } from '../client/match/local-shuffle-log.ts';
import { tableGameOf } from './index.ts';

const NOTHING = { views: [], own: [], seen: [] };

/** The record's seals with their events, and each viewer's observations of them. */
function witnessed(record: GameRecord, viewer: Viewer): { opened: OpenedSeal; seen: readonly ObservedDraw[] }[] {
  const { rules } = GAMES[record.game] ?? {};
  const look = tableGameOf(record.game)?.observedDraws;
  if (!rules || !look) throw new Error(`no ${record.game}`);
  const match = newMatch(rules, record.options, record.seats);
  const feed = feedOf(match, viewer);
  const seals = (record.seals ?? []).map(({ draws, ...seal }) => {
    const events = draws.map(({ event, ...rest }) => ({
      event: { ...(record.events[event] as object) } as never,
      ...rest,
    }));
    return {
      from: draws[0]?.event ?? 0,
      opened: { ...seal, draws: events },
      memory: NOTHING as Parameters<typeof withSeen>[0],
    };
  });
  for (const [k, event] of record.events.entries()) {
    take(match, event);
    const update = feed.next();
    const seal = seals.findLast(({ from }) => from <= k);
    if (update && seal) seal.memory = withSeen(seal.memory, look(update.observation));
  }
  return seals.map(({ opened, memory }) => ({ opened, seen: memory.seen }));
}

/** Swaps the first card of each draw with a distant one. */
function exchanged(opened: OpenedSeal): OpenedSeal[] {
  return opened.draws.flatMap(({ event, ...rest }, draw) => {
    const cards = event.cards as string[] | undefined;
    const [first, ...others] = cards ?? [];
    const other = others.findLastIndex((card) => card !== first) + 1;
    if (!cards || first === undefined || other === 0) return [];
    const swapped = cards.with(0, cards[other] ?? first).with(other, first);
    return { ...opened, draws: opened.draws.with(draw, { event: { ...event, cards: swapped }, ...rest }) };
  });
}

describe.each(Object.keys(GAMES).filter(isTested))('%s', (id) => {
  const { rules } = GAMES[id] ?? {};
  if (!rules) throw new Error(`no ${id}`);
  const seats = rules.seats.max;
  const short = Object.entries(rules.options).flatMap(([name, { values }]) => {
    const [, second] = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
    return second === undefined || values.some((value) => typeof value === 'string') ? [] : [[name, second] as const];
  });
  const records = [1, 2, 3].map((seed) => {
    const game = GAMES[id];
    if (!game) throw new Error(`no ${id}`);
    return sealedRecord(game, Object.fromEntries(short), seats, seed);
  });
  const viewers: Viewer[] = [...Array(seats).keys(), 'everyone'];

  it('sees nothing but what was drawn', () => {
    let cards = 0;
    for (const record of records) {
      for (const viewer of viewers) {
        for (const { opened, seen } of witnessed(record, viewer)) {
          expect(verifyCommitmentLog(opened, { ...NOTHING, seen }), `${viewer} ${JSON.stringify(seen)}`).toEqual([]);
          cards += seen.reduce((sum, draw) => sum + (draw.cards?.length ?? 0), 0);
        }
      }
    }
    expect(cards).toBeGreaterThan(10);
  });

  it('somebody sees that the first card was another one', () => {
    let noticed = 0;
    for (const record of records) {
      const all = viewers.map((viewer) => witnessed(record, viewer));
      for (const k of (record.seals ?? []).keys()) {
        for (const other of exchanged(all[0]?.[k]?.opened as OpenedSeal).slice(0, 1)) {
          const found = all.flatMap((seals) => verifyCommitmentLog(other, { ...NOTHING, seen: seals[k]?.seen ?? [] }));
          if (found.length > 0) noticed++;
        }
      }
    }
    expect(noticed).toBeGreaterThan(0);
  });
});
