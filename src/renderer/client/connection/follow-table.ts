/** The desktop follows a table that has moved to another host: the app's window keeps its page, and its line goes there. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { goTo, useConnection } from './connection.ts';
import { arrival } from './pinned-key.ts';
import { showToast } from './refusals.ts';
import { follower, ORIGIN_OF_HOST } from './subscribe.ts';
import { isDesktop } from './transport.ts';

/** The key of the app's own host. */
let ownKey: string | null = null;

/** Called once, before the page connects. A browser's page goes to the other host's, and tells there where people are. */
export function followTables(): void {
  if (!isDesktop()) {
    if (location.hash.includes('#~')) tellArrival();
    return;
  }
  follower.follow = followInWindow;
  useConnection.subscribe(({ status, at, key }) => {
    if (status === 'open' && at === null) ownKey = key;
  });
}

function followInWindow({ params }: Refusal): void {
  const [, address] = ORIGIN_OF_HOST.exec(String(params?.to)) ?? [];
  const [, token, print] = /^#~(.+)[.](.+)$/.exec(String(params?.by)) ?? [];
  if (address === undefined || print === undefined) return;
  if (print === ownKey) goTo(null);
  else goTo(address, { print, by: 'link' });
  arrival.token = token;
  tellArrival();
}

/** Says on which computer the table is, once that has answered. */
function tellArrival(): void {
  const unsubscribe = useConnection.subscribe(({ status, host }) => {
    if (status !== 'open') return;
    unsubscribe();
    showToast(refusal('host', 'table-moved', { host: host?.name ?? '' }));
  });
}
