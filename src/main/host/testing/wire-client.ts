/** People at the other end of a line, wherever it comes from: what they ask as text, and all that comes back as text. */
import type { Refusal } from '#shared/engine/refusal.ts';
import { acceptConnections, type Connection } from '../api/connection.ts';
import { flushPromises } from './fake-clock.ts';
import type { TestHost } from './test-host.ts';

interface Frame {
  readonly i: string;
  readonly p: {
    readonly s?: number;
    readonly b?: { readonly json: unknown };
    readonly e?: string;
    readonly d?: { readonly json: unknown };
  };
}

/** What a call came to. */
export type Answer = { readonly value: unknown } | { readonly refused: Refusal };

export interface WireClient {
  /** The connection itself, to close it. */
  readonly connection: Connection;
  readonly token: string;
  /** Why the host has hung up, each time it did. */
  readonly hungUp: readonly string[];
  /** All that came, as it came, and when on the host's clock. */
  readonly heard: readonly { readonly at: number; readonly text: string }[];
  /** Calls, and waits for the first answer. */
  call(path: string, input?: object): Promise<Answer>;
  /** The reason a call is refused with; nothing where it is not. */
  reason(path: string, input?: object): Promise<string | undefined>;
  /** Calls, and does not wait: `kept` where it was done, the reason where it was refused, nothing before the answer. */
  later(path: string, input?: object): () => string | undefined;
  /** What the call gives, as this; throws where it is refused. */
  get<T>(path: string, input?: object): Promise<T>;
  /** A stream: all that it has told so far. */
  follow<T>(path: string, input?: object): Promise<() => T[]>;
}

/** One for each host: to make it takes longer than all that is asked of it. */
const boards = new WeakMap<TestHost, ReturnType<typeof acceptConnections>>();

function boardOf(at: TestHost): ReturnType<typeof acceptConnections> {
  const board =
    boards.get(at) ??
    acceptConnections(at.host, { host: 'here', version: '1' }, at.clock, (line) => void at.log.push(line));
  boards.set(at, board);
  return board;
}

/** Greets the host from this address; without one, from this computer. */
export async function callFrom(
  at: TestHost,
  address?: string,
  greeting: { readonly token?: string; readonly role?: 'screen' } = {},
  isSealed = false,
): Promise<WireClient> {
  const accept = boardOf(at);
  const frames: Frame[] = [];
  const hungUp: string[] = [];
  const heard: { readonly at: number; readonly text: string }[] = [];
  const connection = accept({
    ...(address !== undefined && { address }),
    isEncrypted: isSealed,
    send(text) {
      heard.push({ at: at.clock.now(), text });
      frames.push(JSON.parse(text));
    },
    close: (why) => void hungUp.push(why),
  });
  let calls = 0;
  const ask = (path: string, json: object): (() => Frame[]) => {
    const id = String(++calls);
    connection.receive(JSON.stringify({ i: id, p: { u: `/${path}`, b: { json } } }));
    return () => frames.filter(({ i }) => i === id);
  };
  const framesOf = async (path: string, json: object): Promise<() => Frame[]> => {
    const answered = ask(path, json);
    await flushPromises();
    await flushPromises();
    return answered;
  };
  const call = async (path: string, input: object = {}): Promise<Answer> => {
    const [frame] = (await framesOf(path, input))();
    if (!frame) throw new Error(`no answer to ${path}`);
    return answerIn(frame);
  };
  const answerIn = (frame: Frame): Answer => {
    const json = frame.p.b?.json as { readonly data?: Refusal } | undefined;
    return frame.p.s === undefined
      ? { value: json }
      : { refused: json?.data ?? { rule: 'host', reason: `${frame.p.s}` } };
  };
  const get = async <T>(path: string, input: object = {}): Promise<T> => {
    const answer = await call(path, input);
    if ('refused' in answer) throw new Error(`${path}: ${answer.refused.reason}`);
    return answer.value as T;
  };
  const { token } = await get<{ readonly token: string }>('session/greet', greeting);
  return {
    connection,
    token,
    hungUp,
    heard,
    call,
    get,
    later(path, input = {}) {
      const answered = ask(path, input);
      return () => {
        const [frame] = answered();
        const answer = frame && answerIn(frame);
        return answer && ('refused' in answer ? answer.refused.reason : 'kept');
      };
    },
    async reason(path, input) {
      const answer = await call(path, input);
      return 'refused' in answer ? answer.refused.reason : undefined;
    },
    async follow<T>(path: string, input: object = {}) {
      const all = await framesOf(path, input);
      return () => all().flatMap(({ p }) => (p.e === 'message' && p.d ? [p.d.json as T] : []));
    },
  };
}
