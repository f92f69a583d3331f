/** The advertisements that are up now: one for each open table in each network, changed as the tables change. */
import type Bonjour from 'bonjour-service';
import type { ServiceConfig } from 'bonjour-service';
import type { OpenTable } from '../../host/table/open-table.ts';
import { type Advertiser, serviceOf } from './advertisement.ts';
import { openMdns } from './mdns.ts';

/** Nobody chooses among more tables of one host. */
const MAX_ADVERTISED = 20;

export interface Advertising {
  /** These tables are advertised in the networks of these IPv4 addresses from now on, and no others. One call at a time. */
  put(addresses: readonly string[], tables: readonly OpenTable[], advertiser: Advertiser): Promise<void>;
  /** Whether a table was advertised from here. */
  isOurs(table: string): boolean;
}

/** Each has a Bonjour of its own: taken down alone, it takes nothing of the others with it. */
interface Advertisement {
  readonly says: string;
  readonly bonjour: Bonjour;
}

export function startAdvertising(log: (line: string) => void): Advertising {
  const up = new Map<string, Advertisement>();
  const ours = new Set<string>();

  async function putUp(key: string, address: string, service: ServiceConfig): Promise<void> {
    const before = up.get(key);
    const says = JSON.stringify(service);
    if (before?.says === says) return;
    const bonjour = await openMdns(address);
    bonjour.publish(service);
    up.set(key, { says, bonjour });
    // Without a goodbye: the table is still there, and others have heard the new one by now.
    before?.bonjour.destroy();
  }

  return {
    async put(addresses, tables, advertiser) {
      const wanted = new Map<string, { address: string; table: OpenTable }>();
      for (const table of tables.slice(0, MAX_ADVERTISED)) {
        ours.add(table.id);
        for (const address of addresses) wanted.set(`${address} ${table.id}`, { address, table });
      }
      const gone = [...up].filter(([key]) => !wanted.has(key));
      for (const [key] of gone) up.delete(key);
      await Promise.all(gone.map(([, { bonjour }]) => takeDown(bonjour)));
      for (const [key, { address, table }] of wanted) {
        await putUp(key, address, serviceOf(table, advertiser)).catch((error) =>
          log(`The tables can’t be advertised at ${address}: ${error instanceof Error ? error.message : error}`),
        );
      }
    },
    isOurs: (table) => ours.has(table),
  };
}

/** Says goodbye, then is silent. */
async function takeDown(bonjour: Bonjour): Promise<void> {
  await new Promise<void>((resolve) => bonjour.unpublishAll(() => resolve()));
  await new Promise<void>((resolve) => bonjour.destroy(() => resolve()));
}
