/** Keeps one connection to a host open: greets, detects a break, and reconnects. */

import { useEffect, useState } from 'react';
import { HostKeyMismatch } from '#shared/crypto/secure-channel.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { HostRights } from '#shared/protocol/host-contract.ts';
import type { ExpectedKey, KeyOrigin } from '#shared/protocol/lan.ts';
import type { Notice } from '#shared/protocol/notice.ts';
import type { AnswerShapes } from '#shared/protocol/response-shapes.ts';
import { notifyReconnect } from '../../lazy/load-with-retry.ts';
import { create } from '../../stores/create.ts';
import { readStored, writeStored } from '../device/storage.ts';
import { arrival, fingerprintIn, pinKey } from './pinned-key.ts';
import { isOwnFault, isSessionTakenOver, refusalOf, showToast } from './refusals.ts';
import { CallError } from './rpc.ts';
import { type Client, dial, type Transport, UnknownHostKeyError } from './transport.ts';

/** Delay before a lost connection is reported, in ms. */
const NOTICE_AFTER_MS = 700;

/** Whether the connection is lost. A short break is not reported; a fault of this page is a different message. */
export function useDisconnected(): boolean {
  const status = useConnection((connection) => connection.status);
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (status === 'open') return;
    const timer = setTimeout(() => setLong(true), NOTICE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return long && status !== 'open' && status !== 'failed';
}

export interface Connection {
  /**
   * `connecting`: never open yet. `lost`: reconnecting. `elsewhere`: another window of this session took over; nothing
   * happens until the user takes it back. `stranger`: another host key answers than the known one; nothing is sent
   * until the user decides. `failed`: this page itself crashed while connecting and would again; it waits for the user
   * too.
   */
  readonly status: 'connecting' | 'open' | 'lost' | 'elsewhere' | 'stranger' | 'failed';
  /** Set while the connection is open; each connection has its own client. */
  readonly client: Client | null;
  /** The visited host's address; null for the page's own host. */
  readonly at: string | null;
  /** Name and version of the host that answered last. */
  readonly host: { readonly name: string; readonly version: string } | null;
  /** The user's rights on the host; defaults until it has answered. */
  readonly rights: HostRights;
  /** The host key's fingerprint, for links to it. */
  readonly key: string | null;
  /** How this device came to know the key; null where the connection needs none. */
  readonly knownBy: KeyOrigin | null;
  /** Of an unknown host at another address: who is known there, and as whom this one is known, if at all. */
  readonly unknownHost: Pick<UnknownHostKeyError, 'known' | 'as'> | null;
  /** Whether this device still knows its session after a reload. */
  readonly isStored: boolean;
  /** What the host says of how it started. */
  readonly notices: readonly Notice[];
}

const NO_RIGHTS: HostRights = { home: false, opens: false };
const NO_NOTICES: readonly Notice[] = [];

export const useConnection = create<Connection>(() => ({
  status: 'connecting',
  client: null,
  at: null,
  host: null,
  rights: NO_RIGHTS,
  key: null,
  knownBy: null,
  unknownHost: null,
  isStored: true,
  notices: NO_NOTICES,
}));

/** Whether the user may open tables on the host; assumed until it has answered. */
export function useMayOpen(): boolean {
  return useConnection(({ status, rights }) => status === 'connecting' || rights.opens);
}

/** The open connection. */
let line: Transport | undefined;

/** The key expected of the next host, if a link named one; until its connection is open. */
let expectedKey: ExpectedKey | undefined;

/** Ends the pause before the next attempt. */
let retryNow = (): void => undefined;

const TOKEN_KEY = 'panno-verde.token';

/** Time the host has to answer a greeting, in ms. */
const GREET_TIMEOUT_MS = 4000;

/** The same after the page wakes, in ms: the connection may have died in its sleep, and the user is waiting. */
const WAKE_TIMEOUT_MS = globalThis.location?.protocol === 'https:' ? 3000 : 1000;

/** Interval of heartbeats on an idle connection, in ms, since a host may vanish silently. */
const HEARTBEAT_INTERVAL_MS = 8000;

/** A host's answer to a greeting. */
type Greeted = Awaited<ReturnType<Client['session']['greet']>>;

/** A television only shows a table, in a session of its own. */
type Role = 'screen' | undefined;

/** Keeps connecting until the page is left. Called once. `answers`: what this page knows of the host's answers. */
export async function stayConnected(answers: AnswerShapes, role?: Role): Promise<never> {
  let release: string | undefined;
  window.addEventListener('hashchange', applyScannedLink);
  for (let failures = 0; ; failures++) {
    const { at } = useConnection.getState();
    try {
      const transport = await dial(at, expectedKey, answers);
      const greeted = await greet(transport, at, role);
      if (greeted && at === useConnection.getState().at) {
        // A newer host has replaced the old one, so its page is newer too.
        if (at === null && release !== undefined && release !== greeted.version) location.reload();
        if (at === null) release = greeted.version;
        failures = 0;
        line = transport;
        noteOpen(transport, greeted);
        await closedOrDead(transport, at, role);
        line = undefined;
        await untilWanted();
        useConnection.setState({ status: 'lost', client: null });
      } else transport.close();
    } catch (error) {
      handleLineError(error);
    }
    await untilWanted();
    if (at === useConnection.getState().at) await pause(backoffMs(failures));
  }
}

function noteOpen(transport: Transport, greeted: Greeted): void {
  expectedKey = undefined;
  useConnection.setState(openState(transport, greeted));
  if (arrival.token !== undefined) showToast(refusal('host', 'table-moved', { host: greeted.host }));
  arrival.token = undefined;
  notifyReconnect();
}

/** The state of an open connection. */
function openState({ client, fingerprint: print, knownBy }: Transport, greeted: Greeted): Partial<Connection> {
  const { host: name, version, notices = NO_NOTICES, rights, key = null } = greeted;
  return {
    status: 'open',
    client,
    host: { name, version },
    rights,
    key: print ?? key,
    knownBy: knownBy ?? null,
    notices,
  };
}

/** Returns to the page's own host. */
export function leaveHost(): void {
  goTo(null);
}

/** Another window of this session took over. */
export function sessionTakenOver(): void {
  useConnection.setState({ status: 'elsewhere', client: null });
}

/** Takes the session back from the other window by a new connection. */
export function takeBackSession(): void {
  useConnection.setState({ status: 'lost' });
  line?.close();
}

/** The open connection, for code about the connection itself. */
export function currentTransport(): Transport | undefined {
  return line;
}

/** Handles an unknown host key or a fault of this page: both wait for the user. */
function handleLineError(error: unknown): void {
  if (!(error instanceof HostKeyMismatch)) {
    fail(error);
    return;
  }
  const stranger = error instanceof UnknownHostKeyError ? { known: error.known, as: error.as } : null;
  useConnection.setState({ status: 'stranger', client: null, key: error.fingerprint, unknownHost: stranger });
}

/** A fault of this page is reported and not retried automatically. */
function fail(error: unknown): void {
  if (!isOwnFault(error)) return;
  reportError(error);
  useConnection.setState({ status: 'failed', client: null });
}

/** Trusts the unknown host from now on, as the user decided. */
export function trustUnknownHost(): void {
  const { key, at } = useConnection.getState();
  if (key !== null && at === null) pinKey({ fingerprint: key, by: 'sight' });
  else if (key !== null) expectedKey = { print: key, by: 'person' };
  useConnection.setState({ status: 'connecting' });
}

/** Retries: the known host may answer now, and a fault may not recur. */
export function retry(): void {
  expectedKey = undefined;
  useConnection.setState({ status: 'connecting', key: null });
}

/** A link scanned while the page was open may lead to a host with another key. */
function applyScannedLink(): void {
  const { status, key } = useConnection.getState();
  const print = fingerprintIn(location.hash);
  if (print === undefined || (print === key && status !== 'stranger')) return;
  pinKey({ fingerprint: print, by: 'link' });
  useConnection.setState({ status: 'connecting' });
  line?.close();
}

/** Waits for the user while another window has the session, an unknown host answers, or this page failed. */
function untilWanted(): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      const { status } = useConnection.getState();
      if (['elsewhere', 'stranger', 'failed'].includes(status)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = useConnection.subscribe(settle);
    settle();
  });
}

/** Connects to the host there, the page's own for null; `key`: the one that it must have. */
export function goTo(at: string | null, key?: ExpectedKey): void {
  expectedKey = key;
  // What one host has told is for nobody else.
  arrival.token = undefined;
  if (at === useConnection.getState().at) return;
  useConnection.setState({
    at,
    status: 'connecting',
    client: null,
    host: null,
    rights: NO_RIGHTS,
    notices: NO_NOTICES,
  });
  line?.close();
  retryNow();
}

/** Greets the host; returns its answer, or undefined if the connection proved dead. */
async function greet(
  { client, fingerprint: print, close }: Transport,
  at: string | null,
  role: Role,
  patience = GREET_TIMEOUT_MS,
) {
  const key = [TOKEN_KEY, role, print].filter(Boolean).join('.');
  const token = readStored(key) ?? unencryptedToken(print, at, role);
  const greeting = { ...(token && { token }), ...(role && { role }), arrival: arrival.token };
  try {
    const answer = await client.session.greet(greeting, { signal: AbortSignal.timeout(patience) });
    useConnection.setState({ isStored: writeStored(key, answer.token) });
    return answer;
  } catch (error) {
    if (isSessionTakenOver(refusalOf(error))) sessionTakenOver();
    else {
      fail(error);
      close();
    }
    return undefined;
  }
}

/**
 * The token from before connections were encrypted: the first host to answer owns it, and it is an ordinary one then.
 */
function unencryptedToken(print: string | undefined, at: string | null, role: Role): string | null {
  if (print === undefined) return null;
  const key = [TOKEN_KEY, role, at].filter(Boolean).join('.');
  const token = readStored(key);
  if (token !== null) writeStored(key, null);
  return token;
}

/** Resolves when the connection is gone. A page that wakes checks it first, since sleep breaks it silently. */
async function closedOrDead(transport: Transport, at: string | null, role: Role): Promise<void> {
  const wake = (): void => {
    const isWanted = useConnection.getState().status !== 'elsewhere';
    if (isWanted && document.visibilityState === 'visible') void greet(transport, at, role, WAKE_TIMEOUT_MS);
  };
  const beat = setInterval(() => void ping(transport), HEARTBEAT_INTERVAL_MS);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  await transport.closed;
  clearInterval(beat);
  window.removeEventListener('online', wake);
  document.removeEventListener('visibilitychange', wake);
}

/**
 * Any answer, even a refusal, proves the connection alive; it also carries the current rights. A ping does not take the
 * session back.
 */
async function ping({ client, close }: Transport): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    const { rights } = await client.session.greet({}, { signal: AbortSignal.timeout(GREET_TIMEOUT_MS) });
    const before = useConnection.getState().rights;
    if (rights.home !== before.home || rights.opens !== before.opens) useConnection.setState({ rights });
  } catch (error) {
    fail(error);
    if (!(error instanceof CallError)) close();
  }
}

/** Waits, but ends early once the page is visible again, the network is back, or another host is wanted. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    retryNow = done;
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
  });
}

/**
 * Backoff before reconnecting, in ms: none after a break, then growing. It stays below half a second for a host in
 * reach.
 */
export function backoffMs(failures: number): number {
  return failures === 0 ? 100 : Math.min(500, 125 * 2 ** (failures - 1));
}
