/** Cards on a page's sockets that its viewer could not know: searched in every message, against the whole record. */

import { rulesOf } from '#catalogue';
import { isOver, newMatch, take } from '#shared/engine/match.ts';
import { replay } from '#shared/engine/replay.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import { feedOf } from '#shared/engine/view.ts';
import { HIDDEN } from '../../host/support/hidden-states.ts';
import type { Guest } from './guest.ts';

/**
 * A seal that is open tells all that was drawn from it: what lay open once, and at the end of a match everything. It comes
 * by a stream of its own, so it says no version; that it comes no earlier than it may, tests/fair-shuffle/secrets.test.ts shows.
 */
const OPENED = '"phase":"opened"';

/** What is wrong, as sentences; `record` is that of the one match this guest has seen. */
export function leaks({ received }: Guest, viewer: Viewer, record: unknown): string[] {
  const replayed = replay(record, rulesOf);
  if ('fault' in replayed) return ['the record is not in order'];
  const { rules, options, seats, events } = replayed.match;
  const hidden = HIDDEN.find(({ game }) => game === rules.id);
  if (!hidden) return [`nothing is known of what lies open in ${rules.id}`];
  const again = newMatch(rules, options, seats);
  const feed = feedOf(again, viewer);
  const look = () => JSON.stringify(hidden.visibleTo(again.state, viewer));
  const open = [look()];
  for (const event of events) {
    take(again, event);
    if (feed.next()) open.push(look());
  }
  const everOpen = isOver(again) ? hidden.cards.map((card) => `"${card}"`).join() : open.join();
  return received.flatMap((message) => {
    const [, version] = /"version":(\d+)/.exec(message) ?? [];
    const may = (message.includes(OPENED) ? everOpen : open[Number(version)]) ?? '';
    const secret = hidden.cards.filter((card) => message.includes(`"${card}"`) && !may.includes(`"${card}"`));
    return secret.map((card) => `${card} in version ${version}`);
  });
}
