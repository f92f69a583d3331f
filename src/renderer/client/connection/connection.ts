/** Keeps one line to a host open: greets, notices a break, and dials again by itself. */
import { create } from 'zustand';
import { HostKeyMismatch } from '#shared/crypto/secure-channel.ts';
import type { HostRights } from '#shared/protocol/host-rights.ts';
import type { ExpectedKey, KeyOrigin } from '#shared/protocol/remote-host.ts';
import { notifyReconnect } from '../../lazy/load-with-retry.ts';
import { readStored, writeStored } from '../device/storage.ts';
import { fingerprintIn, pinKey } from './pinned-key.ts';
import { isOwnFault, isSessionTakenOver, refusalOf } from './refusals.ts';
import { CallError } from './rpc.ts';
import { type Client, dial, isDesktop, type Transport, UnknownHostKeyError } from './transport.ts';

export interface Connection {
  /**
   * `connecting`: never open yet. `lost`: it was, and is being dialled again. `elsewhere`: another window of ours has
   * taken over; nothing more is done here until somebody comes back. `stranger`: another host answers than the one that
   * is known here; nothing is said to it until a person does something about it. `failed`: this page itself fell over on
   * the way to the host, and would do so again; it waits for a person, too.
   */
  readonly status: 'connecting' | 'open' | 'lost' | 'elsewhere' | 'stranger' | 'failed';
  /** There while the line is open; another line is another client. */
  readonly client: Client | null;
  /** The address of the host one is at, if it is not the page's own. */
  readonly at: string | null;
  /** The name and the version of the host that answered last. */
  readonly host: { readonly name: string; readonly version: string } | null;
  /** What one may do in the host's house; nothing until it has said so. */
  readonly rights: HostRights;
  /** The print of the host's key, for links that lead to it. */
  readonly key: string | null;
  /** By what this device knows the key; nothing where the line needs none. */
  readonly knownBy: KeyOrigin | null;
  /** Of a stranger at another address: who is known there, and as whom this one is known, if they are. */
  readonly unknownHost: Pick<UnknownHostKeyError, 'known' | 'as'> | null;
  /** Whether this device will still know who it is when the page is loaded anew. */
  readonly isStored: boolean;
  /** What the host says about itself that people should know, as a sentence. */
  readonly notice: string | null;
}

const NO_RIGHTS: HostRights = { home: false, opens: false };

export const useConnection = create<Connection>()(() => ({
  status: 'connecting',
  client: null,
  at: null,
  host: null,
  rights: NO_RIGHTS,
  key: null,
  knownBy: null,
  unknownHost: null,
  isStored: true,
  notice: null,
}));

/** Whether one may open tables on the host; until it has said so, it is taken for one's own. */
export function useMayOpen(): boolean {
  return useConnection(({ status, rights }) => status === 'connecting' || rights.opens);
}

/** The line that is open now. */
let line: Transport | undefined;

/** Which key the host that one goes over to must have, where somebody has said so; until its line stands. */
let expectedKey: ExpectedKey | undefined;

/** Ends the pause before the next try. */
let retryNow = (): void => undefined;

const TOKEN_KEY = 'panno-verde.token';

/** How long the host may take to answer a greeting before the line counts as dead, in ms. */
const GREET_TIMEOUT_MS = 4000;

/** The same for a page that wakes: it may have slept through the end of its line, and its person is looking. */
const WAKE_TIMEOUT_MS = 1000;

/** How often a line that says nothing is asked whether it still is one, in ms: a host may go without a word. */
const HEARTBEAT_INTERVAL_MS = 8000;

/** How long another host may take until the line to it stands, in ms. */
const JOIN_TIMEOUT_MS = 6000;

/** What a host answers to a greeting. */
type Greeted = Awaited<ReturnType<Client['session']['greet']>>;

/** A screen only shows a table, by a session of its own. */
type Role = 'screen' | undefined;

/** Dials until the page is left. Called once. */
export async function stayConnected(role?: Role): Promise<never> {
  let release: string | undefined;
  window.addEventListener('hashchange', applyScannedLink);
  for (let failures = 0; ; failures++) {
    const { at } = useConnection.getState();
    try {
      const transport = await dial(at, expectedKey);
      const greeted = await greet(transport, at, role);
      if (greeted && at === useConnection.getState().at) {
        // The host was replaced by a newer one while we were away: its page is newer, too.
        if (at === null && release !== undefined && release !== greeted.version) location.reload();
        if (at === null) release = greeted.version;
        failures = 0;
        expectedKey = undefined;
        line = transport;
        useConnection.setState(openState(transport, greeted));
        notifyReconnect();
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

/** What is true of a line that stands. */
function openState({ client, fingerprint: print, knownBy }: Transport, greeted: Greeted): Partial<Connection> {
  const { host: name, version, notice = null, rights, key = null } = greeted;
  return {
    status: 'open',
    client,
    host: { name, version },
    rights,
    key: print ?? key,
    knownBy: knownBy ?? null,
    notice,
  };
}

/**
 * Goes over to the host at this address (`ADDRESS:PORT`), which must have the key with this print, if a link has said it.
 * Whether that came about; if not, one is where one was. In a browser the page itself goes there, and comes in with the code.
 */
export async function joinHost(address: string, code = '', print?: string): Promise<boolean> {
  if (!isDesktop()) {
    location.href = `http://${address}/#/join/${encodeURIComponent(code)}${print ? `.${print}` : ''}`;
    return true;
  }
  const { at: before } = useConnection.getState();
  goTo(address);
  expectedKey = print === undefined ? undefined : { print, by: 'link' };
  const open = await opened(address);
  if (!open && useConnection.getState().at === address) goTo(before);
  return open;
}

/** Back to the host of this page. */
export function leaveHost(): void {
  goTo(null);
}

/** The host serves our other window now. */
export function sessionTakenOver(): void {
  useConnection.setState({ status: 'elsewhere', client: null });
}

/** Takes the session back from our other window: a new line is the latest one. */
export function takeBackSession(): void {
  useConnection.setState({ status: 'lost' });
  line?.close();
}

/** The line that is open now, for what is about the line itself. */
export function currentTransport(): Transport | undefined {
  return line;
}

/** Who answers here is somebody else than before, for all we know, or we fell over ourselves: a person has to mind that. */
function handleLineError(error: unknown): void {
  if (!(error instanceof HostKeyMismatch)) {
    fail(error);
    return;
  }
  const stranger = error instanceof UnknownHostKeyError ? { known: error.known, as: error.as } : null;
  useConnection.setState({ status: 'stranger', client: null, key: error.fingerprint, unknownHost: stranger });
}

/** A fault of our own is none of the network's: it is reported, and not tried again by itself. */
function fail(error: unknown): void {
  if (!isOwnFault(error)) return;
  reportError(error);
  useConnection.setState({ status: 'failed', client: null });
}

/** A person says that who answers here now is the right host: from now on it is. */
export function trustUnknownHost(): void {
  const { key, at } = useConnection.getState();
  if (key !== null && at === null) pinKey({ fingerprint: key, by: 'sight' });
  else if (key !== null) expectedKey = { print: key, by: 'person' };
  useConnection.setState({ status: 'connecting' });
}

/** Whoever answers now, it may be the one that is known here; and what failed here may not fail again. */
export function retry(): void {
  expectedKey = undefined;
  useConnection.setState({ status: 'connecting', key: null });
}

/** A link that was scanned while the page was open may lead to a host with another key. */
function applyScannedLink(): void {
  const { status, key } = useConnection.getState();
  const print = fingerprintIn(location.hash);
  if (print === undefined || (print === key && status !== 'stranger')) return;
  pinKey({ fingerprint: print, by: 'link' });
  useConnection.setState({ status: 'connecting' });
  line?.close();
}

/** While another window of ours has the session, a stranger answers, or we fell over, no line is dialled: a person says when. */
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

function goTo(at: string | null): void {
  if (at === useConnection.getState().at) return;
  expectedKey = undefined;
  useConnection.setState({ at, status: 'connecting', client: null, host: null, rights: NO_RIGHTS, notice: null });
  line?.close();
  retryNow();
}

/** Whether the line to the host at this address stands in time. A person who minds a stranger takes as long as they like. */
function opened(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (open: boolean): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(open);
    };
    const look = ({ at, status }: Connection): void => {
      clearTimeout(timer);
      if (at !== address) settle(false);
      else if (status === 'open') settle(true);
      else if (status !== 'stranger') timer = setTimeout(settle, JOIN_TIMEOUT_MS, false);
    };
    const unsubscribe = useConnection.subscribe(look);
    look(useConnection.getState());
  });
}

/** Tells the host who we are; what it answers, or nothing if the line proved dead. */
async function greet(
  { client, fingerprint: print, close }: Transport,
  at: string | null,
  role: Role,
  patience = GREET_TIMEOUT_MS,
) {
  const key = [TOKEN_KEY, role, print].filter(Boolean).join('.');
  const token = readStored(key) ?? unencryptedToken(print, at, role);
  const said = { ...(token && { token }), ...(role && { role }) };
  try {
    const answer = await client.session.greet(said, { signal: AbortSignal.timeout(patience) });
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

/** The token of before lines were sealed: it belongs to whoever is here first, and is then as any other. */
function unencryptedToken(print: string | undefined, at: string | null, role: Role): string | null {
  if (print === undefined) return null;
  const key = [TOKEN_KEY, role, at].filter(Boolean).join('.');
  const token = readStored(key);
  if (token !== null) writeStored(key, null);
  return token;
}

/** Resolves when the line is gone. A page that wakes asks whether the line still is one: sleep breaks it unheard. */
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

/** Any answer proves that the line holds, a refusal, too; it says also what one may do now. Who is elsewhere now does not take the session back so. */
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

/** Waits, but not a moment longer once the page is looked at again, the network is back, or another host is wanted. */
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
 * How long to wait before dialling again, in ms: at once after a break, then longer. Who is in reach again waits no more
 * than half a second.
 */
export function backoffMs(failures: number): number {
  return failures === 0 ? 100 : Math.min(500, 125 * 2 ** (failures - 1));
}
