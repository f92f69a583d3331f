import { describe, expect, it } from 'vitest';
import { ageOf } from '../../../cards/rome.ts';
import { CODEX } from './index.ts';
import { seenOn } from './seen.ts';
import { storyOf } from './stories.ts';

const words = (text: string) => text.split(/\s+/).length;

describe('VM-26 the codex', () => {
  it('has ninety moments', () => {
    expect(CODEX).toHaveLength(90);
  });

  it('stands in the order of its dates', () => {
    for (const [k, page] of CODEX.entries()) {
      const before = CODEX[k - 1];
      if (before) expect(page.year, page.title).toBeGreaterThan(before.year);
    }
  });

  it('tells each moment in the age of its card', () => {
    for (const [k, page] of CODEX.entries()) expect(page.age, page.title).toBe(ageOf(k + 1));
  });

  it('tells its year in its date', () => {
    for (const { year, date, title } of CODEX) {
      const numbers = date.match(/\d+/g)?.map(Number) ?? [];
      expect(numbers, title).toContain(Math.abs(year));
      expect(date.includes('BC'), title).toBe(year < 0);
    }
  });

  it('counts a moment that lasted by its first year', () => {
    const lasting = CODEX.filter(({ date }) => date.includes('–'));
    expect(lasting.length).toBeGreaterThan(5);
    for (const { year, date, title } of lasting) expect(Number.parseInt(date, 10), title).toBe(Math.abs(year));
  });

  it('says what is tradition, of every moment before 400 BC', () => {
    const early = CODEX.filter(({ year }) => year < -400);
    expect(early).toHaveLength(12);
    for (const { known, title } of early) expect(known, title).toMatch(/^(?:told|partly)$/);
  });

  it('has titles of one line', () => {
    for (const { title } of CODEX) expect(title.length, title).toBeLessThanOrEqual(34);
  });

  it('reaches from the founding to our own century', () => {
    expect(CODEX[0]?.year).toBe(-753);
    expect(CODEX.at(-1)?.year).toBeGreaterThan(2000);
  });

  it('explains each in 60 to 120 words', () => {
    for (const page of CODEX) {
      const { title } = page;
      const text = storyOf(page);
      expect(words(text), title).toBeGreaterThanOrEqual(60);
      expect(words(text), title).toBeLessThanOrEqual(120);
    }
  });

  it('says nothing twice', () => {
    expect(new Set(CODEX.map((page) => page.title)).size).toBe(90);
    const sentences = CODEX.flatMap((page) => storyOf(page).split(/(?<=[.?!])\s+/)).filter((s) => words(s) > 3);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('says in a short sentence what each picture shows, and no two show the same', () => {
    const seen = CODEX.map(seenOn);
    expect(new Set(seen).size).toBe(90);
    for (const [k, sentence] of seen.entries()) {
      expect(words(sentence), sentence).toBeGreaterThanOrEqual(7);
      expect(words(sentence), sentence).toBeLessThanOrEqual(24);
      expect(sentence, sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence.match(/\d+/g) ?? [], sentence).not.toContain(String(k + 1));
    }
    expect(() => seenOn({ title: 'A day when nothing happened' })).toThrow(RangeError);
  });

  it('tells no card’s number', () => {
    for (const [k, page] of CODEX.entries()) {
      const { title, date } = page;
      const text = storyOf(page);
      expect(`${title} ${date} ${text}`.match(/\d+/g) ?? [], title).not.toContain(String(k + 1));
      expect(`${title} ${text}`, title).not.toMatch(/\bR\d/);
    }
  });
});
