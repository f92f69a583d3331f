/** Scans for other hosts in the local network, and asks some to call back. */
import { z } from 'zod';
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import { forEachUntilAborted } from '../discovery/subnet-scan.ts';
import { CALL_BACK_PATH, CALL_HEADER, fetchAbout, fetchJson, fetchTables, PORT_HEADER } from '../reach/about.ts';
import type { SubnetCandidate } from '../reach/neighbours.ts';
import type { Findings, OtherHost } from './findings.ts';

/** Timeouts for connecting and for the whole answer, in ms. */
const SCAN_TIMEOUTS = { connectTimeoutMs: 350, answerTimeoutMs: 1200 };

/** Timeout of a call-back, in ms. */
const CALL_BACK_TIMEOUTS = { answerTimeoutMs: 1800 };

/** Max hosts asked to call back. */
const MAX_CALL_BACKS = 3;

/** Max hosts remembered. */
const MAX_REMEMBERED_HOSTS = 64;

export interface ScanResult {
  /** Addresses where a host answered. */
  readonly hosts: Omit<OtherHost, 'heard'>[];
  /** Addresses that refused the connection. */
  readonly computers: string[];
}

/** Scans until the signal aborts; `found` is called with each host at once. */
export async function scanForHosts(
  list: readonly SubnetCandidate[],
  signal: AbortSignal,
  found: (host: Omit<OtherHost, 'heard'>) => void,
): Promise<ScanResult> {
  const asked: ScanResult = { hosts: [], computers: [] };
  await forEachUntilAborted(list, signal, async ({ address }) => {
    const host = await hostAt(address, DEFAULT_PORT, signal);
    if (host === 'nobody-listens') asked.computers.push(address);
    if (typeof host !== 'object' || asked.hosts.length >= MAX_REMEMBERED_HOSTS) return;
    asked.hosts.push(host);
    found(host);
  });
  return asked;
}

/** A host's description and advertised table count, or the failure. */
export async function hostAt(address: string, port: number, signal: AbortSignal) {
  const about = await fetchAbout(address, port, { ...SCAN_TIMEOUTS, signal });
  if (typeof about !== 'object') return about;
  // A host that answered counts, however slow; without its count, its open tables count as
  // advertised.
  const answer = await fetchTables(address, port, { signal });
  const { host, 'panno-verde': version, tables } = about;
  const untold = answer === 'no-answer' ? tables.length : 0;
  return {
    address,
    port,
    host,
    version,
    tables: tables.length,
    advertises: typeof answer === 'object' ? answer.length : untold,
  };
}

/** Requests call-backs from a few hosts. */
export interface CallBackRequests {
  ask(host: Omit<OtherHost, 'heard'>): void;
  /** Resolves with which call-backs arrived and failed, when all have tried. */
  outcome(): Promise<Pick<Findings, 'calledBy' | 'callBackFailed'>>;
}

/** `calledFrom` gives the address that a call of this name came from. */
export function requestCallBacks(
  call: string,
  port: number,
  calledFrom: () => string | undefined,
  signal: AbortSignal,
): CallBackRequests {
  const asking: Promise<Omit<OtherHost, 'heard'>[]>[] = [];
  const wanted = {
    path: CALL_BACK_PATH,
    schema: z.object({}),
    most: 1024,
    headers: { [CALL_HEADER]: call, [PORT_HEADER]: String(port) },
  };
  return {
    ask(host) {
      if (asking.length >= MAX_CALL_BACKS || calledFrom() !== undefined) return;
      const answer = fetchJson(host.address, host.port, wanted, { ...CALL_BACK_TIMEOUTS, signal });
      asking.push(answer.then((answer) => (typeof answer === 'object' ? [host] : [])));
    },
    async outcome() {
      const tried = (await Promise.all(asking)).flat();
      const from = calledFrom();
      const by = tried.find(({ address }) => address === from) ?? (from === undefined ? undefined : { host: from });
      if (by) return { calledBy: by.host };
      return tried[0] ? { callBackFailed: tried[0].host } : {};
    },
  };
}
