/** What goes over the sockets holds nothing that its receiver may not see, in every game. */
import { cpSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { scripted } from '#main/host/testing/race-game.ts';
import type { HiddenInformation } from '#shared/engine/checks/hidden-information.ts';
import { rounds } from '#shared/engine/checks/test-scope.ts';
import type { Game } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import { seeded } from '#shared/engine/random.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { HIDDEN, openByVersion, played, stretch } from './support/hidden-states.ts';
import { indistinguishableFrom } from './support/indistinguishable-matches.ts';
import { PausableClock } from './support/pausable-clock.ts';
import { chanceOf, playOverWire } from './support/play-over-wire.ts';
import { gather, gatherAgain, type Party, viewersOf } from './support/table-party.ts';
import { removeFolders, startServer, temporaryFolder } from './support/test-server.ts';

afterAll(removeFolders);

/** Times of discretion and photo finishes pass so much faster, and only while nobody has an answer under way. */
const SPEED = 50;
/** A score pause ends when all have gone on: by itself it never does, or who goes on would meet it over. In ms. */
const SCORE_PAUSE = 1e9;

/** Every other one is a table of the room, which everybody has open then. */
const TABLES = HIDDEN.flatMap((hidden, place) =>
  hidden.tables.slice(0, rounds(1, hidden.tables.length)).map((table, k) => ({
    hidden,
    table,
    game: hidden.game,
    name: table.name,
    inRoom: (place + k) % 2 === 0,
  })),
);
const MOMENTS = TABLES.flatMap((one) => {
  const { moments } = one.table;
  return moments.slice(0, rounds(1, moments.length)).map((moment) => ({ ...one, moment, when: moment.name }));
});

/**
 * What came over the wire to each viewer of this match; people have sat down already on the copied table, or do now, at
 * one of the room or of their own.
 */
async function framesOf(match: Match, at: { data: string; party: Party } | { inRoom: boolean }): Promise<string[][]> {
  const prepared = 'party' in at ? at : undefined;
  const { rules, seats, options } = match;
  const data = temporaryFolder();
  if (prepared) cpSync(prepared.data, data, { recursive: true });
  const chance = chanceOf(match);
  const clock = new PausableClock(SPEED);
  const server = await startServer({
    data,
    clock,
    scorePauseMs: SCORE_PAUSE,
    random: seeded(7),
    gameOf: (id) => scripted(gameOf(id) as Game, chance),
  });
  const party = prepared
    ? await gatherAgain(server.port, prepared.party)
    : await gather(server.port, { game: rules.id, seats, options }, 'inRoom' in at && at.inRoom);
  const frames = await playOverWire(party, match, { clock });
  await server.stop();
  expect(server.log).toEqual([]);
  return frames;
}

/** The update in a message of a stream; nothing in any other message. */
function updateIn(frame: string): PlayUpdate | undefined {
  const data = JSON.parse(frame).p?.d?.json;
  return data && 'observation' in data ? data : undefined;
}

/** How often a card was looked for in a frame, in vain: each that does not lie open, and in other messages every card. */
function search(frame: string, open: string, { cards }: HiddenInformation): number {
  const hidden = cards.map((card) => `"${card}"`).filter((card) => !open.includes(card));
  expect(hidden.filter((card) => frame.includes(card))).toEqual([]);
  return hidden.length;
}

describe('a whole match over the wire', () => {
  it.each(TABLES)('tells nobody a card that is hidden from them: $game, $name', async ({ hidden, table, inRoom }) => {
    const match = played(hidden, table, 1);
    const frames = await framesOf(match, { inRoom });
    for (const [index, viewer] of viewersOf(table.seats).entries()) {
      const open = openByVersion(match, viewer, hidden);
      const told = (frames[index] ?? []).map((frame) => ({ frame, version: updateIn(frame)?.version }));
      for (const { frame } of told.filter(({ version }) => version === undefined)) search(frame, '', hidden);
      const updates = told.filter(({ version }) => version !== undefined);
      expect(updates.map(({ version }) => version)).toEqual([...open.keys()]);
      const searched = updates.map(({ frame }, version) => search(frame, open[version] as string, hidden));
      expect(Math.max(...searched)).toBeGreaterThan(hidden.cards.length / 2);
    }
  });
});

describe('matches that differ only in what a viewer can’t see', () => {
  it.each(MOMENTS)('send the viewer the same bytes: $game, $name, $when', async ({ hidden, table, moment, inRoom }) => {
    const match = stretch(hidden, table, moment);
    const { rules, seats, options, state, events } = match;
    const lobby = await startServer();
    const party = await gather(lobby.port, { game: rules.id, seats, options }, inRoom);
    await lobby.stop();
    const prepared = { data: lobby.data, party };
    const frames = await framesOf(match, prepared);
    for (const [index, viewer] of viewersOf(seats).entries()) {
      const twin = indistinguishableFrom(match, viewer, hidden.visibleTo, seeded(index));
      expect(twin.state).not.toEqual(state);
      expect(twin.events).toHaveLength(events.length);
      expect((await framesOf(twin, prepared))[index]).toEqual(frames[index]);
    }
  });
});
