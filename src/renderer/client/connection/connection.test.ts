import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostKeyMismatch } from '#shared/crypto/secure-channel.ts';
import type { ExpectedKey } from '#shared/protocol/lan.ts';
import {
  backoffMs,
  leaveHost,
  retry,
  sessionTakenOver,
  stayConnected,
  takeBackSession,
  trustUnknownHost,
  useConnection,
} from './connection.ts';
import { joinHost } from './join-host.ts';
import { pinnedKey } from './pinned-key.ts';
import { CallError, Unreachable } from './rpc.ts';
import { type Client, type Transport, UnknownHostKeyError } from './transport.ts';

/** A host's answer to a greeting; nothing at all, or a refusal. */
type Greet = (said: { token?: string; role?: string }) => Promise<object>;

/** The reachable hosts by address; the page's own has none. */
const hosts = new Map<string | null, Greet>();
/** The key that the page's own host proves; undefined where the connection needs none, as in the desktop's window. */
let print: string | undefined;
/** A fault of this page while dialling. */
let ownFault = (): void => undefined;
/** Who answers at an address in the host's place. */
const strangers = new Map<string | null, { print: string; known: string | null; as: string | null }>();
/** Dialled addresses, with the expected keys. */
const dialled: [at: string | null, said: ExpectedKey | undefined][] = [];
/** Each dialled connection, and how to break it. */
const lines: { readonly at: string | null; hangUp(): void }[] = [];

const PRINT_OF = (at: string): string => at.replaceAll(/\W/g, '-').padEnd(22, 'x');

vi.mock('./transport.ts', async (original) => ({
  ...(await original<typeof import('./transport.ts')>()),
  isDesktop: () => true,
  async dial(at: string | null, said?: ExpectedKey): Promise<Transport> {
    if (!hosts.has(at)) throw new Unreachable('nobody there');
    dialled.push([at, said]);
    ownFault();
    const other = strangers.get(at);
    if (other && said?.by !== 'person') throw new UnknownHostKeyError({ line: 'stranger', ...other });
    const known = print === undefined ? undefined : pinnedKey()?.fingerprint;
    if (print !== undefined && known !== undefined && known !== print) throw new HostKeyMismatch(print);
    let hangUp = (): void => undefined;
    const closed = new Promise<void>((resolve) => {
      hangUp = resolve;
    });
    lines.push({ at, hangUp });
    const greet = (said: object, how: { signal: AbortSignal }) => abortable(hosts.get(at)?.(said) ?? never, how);
    const client = { session: { greet } };
    const line = { client: client as unknown as Client, closed, close: hangUp };
    // A connection to another host is encrypted, and its key comes from the main process.
    if (at !== null) return { ...line, fingerprint: PRINT_OF(at), knownBy: 'sight' };
    return { ...line, fingerprint: print, knownBy: print === undefined ? undefined : pinnedKey()?.by };
  },
}));

function abortable<T>(answer: Promise<T>, { signal }: { signal: AbortSignal }): Promise<T> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ]);
}

const kept = new Map<string, string>();
const page = { hash: '' };
const never = new Promise<never>(() => undefined);

/** A host's answer once another window of the same session has taken over. */
const elsewhere = new CallError('REFUSED', { rule: 'host', reason: 'opened-elsewhere' });

/** A host that knows its sessions by their tokens. */
function host(name: string): Greet {
  let count = 0;
  return async ({ token, role }) => ({
    token: token ?? `${name}-${role ?? 'app'}-${count++}`,
    host: name,
    version: '1',
  });
}

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  // Node's own timer would not follow the fake one.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms);
    return controller.signal;
  });
  hosts.set(null, host('home'));
  hosts.set('10.0.0.7:4747', host('tower'));
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const now = () => useConnection.getState();

describe('a line to a host', () => {
  it('goes over to another host and back, and is known to each by a token of its own', async () => {
    void stayConnected({});
    await pass(0);
    expect(now()).toMatchObject({ status: 'open', at: null });
    const joining = joinHost('10.0.0.7:4747');
    expect(now()).toMatchObject({ status: 'connecting', at: '10.0.0.7:4747', client: null });
    await pass(200);
    expect(await joining).toBe(true);
    expect(now()).toMatchObject({ status: 'open', at: '10.0.0.7:4747' });
    leaveHost();
    await pass(200);
    expect(now()).toMatchObject({ status: 'open', at: null });
    expect(lines.map(({ at }) => at)).toEqual([null, '10.0.0.7:4747', null]);
    expect([...kept.values()]).toEqual(['home-app-0', 'tower-app-0']);
  });

  it('asks for the key that a link has said, once', async () => {
    const said = { print: PRINT_OF('link'), by: 'link' };
    const joining = joinHost('10.0.0.7:4747', '', said.print);
    await pass(200);
    expect(await joining).toBe(true);
    expect(dialled.at(-1)).toEqual(['10.0.0.7:4747', said]);
    lines.at(-1)?.hangUp();
    await pass(1000);
    expect(dialled.at(-1)).toEqual(['10.0.0.7:4747', undefined]);
    leaveHost();
    await pass(200);
  });

  it('waits for a person where another host answers, however long that takes', async () => {
    const print = PRINT_OF('other');
    strangers.set('10.0.0.7:4747', { print, known: 'tower', as: null });
    const joining = joinHost('10.0.0.7:4747');
    await pass(60_000);
    expect(now()).toMatchObject({
      status: 'stranger',
      client: null,
      key: print,
      unknownHost: { known: 'tower', as: null },
    });
    const before = lines.length;
    retry();
    await pass(1000);
    expect([now().status, lines.length]).toEqual(['stranger', before]);
    trustUnknownHost();
    await pass(1000);
    expect(dialled.at(-1)).toEqual(['10.0.0.7:4747', { print, by: 'person' }]);
    expect([await joining, now().status]).toEqual([true, 'open']);
    leaveHost();
    await pass(200);
    const again = joinHost('10.0.0.7:4747');
    await pass(1000);
    leaveHost();
    await pass(1000);
    expect([await again, now().at, now().status]).toEqual([false, null, 'open']);
    strangers.clear();
  });

  it('stays where it was when the other host can’t be reached', async () => {
    const joining = joinHost('10.0.0.9:4747');
    await pass(7000);
    expect(await joining).toBe(false);
    await pass(1000);
    expect(now()).toMatchObject({ status: 'open', at: null });
  });

  it('is dialled again within a second of being possible', async () => {
    hosts.delete(null);
    lines.at(-1)?.hangUp();
    await pass(30_000);
    expect(now().status).toBe('lost');
    hosts.set(null, host('home'));
    await pass(1000);
    expect(now().status).toBe('open');
  });

  it('that has gone without a word is noticed', async () => {
    const before = lines.length;
    hosts.set(null, () => never);
    await pass(8000 + 4000);
    expect(now().status).toBe('lost');
    hosts.set(null, host('home'));
    await pass(6000);
    expect(now().status).toBe('open');
    expect(lines.length).toBeGreaterThan(before);
  });
});

describe('a line that is refused', () => {
  it('still holds', async () => {
    await pass(1000);
    const before = lines.length;
    const home = host('home');
    hosts.set(null, () => Promise.reject(elsewhere));
    await pass(60_000);
    hosts.set(null, home);
    expect([lines.length, now().status]).toEqual([before, 'open']);
  });
});

describe('a window whose session another one has', () => {
  const home = host('home');
  let before = 0;

  it('does not take it back when the network is, nor when it is looked at', async () => {
    hosts.set(null, () => Promise.reject(elsewhere));
    before = lines.length;
    sessionTakenOver();
    window.dispatchEvent(new Event('online'));
    await pass(1000);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(20_000);
    expect([lines.length, now().status]).toEqual([before, 'elsewhere']);
  });

  it('nor when its line breaks', async () => {
    hosts.set(null, home);
    lines.at(-1)?.hangUp();
    await pass(5000);
    window.dispatchEvent(new Event('online'));
    await pass(5000);
    expect([lines.length, now().status]).toEqual([before, 'elsewhere']);
  });

  it('but when somebody wants it here', async () => {
    takeBackSession();
    await pass(200);
    expect([lines.length, now().status]).toEqual([before + 1, 'open']);
    sessionTakenOver();
    takeBackSession();
    await pass(200);
    expect([lines.length, now().status]).toEqual([before + 2, 'open']);
  });

  it('and knows by the greeting of its waking, too', async () => {
    hosts.set(null, () => Promise.reject(elsewhere));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(20_000);
    expect([lines.length, now().status]).toEqual([before + 2, 'elsewhere']);
  });
});

describe('a host that proves its key', () => {
  const [OURS, ANOTHER] = ['abcdefghijklmnopqrstuv', 'ABCDEFGHIJKLMNOPQRSTUV'];
  const greeted: (string | undefined)[] = [];
  const remembering = (name: string): Greet => {
    const greet = host(name);
    return (said) => {
      greeted.push(said.token);
      return greet(said);
    };
  };
  /** The connection breaks, and this host answers the next dial. */
  const answers = async (key: string, greet: Greet): Promise<void> => {
    print = key;
    hosts.set(null, greet);
    greeted.splice(0);
    lines.at(-1)?.hangUp();
    await pass(1000);
  };

  it('is told the token that it gave, once more the one of before lines were sealed', async () => {
    page.hash = `#K7QX.${OURS}`;
    takeBackSession();
    const before = kept.get('panno-verde.token');
    await answers(OURS, remembering('home'));
    expect(now()).toMatchObject({ status: 'open', key: OURS, knownBy: 'link' });
    expect(greeted[0]).toBe(before);
    expect([kept.has('panno-verde.token'), kept.get(`panno-verde.token.${OURS}`)]).toEqual([false, before]);
    page.hash = '#/room';
  });

  it('is a stranger with another key: nothing is said to it, and it is not dialled again', async () => {
    await answers(ANOTHER, remembering('stranger'));
    expect(now()).toMatchObject({ status: 'stranger', client: null });
    const dialled = lines.length;
    await pass(60_000);
    expect([greeted, lines.length]).toEqual([[], dialled]);
  });

  it('is looked for again when somebody wants it', async () => {
    retry();
    await pass(1000);
    expect(now().status).toBe('stranger');
    print = OURS;
    hosts.set(null, remembering('home'));
    retry();
    await pass(1000);
    expect(now()).toMatchObject({ status: 'open', key: OURS });
  });

  it('is another one by the word of a person, and is not told the token of the one before', async () => {
    await answers(ANOTHER, remembering('stranger'));
    trustUnknownHost();
    await pass(1000);
    expect(now()).toMatchObject({ status: 'open', key: ANOTHER, knownBy: 'sight' });
    expect(greeted[0]).toBeUndefined();
  });

  it('is another one by a link that is scanned meanwhile', async () => {
    print = OURS;
    hosts.set(null, remembering('home'));
    page.hash = `#K7QX.${OURS}`;
    window.dispatchEvent(new Event('hashchange'));
    await pass(1000);
    expect(now()).toMatchObject({ status: 'open', key: OURS, knownBy: 'link' });
  });
});

describe('a fault of this page itself', () => {
  const reported: unknown[] = [];
  const broken = new TypeError("Cannot read properties of null (reading 'getItem')");
  /** It was reported once and waits for the user. */
  const stands = async (): Promise<void> => {
    await pass(1000);
    expect([now().status, now().client, reported]).toEqual(['failed', null, [broken]]);
    const before = dialled.length;
    await pass(60_000);
    expect([now().status, dialled.length]).toEqual(['failed', before]);
  };

  beforeEach(() => {
    reported.splice(0);
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  });

  it('is none of the network’s: it is not dialled on and on, but once more when somebody wants it', async () => {
    ownFault = () => {
      throw broken;
    };
    lines.at(-1)?.hangUp();
    await stands();
    ownFault = () => undefined;
    retry();
    await pass(1000);
    expect(now().status).toBe('open');
  });

  it('is told apart when the host is greeted, too', async () => {
    hosts.set(null, () => Promise.reject(broken));
    lines.at(-1)?.hangUp();
    await stands();
    hosts.set(null, host('home'));
    retry();
    await pass(1000);
    expect(now().status).toBe('open');
  });

  it('is no line that has gone, when it is asked whether it still is one', async () => {
    hosts.set(null, () => Promise.reject(broken));
    await pass(8000);
    await stands();
    hosts.set(null, host('home'));
    retry();
    await pass(1000);
    expect(now().status).toBe('open');
  });
});

describe('a device that keeps nothing', () => {
  it('is connected all the same, and known again for as long as the page is open', async () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const greeted: (string | undefined)[] = [];
    const greet = host('home');
    hosts.set(null, (said) => {
      greeted.push(said.token);
      return greet(said);
    });
    expect(now().isStored).toBe(true);
    for (const _ of ['first', 'again']) {
      lines.at(-1)?.hangUp();
      await pass(1000);
      expect(now()).toMatchObject({ status: 'open', isStored: false });
    }
    expect(greeted[1]).toMatch(/^home-app-/);
  });
});

describe('back-off', () => {
  it('dials at once after a break, then waits longer each time', () => {
    const waits = [0, 1, 2, 3].map(backoffMs);
    expect(waits).toEqual([100, 125, 250, 500]);
  });

  it('never waits more than half a second', () => {
    expect(Math.max(...Array.from({ length: 100 }, (_, k) => backoffMs(k)))).toBe(500);
  });
});
