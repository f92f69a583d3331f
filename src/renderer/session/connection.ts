/** Keeps one line to the host open: greets, notices a break, and dials again by itself. */
import { create } from 'zustand';
import { backOff } from './back-off.ts';
import { type Client, dial, type Transport } from './transport.ts';

export interface Connection {
  /**
   * `connecting`: never open yet. `lost`: it was, and is being dialled again. `elsewhere`: another window of ours has
   * taken over; nothing more is done here until somebody comes back.
   */
  readonly status: 'connecting' | 'open' | 'lost' | 'elsewhere';
  /** There while the line is open; another line is another client. */
  readonly client: Client | null;
}

export const useConnection = create<Connection>()(() => ({ status: 'connecting', client: null }));

/** The line that is open now. */
let line: Transport | undefined;

const TOKEN = 'panno-verde.token';

/** How long the host may take to answer a greeting before the line counts as dead, in ms. */
const PATIENCE = 4000;

/** Dials until the page is left. Called once. */
export async function stayConnected(): Promise<never> {
  let release: string | undefined;
  for (let failures = 0; ; failures++) {
    const transport = await dial().catch(() => undefined);
    const version = transport && (await greet(transport));
    if (transport && version) {
      // The host was replaced by a newer one while we were away: its page is newer, too.
      if (release !== undefined && release !== version) location.reload();
      release = version;
      failures = 0;
      line = transport;
      useConnection.setState({ status: 'open', client: transport.client });
      await goneOrDead(transport);
      line = undefined;
      useConnection.setState({ status: 'lost', client: null });
    }
    await pause(backOff(failures));
  }
}

/** The host serves our other window now. */
export function goneElsewhere(): void {
  useConnection.setState({ status: 'elsewhere', client: null });
}

/** Takes the session back from our other window: a new line is the latest one. */
export function comeBack(): void {
  line?.close();
}

/** Tells the host who we are; its version, or nothing if the line proved dead. */
async function greet({ client, close }: Transport): Promise<string | undefined> {
  const known = localStorage.getItem(TOKEN);
  try {
    const answer = await client.session.greet(known ? { token: known } : {}, { signal: AbortSignal.timeout(PATIENCE) });
    localStorage.setItem(TOKEN, answer.token);
    return answer.version;
  } catch {
    close();
    return undefined;
  }
}

/** Resolves when the line is gone. A page that wakes asks whether the line still is one: sleep breaks it unheard. */
async function goneOrDead(transport: Transport): Promise<void> {
  const ask = (): void => {
    if (document.visibilityState === 'visible') void greet(transport);
  };
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  await transport.closed;
  window.removeEventListener('online', ask);
  document.removeEventListener('visibilitychange', ask);
}

/** Waits, but not a moment longer once the page is looked at again or the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
  });
}
