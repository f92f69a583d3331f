import { describe, expect, it } from 'vitest';
import { gameOf, rulesOf } from '#catalogue';
import type { Bot } from '../engine/bot.ts';
import { at, present } from '../engine/collections.ts';
import { newMatch } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import { type GameRecord, recordOf, type SeatedBot } from '../engine/record.ts';
import { replay } from '../engine/replay.ts';
import type { AnyMove, Seat } from '../engine/rules.ts';
import { selfPlay } from '../engine/self-play.ts';
import { auditOf } from './audit.ts';
import { searchBot } from './search/search-bot.ts';

const ITERATIONS = 12;
const game = present(gameOf('spizzichino'), 'game');
const CARDS: readonly SeatedBot[] = [
  { seat: 0, level: 'expert', seed: 5, iterations: ITERATIONS },
  { seat: 1, level: 'normal', seed: 6 },
];

/**
 * A deal of an expert and a normal bot; one of seat 0's moves can be replaced by the number of its
 * choice.
 */
function played(
  change: (choice: number, moves: readonly AnyMove[], meant: AnyMove) => AnyMove = (_k, _m, meant) => meant,
) {
  const resolved = resolveOptions(game.rules.options, { deals: 1 }, game.rules.duplicateOptions);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(game.rules, resolved.options, 2);
  const expert = searchBot(game.rules, present(game.searchModel, 'mind'), ITERATIONS)(0, seeded(5));
  let choices = 0;
  const changed: Bot = {
    see(view, now) {
      const intent = expert.see(view, now);
      return intent && { ...intent, move: change(choices++, view.moves, intent.move) };
    },
  };
  selfPlay(match, [changed, present(game.bots.normal, 'normal')(1, seeded(6))], seeded(7));
  return recordOf(match, { bots: CARDS });
}

function audit(record: GameRecord, bots = record.bots ?? []) {
  const replayed = replay(JSON.parse(JSON.stringify(record)), rulesOf);
  if ('fault' in replayed) throw new Error(replayed.fault.refusal.reason);
  return [...auditOf(game, replayed.match, bots)];
}

const movesOf = ({ events }: GameRecord, seat: Seat) => events.filter(({ by }) => by === seat).length;

describe('an audit', () => {
  it('finds every move of every bot as it should be', () => {
    const record = played();
    const audited = audit(record);
    expect(audited.every(({ asItShouldBe }) => asItShouldBe)).toBe(true);
    expect(audited).toHaveLength(movesOf(record, 0) + movesOf(record, 1));
    expect(movesOf(record, 0)).toBeGreaterThan(20);
  });

  it('finds the one move that was another', () => {
    let changed = false;
    const record = played((choice, moves, meant) => {
      const other = choice >= 4 && !changed ? moves.find((move) => move !== meant) : undefined;
      changed ||= other !== undefined;
      return other ?? meant;
    });
    const astray = audit(record).filter(({ asItShouldBe }) => !asItShouldBe);
    expect(astray).toHaveLength(1);
    expect(astray[0]).toMatchObject({ seat: 0 });
    const { event, made, meant } = at(astray, 0);
    expect(record.events[event]).toEqual({ by: 0, ...made });
    expect(meant).not.toEqual(made);
  });

  it('finds moves that another seed would have made otherwise', () => {
    const record = played();
    const other = CARDS.map((card) => ({ ...card, seed: card.seed + 1 }));
    expect(audit(record, other).some(({ asItShouldBe }) => !asItShouldBe)).toBe(true);
  });

  it('asks a bot only for the events it sat there for', () => {
    const record = played();
    const [first] = CARDS;
    const [from, until] = [20, 40];
    const audited = audit(record, [{ ...present(first, 'card'), from, until }]);
    expect(audited.length).toBeGreaterThan(3);
    expect(audited.every(({ event, asItShouldBe }) => event >= from && event < until && asItShouldBe)).toBe(true);
  });

  it('a record says nothing of bots where it is not asked to, and refuses what is none', () => {
    const { bots: _, ...record } = played();
    expect(recordOf(present(newMatch(game.rules, record.options, 2), 'match'))).not.toHaveProperty('bots');
    expect(replay(record, rulesOf)).toMatchObject({ bots: [] });
    expect(replay({ ...record, bots: [{ seat: 2, level: 'normal', seed: 1 }] }, rulesOf)).toHaveProperty('fault');
    expect(replay({ ...record, bots: [{ seat: 0, level: 'wise', seed: 1 }] }, rulesOf)).toHaveProperty('fault');
  });
});
