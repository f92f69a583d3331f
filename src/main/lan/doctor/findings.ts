/** Gathers the findings about why a table isn't seen; `diagnosis.ts` draws the conclusions. */

import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { DiagnosisGoal } from '#shared/protocol/doctor.ts';
import { type Interfaces, isLinkLocal, isVirtual, ownInterfaces } from '../reach/addresses.ts';
import type { Firewall, FirewallCommands } from './firewall.ts';

/** This computer's networks, and whether each can reach others. */
export interface OwnNetwork {
  readonly name: string;
  readonly address: string;
  /** A local network; a tunnel or a virtual one; a link-local address. */
  readonly kind: 'house' | 'virtual' | 'self-given';
}

/** One entry for each address reachable from elsewhere; IPv6 without a zone only. */
export function ownNetworks(interfaces: Interfaces = interfacesNow()): OwnNetwork[] {
  return Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? []).flatMap((own) => {
      const { address, internal } = own;
      // Every active interface has a link-local IPv6 address, which says nothing of a router.
      if (internal || (isLinkLocal(address) && !isIPv4(address))) return [];
      if (isVirtual(name, own)) return { name, address, kind: 'virtual' as const };
      return { name, address, kind: isLinkLocal(address) ? ('self-given' as const) : ('house' as const) };
    }),
  );
}

/** The interface list can fail if a cable was just pulled. */
function interfacesNow(): Interfaces {
  try {
    return networkInterfaces();
  } catch {
    return ownInterfaces();
  }
}

/** The multicast result in one network. */
export interface MulticastTest {
  /** This computer's address there. */
  readonly own: string;
  /** The system's error if sending failed. */
  readonly error?: string;
  /** Whether own packets came back. */
  readonly heardOwn: boolean;
  /** Other senders heard. */
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
  /** Tables it advertises, which should be heard. */
  readonly advertises: number;
  /** Whether anything was heard of it on multicast. */
  readonly heard: boolean;
}

/** The result at a typed address. */
export interface Typed {
  readonly address: string;
  /** In one of this computer's subnets, with no router between. */
  readonly near: boolean;
  readonly answer: 'reached' | 'other-version' | 'nobody-listens' | 'no-answer' | 'not-panno-verde';
  readonly host?: string;
  readonly version?: string;
  /** The address is in the ARP table. */
  readonly exists: boolean;
}

export interface Findings {
  readonly wish: DiagnosisGoal;
  readonly platform: NodeJS.Platform;
  readonly version: string;
  readonly networks: readonly OwnNetwork[];
  /** Something here is open to the network. */
  readonly open: boolean;
  /** Configured to listen on loopback only. */
  readonly forItself?: boolean;
  /** This host advertises and looks for others. */
  readonly discovery: boolean;
  /** The port in use, and the configured one; 0 for none. */
  readonly port: number;
  readonly wantedPort: number;
  /** Addresses that listening failed on, with the system's error. */
  readonly listenErrors: readonly { readonly address: string; readonly code: string }[];
  /** Where others come to, the likeliest first, as `ADDRESS:PORT`. */
  readonly addresses: readonly string[];
  /** Whether this computer reaches its own LAN address; undefined where nothing is open. */
  readonly reachesItself?: boolean;
  readonly multicastTests: readonly MulticastTest[];
  readonly firewall: Firewall;
  /** Commands that open the firewall, where a command can. */
  readonly opening: FirewallCommands;
  /** Addresses in the ARP table, without routers and this computer. */
  readonly neighbours: readonly string[];
  readonly routers: readonly string[];
  /** Whether the subnet was scanned. */
  readonly scanned: boolean;
  readonly hosts: readonly OtherHost[];
  /** Recent visitors: their addresses, and whether they are in the subnet. */
  readonly visitors: readonly { readonly address: string; readonly near: boolean }[];
  /** The host whose call-back arrived; or one whose call-back failed, where none arrived. */
  readonly calledBy?: string;
  readonly callBackFailed?: string;
  /** Versions of rejected hosts. */
  readonly otherVersions: readonly string[];
  readonly typed?: Typed;
}
