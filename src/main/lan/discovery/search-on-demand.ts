/** The open tables of other hosts, for whoever wants to see them: looked for only as long as somebody does. */
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import type { Discovery } from '../../host/discovery.ts';
import { HostSearch, type SearchOptions } from './search.ts';
import { SubnetScan } from './sweep.ts';

export function searchOnDemand(options: SearchOptions): Discovery {
  const followers = new Set<(tables: DiscoveredTable[]) => void>();
  const sweep = new SubnetScan({ clock: options.clock });
  let search: HostSearch | undefined;
  return {
    subscribe(tell) {
      followers.add(tell);
      search ??= new HostSearch({ subnetScan: sweep, ...options }, (tables) => {
        for (const follower of followers) follower(tables);
      });
      tell(search.found());
      return () => {
        followers.delete(tell);
        if (followers.size > 0) return;
        search?.stop();
        search = undefined;
      };
    },
  };
}
