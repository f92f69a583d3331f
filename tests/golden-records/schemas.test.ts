/** What programs are told that observations and moves look like (docs/schema): so they are, in matches of every kind. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GAMES } from '#catalogue';
import { isTested } from '../../src/shared/engine/checks/test-scope.ts';
import { at, present } from '../../src/shared/engine/collections.ts';
import { isOver, type Match, newMatch, take } from '../../src/shared/engine/match.ts';
import { type OptionSpecs, resolveOptions } from '../../src/shared/engine/options.ts';
import { seeded } from '../../src/shared/engine/random.ts';
import type { GameRecord } from '../../src/shared/engine/record.ts';
import type { Viewer } from '../../src/shared/engine/rules.ts';
import { selfPlay } from '../../src/shared/engine/self-play.ts';
import { keptOf, schemaFileOf } from './golden.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Of the golden records, an event of so many, another one in each match: all of them take minutes. */
const STEP = 48;

/** One of a game's shapes, as a check. */
function shapeOf(game: string, name: string): z.ZodType {
  const { $defs } = JSON.parse(readFileSync(schemaFileOf(game), 'utf8')) as JsonSchema;
  return z.fromJSONSchema({ $defs, $ref: `#/$defs/${name}` } as JsonSchema);
}

/** Every option at a value that is not its default. */
function switchedOn(specs: OptionSpecs = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, { values, default: standard }]) => [
      name,
      present(
        values.find((value) => value !== standard),
        name,
      ),
    ]),
  );
}

/** The same value but for one thing, in every way: a field more, or a number or text that is neither. */
function* spoilt(value: unknown): Generator<unknown> {
  if (typeof value === 'number' || typeof value === 'string') yield false;
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value, more: 1 };
  for (const [key, inner] of Object.entries(value)) {
    for (const other of spoilt(inner)) yield Object.assign(structuredClone(value), { [key]: other });
  }
}

describe.each(Object.entries(GAMES).filter(([id]) => isTested(id)))('the shapes of %s', (id, { rules, ...game }) => {
  const update = z.object({ observation: shapeOf(id, 'observation'), moves: z.array(shapeOf(id, 'move')) });

  /** What is otherwise in all that anybody sees and may do now. */
  function differences({ state, seats }: Match): string[] {
    const viewers: readonly Viewer[] = ['everyone', ...Array(seats).keys()];
    return viewers.flatMap((viewer) => {
      const moves = viewer === 'everyone' ? [] : rules.legalMoves(state, viewer);
      const { error } = update.safeParse({ observation: rules.observe(state, viewer), moves });
      return error ? [z.prettifyError(error)] : [];
    });
  }

  const records = keptOf(id).map(({ record }) => JSON.parse(record) as GameRecord);

  it('are those of the golden records', () => {
    for (const [index, { options, seats, events }] of records.entries()) {
      const match = newMatch(rules, options, seats);
      for (const [k, event] of events.entries()) {
        take(match, event);
        const isLast = k === events.length - 1;
        if (isLast || (index + k) % STEP === 0) expect(differences(match), `match ${index}, event ${k}`).toEqual([]);
      }
    }
  });

  it('are those of a duplicate match, and of a table with all its options', () => {
    const chosen = [{ ...game.duplicate?.options(2) }, switchedOn(rules.tableOptions)];
    for (const given of chosen) {
      const resolved = resolveOptions(rules.options, given, rules.duplicateOptions, rules.tableOptions);
      if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
      const match = newMatch(rules, resolved.options, rules.seats.min);
      const bots = Array.from({ length: match.seats }, (_, seat) =>
        present(game.bots.random, 'random')(seat, seeded(seat)),
      );
      selfPlay(match, bots, seeded(7), () => {
        expect(differences(match), JSON.stringify(resolved.options)).toEqual([]);
        return isOver(match);
      });
    }
  });

  it('are no others', () => {
    const { options, seats, events } = at(records, 0);
    const match = newMatch(rules, options, seats);
    for (const event of events.slice(0, events.length / 2)) take(match, event);
    const observation = rules.observe(match.state, 0);
    expect(update.shape.observation.safeParse(observation).success).toBe(true);
    for (const key of Object.keys(observation)) {
      const { [key]: gone, ...others } = observation as unknown as Record<string, unknown>;
      expect(update.shape.observation.safeParse(others).success, key).toBe(gone === undefined);
    }
    for (const other of spoilt(observation)) {
      expect(update.shape.observation.safeParse(other).success, JSON.stringify(other)).toBe(false);
    }
  });
});
