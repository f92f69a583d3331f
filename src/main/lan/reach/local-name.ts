/** What this computer is called in the house, where its system says so. */
import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';

/**
 * `name.local`, if that leads here: a system without multicast names has none, and another computer of the same name may
 * have taken it.
 */
export async function localName(addresses: readonly string[]): Promise<string | undefined> {
  const name = `${hostname().replace(/[.].*$/, '')}.local`;
  try {
    const { address } = await lookup(name, { family: 4 });
    return addresses.includes(address) ? name : undefined;
  } catch {
    return undefined;
  }
}
