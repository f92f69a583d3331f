import { describe, expect, it } from 'vitest';
import { TABLE_CODE_LETTERS } from '#shared/protocol/table-values.ts';
import { DESKTOP_MESSAGES } from '../i18n/desktop-messages.ts';
import { keyboardRows, letterCase } from './OnScreenKeyboard.tsx';

const say = (key: string): string => DESKTOP_MESSAGES[key] ?? key;

describe('letters on the screen', () => {
  it('are those of a code, each once, in even rows', () => {
    const rows = keyboardRows({ letters: TABLE_CODE_LETTERS, isAddress: false }, 'letters', say);
    expect(rows).toEqual(['23456789', 'ABCDEFGH', 'JKMNPQRS', 'TUVWXYZ']);
    expect([...rows.join('')].toSorted()).toEqual([...TABLE_CODE_LETTERS].toSorted());
  });

  it('are figures and a minus where a score is written', () => {
    expect(keyboardRows({ letters: '0123456789−', isAddress: false }, 'letters', say)).toEqual(['0123456789', '−']);
  });

  it('have all that an address needs', () => {
    const all = keyboardRows({ isAddress: true }, 'letters', say).join('');
    for (const letter of 'http://192.168.7.1:4747/[fe80::1]_-') expect(all).toContain(letter);
  });

  it('have every letter of a name once, and none on both sides', () => {
    const own = keyboardRows({ isAddress: false }, 'letters', say).join('');
    expect(new Set(own).size).toBe(own.length);
    for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') expect(own).toContain(letter);
    const more = keyboardRows({ isAddress: false }, 'more', say).join('');
    expect(new Set(more).size).toBe(more.length);
  });

  it('become capitals where there is one', () => {
    expect(['a', 'ä', 'ß', '.'].map((letter) => letterCase(letter, true))).toEqual(['A', 'Ä', 'ß', '.']);
    expect(letterCase('a', false)).toBe('a');
  });
});
