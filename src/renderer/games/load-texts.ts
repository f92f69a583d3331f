/** Loads the games' texts on request. */
import type { Messages } from '#shared/i18n/translate.ts';
import type { Codex } from './game.ts';

const RULES = import.meta.glob<Messages>('../../shared/games/*/messages/en/rules.ts', { import: 'RULES_PAGE' });
const REFUSALS = import.meta.glob<Messages>('../../shared/games/*/messages/en/refusals.ts', {
  import: 'REFUSAL_MESSAGES',
});
const OPTIONS = import.meta.glob<Messages>('../../shared/games/*/messages/en/options.ts', {
  import: 'OPTION_MESSAGES',
});
const BOOKS = import.meta.glob<Codex>('./*/book.ts', { import: 'default' });

/** The rules of a game in words. */
export async function loadRulesText(id: string): Promise<Messages | undefined> {
  return RULES[`../../shared/games/${id}/messages/en/rules.ts`]?.();
}

/** Why a game's rules, or the kit's, refuse a move, in words. A light page loads them once a move is refused. */
export async function loadRefusalMessages(id: string): Promise<Messages> {
  const [{ TRICK_REFUSALS }, own] = await Promise.all([
    import('#shared/tricks/messages/en/refusals.ts'),
    REFUSALS[`../../shared/games/${id}/messages/en/refusals.ts`]?.(),
  ]);
  return { ...TRICK_REFUSALS, ...own };
}

/** The names of a game's options, for its setup. */
export async function loadOptionNames(id: string): Promise<Messages | undefined> {
  return OPTIONS[`../../shared/games/${id}/messages/en/options.ts`]?.();
}

/** Whether a game's cards have a codex. */
export function hasCodex(id: string): boolean {
  return Object.hasOwn(BOOKS, bookAt(id));
}

export async function loadCodex(id: string): Promise<Codex | undefined> {
  return BOOKS[bookAt(id)]?.();
}

function bookAt(id: string): string {
  return `./${id}/book.ts`;
}
