/**
 * Which key answers at which address, as this computer has seen it: pinned at first sight, in a file of the desktop's own.
 * What is known there is asked for each time; another key is nobody's before a person has said so.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FINGERPRINT } from '#shared/crypto/secure-channel.ts';
import { type ExpectedKey, keyOriginSchema } from '#shared/protocol/remote-host.ts';

const knownHostSchema = z.object({
  /** `ADDRESS:PORT`, the address in numbers. */
  address: z.string().max(100),
  print: z.string().regex(FINGERPRINT),
  /** How it calls itself: for people, who know it by that. */
  host: z.string().max(100),
  by: keyOriginSchema,
});
export type KnownHost = z.infer<typeof knownHostSchema>;

/** More than any house has, and all that it visits. */
const MAX_KNOWN_HOSTS = 200;

export interface KnownHosts {
  /** What is known at an address. */
  at(address: string): KnownHost | undefined;
  /** Where else a key was seen, as far as that says most about it. */
  withPrint(print: string): KnownHost | undefined;
  /** From now on this is known, and nothing else at its address. */
  keep(known: KnownHost): void;
  /** Nothing is known at an address any more. */
  forget(address: string): void;
}

/** `file` is made when the first one is kept. What can't be read there counts as nothing: then first sight is now. */
export function knownHosts(file: string): KnownHosts {
  let all: readonly KnownHost[] = read(file);
  const write = (now: readonly KnownHost[]): void => {
    all = now.slice(-MAX_KNOWN_HOSTS);
    try {
      writeFileSync(`${file}.new`, JSON.stringify(all), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch {
      // It is known until the program ends, and seen for the first time after that.
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

/** What says most first. */
const ORDER = ['compared', 'link', 'sight'] as const;

function read(file: string): KnownHost[] {
  try {
    return z.array(knownHostSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Why nothing is said to who answers: at this address another one is known, or a link has said that it is another one. */
export interface KeyMismatch {
  readonly print: string;
  /** Who is known at the address. */
  readonly known: KnownHost | undefined;
}

/** The key that must answer there; any where nothing is known. A link does not change what is known: a person does. */
export function expectedKey(hosts: KnownHosts, address: string, said?: ExpectedKey): string | undefined | KeyMismatch {
  const known = hosts.at(address);
  if (said?.by === 'person' || !known) return said?.print;
  if (said && said.print !== known.print) return { print: said.print, known };
  return known.print;
}

/** The key has answered, as it was expected: how it is known from now on. */
export function recordObservation(hosts: KnownHosts, here: Omit<KnownHost, 'by'>, said?: ExpectedKey): KnownHost {
  const before = [hosts.at(here.address), hosts.withPrint(here.print)].find((one) => one?.print === here.print);
  // A person has said that it is a new one, and nobody that it is the right one.
  const now = said?.by === 'link' && before?.by !== 'compared' ? 'link' : (before?.by ?? 'sight');
  const seen: KnownHost = { ...here, by: now };
  if (JSON.stringify(seen) !== JSON.stringify(hosts.at(here.address))) hosts.keep(seen);
  return seen;
}
