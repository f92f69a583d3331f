import { createServer as createHttp, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchAbout } from './about.ts';
import { reachHost } from './reach-host.ts';

const ABOUT = { 'panno-verde': '1.2.3', host: 'box', tables: ['abc'] };

const servers: Server[] = [];
const sockets = new Set<Socket>();

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** The port that it listens on. */
async function run(server: Server): Promise<number> {
  servers.push(server);
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const answering = (answer: RequestListener) => run(createHttp(answer));

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await run(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('what a host says of itself', () => {
  it('is answered by a host', async () => {
    const port = await answering((_, response) => response.end(JSON.stringify(ABOUT)));
    expect(await fetchAbout('127.0.0.1', port)).toEqual(ABOUT);
  });

  it.each<[string, RequestListener]>([
    ['something else', (_, response) => response.end('<title>Router</title>')],
    ['what is like it', (_, response) => response.end('{"panno-verde":1,"host":"box","tables":[]}')],
    ['a refusal', (_, response) => response.writeHead(403).end(JSON.stringify(ABOUT))],
    ['one that sends elsewhere', (_, response) => response.writeHead(302, { Location: '/other.json' }).end()],
    ['too long an answer', (_, response) => response.end(JSON.stringify({ ...ABOUT, more: 'x'.repeat(20_000) }))],
    ['too long a head', (_, response) => response.writeHead(200, { More: 'x'.repeat(20_000) }).end()],
    ['one that hangs up', (_, response) => response.destroy()],
  ])('is not answered by %s', async (_, answer) => {
    expect(await fetchAbout('127.0.0.1', await answering(answer))).toBe('not-panno-verde');
  });

  it('ends in time where nothing comes, or only drop by drop', async () => {
    const silent = await run(createServer());
    const slow = await answering((_, response) => {
      const drops = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drops));
    });
    const began = performance.now();
    expect(
      await Promise.all([silent, slow].map((port) => fetchAbout('127.0.0.1', port, { answerTimeoutMs: 300 }))),
    ).toEqual(['no-answer', 'no-answer']);
    expect(performance.now() - began).toBeLessThan(2500);
  });

  it('finds nobody where nobody listens', async () => {
    expect(await fetchAbout('127.0.0.1', await freePort())).toBe('nobody-listens');
  });
});

describe('a host', () => {
  it('is reached, by name, too, and its address said in numbers', async () => {
    const port = await answering((_, response) => response.end(JSON.stringify(ABOUT)));
    const reached = { host: 'box', version: '1.2.3', address: `127.0.0.1:${port}` };
    expect(await reachHost(`127.0.0.1:${port}`, '1.2.3')).toEqual({ reached });
    expect(await reachHost(`localhost:${port}`, '1.2.3')).toEqual({ reached });
  });

  it('has the same version', async () => {
    const port = await answering((_, response) => response.end(JSON.stringify(ABOUT)));
    expect(await reachHost(`127.0.0.1:${port}`, '2.0.0')).toMatchObject({
      refusal: {
        reason: 'other-version',
        params: { host: 'box', theirs: '1.2.3', ours: '2.0.0', older: 'theirs', address: `127.0.0.1:${port}` },
      },
    });
  });

  it.each([
    ['127.0.0.1:0', 'no-such-address'],
    ['127.0.0.1:65536', 'no-such-address'],
    ['999.1.1.1', 'name-not-found'],
    ['[::1::]', 'name-not-found'],
    ['no.such.host.invalid', 'name-not-found'],
  ])('is not reached at %s', async (address, reason) => {
    expect(await reachHost(address, '1.2.3')).toMatchObject({ refusal: { reason } });
  });

  it('is not reached where nobody or somebody else listens', async () => {
    const other = await answering((_, response) => response.end('Router'));
    expect(await reachHost(`127.0.0.1:${other}`, '1.2.3')).toMatchObject({ refusal: { reason: 'not-panno-verde' } });
    const address = `localhost:${await freePort()}`;
    expect(await reachHost(address, '1.2.3')).toMatchObject({
      refusal: { reason: 'nobody-listens', params: { address } },
    });
  });
});
