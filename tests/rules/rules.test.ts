import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { isTested } from '../../src/shared/engine/checks/test-scope.ts';
import { citations, citedIn, docOf, numbersIn, pageOf, rulesIn, sectionsOf } from './rule-numbers.ts';
import { rulesPageOf } from './rules-pages.ts';

const cited = citations();

describe.each(Object.entries(GAMES).filter(([id]) => isTested(id)))('the written rules of %s', (id, { rules }) => {
  const words = rulesPageOf(id);
  const doc = docOf(id);
  const numbered = rulesIn(doc);
  const sections = sectionsOf(doc);
  const page = pageOf(words, rules.options);
  const prefix = [...numbered.keys()][0]?.replace(/\d+$/, '') ?? 'none';

  it('has every number once, each with a sentence at least', () => {
    const numbers = [...doc.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, number]) => number);
    expect(numbers.length, 'every game has its rules written down').toBeGreaterThan(0);
    expect(numbers).toEqual([...new Set(numbers)]);
    for (const [number, text] of numbered) {
      expect(number).toMatch(new RegExp(`^${prefix}\\d+$`));
      expect(text, number).toMatch(/\w{2}.{20,}[.:]/s);
    }
  });

  it.each([...numbered.keys()])('%s is cited by code and by a test', (number) => {
    expect(cited.rules.get(number), `no file of src/shared cites ${number}`).toBeTruthy();
    expect(cited.tests.get(number), `no test cites ${number}`).toBeTruthy();
  });

  it('has every number that is cited, here or there', () => {
    const wanted = Object.values(cited)
      .flatMap((files) => [...files])
      .filter(([number]) => number.startsWith(prefix));
    const unknown = wanted.filter(([number]) => !numbered.has(number));
    expect(unknown).toEqual([]);
    expect([...citedIn(doc)].filter((number) => !numbered.has(number))).toEqual([]);
  });

  it('has the headings of the rules page, each with the rules that it tells', () => {
    expect(sections.map((section) => section.split('\n')[0])).toEqual(page.map(({ heading }) => heading));
    const told = sections.filter((section) => rulesIn(section).size > 0).length;
    expect(told).toBe(sections.length);
  });

  it('the page says which numbers each section tells, where somebody is led there by one', () => {
    for (const [k, section] of sections.entries()) {
      expect(words[`rules.${k + 1}.rules`], section.split('\n')[0]).toBe([...rulesIn(section).keys()].join(', '));
    }
  });

  it.each(page)('$heading: no number on the page but in its rules', ({ heading, text }) => {
    const section = sections.find((one) => one.startsWith(`${heading}\n`)) ?? '';
    const inRules = numbersIn([...rulesIn(section).values()].join(' '));
    expect([...numbersIn(text)].filter((number) => !inRules.has(number))).toEqual([]);
  });

  it('names every option and its values', () => {
    const text = [...numbered.values()].join(' ');
    for (const [name, { values }] of Object.entries(rules.options)) {
      expect(text).toContain(`\`${name}\``);
      // A row of numbers by its ends.
      const named = values.filter((value) => typeof value === 'string' || values.length < 5);
      for (const value of [...named, values.at(-1)]) expect(text, name).toContain(`\`${value}\``);
    }
  });

  it('has the words of the cards that have any', () => {
    for (const [key, text] of Object.entries(words)) {
      if (/^card\..*\.effect$/.test(key)) expect(doc).toContain(text);
    }
  });
});

describe('what is looked for', () => {
  it('finds rules by their numbers, to the next one or the next heading', () => {
    const doc =
      '# Title\n\n## 1. A\n\n- **XX-1** One\n  more, XX-9.\n- **XX-2** Two.\n\n## 2. B\n\n- **XX-3** Three.\n';
    expect([...rulesIn(doc).keys()]).toEqual(['XX-1', 'XX-2', 'XX-3']);
    expect(rulesIn(doc).get('XX-1')).toContain('more');
    expect(rulesIn(doc).get('XX-2')).not.toContain('B');
    expect(sectionsOf(doc)).toHaveLength(2);
    expect([...citedIn(doc)]).toEqual(['XX-1', 'XX-9', 'XX-2', 'XX-3']);
  });

  it('finds numbers in figures and in words', () => {
    expect([...numbersIn('Forty cards, eight each; 61 points or the 2')]).toEqual([40, 8, 61, 2]);
  });

  it('finds what is cited in code and in tests', () => {
    for (const files of Object.values(cited)) expect(files.size).toBeGreaterThan(30);
    expect(cited.rules.has('XX-1')).toBe(false);
  });
});
