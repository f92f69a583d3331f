/** The networks that this computer is in, and what each is worth to a table in the house. */
import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type Interfaces, isLinkLocal, isVirtual, ownInterfaces } from '../reach/addresses.ts';

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
