/** Cards on a page's sockets that its viewer could not know: searched in every message, against the whole record. */
import { newMatch, take } from '#shared/engine/match.ts';
import { replay } from '#shared/engine/replay.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import { feedOf } from '#shared/engine/view.ts';
import { rulesOf } from '#shared/games/index.ts';
import { HIDDEN } from '../../host/support/hidden.ts';
import type { Guest } from './guest.ts';

const OPENED_SEAL = /"seal":\d+,"attempt":\d+,"phase":"opened"/;

/** What is wrong, as sentences; `record` is that of the one match this guest has seen. */
export function leaks({ received }: Guest, viewer: Viewer, record: unknown): string[] {
  const replayed = replay(record, rulesOf);
  if ('fault' in replayed) return ['the record is not in order'];
  const { rules, options, seats, events } = replayed.match;
  const hidden = HIDDEN.find(({ game }) => game === rules.id);
  if (!hidden) return [`nothing is known of what lies open in ${rules.id}`];
  const again = newMatch(rules, options, seats);
  const feed = feedOf(again, viewer);
  const look = () => JSON.stringify(hidden.open(again.state, viewer));
  const open = [look()];
  for (const event of events) {
    take(again, event);
    if (feed.next()) open.push(look());
  }
  // Once all has been seen of the match, its seals are opened: they tell every card by design.
  const end = received.findIndex((message) => message.includes(`"version":${open.length - 1},`));
  return received.flatMap((message, k) => {
    if (end >= 0 && k > end && OPENED_SEAL.test(message)) return [];
    const [, version] = /"version":(\d+)/.exec(message) ?? [];
    const may = open[Number(version)] ?? '';
    const secret = hidden.cards.filter((card) => message.includes(`"${card}"`) && !may.includes(`"${card}"`));
    return secret.map((card) => `${card} in version ${version}`);
  });
}
