/** Updates as the shell has them: what a person asks for is done, what is done is told, and what was chosen is kept. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { ShellRequest, UpdateFault, UpdateView } from '#shared/protocol/desktop-shell.ts';
import { Unsigned, type Updater } from './feed.ts';
import { INITIAL_STATE, nextState, type UpdateAction, type UpdateEvent, type UpdateState } from './update-state.ts';

/** What went wrong with an update, as far as it matters to a person: nobody answered, nobody vouches for it, or something else. */
/** electron-updater's codes for a file that is another one than was said, and for a program that somebody else has signed. */
const SIGNATURE_CODES = ['ERR_CHECKSUM_MISMATCH', 'ERR_UPDATER_INVALID_SIGNATURE'];

const NETWORK = /net::ERR_|^(?:ENOTFOUND|ECONN\w+|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|HTTP_ERROR_\d+)/;

function faultOf(error: unknown): UpdateFault {
  if (error instanceof Unsigned) return 'unsigned';
  const { code = '', message = '' } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  if (SIGNATURE_CODES.includes(String(code))) return 'unsigned';
  return NETWORK.test(String(code)) || NETWORK.test(String(message)) ? 'unreachable' : 'broken';
}

export interface Updates {
  ask(ask: ShellRequest): void;
  /** Tells the view, now and whenever it has changed, to whoever watched last. */
  watch(tell: (view: UpdateView) => void): void;
  close(): void;
}

export interface UpdatesSetup {
  /** Loaded when it is first needed, and not before: whoever never asks is never called for. */
  updater(): Promise<Updater>;
  /** Where it is kept what somebody chose, and when it was looked for last. */
  readonly file: string;
  isPlaying(): boolean;
  /** Called before an update is put in: everything has to be closed. */
  closeAll(): Promise<void>;
  readonly now?: () => number;
}

/** How often it is looked whether somebody plays, and whether a day has gone by, in ms. */
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
    // None yet, or not ours to understand: then nothing is looked for until somebody asks.
    return undefined;
  }
}

/** Written beside and moved over. A full disk is no reason to fail: then it is asked again next time. */
function keep(file: string, { byItself, looked }: UpdateState): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify({ byItself, looked }));
    renameSync(`${file}.new`, file);
  } catch {
    // Nothing is lost but when it was looked for.
  }
}
