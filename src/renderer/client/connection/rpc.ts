/**
 * RPC over a text channel, as docs/protocol.md describes it: a call carries a number that its answer and each event of
 * its stream repeat. oRPC's own client is ten times as large, for files, forms, dates and headers that no page uses.
 */

/** Options of a call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Calls procedures by their path. */
export interface RpcLink {
  call(path: readonly string[], input: unknown, options: CallOptions): Promise<unknown>;
}

/** The host has refused a call: `code` is the kind, `data` the reason. */
export class CallError extends Error {
  readonly code: string;
  readonly data: unknown;

  constructor(code: string, data?: unknown) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** The connection broke or nobody answers; the call may be retried. */
export class Unreachable extends Error {}

/** All procedures as methods: `client.table.sit(input)`. */
export function rpcClient<Client extends object>(calls: RpcLink): Client {
  const at = (path: readonly string[]): object =>
    new Proxy((input: unknown, options: CallOptions = {}) => calls.call(path, input, options), {
      // A `then` method would make the proxy look like a promise.
      get: (_, name) => (typeof name === 'string' && name !== 'then' ? at([...path, name]) : undefined),
    });
  return at([]) as Client;
}

/** A channel for texts. */
export interface TextChannel {
  send(text: string): void;
  /** Calls back with every text received. */
  onText(call: (text: string) => void): void;
  /** Calls back when the channel closes. */
  onClose(call: () => void): void;
}

/** The fields of a message that this client reads. */
interface WireMessage {
  readonly i: string;
  readonly t?: number;
  readonly p?: {
    readonly s?: number;
    readonly h?: Readonly<Record<string, unknown>>;
    readonly b?: { readonly json?: unknown };
    readonly e?: string;
    readonly d?: { readonly json?: unknown };
  };
}

const STOP = 4;

/** The connection closed before the answer, which says nothing about the call's effect. */
const LINE_GONE = new Unreachable('the line is gone');

/** A call waiting for messages with its number. */
interface PendingReply {
  take(message: WireMessage): void;
  fail(why: unknown): void;
}

export function rpcOver(line: TextChannel): RpcLink {
  const waiting = new Map<string, PendingReply>();
  let calls = 0;
  let isGone = false;
  line.onText((text) => {
    const message = read(text);
    if (message) waiting.get(message.i)?.take(message);
  });
  line.onClose(() => {
    isGone = true;
    for (const one of [...waiting.values()]) one.fail(LINE_GONE);
  });
  return {
    call(path, input, { signal }) {
      if (isGone) return Promise.reject(LINE_GONE);
      if (signal?.aborted) return Promise.reject(signal.reason);
      const i = String(calls++);
      const stop = (): void => {
        if (waiting.delete(i) && !isGone) line.send(JSON.stringify({ i, t: STOP }));
      };
      return new Promise((resolve, reject) => {
        const settle = (): void => {
          waiting.delete(i);
          signal?.removeEventListener('abort', aborted);
        };
        const one: PendingReply = {
          take({ p = {} }) {
            if (isStream(p)) {
              const incoming = stream(stop, settle);
              waiting.set(i, incoming);
              one.fail = incoming.fail;
              return resolve(incoming.values);
            }
            settle();
            if ((p.s ?? 200) < 400) resolve(p.b?.json);
            else reject(errorOf(p.b?.json));
          },
          fail(why) {
            settle();
            reject(why);
          },
        };
        const aborted = (): void => {
          stop();
          one.fail(signal?.reason);
        };
        signal?.addEventListener('abort', aborted);
        waiting.set(i, one);
        line.send(JSON.stringify({ i, p: { u: `/${path.join('/')}`, b: { json: input } } }));
      });
    },
  };
}

/** An unreadable message belongs to no call. */
function read(text: string): WireMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as WireMessage) : undefined;
  } catch {
    return undefined;
  }
}

function isStream({ h }: NonNullable<WireMessage['p']>): boolean {
  return h?.['content-type'] === 'text/event-stream';
}

function errorOf(failure: unknown): unknown {
  const { code = 'INTERNAL_SERVER_ERROR', ...more } = (failure ?? {}) as { code?: string; data?: unknown };
  return new CallError(String(code), more.data);
}

type Step = { readonly value: unknown } | { readonly end: unknown };

/** A stream's values in order; `stop` tells the host to end it. */
function stream(
  stop: () => void,
  settle: () => void,
): PendingReply & { readonly values: AsyncIterableIterator<unknown> } {
  const steps: Step[] = [];
  let wake = (): void => undefined;
  let isOver = false;
  const add = (step: Step): void => {
    if ('end' in step) settle();
    steps.push(step);
    wake();
  };
  const values: AsyncIterableIterator<unknown> = {
    async next() {
      while (steps.length === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const step = steps.shift();
      if (step && 'value' in step) return { value: step.value, done: false };
      isOver = true;
      steps.length = 0;
      if (step && step.end !== undefined) throw step.end;
      return { value: undefined, done: true };
    },
    async return() {
      if (!isOver) stop();
      settle();
      isOver = true;
      steps.length = 0;
      wake();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => values,
  };
  return {
    values,
    take({ p = {} }) {
      if (p.e === 'message') add({ value: p.d?.json });
      else add({ end: p.e === 'error' ? errorOf(p.d?.json) : undefined });
    },
    fail: (why) => add({ end: why }),
  };
}
