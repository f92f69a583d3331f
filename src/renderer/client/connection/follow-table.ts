/** The table has moved to another host: this page goes there, and is there who it was here. */
import type { Refusal } from '#shared/engine/refusal.ts';
import { expectArrival } from './arrive.ts';
import { goTo, ownKey } from './connection.ts';
import { isDesktop } from './transport.ts';

/** Where the old host says the table is, over its own line: the new host's key is pinned by it. */
interface MovedTable {
  /** `ADDRESS:PORT`. */
  readonly address: string;
  readonly print: string;
  /** By which the new host knows this device. */
  readonly arrival: string;
}

/** Hosts know each other by numbers: no host makes this one ask for a name. */
const IP_ADDRESS = /^(?:[\d.]+|\[[\da-f:]+\]):\d+$/i;

/** Goes there at once. A browser's page is the new host's own; the desktop's window keeps its page. */
export function followTable({ params }: Refusal): void {
  const { address, print, arrival } = params as unknown as MovedTable;
  const { pathname, search, hash } = location;
  // A link's key would be the old host's; and whoever has given the table away had the menu open.
  const place = hash.slice(1).replace(/[.][\w-]{22}$|[/]menu$/, '');
  if (!isDesktop()) location.replace(`http://${address}${pathname}${search}#~${arrival}~${print}~${place}`);
  else if (IP_ADDRESS.test(address)) {
    location.hash = place;
    expectArrival(arrival);
    if (print === ownKey) goTo(null);
    else goTo(address, { print, by: 'link' });
  }
}
