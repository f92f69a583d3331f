/** With a program in nmcli's place: a script that keeps in a folder what it was asked. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HotspotView } from '#shared/protocol/desktop-shell.ts';
import { type Hotspot, makeHotspot } from './hotspot.ts';

/** A file says what goes wrong: no NetworkManager (`stopped`, `busless`), `denied`, `slow` or `broken`. */
const NMCLI = `#!/bin/sh
echo "$LC_ALL $*" >> "$HOTSPOT_TEST/calls"
for last; do :; done
case "$*" in
  *"-f TYPE,STATE,DEVICE device") 
    [ -f "$HOTSPOT_TEST/stopped" ] && exit 8
    [ -f "$HOTSPOT_TEST/busless" ] && { echo "Error: Could not create NMClient object" >&2; exit 1; }
    cat "$HOTSPOT_TEST/devices" ;;
  "connection add "*)
    [ -f "$HOTSPOT_TEST/denied" ] && { echo "Error: Failed to add: Insufficient privileges" >&2; exit 1; }
    echo add > "$HOTSPOT_TEST/profile" ;;
  *" connection up "*)
    [ -f "$HOTSPOT_TEST/slow" ] && { echo > "$HOTSPOT_TEST/waits"; exec sleep 60; }
    [ -f "$HOTSPOT_TEST/broken" ] && { cat "$last" >&2; exit 4; }
    cp -p "$last" "$HOTSPOT_TEST/password"; echo "$last" > "$HOTSPOT_TEST/password-file" ;;
  *"IP4.ADDRESS device show wlan0") echo 10.42.0.1/24 ;;
  "connection delete "*) rm -f "$HOTSPOT_TEST/profile" ;;
esac
`;

const WIFI = 'ethernet:unavailable:eth0\nwifi:disconnected:wlan0\nloopback:unmanaged:lo\n';

let folder: string;
let hotspot: Hotspot;
let views: HotspotView[];
/** Whether others are in it; nothing once the system has taken it down. */
let others: boolean | undefined;

const fileOf = (name: string): string => join(folder, name);
const put = (name: string, text = ''): void => writeFileSync(fileOf(name), text);
const read = (name: string): string => readFileSync(fileOf(name), 'utf8');
const latest = (): HotspotView | undefined => views.at(-1);
const until = (is: HotspotView['is']) => vi.waitFor(() => expect(latest()?.is).toBe(is), 20_000);

function open(platform: NodeJS.Platform): void {
  hotspot = makeHotspot({ platform, hasOthers: async () => others, pollMs: 10 });
  hotspot.watch((view) => views.push(view));
}

async function started(): Promise<Extract<HotspotView, { is: 'on' }>> {
  hotspot.ask('start-hotspot');
  await until('on');
  return latest() as Extract<HotspotView, { is: 'on' }>;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotspot-test-'));
  put('devices', WIFI);
  put('nmcli', NMCLI);
  chmodSync(fileOf('nmcli'), 0o755);
  vi.stubEnv('HOTSPOT_TEST', folder);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  views = [];
  others = false;
  open('linux');
});
afterEach(async () => {
  await hotspot.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('on Linux', () => {
  it('makes a network of the system’s, whose password is in no argument, and in no file afterwards', async () => {
    const { name, password, address } = await started();
    expect(views.map(({ is }) => is)).toEqual(['off', 'starting', 'on']);
    expect([name, password, address]).toEqual([
      expect.stringMatching(/^Panno Verde \d\d$/),
      expect.stringMatching(/^[a-z2-9]{10}$/),
      '10.42.0.1',
    ]);
    expect(read('calls')).toContain(` ssid ${name} `);
    expect(read('calls')).not.toContain(password);
    expect(read('calls').split('\n').slice(0, -1)).toSatisfy((calls: string[]) =>
      calls.every((call) => call.startsWith('C ')),
    );
    expect(read('password')).toBe(`802-11-wireless-security.psk:${password}\n`);
    expect(statSync(fileOf('password')).mode & 0o777).toBe(0o600);
    expect(existsSync(read('password-file').trim())).toBe(false);
  });

  it('draws another password each time', async () => {
    const first = await started();
    hotspot.ask('stop-hotspot');
    await until('off');
    expect((await started()).password).not.toBe(first.password);
  });

  it('sees when the first phone has come', async () => {
    expect((await started()).hasPhone).toBe(false);
    others = true;
    await vi.waitFor(() => expect(latest()).toMatchObject({ is: 'on', hasPhone: true }));
  });

  it('takes it down when it is asked to, and the password is gone', async () => {
    await started();
    hotspot.ask('stop-hotspot');
    await until('off');
    expect(existsSync(fileOf('profile'))).toBe(false);
    expect(latest()).toEqual({ is: 'off' });
  });

  it('takes it down with the app', async () => {
    await started();
    await hotspot.close();
    expect(existsSync(fileOf('profile'))).toBe(false);
  });

  it('forgets what the system has taken down', async () => {
    await started();
    others = undefined;
    await until('off');
    expect(existsSync(fileOf('profile'))).toBe(false);
  });

  it('breaks a start off when the app closes', async () => {
    put('slow');
    hotspot.ask('start-hotspot');
    await vi.waitFor(() => expect(existsSync(fileOf('waits'))).toBe(true), 20_000);
    await hotspot.close();
    expect(latest()).toEqual({ is: 'off' });
    expect(existsSync(fileOf('profile'))).toBe(false);
  });

  it.each([
    ['there is no Wi-Fi', () => put('devices', 'ethernet:connected:eth0\n'), 'no-wifi'],
    ['Wi-Fi is off', () => put('devices', 'wifi:unavailable:wlan0\n'), 'wifi-off'],
    ['the system refuses', () => put('denied'), 'not-allowed'],
    ['it does not come up', () => put('broken'), 'failed'],
  ] as const)('says why where %s, and leaves nothing', async (_, stage, why) => {
    stage();
    hotspot.ask('start-hotspot');
    await until('failed');
    expect(latest()).toEqual({ is: 'failed', why });
    expect(existsSync(fileOf('profile'))).toBe(false);
  });

  it.each([
    ['there is no nmcli', () => vi.stubEnv('PATH', '/nowhere')],
    ['NetworkManager does not run', () => put('stopped')],
    ['it can be asked by nobody', () => put('busless')],
  ])('is made by hand where %s', async (_, stage) => {
    stage();
    hotspot.ask('start-hotspot');
    await until('by-hand');
    expect(latest()).toEqual({ is: 'by-hand', system: 'linux' });
  });
});

it.each([
  ['win32', 'windows'],
  ['darwin', 'macos'],
] as const)('is made by hand on %s, and no program runs', async (platform, system) => {
  open(platform);
  hotspot.ask('start-hotspot');
  await hotspot.close();
  expect(latest()).toEqual({ is: 'by-hand', system });
  expect(existsSync(fileOf('calls'))).toBe(false);
});
