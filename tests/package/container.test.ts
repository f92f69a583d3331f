/** The container of the table server, built and run as it is for people, but on a base that needs no registry. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import { type Client, visit } from '../host/support/client.ts';
import { buildServerImage, IMAGE, NO_PODMAN, type Podman, startPodman } from './support/podman.ts';

/** What the image may weigh, and what the base in the Dockerfile weighs, in bytes. */
const MOST = 150_000_000;
const DISTROLESS = 24_000_000;

/** What `compose.yml` asks for besides the host's network, which the tests beside this one use. */
const LOCKED = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];

let folder: string;
let podman: Podman;
let bot: ChildProcess | undefined;

if (NO_PODMAN) console.log(NO_PODMAN);

beforeAll(() => {
  if (NO_PODMAN) return;
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  podman = startPodman();
  buildServerImage(podman, folder);
});

afterAll(() => {
  bot?.kill();
  podman?.end();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const inspect = (name: string) => JSON.parse(podman('inspect', name))[0];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

describe.skipIf(NO_PODMAN)('the image', () => {
  it('is small, on the base of the Dockerfile, too', () => {
    const added = inspect(IMAGE).Size - inspect('localhost/base').Size;
    process.stdout.write(`The image has ${inspect(IMAGE).Size} bytes, ${added} above its base.\n`);
    expect(inspect(IMAGE).Size).toBeLessThan(MOST);
    expect(added + DISTROLESS).toBeLessThan(MOST);
  });

  it('runs as nobody in particular, keeps /data, and says how it is', () => {
    const { User, Volumes, ExposedPorts, StopSignal } = inspect(IMAGE).Config;
    expect({ User, Volumes, ExposedPorts }).toEqual({
      User: '65532:65532',
      Volumes: { '/data': {} },
      ExposedPorts: { '4747/tcp': {} },
    });
    expect(StopSignal).toMatch(/^(?:SIGTERM|15)$/);
  });

  it('holds the server, its pages and Node, and nothing of the desktop or of what builds it', () => {
    podman('create', '--name', 'listed', IMAGE);
    const archive = join(folder, 'listed.tar');
    podman('export', '-o', archive, 'listed');
    const names = podman.by('tar', ['-tf', archive]).split('\n');
    const ours = names.filter((name) => name.startsWith('usr/lib/panno-verde-server/') && !name.endsWith('/'));
    expect(ours).toContain('usr/lib/panno-verde-server/out/main/headless.js');
    expect(ours).toContain('usr/lib/panno-verde-server/out/renderer/hand/index.html');
    expect(ours.filter((name) => /node_modules|preload|updater|main\/index[.]js|[.]tsx?$|[.]map$/.test(name))).toEqual(
      [],
    );
    for (const name of ours.filter((name) => /out\/main\/.*[.]js$/.test(name)))
      expect(readFileSync(join('out/main', name.split('out/main/')[1] ?? ''), 'utf8')).not.toMatch(
        /from ?["']electron["']/,
      );
    podman('rm', 'listed');
  });
});

/** Starts it, or goes on with it, and waits until it has said how to come in. */
async function isUp(start: () => void, port: number): Promise<void> {
  start();
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/`).then(
          ({ status }) => status,
          () => 0,
        ),
      WAITS,
    )
    .toBe(200);
}

const ADA = 1;

const WAITS = { timeout: 60_000, interval: 200 };

/** A table with a free seat, Ada on the second, and bots on the others. */
async function lay(client: Client) {
  const opened = await client.tables.open({ game: 'briscola-chiamata', options: { deals: 2 } });
  const { table } = opened;
  await client.table.changeSettings({ table, settings: { standInAfter: 15 } });
  await client.table.sit({ table, seat: ADA, name: 'Ada' });
  for (const seat of [2, 3, 4]) await client.table.seatBot({ table, seat, level: 'easy' });
  return opened;
}

/** Plays Ada's seat until the match has come so far, or to its end; where it is then. */
async function play(client: Client, table: string, isEnough: (version: number) => boolean) {
  for await (const { match, version, observation, moves } of await client.play.watch({ table, viewer: ADA })) {
    const { result, toAct } = observation as ObservationBase;
    if (isEnough(version) || result) return { match, version };
    const mayMake = moves as AnyMove[];
    const move = mayMake.find(({ type }) => type !== 'pass') ?? mayMake[0];
    if (move) await client.play.move({ table, seat: ADA, match, version, move: { ...move } });
    else if (toAct.length === 0) await client.table.goOn({ table }).catch(() => undefined);
  }
  throw new Error('nothing was told any more');
}

describe.skipIf(NO_PODMAN)('the add-on for Home Assistant', () => {
  it('is started with what was chosen there, in the folder that is backed up', async () => {
    podman('build', '--layers=false', '--build-arg', `IMAGE=${IMAGE}`, '-t', 'add-on', 'packaging/home-assistant');
    const data = join(folder, 'add-on');
    mkdirSync(data);
    writeFileSync(join(data, 'options.json'), '{ "discovery": false, "public_url": "https://table.example" }');
    podman('run', '-d', '--name', 'add-on', '--volume', `${data}:/data`, 'add-on');
    await expect.poll(() => podman('logs', 'add-on'), WAITS).toContain('Everything is kept in /data/panno-verde');
    expect(podman('logs', 'add-on')).toContain('https://table.example/screen');
    podman('stop', '-t', '20', 'add-on');
    expect(inspect('add-on').State.ExitCode).toBe(0);
  });
});

describe.skipIf(NO_PODMAN)('a container that may write nothing but /data', () => {
  it('lets a bot play, stops when it is told to, and goes on with the same match', async () => {
    const port = await freePort();
    const publish = ['--publish', `127.0.0.1:${port}:4747`, '--volume', 'kept:/data', '--name', 'table'];
    await isUp(() => podman('run', '-d', ...LOCKED, ...publish, IMAGE, '--no-discovery', '--pace', '40'), port);
    expect(podman('healthcheck', 'run', 'table')).toBe('');
    expect(podman('logs', 'table')).toContain('Everything is kept in /data');

    const { client, token } = await visit(port);
    const { table, code } = await lay(client);
    bot = spawn('python3', ['examples/bot.py', `127.0.0.1:${port}`, code, 'Byte'], { stdio: 'inherit' });
    for await (const { seats } of await client.table.watch({ table }))
      if (seats.every(({ kind }) => kind !== 'empty')) break;
    await client.table.start({ table });
    const before = await play(client, table, (version) => version >= 12);

    podman('stop', '-t', '20', 'table');
    expect(inspect('table').State).toMatchObject({ Running: false, ExitCode: 0 });
    await isUp(() => podman('start', 'table'), port);
    const again = await visit(port, token);
    expect(again.token).toBe(token);
    const after = await play(again.client, table, (version) => version > before.version + 12);
    expect(after.match).toBe(before.match);
    expect(after.version).toBeGreaterThan(before.version);

    await play(again.client, table, () => false);
    const record = (await again.client.play.record({ table })) as { events: { by: unknown }[] };
    expect(record.events.filter(({ by }) => by === 0).length).toBeGreaterThan(0);
    podman('stop', '-t', '20', 'table');
    expect(inspect('table').State.ExitCode).toBe(0);
  });
});
