/** The shell's updates: runs requests, reports the state, saves the settings. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { UpdateFault, UpdateRequest, UpdateView } from '#shared/protocol/desktop-shell.ts';
import { Unsigned, type Updater } from './feed.ts';
import { INITIAL_STATE, nextState, type UpdateAction, type UpdateEvent, type UpdateState } from './update-state.ts';

// Update errors as people see them: no answer, not trusted, or other.

/** electron-updater's codes for a checksum mismatch and for a foreign signature. */
const SIGNATURE_CODES = ['ERR_CHECKSUM_MISMATCH', 'ERR_UPDATER_INVALID_SIGNATURE'];

const NETWORK = /net::ERR_|^(?:ENOTFOUND|ECONN\w+|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|HTTP_ERROR_\d+)/;

function faultOf(error: unknown): UpdateFault {
  if (error instanceof Unsigned) return 'unsigned';
  const { code = '', message = '' } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  if (SIGNATURE_CODES.includes(String(code))) return 'unsigned';
  return NETWORK.test(String(code)) || NETWORK.test(String(message)) ? 'unreachable' : 'broken';
}

export interface Updates {
  ask(ask: UpdateRequest): void;
  /** Delivers the view now and on changes to the latest subscriber. */
  watch(tell: (view: UpdateView) => void): void;
  close(): void;
}

export interface UpdatesSetup {
  /** Lazily loads the updater. */
  updater(): Promise<Updater>;
  /** File of the setting and the last check. */
  readonly file: string;
  isPlaying(): boolean;
  /** Called before installing, to close everything. */
  closeAll(): Promise<void>;
  readonly now?: () => number;
}

/** Interval of checks for play and for the daily update check, in ms. */
const POLL_INTERVAL_MS = 5000;

const keptSchema = z.object({ byItself: z.boolean(), looked: z.number().min(0) });

export function makeUpdates({ updater, file, isPlaying, closeAll, now = Date.now }: UpdatesSetup): Updates {
  let state: UpdateState = { ...INITIAL_STATE, ...readKept(file) };
  let told = '';
  let tell: (view: UpdateView) => void = () => undefined;
  let fetching = new AbortController();

  const deeds: Readonly<Record<UpdateAction, () => Promise<void>>> = {
    async look() {
      const version = await (await updater()).check();
      happen(version === undefined ? { type: 'nothing-newer' } : { type: 'found', version });
    },
    async fetch() {
      const { signal } = fetching;
      await (await updater()).download((percent) => !signal.aborted && happen({ type: 'progress', percent }), signal);
      if (!signal.aborted) happen({ type: 'fetched' });
    },
    async stop() {
      fetching.abort();
      fetching = new AbortController();
    },
    async install() {
      const { install } = await updater();
      await closeAll();
      install();
    },
  };

  function happen(event: UpdateEvent): void {
    const before = state;
    const { state: after, deed } = nextState(state, event, { playing: isPlaying(), now: now() });
    state = after;
    if (after.byItself !== before.byItself || after.looked !== before.looked) keep(file, after);
    tellChanges();
    if (deed) deeds[deed]().catch((error: unknown) => happen({ type: 'failed', why: faultOf(error) }));
  }

  function tellChanges(): void {
    const view: UpdateView = { stage: state.stage, byItself: state.byItself, waits: isPlaying() };
    const text = JSON.stringify(view);
    if (text !== told) tell(view);
    told = text;
  }

  const beat = setInterval(() => happen({ type: 'time-passed' }), POLL_INTERVAL_MS);
  return {
    ask: (type) => happen({ type }),
    watch(call) {
      tell = call;
      told = '';
      tellChanges();
    },
    close: () => clearInterval(beat),
  };
}

function readKept(file: string): Pick<UpdateState, 'byItself' | 'looked'> | undefined {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing or unreadable: no automatic checks.
    return undefined;
  }
}

/** Written to a temporary file and renamed. A write error is ignored: it only repeats a check. */
function keep(file: string, { byItself, looked }: UpdateState): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify({ byItself, looked }));
    renameSync(`${file}.new`, file);
  } catch {
    // Only the time of the last check is lost.
  }
}
