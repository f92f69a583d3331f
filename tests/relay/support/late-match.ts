/** A match between two houses: one sits at home, one comes over a late line, and bots have the other seats. */

import { parseProxies } from '#main/lan/server/client-address.ts';
import { seeded } from '#shared/engine/random.ts';
import { type Visitor, visit } from '../../host/support/client.ts';
import { type LateLine, type Lateness, openLateLine, ROUTER } from './late-line.ts';
import { AT_ONCE, type Played, playLate } from './late-player.ts';
import { openHost, openOutside, openRelay, type RelayedHost, stopLater } from './relayed.ts';

/** The shortest match of each game that a friend can play with somebody at home. */
export const SHORT: Readonly<
  Record<string, { readonly seats: number; readonly options: Record<string, string | number> }>
> = {
  briscola: { seats: 2, options: { games: 1 } },
  'briscola-chiamata': { seats: 5, options: { deals: 1 } },
  tressette: { seats: 2, options: { target: 11 } },
  spizzichino: { seats: 2, options: { target: 21 } },
  viva: { seats: 3, options: { rounds: 1 } },
  'vbi-maior': { seats: 3, options: { difficulty: 'easy' } },
};

/** The host's own way to the relay. */
const HOST_WAY: Lateness = { roundTripMs: 30, loss: 0 };

export interface LateMatch {
  readonly table: string;
  readonly game: string;
  readonly host: RelayedHost;
  readonly home: Visitor;
  readonly friend: Visitor;
  /** The friend's. */
  readonly line: LateLine;
}

/** Everybody sits; nothing is begun. */
export async function gatherLate(game: string, lateness: Lateness): Promise<LateMatch> {
  const [line, hostLine] = [await openLateLine(lateness, seeded(3)), await openLateLine(HOST_WAY, seeded(4))];
  hostLine.address = '198.51.100.1';
  const names = [line, hostLine].map(({ port }) => `127.0.0.1:${port}`);
  const proxies = parseProxies(ROUTER);
  const relay = await openRelay({ names, ...(proxies && { proxies }) });
  for (const one of [line, hostLine]) {
    one.target = relay.port;
    stopLater(() => one.close());
  }
  const host = await openHost();
  await openOutside(host, hostLine);
  const home = await visit(host.server.port);
  const friend = await visit(line.port, undefined, 'sealed', host.print);
  const { seats = 2, options = {} } = SHORT[game] ?? {};
  const { table, code } = await home.client.tables.open({ game, seats, options });
  await friend.client.tables.enter({ code });
  await home.client.table.sit({ table, seat: 0, name: 'Ada' });
  await friend.client.table.sit({ table, seat: 1, name: 'Livia' });
  for (let seat = 2; seat < seats; seat++) await home.client.table.seatBot({ table, seat, level: 'easy' });
  return { table, game, host, home, friend, line };
}

/** To the score; what the friend has seen of it. */
export async function playLateMatch(match: LateMatch): Promise<Played> {
  const { home, friend } = match;
  const own = playLate(home, { ...match, seat: 0 }, AT_ONCE);
  const theirs = playLate(friend, { ...match, seat: 1 });
  await home.client.table.start({ table: match.table });
  const [, played] = await Promise.all([own, theirs]);
  return played;
}
