import { expect, it } from 'vitest';
import type { Messages } from '#shared/i18n/translate.ts';
import { learnerName } from './lesson-text.ts';

const CATALOGUES = import.meta.glob<{ LESSON: Messages }>('../../i18n/messages/*/learning.ts', { eager: true });

it.each(Object.entries(CATALOGUES))('calls nobody a guest in their own lesson: %s', (_, { LESSON }) => {
  const say = (key: string): string => String(LESSON[key]);
  expect(learnerName('', say)).not.toMatch(/undefined|guest|ospite|gast/i);
  expect(learnerName('Ada', say)).toBe('Ada');
});
