/** What this computer can find out by itself about why a table is not seen: no guesses, those are `diagnosis.ts`. */

import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { DiagnosisGoal } from '#shared/protocol/doctor.ts';
import { type Interfaces, isLinkLocal, isVirtual, ownInterfaces } from '../reach/addresses.ts';
import type { Firewall, FirewallCommands } from './firewall.ts';

/** The networks that this computer is in, and what each is worth to a table in the house. */
export interface OwnNetwork {
  readonly name: string;
  readonly address: string;
  /** The house; a tunnel or one within this computer; an address that nobody gave. */
  readonly kind: 'house' | 'virtual' | 'self-given';
}

/** One entry for each address that a computer elsewhere may know; of IPv6 those that need no zone. */
export function ownNetworks(interfaces: Interfaces = interfacesNow()): OwnNetwork[] {
  return Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? []).flatMap((own) => {
      const { address, internal } = own;
      // Every interface that is up has an IPv6 address of its own making: that says nothing of a router.
      if (internal || (isLinkLocal(address) && !isIPv4(address))) return [];
      if (isVirtual(name, own)) return { name, address, kind: 'virtual' as const };
      return { name, address, kind: isLinkLocal(address) ? ('self-given' as const) : ('house' as const) };
    }),
  );
}

/** A cable may have been pulled this very second. */
function interfacesNow(): Interfaces {
  try {
    return networkInterfaces();
  } catch {
    return ownInterfaces();
  }
}

/** What became of multicast in one network. */
export interface MulticastTest {
  /** This computer's address there. */
  readonly own: string;
  /** The system's error, if nothing could be said. */
  readonly error?: string;
  /** Whether we heard ourselves, as everybody there does. */
  readonly heardOwn: boolean;
  /** Who else said anything at all. */
  readonly others: readonly string[];
}

/** Another host that answered, or was heard. */
export interface OtherHost {
  readonly address: string;
  readonly port: number;
  readonly host: string;
  readonly version: string;
  /** How many tables it has open, as it says when it is asked. */
  readonly tables: number;
  /** How many it advertises: so many should be heard. */
  readonly advertises: number;
  /** Whether anything was heard of it on multicast. */
  readonly heard: boolean;
}

/** What is at an address that somebody typed. */
export interface Typed {
  readonly address: string;
  /** In a network of ours, so that no router stands between. */
  readonly near: boolean;
  readonly answer: 'reached' | 'other-version' | 'nobody-listens' | 'no-answer' | 'not-panno-verde';
  readonly host?: string;
  readonly version?: string;
  /** A computer has this address: it answers with its hardware's. */
  readonly exists: boolean;
}

export interface Findings {
  readonly wish: DiagnosisGoal;
  readonly platform: NodeJS.Platform;
  readonly version: string;
  readonly networks: readonly OwnNetwork[];
  /** The network may come in to something here. */
  readonly open: boolean;
  /** It was told to listen for this computer alone, whatever is open. */
  readonly forItself?: boolean;
  /** This host advertises and looks for others. */
  readonly discovery: boolean;
  /** Where it listens, and where it would rather; 0 for nowhere. */
  readonly port: number;
  readonly wantedPort: number;
  /** Addresses of this computer at which it should listen and can't, and the system's error. */
  readonly listenErrors: readonly { readonly address: string; readonly code: string }[];
  /** Where others come to, the likeliest first, as `ADDRESS:PORT`. */
  readonly addresses: readonly string[];
  /** Whether this computer reaches itself at its address in the house; nothing where nothing is open. */
  readonly reachesItself?: boolean;
  readonly multicastTests: readonly MulticastTest[];
  readonly firewall: Firewall;
  /** What is to be typed so that it lets others in; nothing where that is no command's matter. */
  readonly opening: FirewallCommands;
  /** Who has an address here and answers, but for routers and this computer. */
  readonly neighbours: readonly string[];
  readonly routers: readonly string[];
  /** Whether all around was asked. */
  readonly scanned: boolean;
  readonly hosts: readonly OtherHost[];
  /** From where somebody came in lately: their addresses, and whether no router stands between. */
  readonly visitors: readonly { readonly address: string; readonly near: boolean }[];
  /** The host that was asked to call and came through; and one that did not, where none did. */
  readonly calledBy?: string;
  readonly callBackFailed?: string;
  /** Versions of those who could not come in. */
  readonly otherVersions: readonly string[];
  readonly typed?: Typed;
}
