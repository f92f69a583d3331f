import { describe, expect, it } from 'vitest';
import { logTexts } from '../log-lines.ts';
import { log } from './log.ts';
import { randomMatch, SEATED, sayInEnglish } from './testing.ts';

const updates = randomMatch(5, 'everyone');
const told = updates.map(({ observation }) => ({
  observation,
  lines: logTexts(log(observation, { viewer: 'everyone', seated: SEATED, say: sayInEnglish })),
}));

describe('the deal in words', () => {
  it('tells every call and every card of the deal, in order', () => {
    for (const { observation, lines } of told) {
      expect(lines.filter((line) => line.includes(' passes'))).toHaveLength(
        observation.calls.filter(({ bid }) => !bid).length,
      );
      const cards = observation.tricks.flatMap((trick) => trick.cards);
      expect(lines.filter((line) => line.includes(' plays the '))).toHaveLength(cards.length);
    }
  });

  it('names the partner right after the called card, and not before', () => {
    const revealed = told.filter(({ observation }) => observation.teammate !== null);
    expect(revealed.length).toBeGreaterThan(0);
    for (const { lines } of revealed) {
      expect(lines.filter((line) => /is the partner|is alone against four/.test(line))).toHaveLength(1);
    }
    for (const { observation, lines } of told) {
      if (observation.teammate === null) expect(lines.join()).not.toMatch(/is the partner|is alone against four/);
    }
  });

  it('ends a scored deal with its verdict, and names its own dealer', () => {
    const scored = told.filter(({ observation }) => observation.phase === 'scored' || observation.phase === 'over');
    expect(scored).toHaveLength(2);
    for (const { lines } of scored) {
      expect(lines.at(-1)).toMatch(/makes the contract|falls short/);
      const dealt = told.find(({ lines: before }) => before.length === 1 && before[0] === lines[0]);
      expect(dealt).toBeDefined();
    }
  });
});
