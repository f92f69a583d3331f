/** Checks whether a host can be reached at a typed address, and if not, why. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { olderVersion } from '#shared/protocol/app-version.ts';
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import { relayedHostIn } from '#shared/relay/relayed-address.ts';
import type { ReachHost } from '../../host/host-setup.ts';
import { type AboutHost, ANSWER_TIMEOUT_MS, fetchAbout, type ProbeFailure } from './about.ts';
import { bracketed } from './addresses.ts';
import { fetchRelayAbout } from './relay-about.ts';

/** Max addresses tried for a name. */
const MAX_ADDRESSES = 4;

/** `address` as in `addressSchema`; `version` is this host's, which the other must have, too. */
export const reachHost: ReachHost = async (address, version) => {
  const relayed = relayedHostIn(address);
  if (relayed) return reachRelay(address, relayed.relay, version);
  const { name, port } = split(address);
  if (port < 1 || port > 65_535) return { refusal: refusal('host', 'no-such-address', { address }) };
  const addresses = await resolve(name);
  if (addresses.length === 0) return { refusal: refusal('host', 'name-not-found', { name }) };
  const answers = await Promise.all(addresses.map((one) => fetchAbout(one, port, { version })));
  const found = answers.findIndex((answer) => typeof answer === 'object');
  const about = answers[found];
  if (typeof about !== 'object') return { refusal: refusalFor(answers as ProbeFailure[], address) };
  const there = `${bracketed(addresses[found] as string)}:${port}`;
  return sameVersion(about, there, version);
};

/** Relay and hosts are of one version; whether the host is there shows once it is called. */
async function reachRelay(address: string, relay: string, version: string): ReturnType<ReachHost> {
  const about = await fetchRelayAbout(relay);
  const host = new URL(relay).host;
  if (typeof about !== 'object') return { refusal: refusalFor([about], host) };
  return sameVersion({ ...about, host }, address, version);
}

function sameVersion({ 'panno-verde': theirs, host }: Omit<AboutHost, 'tables'>, address: string, version: string) {
  if (theirs === version) return { reached: { address, host, version } };
  const older = olderVersion(version, theirs);
  return { refusal: refusal('host', 'other-version', { host, theirs, ours: version, older, address }) };
}

function split(address: string): { readonly name: string; readonly port: number } {
  const [, bare = address, digits] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(address) ?? [];
  return { name: bare.replace(/^\[(.*)\]$/, '$1'), port: digits === undefined ? DEFAULT_PORT : Number(digits) };
}

/** The IP addresses of a name in the system's order; empty after a timeout. */
async function resolve(name: string): Promise<string[]> {
  if (isIP(name)) return [name];
  if (/^[\d.]+$|:/.test(name)) return [];
  const timeout = new Promise<[]>((done) => setTimeout(done, ANSWER_TIMEOUT_MS, []).unref());
  const found = lookup(name, { all: true }).catch(() => []);
  return (await Promise.race([found, timeout])).slice(0, MAX_ADDRESSES).map(({ address }) => address);
}

/** The most telling reason: something answers, its computer exists, or nothing does. */
function refusalFor(silences: readonly ProbeFailure[], address: string): Refusal {
  if (silences.includes('not-panno-verde')) return refusal('host', 'not-panno-verde', { address });
  if (silences.includes('nobody-listens')) return refusal('host', 'nobody-listens', { address });
  return refusal('host', 'no-answer', { address });
}
