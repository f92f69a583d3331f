/** One table at which five people play one move after another over the server's sockets, and what each of them takes. */
import type { PlayUpdate } from '../src/shared/protocol/table.ts';
import { type Client, openSession, type Server } from './test-server.ts';

const SEATS = [0, 1, 2, 3, 4];

/** Between two moves, in ms: no faster than the host lets anybody send. */
const PAUSE = 10;

/** In ms, from the moment a move is sent until every other seat has its update: of so many moves. */
export async function timesOfMoves(server: Server, wanted: number): Promise<number[]> {
  const people = await Promise.all(SEATS.map(() => openSession(server)));
  const clients = people.map(({ client }) => client);
  const [host] = clients as [Client];
  const { table, code } = await host.tables.open({ game: 'briscola-chiamata', options: { deals: 20 } });
  for (const client of clients.slice(1)) await client.tables.enter({ code });
  for (const [seat, client] of clients.entries()) await client.table.sit({ table, seat, name: `Person ${seat}` });

  /** What each seat saw last, and when its first update since the last move came; `noticed` is called at every update. */
  const latest: PlayUpdate[] = [];
  let arrived = new Map<number, number>();
  let noticed = (): void => undefined;

  async function look(client: Client, seat: number): Promise<void> {
    for await (const update of await client.play.watch({ table, viewer: seat })) {
      latest[seat] = update;
      if (!arrived.has(seat)) arrived.set(seat, performance.now());
      noticed();
    }
  }

  /** Waits until all seats have seen the same, beyond `version`, and there is something to do. */
  async function allBeyond(version: number): Promise<void> {
    while (!isReady(version)) {
      await new Promise<void>((resolve) => {
        noticed = resolve;
      });
    }
  }

  function isReady(version: number): boolean {
    const [first] = latest;
    if (!first || SEATS.some((seat) => !latest[seat]) || first.version <= version) return false;
    if (latest.some((update) => update.match !== first.match || update.version !== first.version)) return false;
    return isEnd(first) || latest.some(({ moves }) => moves.length > 0);
  }

  /** Of a deal, or of the match. */
  function isEnd({ observation }: PlayUpdate): boolean {
    return ['scored', 'over'].includes((observation as { phase: string }).phase);
  }

  /** Whoever may, makes the last of the legal moves; how long it took until all others had its update. */
  async function measureMove(): Promise<number> {
    const seat = latest.findIndex(({ moves }) => moves.length > 0);
    const { match, version, moves } = latest[seat] as PlayUpdate;
    arrived = new Map();
    const sent = performance.now();
    const kept = clients[seat]?.play.move({ table, seat, match, version, move: moves.at(-1) as { type: string } });
    await allBeyond(version);
    await kept;
    return Math.max(...[...arrived].filter(([other]) => other !== seat).map(([, at]) => at - sent));
  }

  /** The next deal, or the next match. */
  async function goOn(update: PlayUpdate): Promise<void> {
    if ((update.observation as { phase: string }).phase === 'scored') {
      await Promise.all(clients.map((client) => client.table.goOn({ table })));
      return allBeyond(update.version);
    }
    latest.length = 0;
    await host.table.again({ table });
    await host.table.start({ table });
    return allBeyond(1);
  }

  const looking = Promise.allSettled(clients.map(look));
  await host.table.start({ table });
  await allBeyond(1);
  const times: number[] = [];
  while (times.length < wanted) {
    // On a busy machine a seat may not have its first update yet, or one of the pause may still be on its way to some.
    await allBeyond(-1);
    const [first] = latest;
    if (first && isEnd(first)) await goOn(first);
    else times.push(await measureMove());
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  for (const { leave } of people) leave();
  await looking;
  return times;
}
