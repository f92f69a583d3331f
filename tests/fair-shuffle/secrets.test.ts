/**
 * A sealed match tells no more than any other, until a seal opens by the rules. The shuffles themselves come from a
 * script here, so that two matches may differ in hidden cards alone though the host's parts are the same: no commitment
 * could be the same otherwise.
 */
import { cpSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { scripted } from '#main/host/testing/race-game.ts';
import { drawsOf, partOf } from '#main/host/testing/shuffle-devices.ts';
import type { Game } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import { seeded } from '#shared/engine/random.ts';
import { deviceCommitment } from '#shared/fair-shuffle/commitment.ts';
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { Visitor } from '../host/support/client.ts';
import { HIDDEN, openByVersion, played, stretch } from '../host/support/hidden-states.ts';
import { indistinguishableFrom } from '../host/support/indistinguishable-matches.ts';
import { chanceOf, playOverWire } from '../host/support/play-over-wire.ts';
import { gather, gatherAgain, type Party, viewersOf } from '../host/support/table-party.ts';
import { fastClock, removeFolders, startServer, temporaryFolder } from '../host/support/test-server.ts';

afterAll(removeFolders);

/** Seals wait in the same time as all else: devices on a busy machine must be no slower than that. */
const SPEED = 1;
const SCORE_PAUSE = 1e9;

/** One table of each game, where nobody waits for the sake of discretion. */
const TABLES = HIDDEN.flatMap((hidden) => {
  const [table] = hidden.tables;
  return table ? { hidden, table, game: hidden.game } : [];
});

interface Frame {
  readonly i: string;
  readonly p: { readonly d?: { readonly json?: unknown }; readonly b?: unknown };
}

/** What came over the wire to each viewer, all of whom take part in the seals. */
async function framesOf(match: Match, prepared?: { data: string; party: Party }): Promise<Frame[][]> {
  const { rules, seats, options } = match;
  const data = temporaryFolder();
  if (prepared) cpSync(prepared.data, data, { recursive: true });
  const chance = chanceOf(match);
  const server = await startServer({
    data,
    clock: fastClock(SPEED),
    scorePauseMs: SCORE_PAUSE,
    random: seeded(7),
    drawContribution: drawsOf('host'),
    gameOf: (id) => scripted(gameOf(id) as Game, chance),
  });
  const party = prepared
    ? await gatherAgain(server.port, prepared.party)
    : await gather(server.port, { game: rules.id, seats, options });
  const frames = await playOverWire(party, match, { watchMore: takePart });
  await server.stop();
  expect(server.log).toEqual([]);
  return frames.map((of) => of.map((frame) => JSON.parse(frame)));
}

/** A device that takes part in every seal, with the same parts in each run. */
async function takePart({ client }: Visitor, table: string, index: number): Promise<void> {
  const answer = async ({ seal, attempt, phase, match, yourself }: SealView): Promise<void> => {
    if (yourself === null) return;
    const part = partOf(`device ${index} ${seal} ${attempt}`);
    const name = { match, seal, attempt };
    if (phase === 'committing')
      await client.seal.commit({ table, seal, attempt, commitment: deviceCommitment(name, yourself, part) });
    if (phase === 'opening') await client.seal.open({ table, seal, attempt, part });
  };
  const answered = new Set<string>();
  const follow = async (stream: AsyncIterable<SealView>): Promise<void> => {
    for await (const view of stream) {
      const step = stepOf(view);
      if (!answered.has(step)) answer(view).catch(() => undefined);
      answered.add(step);
    }
  };
  follow(await client.seal.watch({ table })).catch(() => undefined);
}

function stepOf({ seal, attempt, phase }: SealView): string {
  return `${seal} ${attempt} ${phase}`;
}

function sealIn({ p }: Frame): SealView | undefined {
  const data = p.d?.json;
  return typeof data === 'object' && data !== null && 'phase' in data && 'waits' in data
    ? (data as SealView)
    : undefined;
}

function versionIn({ p }: Frame): number | undefined {
  const data = p.d?.json;
  return typeof data === 'object' && data !== null && 'observation' in data
    ? (data as unknown as { version: number }).version
    : undefined;
}

/** How the seals looked, and how far the match had come for this viewer then. */
function viewsIn(frames: readonly Frame[]): { seal: SealView; version: number }[] {
  let version = 0;
  return frames.flatMap((frame) => {
    version = versionIn(frame) ?? version;
    const seal = sealIn(frame);
    return seal ? { seal, version } : [];
  });
}

/**
 * By stream, what each told, in order: which stream was told first, and who is waited for, is the machine's doing. What a
 * seal has opened is left out; answers to calls are counted.
 */
function toldTo(frames: readonly Frame[]): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  const steps = new Set<string>();
  for (const frame of frames) {
    const seal = sealIn(frame);
    if (seal && steps.has(stepOf(seal))) continue;
    if (seal) steps.add(stepOf(seal));
    const stream = frame.p.d ? frame.i : 'answers';
    const what = seal ? { ...seal, waits: null, opened: null } : (frame.p.d ?? frame.p);
    told[stream] = [...(told[stream] ?? []), JSON.stringify(what)];
  }
  return told;
}

describe('a sealed match over the wire', () => {
  it.each(TABLES)('tells nobody a card that is hidden from them: $game', async ({ hidden, table }) => {
    const match = played(hidden, table, 1);
    const frames = await framesOf(match);
    for (const [index, viewer] of viewersOf(table.seats).entries()) {
      const open = openByVersion(match, viewer, hidden);
      const views = viewsIn(frames[index] ?? []);
      // At the end of a match all may see all.
      const guarded = views.filter(({ seal, version }) => !(seal.opened && version === open.length - 1));
      expect(guarded.filter(({ seal }) => !seal.opened).length).toBeGreaterThan(2);
      for (const { seal, version } of guarded) {
        const cards = hidden.cards.map((card) => `"${card}"`);
        const isOpen = (card: string) => seal.opened !== undefined && open[version]?.includes(card);
        expect(cards.filter((card) => !isOpen(card) && JSON.stringify(seal).includes(card))).toEqual([]);
      }
    }
  });
});

describe('sealed matches that differ only in what a viewer can’t see', () => {
  it.each(TABLES)('tell the viewer the same until a seal opens: $game', async ({ hidden, table }) => {
    const [moment] = table.moments.slice(-1);
    if (!moment) throw new Error(`${hidden.game} has no moment`);
    const match = stretch(hidden, table, moment);
    const { rules, seats, options } = match;
    const lobby = await startServer();
    const party = await gather(lobby.port, { game: rules.id, seats, options });
    await lobby.stop();
    const prepared = { data: lobby.data, party };
    const frames = await framesOf(match, prepared);
    for (const [index, viewer] of [...viewersOf(seats).entries()].slice(-2)) {
      const twin = indistinguishableFrom(match, viewer, hidden.visibleTo, seeded(index));
      expect(twin.state).not.toEqual(match.state);
      const mine = frames[index] ?? [];
      expect(viewsIn(mine).length).toBeGreaterThan(2);
      expect(toldTo((await framesOf(twin, prepared))[index] ?? [])).toEqual(toldTo(mine));
    }
  });
});
