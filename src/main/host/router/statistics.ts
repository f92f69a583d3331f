import type { Host } from '../host.ts';
import { peopleOnly, requireLocal } from './guard.ts';

/** The house's book, for who sits at the host's own computer, and not behind a screen: it says of everybody how they play. */
export function statisticsProcedures({ statistics: book }: Host) {
  const { statistics } = peopleOnly.use(({ context, next }) => {
    requireLocal(context.caller);
    return next();
  });
  return {
    lines: statistics.lines.handler(({ input: { before } }) => {
      const { lines, next } = book.lines(before);
      return { lines: [...lines], next };
    }),
    remove: statistics.remove.handler(({ input: { matches } }) => book.remove(matches)),
  };
}
