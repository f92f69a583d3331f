/** What is only read of the games: it comes when it is asked for. */
import type { Words } from '#shared/words/say.ts';
import type { Book } from './game.ts';

const RULES = import.meta.glob<Words>('../../shared/games/*/words/en/rules.ts', { import: 'RULES_PAGE' });
const OPTIONS = import.meta.glob<Words>('../../shared/games/*/words/en/options.ts', { import: 'OPTION_WORDS' });
const BOOKS = import.meta.glob<Book>('./*/book.ts', { import: 'default' });

/** The rules of a game in words. */
export async function loadRules(id: string): Promise<Words | undefined> {
  return RULES[`../../shared/games/${id}/words/en/rules.ts`]?.();
}

/** What a game's options are called: for who sets it up. */
export async function loadOptions(id: string): Promise<Words | undefined> {
  return OPTIONS[`../../shared/games/${id}/words/en/options.ts`]?.();
}

/** Whether a game's cards have a book. */
export function hasBook(id: string): boolean {
  return Object.hasOwn(BOOKS, bookAt(id));
}

export async function loadBook(id: string): Promise<Book | undefined> {
  return BOOKS[bookAt(id)]?.();
}

function bookAt(id: string): string {
  return `./${id}/book.ts`;
}
