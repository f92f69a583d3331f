import { describe, expect, it } from 'vitest';
import { randomBot } from '../../bots/policy.ts';
import { playMatch } from '../../engine/checks/properties.ts';
import { type EditableRecord as AnyEdited, recordEditor } from '../../engine/checks/testing.ts';
import { spizzichino } from './index.ts';
import type { DealResult } from './state.ts';
import { table } from './testing.ts';

interface Edited extends AnyEdited {
  events: { by: unknown; type: string; cards?: string[]; hand?: number[]; pile?: number }[];
  result: AnyEdited['result'] & { deals: DealResult[] };
}

const { original, end, firstOf, verdict } = recordEditor<Edited>(
  playMatch(spizzichino, table({ target: 21 }).options, 2, randomBot(new Set(['take'])), 11),
);

describe('record', () => {
  it('holds, with exactly its fields, in order', () => {
    expect(verdict(() => {})).toBe('holds');
    expect(Object.keys(original)).toEqual(['format', 'game', 'seats', 'options', 'events', 'result']);
    expect(Object.keys(original.options)).toEqual(['target', 'reuse']);
    expect(Object.keys(original.result)).toEqual(['scores', 'winners', 'deals']);
    for (const deal of original.result.deals) expect(Object.keys(deal)).toEqual(['thirds', 'declared', 'points']);
    const fields = new Set(original.events.map((event) => Object.keys(event).join()));
    expect([...fields].sort()).toEqual([
      'by,type,card',
      'by,type,cards',
      'by,type,hand,up',
      'by,type,pile',
      'by,type,seat',
    ]);
  });

  it('does not hold with the piles of a hand exchanged for those turned up', () => {
    const exchange = ({ events }: Edited) => {
      const { hand, up } = events[firstOf('choose')] as { hand?: number[]; up?: number[] };
      Object.assign(events[firstOf('choose')] ?? {}, { hand: up, up: hand });
    };
    expect(verdict(exchange)).toMatch(/^SP-1[347] [a-z-]+ at \d+$/);
  });

  it('holds with the two piles of a hand named the other way round', () => {
    expect(verdict(({ events }) => events[firstOf('choose')]?.hand?.reverse())).toBe('holds');
  });

  it('does not hold with a card twice', () => {
    const at = firstOf('deal');
    expect(verdict(({ events }) => events[at]?.cards?.fill('1S', 0, 2))).toBe(`SP-5 not-the-deck at ${at}`);
  });

  it.each([
    ['choose', 'SP-6'],
    ['take', 'SP-17'],
    ['play', 'SP-12'],
  ])('does not hold with a %s by the wrong seat', (type, rule) => {
    const at = firstOf(type);
    const by = 1 - Number(original.events[at]?.by);
    expect(verdict(({ events }) => Object.assign(events[at] ?? {}, { by }))).toBe(`${rule} not-your-turn at ${at}`);
  });

  it('does not hold with a field too many, a pile too many or a pile that is not there', () => {
    const at = firstOf('choose');
    expect(verdict(({ events }) => Object.assign(events[at] ?? {}, { why: '' }))).toBe(`record malformed at ${at}`);
    expect(verdict(({ events }) => events[at]?.hand?.push(7))).toBe(`record malformed at ${at}`);
    expect(verdict(({ events }) => events[at]?.hand?.fill(8))).toBe(`record malformed at ${at}`);
  });

  it('does not hold with another result', () => {
    const differs = `record result-differs at ${end}`;
    expect(verdict(({ result }) => result.scores.reverse())).toBe(differs);
    expect(verdict(({ result }) => result.deals.pop())).toBe(differs);
    expect(verdict(({ result }) => Object.assign(result.deals[0] ?? {}, { thirds: [35, 0] }))).toBe(differs);
  });
});
