/** A browser's stand-in: the same client over a real WebSocket, and every byte that came in. */
import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import { SECURE_CHANNEL_PATH } from '#shared/crypto/secure-channel.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { contract } from '#shared/protocol/contract.ts';
import { type EncryptedSocket, encryptedSocket } from '../../../src/renderer/client/connection/encrypted-socket.ts';
import { CallError, rpcClient, rpcOver } from '../../../src/renderer/client/connection/rpc.ts';

export type Client = ContractRouterClient<typeof contract>;

/** How one speaks: as programs may, or as every page does. */
export type LineKind = 'plain' | 'sealed';

export interface Visitor {
  readonly client: Client;
  readonly token: string;
  readonly socket: WebSocket | EncryptedSocket;
  /** All that the host sent, message by message, as who receives it reads it. */
  readonly frames: string[];
  /** The code that the socket was closed with. */
  readonly closed: Promise<number>;
  leave(): Promise<void>;
}

/** Opens a socket and greets. */
export async function visit(
  port: number,
  token?: string,
  manner: LineKind = 'plain',
  known?: string,
): Promise<Visitor> {
  const line = await dial(port, manner, known);
  const greeting = await line.client.session.greet(token === undefined ? {} : { token });
  return { ...line, token: greeting.token };
}

/** Opens a socket and says nothing yet. `known`: the host's key, by which a relay finds it. */
export async function dial(port: number, manner: LineKind = 'plain', known?: string): Promise<Omit<Visitor, 'token'>> {
  const host = `ws://127.0.0.1:${port}`;
  const socket =
    manner === 'plain' ? new WebSocket(`${host}/ws`) : encryptedSocket(`${host}${SECURE_CHANNEL_PATH}`, known);
  const frames: string[] = [];
  socket.addEventListener('message', ({ data }: MessageEvent) => frames.push(String(data)));
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  const client: Client =
    socket instanceof WebSocket ? createORPCClient(new RPCLink({ websocket: socket })) : rpcClient(pagesOwn(socket));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
    socket.addEventListener('close', reject);
  });
  return {
    client,
    socket,
    frames,
    closed,
    async leave() {
      socket.close();
      await closed;
    },
  };
}

/** What a page calls by. */
function pagesOwn(socket: EncryptedSocket): ReturnType<typeof rpcOver> {
  return rpcOver({
    send: socket.send,
    onText: (call) => socket.addEventListener('message', ({ data }: MessageEvent<string>) => call(data)),
    onClose: (call) => socket.addEventListener('close', () => call()),
  });
}

/** The host's reason, where a call is refused; throws where it is not. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call;
  } catch (error) {
    if ((error instanceof ORPCError || error instanceof CallError) && error.code === 'REFUSED')
      return error.data as Refusal;
    throw error;
  }
  throw new Error('nothing was refused');
}
