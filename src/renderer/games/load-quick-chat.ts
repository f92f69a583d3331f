/** What the games give bots to talk about: fetched by who sees them talk, no phone's hand needs it. */
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { LayoutContext, QuickChatOccasion } from './game.ts';

export type QuickChat = (observation: ObservationBase, moment: LayoutContext) => QuickChatOccasion | undefined;

const REMARKS = import.meta.glob<QuickChat>('./*/quick-chat.ts', { import: 'default' });

/** Nothing for a game in which nobody says a word. */
export async function loadQuickChat(id: string): Promise<QuickChat | undefined> {
  return REMARKS[`./${id}/quick-chat.ts`]?.();
}
