/** The host ends after each step of an evening, and the next one goes on from what lies on the disk. */
import { expect, it } from 'vitest';
import type { EveningView } from '#shared/protocol/evening.ts';
import {
  allTold,
  back,
  eveningOf,
  type Guest,
  layAll,
  phones,
  playRound,
  SWISS,
  seen,
} from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';

interface Party {
  at: TestHost;
  guests: Guest[];
}

type Step = (party: Party) => Promise<unknown>;

const ada = ({ guests }: Party): Guest => guests[0] as Guest;

const STEPS: Readonly<Record<string, Step>> = {
  'an evening begins': (party) => ada(party).get('evening/begin', SWISS),
  'everybody is seated': (party) => ada(party).get('evening/next'),
  'the cards are dealt': (party) => ada(party).get('evening/deal'),
  'a deal is played': async ({ at, guests }) => {
    await layAll(guests);
    await at.clock.pass(70_000);
  },
  'the round is played out': ({ at, guests }) => playRound(at, guests),
  'a result is corrected': (party) =>
    ada(party).get('evening/correct', { round: 1, table: 1, scores: [7, 0], winners: [0], reason: 'Counted wrong' }),
  'Bob rises': ({ guests }) => (guests[1] as Guest).get('room/rise'),
  'the next round is made': (party) => ada(party).get('evening/next'),
  'it is dealt': (party) => ada(party).get('evening/deal'),
  'and played': ({ at, guests }) => playRound(at, guests),
  'the evening ends': (party) => ada(party).get('evening/end'),
};

/** All that does not hang on who has what open just now. */
function lasting({ round, ...view }: EveningView) {
  return { ...view, round: round && { ...round, tables: round.tables.map(({ here: _, ...table }) => table) } };
}

it('is the same evening after the host’s death at each step', { timeout: 120_000 }, async () => {
  let today = 1_000_000;
  const at = testHost({ opensTables: true, today: () => today });
  const party: Party = { at, guests: await phones(at, 'Ada', 'Bob', 'Cleo', 'Dora') };
  await allTold(at);
  for (const [name, step] of Object.entries(STEPS)) {
    await step(party);
    await allTold(party.at);
    const before = lasting(await eveningOf(ada(party)));
    const again = party.at.restart();
    again.host.resume();
    const guests = [];
    for (const guest of party.guests) guests.push(await back(again, guest));
    await allTold(again);
    party.at = again;
    party.guests = guests;
    expect([name, lasting(await eveningOf(ada(party)))]).toEqual([name, before]);
  }
  const kept = party.at.store.evening();
  expect(kept?.evening.played.map(({ tables }) => tables.map(({ entries }) => entries.length))).toEqual([[2, 1], [1]]);
  expect(seen(ada(party), 'Bob').seat).toBeNull();
  today += 1;
});

it('a match that ended right before the host did is entered when the next one starts', async () => {
  const at = testHost({ opensTables: true });
  const guests = await phones(at, 'Ada', 'Bob');
  await allTold(at);
  await guests[0]?.get('evening/begin', SWISS);
  await guests[0]?.get('evening/next');
  await allTold(at);
  await guests[0]?.get('evening/deal');
  const before = at.store.evening();
  await playRound(at, guests);
  // As if the result had not been entered any more.
  if (before) at.store.keepEvening(before, false);
  const again = at.restart();
  again.host.resume();
  expect(again.store.evening()?.evening.played[0]?.tables[0]?.entries).toHaveLength(1);
});

it('a round’s clock goes on while the host is off', async () => {
  let today = 5_000_000;
  const at = testHost({ opensTables: true, today: () => today });
  const guests = await phones(at, 'Ada', 'Bob');
  await allTold(at);
  const [first] = guests as [Guest];
  await first.get('evening/begin', SWISS);
  await first.get('evening/next');
  await allTold(at);
  expect((await eveningOf(first)).round?.seconds).toBeNull();
  await first.get('evening/deal');
  today += 60_000;
  const again = at.restart();
  again.host.resume();
  expect((await eveningOf(await back(again, first))).round?.seconds).toBe(19 * 60);
});
