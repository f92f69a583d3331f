/** A host that is reached by a relay, as an address: the relay's origin and the print of the host's key. */
import { relayOrigin } from './relay-origin.ts';

export interface RelayedHost {
  /** Its origin, as `https://relay.example`. */
  readonly relay: string;
  /** Of the host's key: by it the relay finds the host, and whoever answers has to have it. */
  readonly print: string;
}

/** How such an address looks, for what only has to tell it from others. */
export const RELAYED_ADDRESS = /^https?:\/\/[\w.:[\]-]{1,200}\/[\w-]{22}$/;

/** The host at an address; undefined where that is another kind of address. */
export function relayedHostIn(address: string): RelayedHost | undefined {
  const [, relay = '', print = ''] = /^(.+)\/([\w-]{22})$/.exec(address) ?? [];
  return relay !== '' && relayOrigin(relay) === relay ? { relay, print } : undefined;
}

/** The link to a host's room or table, as people send it. */
export function relayLink({ relay, print }: RelayedHost, code: string): string {
  return `${relay}/hand/#${code}.${print}`;
}

/** What the link to a host's room or table says. */
export interface RelayLink {
  readonly address: string;
  readonly code: string;
  readonly print: string;
}

/** Reads a link as a host behind a relay hands it out; undefined for anything else. */
export function relayLinkIn(text: string): RelayLink | undefined {
  const [, origin = '', code = '', print = ''] =
    /^(https?:\/\/[^/]+)\/hand\/?#([a-z\d]{1,20})[.]([\w-]{22})$/i.exec(text.trim()) ?? [];
  const relay = relayOrigin(origin);
  return relay === undefined ? undefined : { address: `${relay}/${print}`, code: code.toUpperCase(), print };
}
