import { describe, expect, it } from 'vitest';
import { isRome, numberOf, ROME_SIZE } from '../../../cards/rome.ts';
import type { Bot, BotMaker } from '../../../engine/bot.ts';
import { seeded } from '../../../engine/random.ts';
import { playOut } from '../../../engine/selfplay.ts';
import type { Move } from '../state/moves.ts';
import type { Observation } from '../state/observation.ts';
import type { VbiMaior } from '../state/state.ts';
import { table, winsOf } from '../testing.ts';
import { BREATH, countOn, newCount, TEMPI } from './count.ts';
import { type Memory, newMemory, remember } from './memory.ts';
import { normal } from './normal.ts';
import { arrangement } from './order.ts';
import { lastNumber } from './reading.ts';

const GAMES = 40;

/** A person who counts on steadily, so many ms a number, whatever the others do, and makes nothing of blessings. */
function person(msPerNumber: number): BotMaker<VbiMaior> {
  return (seat) => {
    const memory = newMemory(seat);
    let last = { card: '', laid: 0 };
    return {
      see({ observation, moves }, now) {
        remember(memory, observation);
        const card = `${observation.turn} ${observation.area.at(-1)?.card}`;
        if (last.card !== card || observation.phase === 'arrange') last = { card, laid: now };
        if (moves.length === 0) return undefined;
        if (observation.phase !== 'race') return { move: answer(observation, moves), after: 1000 };
        const next = nextCard(memory);
        if (!next) return undefined;
        const due = last.laid + BREATH + (next.number - lastNumber(observation)) * msPerNumber;
        return { move: { type: 'turn-up', position: next.position }, after: Math.max(1, due - now) };
      },
    };
  };
}

function answer({ hand, phase }: Observation, moves: readonly Move[]): Move {
  if (hand) return arrangement(hand);
  return phase === 'closing' ? { type: 'done' } : (moves[0] as Move);
}

/** The next card of the deck, blessings aside; one that it never saw is left to the end. */
function nextCard({ deck }: Memory): { position: number; number: number } | undefined {
  const position = deck.findIndex((card) => card === null || isRome(card));
  const card = deck[position];
  if (card === undefined) return undefined;
  return { position, number: card && isRome(card) ? numberOf(card) : ROME_SIZE };
}

/** The bot, and the pace it has learnt by now. */
function learning(maker: BotMaker<VbiMaior>, seat: number, seed: number): { bot: Bot<VbiMaior>; pace: () => number } {
  const inner = maker(seat, seeded(seed));
  const count = newCount(seat);
  const bot: Bot<VbiMaior> = {
    see(view, now) {
      countOn(count, view.observation, now);
      return inner.see(view, now);
    },
  };
  return { bot, pace: () => count.pace };
}

/** The mean pace of three bots after games with one person. */
function paceBeside(msPerNumber: number): number {
  const paces: number[] = [];
  for (let seed = 0; seed < 10; seed++) {
    const bots = [1, 2, 3].map((seat) => learning(normal, seat, seed * 4 + seat));
    const game = table(4, { difficulty: 'easy' });
    playOut(game, [person(msPerNumber)(0, seeded(seed)), ...bots.map(({ bot }) => bot)], seeded(seed));
    paces.push(...bots.map(({ pace }) => pace()));
  }
  return paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
}

describe('with a person at the table', () => {
  const andante = TEMPI[1].ms;

  it('bots drift to the person’s tempo, be it slow or fast', () => {
    const [slow, fast] = [paceBeside(andante * 2.5), paceBeside(andante / 2)];
    expect(slow).toBeGreaterThan(1.4);
    expect(fast).toBeLessThan(0.8);
  });

  it.each([2.5, 1, 0.6])('a group with a person %d times as slow wins most games at easy', (slower) => {
    expect(winsOf(GAMES, 4, 'easy', [person(andante * slower), normal, normal, normal])).toBeGreaterThan(GAMES * 0.6);
  });
});
