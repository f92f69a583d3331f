/** Replaces `games/load-quick-chat.ts` on the television's page: the lines load with what selects them. */
import { loadQuickChat as load, type QuickChat } from '../../games/load-quick-chat.ts';
import { addMessages } from '../page/loaded-games.ts';

export type { QuickChat };

export async function loadQuickChat(id: string): Promise<QuickChat | undefined> {
  const [remarks, { BOT_QUICK_CHAT: BANTER }] = await Promise.all([
    load(id),
    import('../../i18n/messages/en/bot-quick-chat.ts'),
  ]);
  addMessages(BANTER);
  return remarks;
}
