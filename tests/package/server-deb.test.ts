/** The table server's package for Debian: installed in a system of its own, with systemd, started, stopped and taken away. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../host/support/client.ts';
import { NO_PODMAN, type Podman, startPodman } from './support/podman.ts';

const UNIT = 'panno-verde-server';
const PORT = 18_747;
const WAITS = { timeout: 60_000, interval: 200 };

let folder: string;
let podman: Podman;

if (NO_PODMAN) console.log(NO_PODMAN);

/** Within the system. */
const inside = (...args: string[]): string => podman('exec', 'debian', ...args);

beforeAll(() => {
  if (NO_PODMAN) return;
  folder = mkdtempSync(join(tmpdir(), 'server-deb-'));
  podman = startPodman();
  podman.by(process.execPath, ['tools/package-server.ts', '--deb', '--out', folder]);
  const [deb = ''] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  podman.base(
    'debian',
    ['systemd', 'systemd-sysv', 'libstdc++6'],
    ['CMD ["/sbin/init"]'],
    [`copy-in ${resolve(folder, deb)} /tmp`, `chroot "$1" dpkg -i /tmp/${deb}`],
  );
  const publish = ['--publish', `127.0.0.1:${PORT}:4747`];
  podman('run', '-d', '--name', 'debian', '--privileged', '--systemd=always', ...publish, 'localhost/debian');
}, 600_000);

afterAll(() => {
  podman?.end();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(NO_PODMAN)('the package of the table server', () => {
  it('is started by who installs it, as nobody else, and lets bots play', async () => {
    await expect
      .poll(() => inside('sh', '-c', 'systemctl is-system-running || true').trim(), WAITS)
      .toMatch(/running|degraded/);
    inside('systemctl', 'enable', '--now', UNIT);
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${PORT}/`).then(
            ({ ok }) => ok,
            () => false,
          ),
        WAITS,
      )
      .toBe(true);
    expect(inside('stat', '-c', '%U %a', '/var/lib/panno-verde').trim()).toBe('panno-verde 700');
    const { client } = await visit(PORT);
    const { table } = await client.tables.open({ game: 'briscola-chiamata' });
    for (const seat of [0, 1, 2, 3, 4]) await client.table.seatBot({ table, seat, level: 'easy' });
    await client.table.start({ table });
    for await (const { version } of await client.play.watch({ table, viewer: 'everyone' })) if (version > 3) break;
  });

  it('stops well, and leaves the matches when it is taken away', () => {
    inside('systemctl', 'stop', UNIT);
    expect(inside('systemctl', 'show', UNIT, '-p', 'Result,ExecMainStatus')).toBe('Result=success\nExecMainStatus=0\n');
    inside('dpkg', '-r', UNIT);
    expect(inside('ls', '/usr/lib')).not.toContain(UNIT);
    expect(inside('ls', '/var/lib/panno-verde')).toContain('panno-verde.sqlite');
  });
});
