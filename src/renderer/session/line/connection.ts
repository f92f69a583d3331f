/** Keeps one line to a host open: greets, notices a break, and dials again by itself. */
import { create } from 'zustand';
import { OtherKey } from '#shared/noise/line.ts';
import type { HouseRights } from '#shared/protocol/house.ts';
import type { KnownBy, Said } from '#shared/protocol/line.ts';
import { lineIsBack } from '../../fetch/surely.ts';
import { keep, kept } from '../kept.ts';
import { CallError } from './calls.ts';
import { keepKey, printIn } from './known-key.ts';
import { OtherHost } from './other-host.ts';
import { isElsewhere, isOwnFault, refusalOf } from './refused.ts';
import { type Client, dial, isDesktop, type Transport } from './transport.ts';

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
  readonly rights: HouseRights;
  /** The print of the host's key, for links that lead to it. */
  readonly key: string | null;
  /** By what this device knows the key; nothing where the line needs none. */
  readonly knownBy: KnownBy | null;
  /** Of a stranger at another address: who is known there, and as whom this one is known, if they are. */
  readonly stranger: Pick<OtherHost, 'known' | 'as'> | null;
  /** Whether this device will still know who it is when the page is loaded anew. */
  readonly isKept: boolean;
  /** What the host says about itself that people should know, as a sentence. */
  readonly notice: string | null;
}

const NO_RIGHTS: HouseRights = { home: false, opens: false };

export const useConnection = create<Connection>()(() => ({
  status: 'connecting',
  client: null,
  at: null,
  host: null,
  rights: NO_RIGHTS,
  key: null,
  knownBy: null,
  stranger: null,
  isKept: true,
  notice: null,
}));

/** Whether one may open tables on the host; until it has said so, it is taken for one's own. */
export function useMayOpen(): boolean {
  return useConnection(({ status, rights }) => status === 'connecting' || rights.opens);
}

/** The line that is open now. */
let line: Transport | undefined;

/** Which key the host that one goes over to must have, where somebody has said so; until its line stands. */
let said: Said | undefined;

/** Ends the pause before the next try. */
let hurry = (): void => undefined;

const TOKEN = 'panno-verde.token';

/** How long the host may take to answer a greeting before the line counts as dead, in ms. */
const PATIENCE = 4000;

/** The same for a page that wakes: it may have slept through the end of its line, and its person is looking. */
const WAKING = 1000;

/** How often a line that says nothing is asked whether it still is one, in ms: a host may go without a word. */
const BEAT = 8000;

/** How long another host may take until the line to it stands, in ms. */
const JOINING = 6000;

/** What a host answers to a greeting. */
type Greeted = Awaited<ReturnType<Client['session']['greet']>>;

/** A screen only shows a table, by a session of its own. */
type Role = 'screen' | undefined;

/** Dials until the page is left. Called once. */
export async function stayConnected(role?: Role): Promise<never> {
  let release: string | undefined;
  window.addEventListener('hashchange', followLink);
  for (let failures = 0; ; failures++) {
    const { at } = useConnection.getState();
    try {
      const transport = await dial(at, said);
      const greeted = await greet(transport, at, role);
      if (greeted && at === useConnection.getState().at) {
        // The host was replaced by a newer one while we were away: its page is newer, too.
        if (at === null && release !== undefined && release !== greeted.version) location.reload();
        if (at === null) release = greeted.version;
        failures = 0;
        said = undefined;
        line = transport;
        useConnection.setState(standing(transport, greeted));
        lineIsBack();
        await goneOrDead(transport, at, role);
        line = undefined;
        await wantedHere();
        useConnection.setState({ status: 'lost', client: null });
      } else transport.close();
    } catch (error) {
      minded(error);
    }
    await wantedHere();
    if (at === useConnection.getState().at) await pause(backOff(failures));
  }
}

/** What is true of a line that stands. */
function standing({ client, print, knownBy }: Transport, greeted: Greeted): Partial<Connection> {
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
  said = print === undefined ? undefined : { print, by: 'link' };
  const open = await opened(address);
  if (!open && useConnection.getState().at === address) goTo(before);
  return open;
}

/** Back to the host of this page. */
export function leaveHost(): void {
  goTo(null);
}

/** The host serves our other window now. */
export function goneElsewhere(): void {
  useConnection.setState({ status: 'elsewhere', client: null });
}

/** Takes the session back from our other window: a new line is the latest one. */
export function comeBack(): void {
  useConnection.setState({ status: 'lost' });
  line?.close();
}

/** The line that is open now, for what is about the line itself. */
export function lineNow(): Transport | undefined {
  return line;
}

/** Who answers here is somebody else than before, for all we know, or we fell over ourselves: a person has to mind that. */
function minded(error: unknown): void {
  if (!(error instanceof OtherKey)) {
    fail(error);
    return;
  }
  const stranger = error instanceof OtherHost ? { known: error.known, as: error.as } : null;
  useConnection.setState({ status: 'stranger', client: null, key: error.print, stranger });
}

/** A fault of our own is none of the network's: it is reported, and not tried again by itself. */
function fail(error: unknown): void {
  if (!isOwnFault(error)) return;
  reportError(error);
  useConnection.setState({ status: 'failed', client: null });
}

/** A person says that who answers here now is the right host: from now on it is. */
export function trustStranger(): void {
  const { key, at } = useConnection.getState();
  if (key !== null && at === null) keepKey({ print: key, by: 'sight' });
  else if (key !== null) said = { print: key, by: 'person' };
  useConnection.setState({ status: 'connecting' });
}

/** Whoever answers now, it may be the one that is known here; and what failed here may not fail again. */
export function lookAgain(): void {
  said = undefined;
  useConnection.setState({ status: 'connecting', key: null });
}

/** A link that was scanned while the page was open may lead to a host with another key. */
function followLink(): void {
  const { status, key } = useConnection.getState();
  const print = printIn(location.hash);
  if (print === undefined || (print === key && status !== 'stranger')) return;
  keepKey({ print, by: 'link' });
  useConnection.setState({ status: 'connecting' });
  line?.close();
}

/** While another window of ours has the session, a stranger answers, or we fell over, no line is dialled: a person says when. */
function wantedHere(): Promise<void> {
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
  said = undefined;
  useConnection.setState({ at, status: 'connecting', client: null, host: null, rights: NO_RIGHTS, notice: null });
  line?.close();
  hurry();
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
      else if (status !== 'stranger') timer = setTimeout(settle, JOINING, false);
    };
    const unsubscribe = useConnection.subscribe(look);
    look(useConnection.getState());
  });
}

/** Tells the host who we are; what it answers, or nothing if the line proved dead. */
async function greet({ client, print, close }: Transport, at: string | null, role: Role, patience = PATIENCE) {
  const key = [TOKEN, role, print].filter(Boolean).join('.');
  const token = kept(key) ?? unsealedToken(print, at, role);
  const said = { ...(token && { token }), ...(role && { role }) };
  try {
    const answer = await client.session.greet(said, { signal: AbortSignal.timeout(patience) });
    useConnection.setState({ isKept: keep(key, answer.token) });
    return answer;
  } catch (error) {
    if (isElsewhere(refusalOf(error))) goneElsewhere();
    else {
      fail(error);
      close();
    }
    return undefined;
  }
}

/** The token of before lines were sealed: it belongs to whoever is here first, and is then as any other. */
function unsealedToken(print: string | undefined, at: string | null, role: Role): string | null {
  if (print === undefined) return null;
  const key = [TOKEN, role, at].filter(Boolean).join('.');
  const token = kept(key);
  if (token !== null) keep(key, null);
  return token;
}

/** Resolves when the line is gone. A page that wakes asks whether the line still is one: sleep breaks it unheard. */
async function goneOrDead(transport: Transport, at: string | null, role: Role): Promise<void> {
  const wake = (): void => {
    const isWanted = useConnection.getState().status !== 'elsewhere';
    if (isWanted && document.visibilityState === 'visible') void greet(transport, at, role, WAKING);
  };
  const beat = setInterval(() => void prove(transport), BEAT);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  await transport.closed;
  clearInterval(beat);
  window.removeEventListener('online', wake);
  document.removeEventListener('visibilitychange', wake);
}

/** Any answer proves that the line holds, a refusal, too; it says also what one may do now. Who is elsewhere now does not take the session back so. */
async function prove({ client, close }: Transport): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    const { rights } = await client.session.greet({}, { signal: AbortSignal.timeout(PATIENCE) });
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
    hurry = done;
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
  });
}

/**
 * How long to wait before dialling again, in ms: at once after a break, then longer. Who is in reach again waits no more
 * than half a second.
 */
export function backOff(failures: number): number {
  return failures === 0 ? 100 : Math.min(500, 125 * 2 ** (failures - 1));
}
