import type { WaysToBook } from '../../games/game.ts';
import { CodexCode } from './CodexCode.tsx';
import { ReadStory } from './ReadStory.tsx';

/** At the table the book lies at hand, and a phone finds it by a code. */
export const WAYS_TO_BOOK: WaysToBook = { Read: ReadStory, Code: CodexCode };
