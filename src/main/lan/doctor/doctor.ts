/**
 * Diagnoses why tables aren't seen: gathers findings in parallel within five seconds and returns
 * one cause.
 */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Diagnosis, DiagnosisGoal } from '#shared/protocol/doctor.ts';
import type { Doctor } from '../../host/host-setup.ts';
import { MDNS_GROUP, MDNS_PORT, openSocket } from '../discovery/mdns.ts';
import { ALL_TYPES, encodeQuestion, readPacket, SERVICE_TYPE } from '../discovery/mdns-packets.ts';
import { scanCandidates } from '../discovery/subnet-scan.ts';
import { fetchAbout } from '../reach/about.ts';
import { bracketed, isNearby, isNeighbour, lanAddresses } from '../reach/addresses.ts';
import { neighbours } from '../reach/neighbours.ts';
import { reachHost } from '../reach/reach-host.ts';
import { diagnose } from './diagnosis.ts';
import { type Findings, type MulticastTest, type OtherHost, ownNetworks, type Typed } from './findings.ts';
import { firewallCommands, readFirewall, system } from './firewall.ts';
import { hostAt, requestCallBacks, scanForHosts } from './other-hosts.ts';

// Sends multicast in one network and listens: whether the packet comes back, as it does to
// everyone, and who else sends.

/** Send times, in ms: packets may be lost. */
const SEND_TIMES_MS = [0, 400, 1000];

/** Max speakers remembered. */
const MAX_REMEMBERED_SPEAKERS = 64;

/** The result, with each `ADDRESS:PORT` where tables are advertised. */
export interface MulticastTestResult extends MulticastTest {
  readonly hosts: readonly string[];
}

async function testMulticast(own: string, listenFor: number, open = openSocket): Promise<MulticastTestResult> {
  const [others, hosts] = [new Set<string>(), new Set<string>()];
  const mark = randomBytes(8).toString('hex');
  // Whoever has tables answers it, and nobody else minds.
  const packets = [encodeQuestion(`${mark}.${SERVICE_TYPE}`), encodeQuestion(ALL_TYPES)];
  let heardOwn = false;
  let socket: Socket | undefined;
  let error: string | undefined;
  try {
    socket = await open(own);
    socket.on('message', (bytes, { address }) => {
      if (address === own) heardOwn ||= bytes.includes(mark);
      else if (isNeighbour(address, own) && !lanAddresses().includes(address)) {
        if (others.size < MAX_REMEMBERED_SPEAKERS) others.add(address);
        for (const port of portsIn(bytes)) if (hosts.size < MAX_REMEMBERED_SPEAKERS) hosts.add(`${address}:${port}`);
      }
    });
    const began = performance.now();
    for (const at of SEND_TIMES_MS) {
      await sleep(Math.max(0, began + at - performance.now()));
      for (const packet of packets) error = (await send(socket, packet)) ?? error;
    }
    await sleep(Math.max(0, began + listenFor - performance.now()));
  } catch (caught) {
    error = codeOf(caught);
  } finally {
    socket?.close();
  }
  return { own, heardOwn, others: [...others], hosts: [...hosts], ...(error !== undefined && { error }) };
}

function send(socket: Socket, packet: Buffer): Promise<string | undefined> {
  return new Promise((done) =>
    socket.send(packet, MDNS_PORT, MDNS_GROUP, (error) => done(error ? codeOf(error) : undefined)),
  );
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}

/** Ports where tables are advertised, from an untrusted packet. */
function portsIn(bytes: Buffer): number[] {
  try {
    return readPacket(bytes).heard.map(({ port }) => port);
  } catch {
    return [];
  }
}

/** Timeouts in ms: of the scan, and of everything. */
const SCAN_TIMEOUT_MS = 3000;
const TOTAL_TIMEOUT_MS = 4600;

/** Listening time in ms: hosts answer within a second. */
const LISTEN_MS = 2200;

/** Max networks tested. */
const MAX_NETWORKS = 2;

/** Max hosts asked that were heard at unexpected ports. */
const MAX_HEARD_HOSTS = 8;

const MAX_QUEUED_DIAGNOSES = 3;

/** What a host knows about itself. */
export interface OwnState {
  readonly version: string;
  readonly open: boolean;
  readonly forItself: boolean;
  readonly discovery: boolean;
  readonly port: number;
  readonly wantedPort: number;
  readonly listenErrors: Findings['listenErrors'];
  /** Its addresses, likeliest first. */
  readonly addresses: readonly string[];
  readonly visitors: readonly string[];
  readonly otherVersions: readonly string[];
}

export interface DoctorOptions {
  readonly state: () => OwnState;
  /**
   * Waits for a call-back of this name and reports its sender, until the returned function is
   * called.
   */
  readonly expect: (call: string, came: (from: string | undefined) => void) => () => void;
}

/** One diagnosis at a time: concurrent requests share it, and the queue is limited. */
export function makeDoctor(options: DoctorOptions): Doctor {
  const running = new Map<string, Promise<Diagnosis>>();
  let before: Promise<unknown> = Promise.resolve();
  return (wish, address) => {
    const key = `${wish} ${address ?? ''}`;
    const known = running.get(key);
    if (known || running.size >= MAX_QUEUED_DIAGNOSES) return known;
    const next = before.then(() => findOut(options, wish, address)).then(diagnose);
    running.set(key, next);
    before = next.catch(() => undefined).finally(() => running.delete(key));
    return next;
  };
}

async function findOut(
  { state, expect }: DoctorOptions,
  wish: DiagnosisGoal,
  address: string | undefined,
): Promise<Findings> {
  const own = state();
  const over = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
  const networks = ownNetworks();
  const houses = networks.flatMap((one) => (one.kind === 'house' && isIPv4(one.address) ? one.address : []));
  const program = { port: own.port || own.wantedPort, path: process.execPath };
  const [house, self, firewall, typed] = await Promise.all([
    // Switched-off discovery stays off.
    own.discovery ? scanNetworks(own, houses.slice(0, MAX_NETWORKS), expect, over) : EMPTY_SCAN,
    own.open && own.addresses[0] !== undefined ? fetchAbout(own.addresses[0], own.port, { signal: over }) : undefined,
    readFirewall(program, process.platform, system),
    address === undefined ? undefined : lookThere(address, own.version, over),
  ]);
  const { answered, routers } = await neighbours();
  const isOther = (one: string) => isNearby(one) && !routers.includes(one) && !houses.includes(one);
  return {
    ...own,
    ...house,
    wish,
    platform: process.platform,
    networks,
    firewall,
    opening: firewallCommands(firewall, program),
    addresses: own.addresses.map((one) => `${bracketed(one)}:${own.port}`),
    neighbours: [...new Set([...answered, ...house.computers])].filter(isOther),
    routers,
    visitors: own.visitors
      .filter((one) => isIPv4(one) && !houses.includes(one))
      .map((one) => ({ address: one, near: isNearby(one) })),
    ...(self !== undefined && { reachesItself: typeof self === 'object' }),
    ...(typed && { typed: { ...typed, exists: typed.near && answered.includes(bareOf(typed.address)) } }),
  };
}

type NetworkScan = Pick<Findings, 'multicastTests' | 'hosts' | 'scanned' | 'calledBy' | 'callBackFailed'> & {
  readonly computers: readonly string[];
};

const EMPTY_SCAN: NetworkScan = { multicastTests: [], hosts: [], scanned: false, computers: [] };

/** Other hosts: heard, scanned, and asked to call back. */
async function scanNetworks(
  { open, port }: OwnState,
  houses: readonly string[],
  expect: DoctorOptions['expect'],
  over: AbortSignal,
): Promise<NetworkScan> {
  const call = randomBytes(16).toString('hex');
  let calledFrom: string | undefined;
  const forget = expect(call, (from) => {
    calledFrom = from;
  });
  try {
    const callers = requestCallBacks(call, port, () => calledFrom, over);
    const found = (host: Omit<OtherHost, 'heard'>): void => {
      if (open) callers.ask(host);
    };
    const until = AbortSignal.any([over, AbortSignal.timeout(SCAN_TIMEOUT_MS)]);
    const list = await scanCandidates();
    const [voices, asked] = await Promise.all([
      Promise.all(houses.map((own) => testMulticast(own, LISTEN_MS))),
      scanForHosts(list, until, found),
    ]);
    const loud = new Set(voices.flatMap(({ hosts }) => hosts));
    const elsewhere = [...loud].filter((at) => !asked.hosts.some((host) => placeOf(host) === at));
    const more = await Promise.all(elsewhere.slice(0, MAX_HEARD_HOSTS).map((at) => askHeard(at, over)));
    for (const host of more.flat()) found(host);
    return {
      multicastTests: voices,
      hosts: [...asked.hosts, ...more.flat()].map((host) => ({ ...host, heard: loud.has(placeOf(host)) })),
      scanned: list.length > 0,
      computers: asked.computers,
      ...(await callers.outcome()),
    };
  } finally {
    forget();
  }
}

function placeOf({ address, port }: Pick<OtherHost, 'address' | 'port'>): string {
  return `${address}:${port}`;
}

/** Asks a host heard at an unexpected port. */
async function askHeard(at: string, signal: AbortSignal): Promise<Omit<OtherHost, 'heard'>[]> {
  const [address = '', port] = at.split(':');
  const host = await hostAt(address, Number(port), signal);
  return typeof host === 'object' ? [host] : [];
}

/** Diagnoses a typed address; a timeout counts as no answer. */
async function lookThere(address: string, version: string, over: AbortSignal): Promise<Omit<Typed, 'exists'>> {
  const near = isNearby(bareOf(address));
  const late = once(over, 'abort').then(() => undefined);
  const answer = await Promise.race([reachHost(address, version), late]);
  if (answer === undefined) return { address, near, answer: 'no-answer' };
  if ('reached' in answer) return { address, near, answer: 'reached', host: answer.reached.host };
  const { reason, params } = answer.refusal;
  const known = ANSWERS.find((one) => one === reason) ?? 'no-answer';
  return { address, near, answer: known, ...(params?.theirs !== undefined && { version: String(params.theirs) }) };
}

const ANSWERS = ['other-version', 'nobody-listens', 'not-panno-verde'] as const;

function bareOf(address: string): string {
  return address.replace(/:\d+$/, '');
}
