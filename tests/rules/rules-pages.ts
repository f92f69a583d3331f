/** The rules pages of all games, as pages fetch them. */
import type { Messages } from '#shared/i18n/translate.ts';

const PAGES = import.meta.glob<Messages>('../../src/shared/games/*/messages/en/rules.ts', {
  eager: true,
  import: 'RULES_PAGE',
});

export function rulesPageOf(game: string): Messages {
  return PAGES[`../../src/shared/games/${game}/messages/en/rules.ts`] ?? {};
}
