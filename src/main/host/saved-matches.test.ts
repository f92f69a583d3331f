import { describe, expect, it } from 'vitest';
import { gameOf, rulesOf } from '#catalogue';
import { newMatch } from '#shared/engine/match.ts';
import { seeded } from '#shared/engine/random.ts';
import { recordOf } from '#shared/engine/record.ts';
import { selfPlay } from '#shared/engine/self-play.ts';
import { MAX_PIECE_LETTERS } from '#shared/protocol/match-history.ts';
import { MAX_MATCH_LETTERS, type SavedMatch } from '#shared/protocol/saved-match.ts';
import { recordsOf } from './table/match-records.ts';
import { person } from './testing/table-people.ts';
import { testHost } from './testing/test-host.ts';
import { callFrom } from './testing/wire-client.ts';

const BOB = '192.168.1.3';

/** A match of Tressette for two that bots played, as somebody saves it. */
function saved(seed = 1): SavedMatch {
  const game = gameOf('tressette');
  const make = game?.bots.random;
  if (!game || !make) throw new Error('no such game');
  const options = Object.fromEntries(Object.entries(game.rules.options).map(([name, spec]) => [name, spec.default]));
  const match = newMatch(game.rules, options, 2);
  selfPlay(
    match,
    [0, 1].map((seat) => make(seat, seeded(seed + seat))),
    seeded(seed),
  );
  const began = new Date(Date.UTC(2026, 0, seed)).toISOString();
  return { began, names: ['Ada', 'Nina'], mine: [0], bots: [1], record: recordOf(match) };
}

const host = () => testHost({ gameOf });

describe('a match from a file', () => {
  it('is on the list, in the statistics and to be looked at, and is taken up once', () => {
    const at = host();
    const ada = person(at);
    const match = saved();
    const text = JSON.stringify(match);
    const { savedMatches, recordAccess, statistics } = at.host;
    for (let k = 0; k < text.length; k += MAX_PIECE_LETTERS) {
      const isLast = k + MAX_PIECE_LETTERS >= text.length;
      expect(savedMatches.add(ada, text.slice(k, k + MAX_PIECE_LETTERS), isLast)).toEqual({ isNew: isLast });
    }
    expect(savedMatches.add(ada, text, true)).toEqual({ isNew: false });
    expect(savedMatches.add(ada, JSON.stringify(saved(2)), true)).toEqual({ isNew: true });
    const lists = () => recordsOf(recordAccess, ada).map(({ began, names, mine }) => ({ began, names, mine }));
    const { began, names, mine } = match;
    expect(lists().at(-1)).toEqual({ began, names, mine });
    expect(statistics.lines().lines.at(-1)?.seats).toEqual([
      { name: 'Ada', bot: false },
      { name: 'Nina', bot: true },
    ]);
    const again = at.restart();
    expect(again.host.savedMatches.add(ada, text, true)).toEqual({ isNew: false });
    expect(again.store.allOver(9)).toHaveLength(2);
  });

  it('says still at which hosts it was played', () => {
    const at = host();
    const match = saved();
    const hosts = [
      { name: 'ada', from: 0 },
      { name: 'nina', from: 9 },
    ];
    const moved = { ...match, record: { ...(match.record as object), hosts } };
    expect(at.host.savedMatches.add(person(at), JSON.stringify(moved), true)).toEqual({ isNew: true });
    expect(at.restart().store.matchHosts(1)).toEqual(hosts);
  });

  it('is refused where a card, a result, a seat or a text does not hold, and nothing of it is kept', () => {
    const at = host();
    const ada = person(at);
    const match = saved();
    const record = match.record as { events: readonly object[]; seats: number };
    const wrong: unknown[] = [
      { ...match, record: { ...record, events: record.events.slice(1) } },
      { ...match, record: { ...record, events: record.events.slice(0, -1), result: undefined } },
      { ...match, record: { ...record, game: 'patience' } },
      { ...match, record: { ...record, seats: 4 } },
      { ...match, names: ['Ada'] },
      { ...match, mine: [2] },
      { ...match, mine: [0, 1] },
      { ...match, began: 'yesterday' },
      { ...match, session: 'somebody' },
      { ...match, record: undefined },
      null,
    ];
    const texts = [...wrong.map((one) => JSON.stringify(one)), '{', '', '['.repeat(100_000)];
    for (const text of texts)
      expect(at.host.savedMatches.add(ada, text, true), text.slice(0, 80)).toHaveProperty('refusal');
    let answer = at.host.savedMatches.add(ada, 'x'.repeat(MAX_MATCH_LETTERS), false);
    expect(answer).toEqual({ isNew: false });
    answer = at.host.savedMatches.add(ada, 'x', false);
    expect(answer).toHaveProperty('refusal');
    expect(at.store.allOver(9)).toEqual([]);
    expect(rulesOf('tressette')).toBeDefined();
  });

  it('is taken up for who sits at this computer alone, and not for a screen', async () => {
    const at = host();
    const ask = { text: '{}', isLast: true };
    expect(await (await callFrom(at, BOB)).reason('statistics/takeUp', ask)).toBe('only-at-this-computer');
    expect(await (await callFrom(at, undefined, { role: 'screen' })).reason('statistics/takeUp', ask)).toBe(
      'only-a-screen',
    );
    expect(await (await callFrom(at)).reason('statistics/takeUp', ask)).toBe('match-unreadable');
  });
});
