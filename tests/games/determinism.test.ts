/** A thousand positions of each game: an expert plays the same wherever its seat sees the same, whatever the truth. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { checkNoHiddenInformation } from '#shared/bots/no-hidden-information.ts';
import { searchBot } from '#shared/bots/search/search-bot.ts';
import { present } from '#shared/engine/collections.ts';
import { resolveOptions } from '#shared/engine/options.ts';

const POSITIONS = 1000;

describe.each(Object.entries(GAMES).filter(([, { searchModel: mind }]) => mind))(
  'an expert of %s',
  (_, { rules, searchModel: mind, bots }) => {
    it.each([...new Set([rules.seats.min, Math.max(rules.seats.min, Math.min(4, rules.seats.max)), rules.seats.max])])(
      'plays the same wherever its seat sees the same, with %i seats',
      (seats) => {
        const resolved = resolveOptions(rules.options, {});
        if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
        const tables = { rules, options: resolved.options, seats, player: present(bots.normal, 'normal') };
        const looked = checkNoHiddenInformation(tables, searchBot(rules, present(mind, 'mind'), 40), POSITIONS, 1);
        expect(looked.otherwise).toBeGreaterThan(POSITIONS / 2);
      },
      600_000,
    );
  },
);
