/** The open tables of other hosts, for whoever wants to see them: looked for only as long as somebody does. */
import type { FoundTable } from '#shared/protocol/lan.ts';
import type { Discovery } from '../../host/discovery.ts';
import { Search, type SearchOptions } from './search.ts';
import { Sweep } from './sweep.ts';

export function searchOnDemand(options: SearchOptions): Discovery {
  const followers = new Set<(tables: FoundTable[]) => void>();
  const sweep = new Sweep({ clock: options.clock });
  let search: Search | undefined;
  return {
    follow(tell) {
      followers.add(tell);
      search ??= new Search({ sweep, ...options }, (tables) => {
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
