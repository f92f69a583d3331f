/** NetworkManager, asked through `nmcli`: a Wi-Fi network that this computer makes. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HotspotFault } from '#shared/protocol/desktop-shell.ts';

/** Of the profile; a network of the same name that this computer has joined has another. */
const PROFILE = 'panno-verde-hotspot';

/** How long nmcli waits for the network, in s. */
const UP_SECONDS = 20;

/** How long is waited for nmcli, in ms; where it changes something, the system may ask for a password first. */
const CHANGE_TIMEOUT_MS = 60_000;
const COMMAND_TIMEOUT_MS = 5000;

/** nmcli's exit code where NetworkManager doesn't run. */
const NOT_RUNNING = 8;

/** Why there is no network. */
export class HotspotError extends Error {
  readonly why: HotspotFault;

  constructor(why: HotspotFault) {
    super(why);
    this.why = why;
  }
}

const execute = promisify(execFile);

/** Throws a `HotspotError`; what nmcli says stays here, since it may hold the password. */
async function nmcli(
  args: readonly string[],
  { timeout = COMMAND_TIMEOUT_MS, ...rest }: { readonly timeout?: number; readonly signal?: AbortSignal } = {},
): Promise<string> {
  try {
    // In C it answers in English.
    return (await execute('nmcli', args, { ...rest, timeout, env: { ...process.env, LC_ALL: 'C' } })).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { readonly code?: unknown; readonly stderr?: string };
    const isAbsent = code === 'ENOENT' || code === NOT_RUNNING || stderr.includes('NMClient');
    if (isAbsent) throw new HotspotError('no-tool');
    throw new HotspotError(/not authorized|insufficient privileges/i.test(stderr) ? 'not-allowed' : 'failed');
  }
}

/** The first Wi-Fi device that can be used. */
async function wifiDevice(): Promise<string> {
  const lines = (await nmcli(['-t', '-e', 'no', '-f', 'TYPE,STATE,DEVICE', 'device'])).split('\n');
  const devices = lines.map((line) => line.split(':')).filter(([type]) => type === 'wifi');
  const usable = devices.find(([, state]) => state !== 'unavailable' && state !== 'unmanaged');
  const device = usable?.slice(2).join(':');
  if (device) return device;
  throw new HotspotError(devices.length > 0 ? 'wifi-off' : 'no-wifi');
}

/** Makes the network, and resolves to this computer's address in it; `signal` breaks it off. */
export async function startNetwork(name: string, password: string, signal: AbortSignal): Promise<string> {
  const device = await wifiDevice();
  await stopNetwork();
  const changing = { timeout: CHANGE_TIMEOUT_MS, signal };
  try {
    // `save no` keeps it in memory alone, and `psk-flags 2` its password nowhere.
    await nmcli(
      [
        ...['connection', 'add', 'save', 'no', 'type', 'wifi', 'con-name', PROFILE, 'ifname', device],
        ...['autoconnect', 'no', 'ssid', name, '802-11-wireless.mode', 'ap', '802-11-wireless.band', 'bg'],
        ...['ipv4.method', 'shared', 'ipv6.method', 'ignore'],
        ...['wifi-sec.key-mgmt', 'wpa-psk', 'wifi-sec.psk-flags', '2'],
        ...['wifi-sec.proto', 'rsn', 'wifi-sec.pairwise', 'ccmp', 'wifi-sec.group', 'ccmp'],
      ],
      changing,
    );
    await withPasswordFile(password, (file) =>
      nmcli(['--wait', String(UP_SECONDS), 'connection', 'up', 'id', PROFILE, 'passwd-file', file], changing),
    );
    const [address] = (await nmcli(['-g', 'IP4.ADDRESS', 'device', 'show', device])).trim().split('/');
    if (!address) throw new HotspotError('failed');
    return address;
  } catch (error) {
    await stopNetwork();
    throw error;
  }
}

/** Takes it down and forgets it, also one that an earlier run left; nothing where there is none. */
export async function stopNetwork(): Promise<void> {
  await nmcli(['connection', 'delete', 'id', PROFILE]).catch(() => undefined);
}

/** Anybody on this computer can read the arguments of a program, but not this file, which is gone afterwards. */
async function withPasswordFile<T>(password: string, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'panno-verde-'));
  try {
    const file = join(folder, 'password');
    await writeFile(file, `802-11-wireless-security.psk:${password}\n`, { mode: 0o600 });
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
