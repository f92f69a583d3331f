/** What is needed of the line to another host. Whatever carries it encrypts, and knows who answers. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { KeyOrigin } from '#shared/protocol/lan.ts';

/** The other host refuses a call. */
export class CallRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export interface OtherHost {
  /** `ADDRESS:PORT` at which it answers. */
  readonly address: string;
  /** What it calls itself. */
  readonly host: string;
  readonly print: string;
  /** How its key is known here. */
  readonly knownBy: KeyOrigin;
  /** What both ends of the line, and nobody else, have in common. */
  readonly hash: Uint8Array;
  /** Calls a procedure. Throws `CallRefused` where that is refused, anything else where the line broke. */
  call(path: string, input: object): Promise<unknown>;
  /** People have compared cards: the key is known from now on. */
  trust(): void;
  close(): void;
}

/** Resolves to the line, or to why there is none. `print`: only a host with that key will do. */
export type ReachOtherHost = (
  address: string,
  print?: string,
) => Promise<{ readonly line: OtherHost } | { readonly refusal: Refusal }>;
