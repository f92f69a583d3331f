import type { Words } from '../../../words/say.ts';

export const EN: Words = {};
