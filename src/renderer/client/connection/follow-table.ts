/** The desktop follows a table that has moved to another host: the app's window keeps its page, and its line goes there. */
import type { Refusal } from '#shared/engine/refusal.ts';
import { goTo, useConnection } from './connection.ts';
import { arrival } from './pinned-key.ts';
import { follower, ORIGIN_OF_HOST } from './subscribe.ts';
import { isDesktop } from './transport.ts';

/** The key of the app's own host. */
let ownKey: string | null = null;

/** Called once, before the page connects. A browser's page goes to the other host's (subscribe.ts). */
export function followTables(): void {
  if (!isDesktop()) return;
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
}
