/** A made-up codex page for tests. */
import type { CodexPage } from '../../games/game.ts';

const SOURCE = { author: '', work: '', place: '' };

export function pageOf(page: Pick<CodexPage, 'card'> & Partial<CodexPage>): CodexPage {
  const nothing = { chapter: '', date: '', year: 0, known: 'recorded', how: '', title: '', text: '' };
  return { ...nothing, old: SOURCE, recent: SOURCE, threads: [], beside: [], ...page };
}
