/** Loads the games' occasions for quick chat; phones need none. */
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { LayoutContext, QuickChatOccasion } from './game.ts';

export type QuickChat = (observation: ObservationBase, moment: LayoutContext) => QuickChatOccasion | undefined;

const REMARKS = import.meta.glob<QuickChat>('./*/quick-chat.ts', { import: 'default' });

/** Undefined for a game without quick chat. */
export async function loadQuickChat(id: string): Promise<QuickChat | undefined> {
  return REMARKS[`./${id}/quick-chat.ts`]?.();
}
