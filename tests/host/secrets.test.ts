/** What goes over the sockets of a whole match holds nothing that its receiver may not see. */
import { cpSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { scripted } from '#main/host/testing/script.ts';
import type { FrenchCard } from '#shared/cards/french.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { clone } from '#shared/engine/plain.ts';
import { seeded, shuffle } from '#shared/engine/random.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import type { AnyMove, GameEvent, Seat, Viewer } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { briscolaChiamata } from '#shared/games/briscola-chiamata/index.ts';
import type { Chance, Move } from '#shared/games/briscola-chiamata/moves.ts';
import type { Options } from '#shared/games/briscola-chiamata/options.ts';
import { rules } from '#shared/games/briscola-chiamata/rules.ts';
import type { State } from '#shared/games/briscola-chiamata/state.ts';
import { callOf, cardsFor } from '#shared/games/briscola-chiamata/testing.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { follow, gather, gatherAgain, type Party, playAtRandom, SEATS, VIEWERS } from './support/party.ts';
import { fastClock, removeFolders, startServer, temporaryFolder } from './support/server.ts';

afterAll(removeFolders);

const CARD = /"(?:10|[AKQJ65432])[CDHS]"/;

/** The update in a message of a stream; nothing in any other message. */
function updateIn(frame: string): PlayUpdate | undefined {
  const data = JSON.parse(frame).p?.d?.json;
  return data && 'observation' in data ? data : undefined;
}

/** The whole truth behind each of this viewer's versions. */
function statesByVersion({ options, events }: GameRecord, viewer: Viewer): State[] {
  const match = newMatch(rules, options, SEATS.length);
  const states: State[] = [clone(match.state)];
  let seen = JSON.stringify(viewOf(rules, match.state, viewer));
  for (const event of events as GameEvent<Move, Chance>[]) {
    take(match, event);
    const now = JSON.stringify(viewOf(rules, match.state, viewer));
    if (now !== seen) states.push(clone(match.state));
    seen = now;
  }
  return states;
}

/** The cards in other hands, but the called one: its name is known to all, if not its place. */
function hiddenFrom(viewer: Viewer, { hands, calls, trump }: State): FrenchCard[] {
  const rank = calls.findLast(({ bid }) => bid)?.bid?.rank;
  return hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)).filter((card) => card !== `${rank}${trump}`);
}

async function playMatch(options: Partial<Options>): Promise<{ party: Party; record: GameRecord; log: string[] }> {
  const server = await startServer({ random: seeded(7), clock: fastClock(100) });
  const party = await gather(server.port, { deals: 3, ...options });
  const { table, visitors } = party;
  const players = SEATS.map((seat) => playAtRandom(party, seat, seeded(seat)));
  const spectator = follow(party, 'everyone', () => undefined);
  const host = visitors[0]?.client;
  await host?.table.start({ table });
  await Promise.all([...players, spectator]);
  const record = (await host?.play.record({ table })) as GameRecord;
  // The record is open to all; what came before it is looked at.
  visitors[0]?.frames.pop();
  await server.stop();
  return { party, record, log: server.log };
}

describe('a whole match over the wire', () => {
  it.each(['off', 4] as const)('tells nobody a card that is hidden from them (weak hands: %s)', async (weakHand) => {
    const { party, record, log } = await playMatch({ weakHand });
    expect(log).toEqual([]);
    for (const [index, viewer] of VIEWERS.entries()) {
      const states = statesByVersion(record, viewer);
      const versions: number[] = [];
      let hidden = 0;
      for (const frame of party.visitors[index]?.frames ?? []) {
        const update = updateIn(frame);
        if (!update) {
          expect(frame).not.toMatch(CARD);
          continue;
        }
        versions.push(update.version);
        for (const card of hiddenFrom(viewer, states[update.version] as State)) {
          hidden++;
          expect(frame).not.toContain(`"${card}"`);
        }
      }
      expect(versions).toEqual([...states.keys()]);
      expect(hidden).toBeGreaterThan(1000);
    }
  });
});

/** What is played in the first two tricks, by seat; every other card may lie anywhere. */
const PLAYED = ['AC 2D', '10C 3D', 'KC 4D', 'QC 5D', 'JC 6D'];
const AUCTION = ['K', '-', 'J', '-', '-', '-'];

/** Seat 4 deals, so seat 0 speaks first; after the auction seat 2 names clubs and leads. */
function script(): { seat: Seat; move: AnyMove }[] {
  const speakers = [0, 1, 2, 3, 4, 0];
  const calls = AUCTION.map((call, k) => ({ seat: speakers[k] as Seat, move: callOf(call) }));
  const card = (seat: Seat, trick: number) => ({ type: 'play', card: PLAYED[seat]?.split(' ')[trick] ?? '' });
  // The ace of clubs, seat 0's, takes the first trick.
  const first = [2, 3, 4, 0, 1].map((seat) => ({ seat, move: card(seat, 0) }));
  const second = [0, 1, 2, 3, 4].map((seat) => ({ seat, move: card(seat, 1) }));
  return [...calls, { seat: 2, move: { type: 'trump', suit: 'C' } as AnyMove }, ...first, ...second];
}

/** Two deals that look the same to the viewer as long as the script runs. */
function twoDeals(viewer: Viewer, seed: number): string[][] {
  const random = seeded(seed);
  const fixed = PLAYED.join(' ').split(' ');
  const free = shuffle(
    cardsFor([], 0).filter((card) => !fixed.includes(card)),
    random,
  );
  const own = free.splice(0, 6);
  return [1, 2].map(() => {
    const others = shuffle([...free, ...(viewer === 'everyone' ? own : [])], random);
    return SEATS.map((seat) => `${PLAYED[seat]} ${(seat === viewer ? own : others.splice(0, 6)).join(' ')}`);
  });
}

/** Plays the script on a copy of the prepared table, dealt like this; every byte the viewer got after its greeting. */
async function framesOf(viewer: Viewer, prepared: string, before: Party, hands: readonly string[]): Promise<string[]> {
  const data = temporaryFolder();
  cpSync(prepared, data, { recursive: true });
  const dealt = [{ type: 'dealer', seat: 4 } as AnyMove, { type: 'deal', cards: cardsFor(hands, 4) } as AnyMove];
  const server = await startServer({ data, gameOf: () => scripted(briscolaChiamata, dealt) });
  const party = await gatherAgain(server.port, before);
  const { table, visitors } = party;
  const versions = VIEWERS.map(() => -1);
  const watching = VIEWERS.map((one, index) =>
    follow(party, one, ({ version }) => {
      versions[index] = version;
    }),
  );
  await visitors[0]?.client.table.start({ table });
  for (const { seat, move } of script()) {
    await new Promise((resolve) => setImmediate(resolve));
    const version = versions[seat] ?? -1;
    await visitors[seat]?.client.play.move({ table, seat, match: 0, version, move: { ...move } });
    await settledAt(versions, version + 1);
  }
  await server.stop();
  await Promise.allSettled(watching);
  expect(server.log).toEqual([]);
  return visitors[VIEWERS.indexOf(viewer)]?.frames.slice(1) ?? [];
}

/** All viewers have seen this version: nothing here is hidden from anybody. */
async function settledAt(versions: readonly number[], version: number): Promise<void> {
  while (versions.some((one) => one < version)) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('two matches that differ only in what a viewer can’t see', () => {
  it.each(VIEWERS)('send viewer %s the same bytes', async (viewer) => {
    const lobby = await startServer();
    const party = await gather(lobby.port, { deals: 1 });
    await lobby.stop();
    for (const seed of [1, 2, 3]) {
      const deals = twoDeals(viewer, seed);
      expect(deals[0]).not.toEqual(deals[1]);
      const [one, other] = [
        await framesOf(viewer, lobby.data, party, deals[0] ?? []),
        await framesOf(viewer, lobby.data, party, deals[1] ?? []),
      ];
      expect(one.filter(updateIn)).toHaveLength(script().length + 3);
      expect(one).toEqual(other);
    }
  });
});
