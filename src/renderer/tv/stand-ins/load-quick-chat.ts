/** Stands for `games/remarks.ts` on the television's page: what bots say comes with what makes them talk. */
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
