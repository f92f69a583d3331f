/**
 * The names that a relay answers to, as `Host` says them. A host proves its key to a name: were any name believed, another
 * relay could hand on what a host has proved to it.
 */
import { relayOrigin } from '#shared/relay/relay-origin.ts';

/** Each as in an address: a name, and a port unless it is that of https. Undefined where one is none. */
export function parseNames(given: string): readonly string[] | undefined {
  const names = given.split(',').map((one) => URL.parse(relayOrigin(one) ?? '')?.host);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** Those of a relay that has been given none: this computer's for itself. */
export function localNames(port: number, isHttps: boolean): readonly string[] {
  const scheme = isHttps ? 'https' : 'http';
  return ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`${scheme}://${name}:${port}`).host);
}
