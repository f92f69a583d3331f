/** A host of its own key that says what an honest one says, but twisted, as a strange one would choose its words. */
import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { noiseResponder } from '#main/lan/encryption/noise-responder.ts';
import { x25519 } from '#main/lan/encryption/x25519.ts';

type Json = Record<string, unknown>;

/** What becomes of one value that the host sends; undefined: it stays as it is. */
export type Twist = (value: Json) => unknown;

export interface Twisted {
  /** Twists what matches from now on; how often it did. */
  twist(twist: Twist): () => number;
  /** What the host sends comes as it is. */
  straighten(): void;
}

/** What a page takes at first sight that was told no other. */
const KEY = x25519.pairOf(new Uint8Array(32).fill(7));

/** To be called before the page is loaded. */
export async function twistedWire(page: Page): Promise<Twisted> {
  let now: Twist = () => undefined;
  await page.routeWebSocket(/\/sealed$/, (socket) => {
    const end = noiseResponder(KEY, (bytes) => socket.send(Buffer.from(bytes)));
    const host = new WebSocket(socket.url().replace(/sealed$/, 'ws'));
    const open = new Promise((resolve) => host.on('open', resolve));
    host.on('message', (text) => end.send(twisted(String(text), now)));
    host.on('close', () => socket.close());
    host.on('error', () => undefined);
    socket.onMessage((message) => {
      const text = end.receive(Buffer.from(message));
      if (text !== undefined) void open.then(() => host.send(text));
    });
    socket.onClose(() => host.close());
  });
  return {
    twist(twist) {
      let count = 0;
      now = (value) => {
        const other = twist(value);
        if (other !== undefined) count++;
        return other;
      };
      return () => count;
    },
    straighten() {
      now = () => undefined;
    },
  };
}

/** oRPC puts what a procedure answers behind the key `json`. */
function twisted(text: string, twist: Twist): string {
  const walk = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(walk);
    const entries = Object.entries(value).map(([key, part]) => {
      const isAnswer = key === 'json' && typeof part === 'object' && part !== null;
      const other = isAnswer ? twist(part as Json) : undefined;
      return [key, other === undefined ? walk(part) : other];
    });
    return Object.fromEntries(entries);
  };
  return JSON.stringify(walk(JSON.parse(text))).replaceAll('"__PROTO__"', '"__proto__"');
}

/** A table as its page sees it, an update of a match, a list of tables. */
export const isTable = (value: Json): boolean => 'settings' in value && 'seats' in value;
export const isUpdate = (value: Json): boolean => 'observation' in value;
