import { describe, expect, it } from 'vitest';
import { ageOf, ROME_CARDS } from '../../../cards/rome.ts';
import { evidenceOf } from './evidence.ts';
import { CODEX } from './index.ts';
import { GLOSSARY } from './messages/en/glossary.ts';
import { pictureDescription, storyOf } from './stories.ts';
import { gradeOf } from './testing.ts';
import { ALL_THREADS, besideOf, THREADS, threadsOf } from './threads.ts';

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

  it('says how each is known, and lets no legend pass for a record', () => {
    for (const page of CODEX) {
      const { how, old, recent } = evidenceOf(page.card);
      expect(words(how), page.title).toBeGreaterThanOrEqual(5);
      expect(words(how), page.title).toBeLessThanOrEqual(40);
      for (const { author, work, place } of [old, recent]) {
        for (const part of [author, work, place]) expect(part.trim(), page.title).not.toBe('');
      }
      expect(recent.place, page.title).toMatch(/\b(?:19[4-9]\d|20[0-2]\d)\b/);
    }
    const early = CODEX.filter(({ year }) => year < -480);
    expect(early.filter(({ known }) => known === 'told').length).toBeGreaterThan(8);
    expect(CODEX.filter(({ known, year }) => known === 'told' && year > -400)).toEqual([]);
    for (const known of ['told', 'recorded', 'disputed']) expect(CODEX.some((page) => page.known === known)).toBe(true);
    expect(() => evidenceOf('R91')).toThrow(RangeError);
  });

  it('tells more of ordinary people and women than of popes', () => {
    const on = (thread: string) => CODEX.filter((page) => threadsOf(page.card).includes(thread)).length;
    expect(on('people') + on('women') + on('slaves')).toBeGreaterThan(1.5 * on('popes'));
    const titles = CODEX.map(({ title }) => title).join(' ');
    for (const wanted of ['Galileo', 'catacombs', 'vote', 'Towers', 'slaves']) expect(titles).toContain(wanted);
  });

  it('tells of no three popes or emperors in a row', () => {
    const ruled = CODEX.map(({ card }) => threadsOf(card).some((thread) => ['popes', 'emperors'].includes(thread)));
    const rows = CODEX.filter((_, k) => ruled[k] && ruled[k + 1] && ruled[k + 2]);
    expect(rows.map(({ title }) => title)).toEqual([]);
  });

  it('has threads of at least five moments, each of which is one, and links that lead both ways', () => {
    for (const thread of ALL_THREADS) {
      expect(CODEX.filter((page) => threadsOf(page.card).includes(thread)).length, thread).toBeGreaterThanOrEqual(5);
    }
    for (const [thread, named] of Object.entries(THREADS)) {
      for (const card of named) expect(ROME_CARDS, thread).toContain(card);
    }
    for (const page of CODEX) {
      for (const card of besideOf(page.card)) {
        expect(ROME_CARDS).toContain(card);
        expect(card).not.toBe(page.card);
        expect(besideOf(card)).toContain(page.card);
      }
    }
    const alone = CODEX.filter((page) => besideOf(page.card).length + threadsOf(page.card).length === 0);
    expect(alone.map(({ title }) => title)).toEqual([]);
  });

  it('can be read at the age of twelve: grade 7 at most as a whole, 8 for each story', () => {
    const told = CODEX.map((page) => `${storyOf(page.card)} ${evidenceOf(page.card).how}`);
    expect(gradeOf(told.join(' '))).toBeLessThanOrEqual(7);
    for (const [k, text] of told.entries()) expect(gradeOf(text), CODEX[k]?.title).toBeLessThanOrEqual(8);
  });

  it('explains hard words that are there, in easier ones', () => {
    const text = ROME_CARDS.map(storyOf).join(' ');
    for (const [word, meaning] of Object.entries(GLOSSARY)) {
      expect(text).toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
      expect(words(meaning), word).toBeLessThanOrEqual(20);
      expect(gradeOf(meaning), word).toBeLessThanOrEqual(9);
    }
    expect(Object.keys(GLOSSARY).length).toBeGreaterThan(30);
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
      const text = storyOf(page.card);
      expect(words(text), title).toBeGreaterThanOrEqual(60);
      expect(words(text), title).toBeLessThanOrEqual(120);
    }
  });

  it('says nothing twice', () => {
    expect(new Set(CODEX.map((page) => page.title)).size).toBe(90);
    const sentences = CODEX.flatMap((page) => storyOf(page.card).split(/(?<=[.?!])\s+/)).filter((s) => words(s) > 3);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('says in a short sentence what each picture shows, and no two show the same', () => {
    const seen = ROME_CARDS.map(pictureDescription);
    expect(new Set(seen).size).toBe(90);
    for (const [k, sentence] of seen.entries()) {
      expect(words(sentence), sentence).toBeGreaterThanOrEqual(7);
      expect(words(sentence), sentence).toBeLessThanOrEqual(24);
      expect(sentence, sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence.match(/\d+/g) ?? [], sentence).not.toContain(String(k + 1));
    }
    expect(() => pictureDescription('R91')).toThrow(RangeError);
  });

  it('tells no card’s number', () => {
    for (const [k, page] of CODEX.entries()) {
      const { title, date } = page;
      const text = storyOf(page.card);
      expect(`${title} ${date} ${text}`.match(/\d+/g) ?? [], title).not.toContain(String(k + 1));
      expect(`${title} ${text}`, title).not.toMatch(/\bR\d/);
    }
  });
});
