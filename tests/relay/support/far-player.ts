/**
 * A person in another house: a program that sits at a table over a relay and plays to the score.
 * `far-player.ts RELAY PRINT CODE TABLE GAME SEAT`; prints `{"seated"}`, `{"presses"}` for each that was
 * seen, and `{"waits", "lines", "isOver"}`.
 */
import { encryptedSocket } from '../../../src/renderer/client/connection/encrypted-socket.ts';
import { rpcClient, rpcOver } from '../../../src/renderer/client/connection/rpc.ts';
import type { Client } from '../../host/support/client.ts';
import { playLate } from './late-player.ts';

const [relay = '', print = '', code = '', table = '', game = '', seat = ''] = process.argv.slice(2);

/** Silence after which a line counts as dead, in ms. */
const SILENCE_MS = 4000;

let token: string | undefined;

interface Line {
  readonly client: Client;
  close(): void;
}

async function dial(): Promise<Line> {
  const socket = encryptedSocket(`${relay.replace('http', 'ws')}/sealed`, print);
  const opened = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('close', () => {
    opened.reject(new Error('no line'));
    gone.resolve();
  });
  const late = setTimeout(() => opened.reject(new Error('too late')), SILENCE_MS);
  await opened.promise.finally(() => clearTimeout(late));
  const client: Client = rpcClient(
    rpcOver({
      send: socket.send,
      onText: (call) => socket.addEventListener('message', ({ data }: MessageEvent<string>) => call(data)),
      onClose: (call) => void gone.promise.then(call),
    }),
  );
  // One whose address is gone says no goodbye.
  const close = (): void => {
    socket.close();
    gone.resolve();
  };
  const beat = setInterval(() => {
    client.session.greet({}, { signal: AbortSignal.timeout(SILENCE_MS) }).catch(close);
  }, SILENCE_MS / 2);
  void gone.promise.then(() => clearInterval(beat));
  ({ token } = await client.session.greet(token === undefined ? {} : { token }));
  return { client, close };
}

function say(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const waits: number[] = [];
for (let lines = 1; ; lines++) {
  const line = await dial().catch(() => undefined);
  if (!line) continue;
  if (lines === 1) {
    await line.client.tables.enter({ code });
    await line.client.table.sit({ table, seat: Number(seat), name: 'Livia' });
    say({ seated: true });
  }
  const played = await playLate(line, { table, game, seat: Number(seat) }, undefined, (presses) => say({ presses }));
  waits.push(...played.waits);
  line.close();
  if (!played.isOver) continue;
  say({ waits, lines, isOver: true });
  process.exit(0);
}
