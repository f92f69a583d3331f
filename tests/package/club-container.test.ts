/** A club in containers, as its compose file has it: three nodes, two hosts, Caddy. NATS and Caddy are Debian's here. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServerImage, IMAGE, NO_PODMAN, type Podman, startPodman } from './support/podman.ts';

const COMPOSE = 'packaging/container/club/compose.yml';
const PORTS = { HTTP_PORT: '18080', HTTPS_PORT: '18443' };
const WAITS = { timeout: 120_000, interval: 500 };

const NO_CLUB =
  NO_PODMAN ||
  (spawnSync('podman-compose', ['--version']).error &&
    'A club in containers was not tried: no podman-compose (Debian: apt install podman-compose)');
if (NO_CLUB) console.log(NO_CLUB);

let folder: string;
let podman: Podman;

function compose(...args: string[]): void {
  const images = {
    PANNO_VERDE_IMAGE: IMAGE,
    NATS_IMAGE: 'localhost/nats',
    CADDY_IMAGE: 'localhost/caddy',
  };
  podman.by('podman-compose', ['-p', 'club', '-f', COMPOSE, ...args], { ...images, ...PORTS, CLUB: 'localhost' });
}

/** What Caddy answers, whose certificate is its own here. */
function answer(path: string): string {
  const status = ['-sk', '-o', '/dev/null', '-w', '%{http_code}'];
  return spawnSync('curl', [...status, `https://localhost:${PORTS.HTTPS_PORT}${path}`], { encoding: 'utf8' }).stdout;
}

const codesOf = (host: string) =>
  [...podman('logs', `club_${host}_1`).matchAll(/use the code (\w*)/g)].map(([, code]) => code);

beforeAll(() => {
  if (NO_CLUB) return;
  folder = mkdtempSync(join(tmpdir(), 'club-'));
  podman = startPodman();
  buildServerImage(podman, folder);
  podman.base('nats', ['libc6', 'nats-server'], ['ENTRYPOINT ["/usr/sbin/nats-server"]']);
  podman.base(
    'caddy',
    ['libc6', 'caddy'],
    [
      'CMD ["/usr/bin/caddy", "run", "--config", "/etc/caddy/Caddyfile"]',
      'ENV XDG_CONFIG_HOME=/config',
      'ENV XDG_DATA_HOME=/data',
    ],
  );
  // Old podman-compose makes networks without their addresses.
  podman('network', 'create', '--subnet', '10.77.47.0/24', 'club_club');
  compose('up', '-d');
});

afterAll(() => {
  podman?.end();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(NO_CLUB)('a club in containers', () => {
  it('lets people in through Caddy, and says one code at both hosts', async () => {
    await expect.poll(() => answer('/'), WAITS).toBe('200');
    for (const host of ['host-one', 'host-two'])
      await expect.poll(() => codesOf(host).at(-1), WAITS).toMatch(/^[A-Z2-9]{4}$/);
    expect(codesOf('host-one').at(-1)).toBe(codesOf('host-two').at(-1));
  });

  it('goes on when one host is stopped, which is told so and ends well', async () => {
    podman('stop', '-t', '20', 'club_host-one_1');
    expect(JSON.parse(podman('inspect', 'club_host-one_1'))[0].State.ExitCode).toBe(0);
    await expect.poll(() => answer('/hand/'), WAITS).toBe('200');
  });
});
