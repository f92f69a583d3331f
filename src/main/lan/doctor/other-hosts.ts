/** Looks for other hosts in the house, by asking around, and asks some of them to call back. */
import { z } from 'zod';
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import { forEachUntilAborted } from '../discovery/subnet-scan.ts';
import { CALL_BACK_PATH, CALL_HEADER, PORT_HEADER } from '../reach/about.ts';
import { fetchAbout, fetchJson, fetchTables } from '../reach/fetch-about.ts';
import type { SubnetCandidate } from '../reach/subnet-candidates.ts';
import type { Findings, OtherHost } from './findings.ts';

/** Who is there has a line for us within this time, in ms, and has said all within the other. */
const SCAN_TIMEOUTS = { connectTimeoutMs: 350, answerTimeoutMs: 1200 };

/** A host that calls back may take so long, in ms. */
const CALL_BACK_TIMEOUTS = { answerTimeoutMs: 1800 };

/** So many are asked to call. */
const MAX_CALL_BACKS = 3;

/** Of so many hosts is remembered that they are there. */
const MAX_REMEMBERED_HOSTS = 64;

export interface ScanResult {
  /** Where a host answered. */
  readonly hosts: Omit<OtherHost, 'heard'>[];
  /** Where a computer answered that nobody listens there. */
  readonly computers: string[];
}

/** Asks all of them until the signal ends it; `found` is called with each host at once. */
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

/** What a host says of itself, and how much it advertises; or why there is none. */
export async function hostAt(address: string, port: number, signal: AbortSignal) {
  const about = await fetchAbout(address, port, { ...SCAN_TIMEOUTS, signal });
  if (typeof about !== 'object') return about;
  // Who has answered is there, however slow; whoever does not tell in time advertises what is open, as nearly all do.
  const said = await fetchTables(address, port, { signal });
  const { host, 'panno-verde': version, tables } = about;
  const untold = said === 'no-answer' ? tables.length : 0;
  return {
    address,
    port,
    host,
    version,
    tables: tables.length,
    advertises: typeof said === 'object' ? said.length : untold,
  };
}

/** Asks hosts to call us, each at once, a few of them at most. */
export interface CallBackRequests {
  ask(host: Omit<OtherHost, 'heard'>): void;
  /** Who came through, and who did not. Resolves when all have tried. */
  outcome(): Promise<Pick<Findings, 'calledBy' | 'callBackFailed'>>;
}

/** `calledFrom` says from which address a call by this name came in, at our port. */
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
      const said = fetchJson(host.address, host.port, wanted, { ...CALL_BACK_TIMEOUTS, signal });
      asking.push(said.then((answer) => (typeof answer === 'object' ? [host] : [])));
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
