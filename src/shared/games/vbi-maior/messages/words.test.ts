import { describe, expect, it } from 'vitest';
import { BLESSINGS, CURSES } from '../../../cards/rome.ts';
import { translate } from '../../../i18n/translate.ts';
import { NOTES } from '../codex/messages/en/notes.ts';
import { OPTIONS } from '../state/options.ts';
import { GAME_MESSAGES } from './en/game.ts';
import { OPTION_MESSAGES } from './en/options.ts';
import { RULES_PAGE } from './en/rules.ts';

const ALL = { ...GAME_MESSAGES, ...OPTION_MESSAGES, ...RULES_PAGE };
const SPECIAL = [...BLESSINGS, ...CURSES];

describe('words', () => {
  it.each(SPECIAL)('VM-28: %s has a name, its effect in one or two sentences, and a note', (card) => {
    expect(GAME_MESSAGES[`card.${card}.name`]).toMatch(/^\S.{3,}/);
    expect(GAME_MESSAGES[`card.${card}.effect`]?.match(/\.( |$)/g)?.length).toBeOneOf([1, 2]);
    expect(NOTES[card]?.length).toBeGreaterThan(80);
  });

  it('VM-28: no two cards share a word of theirs', () => {
    for (const part of ['name', 'effect']) {
      expect(new Set(SPECIAL.map((card) => GAME_MESSAGES[`card.${card}.${part}`])).size).toBe(SPECIAL.length);
    }
    expect(new Set(SPECIAL.map((card) => NOTES[card])).size).toBe(SPECIAL.length);
  });

  it.each(Object.entries(OPTIONS))('option %s and each of its values are told in plain words', (name, { values }) => {
    for (const key of ['', '.about', ...values.map((value) => `.${value}`)]) {
      expect(OPTION_MESSAGES[`option.${name}${key}`]).toBeTruthy();
    }
  });

  it('every sentence can be said, with every gap filled', () => {
    const params = {
      name: 'Ada',
      other: 'Ben',
      names: 'Ada and Ben',
      card: 'Mars',
      cards: 'three cards',
      curse: 'Mars',
      turn: 2,
      number: 30,
      points: 1,
      needed: 36,
      size: 3,
      rome: 4,
      blessings: 1,
      fortune: 2,
      malus: 2,
      total: 5,
    };
    for (const key of Object.keys(ALL)) expect(translate(ALL, key, params)).toMatch(/^[^{}]{3,}$/);
  });

  it('the rules page has as many texts as titles, and tells what each option changes', () => {
    const sections = Object.keys(RULES_PAGE).filter((key) => /^rules\.\d+\.title$/.test(key));
    expect(sections).toHaveLength(10);
    for (const title of sections) expect(RULES_PAGE[title.replace('title', 'text')]?.length).toBeGreaterThan(100);
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      for (const value of values) {
        expect(Object.keys(RULES_PAGE).some((key) => key.endsWith(`.${name}.${value}`))).toBe(true);
      }
    }
  });

  it('VM-30, VM-31: the rules page says that titles and texts are this project’s own', () => {
    expect(RULES_PAGE['rules.10.text']).toContain('this project’s own');
  });
});
