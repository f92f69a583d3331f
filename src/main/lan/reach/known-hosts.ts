/**
 * Known host keys by address: trust on first use, stored in the desktop app's own file. The key is
 * checked each time; a changed key is rejected until a person accepts it.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FINGERPRINT } from '#shared/crypto/secure-channel.ts';
import { type ExpectedKey, keyOriginSchema } from '#shared/protocol/lan.ts';

const knownHostSchema = z.object({
  /** `ADDRESS:PORT`, numeric; or by a relay (`relayedHostIn`). */
  address: z.string().max(260),
  print: z.string().regex(FINGERPRINT),
  /** Its name, for people. */
  host: z.string().max(100),
  by: keyOriginSchema,
});
export type KnownHost = z.infer<typeof knownHostSchema>;

/** Max known hosts. */
const MAX_KNOWN_HOSTS = 200;

export interface KnownHosts {
  /** The known host at an address. */
  at(address: string): KnownHost | undefined;
  /** The strongest entry with this fingerprint at another address. */
  withPrint(print: string): KnownHost | undefined;
  /** Replaces what is known at its address. */
  keep(known: KnownHost): void;
  /** Forgets the host at an address. */
  forget(address: string): void;
}

/**
 * Creates `file` with the first entry. An unreadable file counts as empty, so every host is new.
 */
export function knownHosts(file: string): KnownHosts {
  let all: readonly KnownHost[] = read(file);
  const write = (now: readonly KnownHost[]): void => {
    all = now.slice(-MAX_KNOWN_HOSTS);
    try {
      writeFileSync(`${file}.new`, JSON.stringify(all), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch {
      // It is remembered until the program ends.
    }
  };
  return {
    at: (address) => all.find((one) => one.address === address),
    withPrint(print) {
      const same = all.filter((one) => one.print === print);
      return ORDER.flatMap((by) => same.find((one) => one.by === by) ?? [])[0];
    },
    keep: (known) => write([...all.filter(({ address }) => address !== known.address), known]),
    forget: (address) => write(all.filter((one) => one.address !== address)),
  };
}

/** Strongest first. */
const ORDER = ['compared', 'link', 'sight'] as const;

function read(file: string): KnownHost[] {
  try {
    return z.array(knownHostSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** The key isn't the known one, or not the one in the link. */
export interface KeyMismatch {
  readonly print: string;
  /** Who is known at the address. */
  readonly known: KnownHost | undefined;
}

/**
 * The fingerprint expected there; undefined accepts any. A link doesn't replace a known key: only a
 * person can.
 */
export function expectedKey(hosts: KnownHosts, address: string, said?: ExpectedKey): string | undefined | KeyMismatch {
  const known = hosts.at(address);
  if (said?.by === 'person' || !known) return said?.print;
  if (said && said.print !== known.print) return { print: said.print, known };
  return known.print;
}

/** The key has answered, as it was expected: how it is known from now on. */
export function recordObservation(hosts: KnownHosts, here: Omit<KnownHost, 'by'>, said?: ExpectedKey): KnownHost {
  const before = [hosts.at(here.address), hosts.withPrint(here.print)].find((one) => one?.print === here.print);
  // The person accepted a new key without verifying it.
  const now = said?.by === 'link' && before?.by !== 'compared' ? 'link' : (before?.by ?? 'sight');
  const seen: KnownHost = { ...here, by: now };
  if (JSON.stringify(seen) !== JSON.stringify(hosts.at(here.address))) hosts.keep(seen);
  return seen;
}
