import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { iterationsAt, searchBot } from '../bots/search/search-bot.ts';
import { u32 } from '../crypto/bytes.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { BotMaker, Level } from '../engine/bot.ts';
import { type CheckCounts, checkMatch, playMatch } from '../engine/checks/properties.ts';
import { isTested, rounds } from '../engine/checks/test-scope.ts';
import type { Game } from '../engine/game.ts';
import { drawNext, type Match, newMatch, refuseEvent, take } from '../engine/match.ts';
import { ENGINE_MESSAGES } from '../engine/messages/en/engine.ts';
import type { OptionSpecs, OptionValue } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import { rngFromSeed } from '../fair-shuffle/seeded-rng.ts';
import { verifyDraw } from '../fair-shuffle/verify.ts';
import { translate } from '../i18n/translate.ts';

/** Matches per game and bot level; fewer where matches have many events. */
const MATCHES = { random: rounds(3, 10), easy: rounds(1, 2), normal: rounds(1, 3), expert: rounds(0, 1) } as const;

/** An expert with more iterations adds nothing to test. */
const LEVELS = Object.keys(MATCHES) as (keyof typeof MATCHES)[];
const ENOUGH = 4000;
/** Timeout in ms, with room for other load. */
const PATIENCE = 90_000;
/** Max states per match checked closely. */
const LOOKS = rounds(15, 40);

/** A random table: any option values, any number of seats. */
function anyTable({ rules }: Game) {
  const any = (specs: OptionSpecs) =>
    Object.fromEntries(Object.entries(specs).map(([name, { values }]) => [name, fc.constantFrom(...values)]));
  const usual = any(rules.options);
  // A table's own options are there only while they are on.
  const on = Object.entries(rules.tableOptions ?? {}).map(
    ([name, spec]) => [name, { ...spec, values: spec.values.filter((value) => value !== spec.default) }] as const,
  );
  const others = [rules.duplicateOptions ?? {}, Object.fromEntries(on)].map(any);
  return fc
    .record({
      // Duplicate options and a table's own are rare, and are then set together.
      options: fc.oneof(
        { arbitrary: fc.record(usual, { noNullPrototype: true }), weight: 3 },
        ...others.map((more) => ({
          arbitrary: fc.record({ ...usual, ...more }, { noNullPrototype: true }),
          weight: 1,
        })),
      ) as fc.Arbitrary<Record<string, OptionValue>>,
      seats: fc.integer(rules.seats),
      seed: fc.integer(),
    })
    .filter(({ options, seats }) => !rules.refuseOptions?.(options, seats));
}

/** A search's moves are as legal after few iterations as after many. */
function makerOf({ rules, searchModel: mind, bots }: Game, level: Level): BotMaker | undefined {
  return mind && iterationsAt(mind, level) ? searchBot(rules, mind, 8) : bots[level];
}

function sum(a: CheckCounts, b: CheckCounts): CheckCounts {
  const keys = Object.keys(a) as (keyof CheckCounts)[];
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as Record<keyof CheckCounts, number>;
}

/** The type of a chance event, and whether it can be verified without the rules. */
function drawnAgain(match: Match, type: string): string {
  const seed = sha256(u32(match.events.length));
  const event = drawNext(match, rngFromSeed(seed));
  const among = match.rules.chanceChoices?.(match.state) ?? [];
  if (!event || refuseEvent(match, event)) return `${type} refused`;
  const draw = { event: { ...event }, ...(among.length > 0 && { among: [...among] }) };
  return `${type} ${verifyDraw(draw, match.seats, rngFromSeed(seed))}`;
}

describe.each(Object.entries(GAMES).filter(([id]) => isTested(id)))('%s', (id, game) => {
  it('stands in the catalogue under its own name', () => {
    expect(game.rules.id).toBe(id);
  });

  it.each(LEVELS.filter((level) => game.bots[level] && MATCHES[level] > 0))(
    'keeps every property of the contract in matches among %s bots',
    (level) => {
      const maker = makerOf(game, level);
      if (!maker) throw new Error(`no ${level}`);
      const tallies: CheckCounts[] = [];
      let events = 0;
      fc.assert(
        fc.property(anyTable(game), ({ options, seats, seed }) => {
          if (events > ENOUGH) return;
          const match = playMatch(game, options, seats, maker, seed);
          events += match.events.length;
          const share = Math.ceil(match.events.length / LOOKS);
          tallies.push(checkMatch(game, match, seeded(seed), share));
        }),
        { numRuns: MATCHES[level], endOnFailure: true },
      );
      const all = tallies.reduce(sum);
      expect(all.states).toBeGreaterThan(5);
      expect(all.refused).toBeGreaterThan(20);
      expect(all.accepted).toBeGreaterThan(0);
      // If every resampled state were the true one, observations would hide nothing.
      expect(all.otherwise / all.imagined).toBeGreaterThan(0.25);
    },
    PATIENCE,
  );

  it('draws so that whoever checks a seal needs no rules, and hides nothing when it is over', () => {
    const { random } = game.bots;
    if (!random) throw new Error('no random bots');
    const draws = new Set<string>();
    fc.assert(
      fc.property(anyTable(game), ({ options, seats, seed }) => {
        const played = playMatch(game, options, seats, random, seed);
        const match = newMatch(game.rules, options, seats);
        for (const event of played.events) {
          if (event.by === 'chance') draws.add(drawnAgain(match, event.type));
          take(match, event);
        }
        expect(game.rules.isFullyRevealed(match.state)).toBe(true);
      }),
      { numRuns: rounds(2, 5), endOnFailure: true },
    );
    for (const draw of draws) expect(draw).toMatch(/ same$/);
    expect(draws.size).toBeGreaterThan(0);
  });

  it('says every option and every value in words', () => {
    const words = { ...ENGINE_MESSAGES, ...game.messages };
    for (const [name, { values }] of Object.entries({ ...game.rules.options, ...game.rules.duplicateOptions })) {
      expect(words).toHaveProperty([`option.${name}`]);
      expect(words).toHaveProperty([`option.${name}.about`]);
      for (const value of values) {
        if (typeof value === 'string') expect(words).toHaveProperty([`option.${name}.${value}`]);
      }
    }
    for (const name of Object.keys(game.rules.tableOptions ?? {})) {
      expect(words).toHaveProperty([`option.${name}`]);
      expect(words).toHaveProperty([`option.${name}.on`]);
    }
  });

  it('has only sentences that can be said', () => {
    for (const [key, text] of Object.entries(game.messages)) {
      const gaps = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 2] as const);
      expect(translate(game.messages, key, Object.fromEntries(gaps))).toMatch(/^[^{}]+$/);
    }
  });
});
