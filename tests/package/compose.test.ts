/** The compose files, read: that they run is seen in `container.test.ts` and `club-container.test.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readFlags } from '#main/flags.ts';
import { loadMessages } from '#main/program-messages.ts';
import { NATS, NO_NATS } from '../cluster/support/nats-servers.ts';

const FOLDER = 'packaging/container';

const texts = z.array(z.string());

/** Of the Compose specification, what these files use: another key is a slip of the pen. Nothing here may do more than it needs. */
const composeSchema = z.strictObject({
  services: z.record(
    z.string(),
    z.strictObject({
      image: z.string(),
      build: z.string().optional(),
      command: texts.optional(),
      hostname: z.string().optional(),
      environment: z.record(z.string(), z.string()).optional(),
      network_mode: z.literal('host').optional(),
      networks: texts.optional(),
      ports: texts.optional(),
      volumes: texts,
      read_only: z.literal(true),
      cap_drop: z.tuple([z.literal('ALL')]),
      cap_add: z.tuple([z.literal('NET_BIND_SERVICE')]).optional(),
      security_opt: z.tuple([z.literal('no-new-privileges:true')]),
      depends_on: texts.optional(),
      restart: z.enum(['always', 'unless-stopped']),
      stop_grace_period: z.string().optional(),
    }),
  ),
  networks: z
    .record(z.string(), z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }))
    .optional(),
  volumes: z.record(z.string(), z.null()),
});

function read(file: string) {
  const parsed = parse(readFileSync(join(FOLDER, file), 'utf8'), { merge: true });
  return composeSchema.parse(Object.fromEntries(Object.entries(parsed).filter(([key]) => !key.startsWith('x-'))));
}

describe.each(['compose.yml', 'club/compose.yml'])('%s', (file) => {
  const { services, volumes } = read(file);
  const all = Object.values(services);

  it('names no file that is not there, and every volume and service by its name', () => {
    const mounts = all.flatMap((service) => service.volumes.map((one) => one.split(':')[0] ?? ''));
    const files = mounts.filter((from) => from.startsWith('.'));
    for (const one of files) expect(existsSync(join(FOLDER, dirname(file), one)), one).toBe(true);
    expect(new Set(mounts.filter((from) => !files.includes(from)))).toEqual(new Set(Object.keys(volumes)));
    for (const name of all.flatMap((service) => service.depends_on ?? [])) expect(services).toHaveProperty([name]);
  });

  it('is built of what tools/package-server.ts makes', () => {
    for (const context of all.flatMap(({ build }) => build ?? []))
      expect(join(FOLDER, dirname(file), context)).toBe('dist/server');
    expect(existsSync(join(FOLDER, 'Dockerfile'))).toBe(true);
  });

  it('starts the server with flags that it has', async () => {
    const print = await loadMessages('en');
    for (const { command = [] } of all.filter(({ image }) => image.includes('panno-verde-server')))
      expect(readFlags(command, print)).not.toHaveProperty('wrong');
  });
});

describe('a club’s compose', () => {
  const { services, networks } = read('club/compose.yml');
  const inClub = (name: string) => readFileSync(join(FOLDER, 'club', name), 'utf8');

  it('lets people in by Caddy alone, whose word the hosts believe, and nobody else’s', () => {
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['caddy']);
    const [{ subnet } = { subnet: '' }] = networks?.club?.ipam.config ?? [];
    for (const name of ['host-one', 'host-two']) expect(services[name]?.command).toContain(`--trust-proxy=${subnet}`);
  });

  it('has every host and node that its files name', () => {
    const named = [
      ...inClub('nats.conf').matchAll(/nats:\/\/([\w-]+):6222/g),
      ...inClub('Caddyfile').matchAll(/([\w-]+):4747/g),
    ];
    const house = services['host-one']?.command?.join() ?? '';
    const names = [...named, ...house.matchAll(/nats:\/\/([\w-]+)/g)].map(([, name = '']) => name);
    expect(new Set(names)).toEqual(new Set(['nats-a', 'nats-b', 'nats-c', 'host-one', 'host-two']));
    for (const name of names) expect(services).toHaveProperty([name]);
    for (const name of ['host-one', 'host-two']) expect(services[name]?.hostname).toBe(name);
  });

  it('has nodes whose settings NATS takes', () => {
    if (!NATS) return console.log(NO_NATS);
    const { status, stderr } = spawnSync(NATS, ['-t', '-c', join(FOLDER, 'club/nats.conf')], {
      encoding: 'utf8',
      env: { ...process.env, NODE: 'a' },
    });
    expect(stderr).toContain('is valid');
    expect(status).toBe(0);
  });
});
