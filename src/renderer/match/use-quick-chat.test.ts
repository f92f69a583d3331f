import { describe, expect, it } from 'vitest';
import type { Seated } from '#shared/protocol/table.ts';
import { BOT_QUICK_CHAT } from '../i18n/messages/en/over-the-table.ts';
import { chooseFinalLine, chooseLine } from './use-quick-chat.ts';

const SEATED: readonly Seated[] = [
  { kind: 'person', name: 'Ada', here: true, lag: null, standIn: true, stoodIn: 0 },
  { kind: 'bot', name: 'Nina', level: 'easy' },
  { kind: 'bot', name: 'Beppe', level: 'easy' },
];
const has = (words: string): boolean => Object.hasOwn(BOT_QUICK_CHAT, words);
const ask = (seat: number, seed: string, last?: string) =>
  chooseLine({ remark: { seat, on: 'took' }, seated: SEATED, seed, last, has });
const SEEDS = Array.from({ length: 200 }, (_, k) => `t 0 ${k}`);

describe('what bots say', () => {
  it('is of bots alone: people have words of their own', () => {
    expect(SEEDS.flatMap((seed) => ask(0, seed) ?? [])).toEqual([]);
    expect(ask(9, 't')).toBeUndefined();
  });

  it('is the same on every screen, not always something, and in several ways', () => {
    const said = SEEDS.map((seed) => ask(1, seed));
    expect(SEEDS.map((seed) => ask(1, seed))).toEqual(said);
    const spoken = said.filter((one) => one !== undefined);
    expect(spoken.length).toBeGreaterThan(80);
    expect(spoken.length).toBeLessThan(160);
    expect(new Set(spoken.map(({ words }) => words)).size).toBe(5);
  });

  it('is never the same twice in a row', () => {
    let last: string | undefined;
    for (const seed of SEEDS) {
      const said = ask(1, seed, last);
      if (!said) continue;
      expect(said.words).not.toBe(last);
      last = said.words;
    }
  });

  it('is a word at the end, of one of them, as it ended for them', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const remark = chooseFinalLine([1], SEATED, seed);
      expect(remark?.on).toBe(remark?.seat === 1 ? 'won' : 'lost');
      expect(remark && chooseLine({ remark, seated: SEATED, seed, last: undefined, has })).toBeDefined();
    }
    expect(chooseFinalLine([0], SEATED.slice(0, 1), 't')).toBeUndefined();
  });
});
