/** Neighbours from the system's ARP and routing tables: no packets, no root. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { isIPv4 } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Timeout of a system tool, in ms. */
const COMMAND_TIMEOUT_MS = 1500;

export interface Neighbours {
  /** IPv4 addresses with a resolved hardware address. */
  readonly answered: readonly string[];
  /** Default gateways. */
  readonly routers: readonly string[];
}

/** Empty where the system can't say. */
export async function neighbours(platform: NodeJS.Platform = process.platform): Promise<Neighbours> {
  const [table, routes] = await Promise.all(TEXTS[platform === 'linux' ? 'linux' : 'others'].map(quietly));
  return platform === 'linux'
    ? { answered: answeredOnLinux(table ?? ''), routers: routersOnLinux(routes ?? '') }
    : { answered: answeredElsewhere(table ?? ''), routers: routersElsewhere(routes ?? '') };
}

const TEXTS = {
  linux: [() => readFile('/proc/net/arp', 'utf8'), () => readFile('/proc/net/route', 'utf8')],
  others: [() => output('arp', '-an'), () => output('netstat', '-rn')],
};

async function output(program: string, ...args: string[]): Promise<string> {
  // Windows has no `arp -n`, and its arp resolves no names.
  const options = process.platform === 'win32' && program === 'arp' ? ['-a'] : args;
  const { stdout } = await run(program, options, { timeout: COMMAND_TIMEOUT_MS, windowsHide: true });
  return stdout;
}

async function quietly(text: () => Promise<string>): Promise<string> {
  return text().catch(() => '');
}

/** An entry is complete when bit 2 of its flags is set. */
const ARP_COMPLETE_FLAG = 2;

/** `/proc/net/arp`: IP address, kind, flags, hardware address. */
export function answeredOnLinux(table: string): string[] {
  return rowsOf(table).flatMap(([address = '', , flags]) =>
    isIPv4(address) && Number(flags) & ARP_COMPLETE_FLAG ? address : [],
  );
}

/** `/proc/net/route`: interface, destination, gateway in little-endian hex. */
export function routersOnLinux(routes: string): string[] {
  return rowsOf(routes).flatMap(([, destination, gateway = '']) => {
    const bytes = gateway.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
    const address = bytes.toReversed().join('.');
    return destination === '00000000' && isIPv4(address) && address !== '0.0.0.0' ? address : [];
  });
}

/** `arp -an` of macOS, `arp -a` of Windows in whatever language: an address, then that of its hardware. */
export function answeredElsewhere(table: string): string[] {
  return table.split('\n').flatMap((line) => {
    const [, address = '', hardware = ''] =
      /(\d+[.]\d+[.]\d+[.]\d+)\)?\s+(?:at\s+)?((?:[\da-f]{1,2}[:-]){5}[\da-f]{1,2})/i.exec(line) ?? [];
    const first = Number.parseInt(hardware, 16);
    // Multicast and broadcast hardware addresses aren't hosts.
    return isIPv4(address) && first % 2 === 0 ? address : [];
  });
}

/** `netstat -rn`: `default 192.168.1.1 …` on macOS, `0.0.0.0 0.0.0.0 192.168.1.1 …` on Windows. */
export function routersElsewhere(routes: string): string[] {
  return routes.split('\n').flatMap((line) => {
    const [, address = ''] =
      /^\s*(?:default|0[.]0[.]0[.]0\s+0[.]0[.]0[.]0)\s+(\d+[.]\d+[.]\d+[.]\d+)\s/.exec(line) ?? [];
    return isIPv4(address) ? address : [];
  });
}

function rowsOf(text: string): string[][] {
  return text.split('\n').map((line) => line.trim().split(/\s+/));
}
