import { describe, expect, it } from 'vitest';
import { randomBot } from '../../bots/policy.ts';
import { playMatch } from '../../engine/checks/properties.ts';
import { type EditableRecord as AnyEdited, recordEditor } from '../../engine/checks/testing.ts';
import { briscolaChiamata } from './index.ts';
import type { DealResult } from './state.ts';
import { table } from './testing.ts';

interface Edited extends AnyEdited {
  events: { by: unknown; type: string; cards?: string[] }[];
  result: AnyEdited['result'] & { deals: DealResult[] };
}

const { original, end, firstOf, verdict } = recordEditor<Edited>(
  playMatch(briscolaChiamata, table({ deals: 2 }).options, 5, randomBot(new Set(['pass'])), 11),
);

describe('record', () => {
  it('holds, with exactly its fields, in order', () => {
    expect(verdict(() => {})).toBe('holds');
    expect(Object.keys(original)).toEqual(['format', 'game', 'seats', 'options', 'events', 'result']);
    expect(Object.keys(original.options)).toEqual(['deals', 'allPass', 'leads', 'teammateScore', 'sweep', 'weakHand']);
    expect(Object.keys(original.result)).toEqual(['scores', 'winners', 'deals']);
    for (const deal of original.result.deals) {
      expect(Object.keys(deal)).toEqual(['winner', 'teammate', 'bid', 'points', 'scores']);
    }
  });

  it('does not hold with two cards of the deal exchanged', () => {
    const exchange = ({ events }: Edited) => {
      const [a = '', b = '', ...rest] = events[firstOf('deal')]?.cards ?? [];
      Object.assign(events[firstOf('deal')] ?? {}, { cards: [b, a, ...rest] });
    };
    expect(verdict(exchange)).toMatch(/^BC-13 not-in-hand at \d+$/);
  });

  it('does not hold with a card twice', () => {
    const at = firstOf('deal');
    expect(verdict(({ events }) => events[at]?.cards?.fill('AS', 0, 2))).toBe(`BC-5 not-the-deck at ${at}`);
  });

  it.each([
    ['bid', 'BC-6'],
    ['trump', 'BC-11'],
    ['play', 'BC-12'],
  ])('does not hold with a %s by the wrong seat', (type, rule) => {
    const at = firstOf(type);
    const by = (Number(original.events[at]?.by) + 1) % 5;
    expect(verdict(({ events }) => Object.assign(events[at] ?? {}, { by }))).toBe(`${rule} not-your-turn at ${at}`);
  });

  it('does not hold with an event left out', () => {
    const at = firstOf('play');
    expect(verdict(({ events }) => events.splice(at, 1))).toBe(`BC-12 not-your-turn at ${at}`);
  });

  it('does not hold with a field too many', () => {
    expect(verdict(({ events }) => Object.assign(events[2] ?? {}, { why: '' }))).toBe('record malformed at 2');
  });

  it('does not hold with another result', () => {
    const differs = `record result-differs at ${end}`;
    expect(verdict(({ result }) => result.scores.reverse())).toBe(differs);
    expect(verdict(({ result }) => result.deals.pop())).toBe(differs);
    expect(verdict(({ result }) => Object.assign(result.deals[0] ?? {}, { points: 121 }))).toBe(differs);
  });
});
