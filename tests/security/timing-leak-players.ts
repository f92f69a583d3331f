/** The five people of tests/security/timing-leak.test.ts, told by it what to do: who is asked keeps the weak hand, the forehand bids. */
import { type Client, openSession } from '../../bench/test-server.ts';

const SEATS = [0, 1, 2, 3, 4];
/** Who is asked answers after at least so long, and within as much again as often as that, in ms. */
const THINKING = 150;
const VARIES = 8;

interface Move {
  readonly type: string;
}

const port = Number(process.argv[2]);
const people = await Promise.all(SEATS.map(() => openSession({ port })));
const clients = people.map(({ client }) => client);
const [host] = clients as [Client];
let table = '';
let wasAsked = false;

process.on('message', async (what) => {
  if (what === 'sit') process.send?.({ code: await sit() });
  if (what === 'start') await host.table.start({ table });
  if (what === 'close') {
    process.send?.({ wasAsked });
    await host.table.close({ table });
  }
});
process.send?.('here');

/** At a new table; its code. */
async function sit(): Promise<string> {
  wasAsked = false;
  const opened = await host.tables.open({ game: 'briscola-chiamata', options: { weakHand: 0 } });
  table = opened.table;
  for (const client of clients.slice(1)) await client.tables.enter({ code: opened.code });
  for (const [seat, client] of clients.entries()) {
    await client.table.sit({ table, seat, name: `Person ${seat}` });
    // A stream ends with its table.
    play(client, seat).catch(() => undefined);
  }
  return `${opened.code} ${table}`;
}

async function play(client: Client, seat: number): Promise<void> {
  let hasBid = false;
  for await (const { match, version, moves } of await client.play.watch({ table, viewer: seat })) {
    const all = moves as Move[];
    const make = (move: Move): void =>
      void client.play.move({ table, seat, match, version, move: { ...move } }).catch(() => undefined);
    const keep = all.find(({ type }) => type === 'keep');
    const bid = all.find(({ type }) => type === 'bid');
    if (keep) {
      wasAsked = true;
      setTimeout(() => make(keep), THINKING * (1 + VARIES * Math.random()));
    } else if (bid && !hasBid) {
      hasBid = true;
      make(bid);
    }
  }
}
