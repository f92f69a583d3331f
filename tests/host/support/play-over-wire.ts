/** A match that is written already, played over a party's sockets event by event. */
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import type { AnyMove, GameEvent } from '#shared/engine/rules.ts';
import { feedOf } from '#shared/engine/view.ts';
import type { Visitor } from './client.ts';
import type { PausableClock } from './pausable-clock.ts';
import { type Party, viewersOf } from './table-party.ts';

/** What the host's chance has to do in this match (`scripted`). */
export function chanceOf({ events }: Match): AnyMove[] {
  return events.filter(({ by }) => by === 'chance').map(moveOf);
}

/**
 * Everybody watches all there is, the host starts, and each seat makes its moves of the match, each after all have
 * seen the event before. The answer, by viewer: every message that came from the start on,
 * but for the answers to greetings, which are only waited for. `watchMore` opens further streams for a viewer. The host's
 * clock, where it can be held, goes only while somebody waits for what they have not seen.
 */
export async function playOverWire(
  { table, inRoom, visitors }: Party,
  match: Match,
  {
    watchMore = async () => undefined,
    clock,
  }: {
    watchMore?: (visitor: Visitor, table: string, index: number) => Promise<unknown>;
    clock?: PausableClock;
  } = {},
): Promise<string[][]> {
  const sight: Sight = { versions: visitors.map(() => -1), streams: [] };
  for (const [index, visitor] of visitors.entries()) {
    await watchAll(visitor, table, index, sight);
    if (inRoom) sight.streams.push(drain(await visitor.client.room.watch({})));
    await watchMore(visitor, table, index);
  }
  for (const visitor of visitors) await allHasCome(visitor);
  for (const { frames } of visitors) frames.splice(0);
  clock?.hold();
  await visitors[0]?.client.table.start({ table });
  await playEvents({ table, inRoom, visitors }, match, sight, clock);
  clock?.goOn();
  for (const visitor of visitors) await allHasCome(visitor);
  const frames = visitors.map((visitor) => visitor.frames.filter((frame) => !frame.includes(visitor.token)));
  await Promise.all(visitors.map((visitor) => visitor.leave()));
  await Promise.allSettled(sight.streams);
  return frames;
}

/** How far the match has come for each viewer, and the streams that tell. */
interface Sight {
  readonly versions: number[];
  readonly streams: Promise<unknown>[];
}

/** Opens every stream there is for this viewer. */
async function watchAll({ client }: Visitor, table: string, index: number, { versions, streams }: Sight) {
  const viewer = index === versions.length - 1 ? 'everyone' : index;
  const since = { match: 0, version: -1 };
  streams.push(
    drain(await client.tables.watch({})),
    drain(await client.table.watch({ table })),
    drain(await client.play.watch({ table, viewer, since }), ({ version }) => {
      versions[index] = version;
    }),
  );
}

async function drain<T>(stream: AsyncIterable<T>, see: (value: T) => void = () => undefined): Promise<void> {
  for await (const value of stream) see(value);
}

/** What the host sent before its second answer is here: the first answer may overtake a stream. */
async function allHasCome({ client }: Visitor): Promise<void> {
  await client.session.greet({});
  await client.session.greet({});
}

async function playEvents(
  { table, ...party }: Party,
  match: Match,
  { versions, streams }: Sight,
  clock: PausableClock | undefined,
): Promise<void> {
  const { visitors } = party;
  const { rules } = match;
  const again = newMatch(rules, match.options, match.seats);
  const feeds = viewersOf(match.seats).map((viewer) => feedOf(again, viewer));
  const trouble = Promise.withResolvers<never>();
  const watchOver = (line: Promise<unknown>) => void line.catch(trouble.reject);
  streams.forEach(watchOver);
  for (const event of match.events) {
    if (rules.scorePause?.(again.state)) await allGoOn({ table, ...party });
    if (event.by !== 'chance' && event.type !== rules.constantTimeWindow?.defaultMove.type) {
      // Who is asked in secret and says nothing has given this answer.
      const sent = {
        table,
        seat: event.by,
        match: 0,
        version: versions[event.by] as number,
        move: { ...moveOf(event) },
      };
      const visitor = visitors[event.by] as Visitor;
      watchOver(visitor.client.play.move(sent));
      // The host has it once it answers what came after it; the move itself it answers when the time of discretion is over.
      if (isAskedInSecret(again, event.by)) await Promise.race([visitor.client.session.greet({}), trouble.promise]);
    }
    take(again, event);
    for (const feed of feeds) feed.next();
    const wanted = feeds.map((feed) => feed.latest().version);
    if (haveSeen(wanted, versions)) continue;
    clock?.goOn();
    await Promise.race([allSee(wanted, versions), trouble.promise]);
    clock?.hold();
  }
}

function isAskedInSecret({ rules, state }: Match, seat: number): boolean {
  return (
    rules.constantTimeWindow !== undefined &&
    rules.refuse(state, seat, rules.constantTimeWindow.defaultMove) === undefined
  );
}

async function allGoOn({ table, visitors }: Party): Promise<void> {
  for (const { client } of visitors.slice(0, -1)) await client.table.goOn({ table });
}

function moveOf({ by: _by, t: _t, ...move }: GameEvent): AnyMove {
  return move;
}

function haveSeen(wanted: readonly number[], versions: readonly number[]): boolean {
  return wanted.every((version, index) => (versions[index] as number) >= version);
}

async function allSee(wanted: readonly number[], versions: readonly number[]): Promise<void> {
  while (!haveSeen(wanted, versions)) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
