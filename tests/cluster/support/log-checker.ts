/**
 * What was done and seen, held against the house's log: one writer at a time, each table's events one after another and each
 * once, nothing acknowledged missing or made twice, in an order that real time allows, and nothing seen that is not so.
 */
import { randomUUID } from 'node:crypto';
import { rulesOf } from '#catalogue';
import { acceptanceCheck, type LogMessage, parseMessage, shardOf } from '#main/cluster/log-message.ts';
import { natsBroker } from '#main/cluster/nats-broker.ts';
import { isOver, type Match, newMatch, play } from '#shared/engine/match.ts';
import type { AnyMove, GameEvent, Rules } from '#shared/engine/rules.ts';
import { updatesSince } from '#shared/engine/view.ts';
import { hashOf, type PlayerView, pause, type Sent } from './player.ts';

/** A subject that no host reads. */
const READER = 'reader';

export interface Written extends LogMessage {
  readonly seq: number;
  readonly holding: string;
}

/**
 * All that the house has written down, and counts. A node that was stopped may take itself for the leader still, and say that
 * the log ends where it ended then: so a word of the reader's own goes in, which a majority must have, and all up to it is read.
 */
export async function logOf(servers: readonly string[]): Promise<Written[]> {
  const broker = await natsBroker({ servers, name: 'checker' });
  const written: Written[] = [];
  const counts = acceptanceCheck();
  const following = broker.follow(
    ({ seq, subject, text }) => {
      const holding = shardOf(subject);
      if (holding === undefined) return true;
      const message = parseMessage(text);
      const isNext = counts(subject, message);
      if (isNext) written.push({ seq, holding, ...message });
      return isNext;
    },
    () => undefined,
  );
  await patiently(() => following.caughtUp());
  const last = await patiently(() => broker.append(READER, '', randomUUID()));
  while (following.position < last) await patiently(() => following.caughtUp());
  following.stop();
  await broker.close();
  return written;
}

/** A broker that was tormented, on a machine that is busy, may have no leader for a while. */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await read();
    } catch (error) {
      if (tries >= 60) throw error;
      await pause(500);
    }
  }
}

/** What is wrong with who wrote: each message is its holder's, or says whose it is from there on. */
export function wrongWriters(log: readonly Written[]): string[] {
  const holders = new Map<string, string | null>();
  const counts = new Map<string, number>();
  return log.flatMap(({ seq, holding, by, number, holder, calls }) => {
    const wrong: string[] = [];
    const before = holders.get(holding);
    const takes = holder === by && calls.length === 0;
    if (before !== undefined && before !== by && !takes && before !== null) {
      wrong.push(`${seq}: ${by} writes ${holding}, which ${before} holds`);
    }
    if (holder !== undefined) holders.set(holding, holder);
    const key = `${holding} ${by}`;
    if (!takes) {
      if (number < (counts.get(key) ?? 0)) wrong.push(`${seq}: message ${number} of ${by} comes twice in ${holding}`);
      counts.set(key, number + 1);
    } else counts.delete(key);
    return wrong;
  });
}

export interface Played {
  readonly number: number;
  readonly match: Match;
}

/** The matches of a table as the log has them; throws where events are not one after another, or break the rules. */
export function matchesOf(log: readonly Written[], table: string): { played: Played[]; wrong: string[] } {
  const played = new Map<number, Played>();
  const wrong: string[] = [];
  const add = (id: number, number: number, events: readonly GameEvent[]): void => {
    const match = played.get(id)?.match;
    if (!match) return void wrong.push(`events of match ${id}, which never began`);
    for (const [k, event] of events.entries()) {
      if (number + k !== match.events.length) wrong.push(`event ${number + k} after ${match.events.length} events`);
      const refused = play(match, event);
      if (refused) wrong.push(`event ${number + k} breaks ${refused.rule} (${refused.reason})`);
    }
  };
  for (const { holding, calls } of log) {
    if (holding !== table) continue;
    for (const call of calls) {
      if (call[0] === 'beginMatch') {
        const [, { game, match, options, seats }, , born] = call;
        const rules = rulesOf(game) as Rules;
        played.set(born?.id ?? 0, { number: match, match: newMatch(rules, options, seats.length) });
      } else if (call[0] === 'append') add(call[1], call[2], [call[3]]);
      else if (call[0] === 'appendDiscreetly') add(call[1], call[2], call[3]);
    }
  }
  return { played: [...played.values()], wrong };
}

interface Placed extends Sent {
  readonly place: number;
}

/** What is wrong with a table, as its players know it. */
export function wrongAt(
  log: readonly Written[],
  table: string,
  sent: readonly Sent[],
  sights: readonly PlayerView[],
): string[] {
  const { played, wrong } = matchesOf(log, table);
  for (const { number, match } of played) {
    const placed: Placed[] = [];
    for (let seat = 0; seat < match.seats; seat++) {
      const own = sent.filter((one) => one.match === number && one.seat === seat);
      wrong.push(...place(match, seat, own, placed));
    }
    wrong.push(...wrongOrder(placed));
    wrong.push(...wrongSights(match, number, sights));
  }
  const known = new Set(played.map(({ number }) => number));
  for (const { match } of sights) if (!known.has(match)) wrong.push(`match ${match} was seen and never began`);
  return [...new Set(wrong)];
}

/** Finds where each acknowledged move of a seat stands; what is wrong with those. */
function place(match: Match, seat: number, own: readonly Sent[], placed: Placed[]): string[] {
  const wrong: string[] = [];
  const kept = match.events.flatMap((event, at) => (event.by === seat ? [{ place: at, move: moveOf(event) }] : []));
  const acked = own.filter(({ answered }) => answered !== undefined);
  if (kept.length > own.length) wrong.push(`seat ${seat}: ${kept.length} moves kept, ${own.length} made`);
  let at = 0;
  for (const one of acked) {
    const text = JSON.stringify(one.move);
    while (at < kept.length && kept[at]?.move !== text) at++;
    const found = kept[at++];
    if (found) placed.push({ ...one, place: found.place });
    else wrong.push(`seat ${seat}: ${text} was acknowledged and is not there`);
  }
  return wrong;
}

/** A move that was acknowledged before another one was made comes before it. */
function wrongOrder(placed: readonly Placed[]): string[] {
  return placed.flatMap((one) =>
    placed
      .filter((other) => (one.answered as number) < other.sent && one.place > other.place)
      .map((other) => `${JSON.stringify(one.move)} was done before ${JSON.stringify(other.move)}, and stands after it`),
  );
}

function wrongSights(match: Match, number: number, sights: readonly PlayerView[]): string[] {
  const told = new Map<string, string>();
  for (let viewer = 0; viewer < match.seats; viewer++) {
    for (const update of updatesSince(match, viewer, -1)) told.set(`${viewer} ${update.version}`, hashOf(update));
  }
  return sights.flatMap(({ match: of, viewer, version, hash }) =>
    of === number && told.get(`${viewer} ${version}`) !== hash ? `seat ${viewer} saw another update ${version}` : [],
  );
}

/** Whether every match came to its end. */
export function allOver({ played }: { played: readonly Played[] }): boolean {
  return played.length > 0 && played.every(({ match }) => isOver(match));
}

function moveOf({ by: _by, t: _t, ...move }: GameEvent): string {
  return JSON.stringify(move as AnyMove);
}
