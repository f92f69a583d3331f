import type { Messages } from '#shared/i18n/translate.ts';

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.arrange':
    'Look as long as you like: once your deck lies down, you look again only if a card lets you. Curses lie on top, Rome cards below them from low to high, blessings at the bottom.',
  'tip.vote': 'Every curse must be played before the race. All vote on which one comes next.',
  'tip.choose': 'A blessing waits for an answer. Until then nobody can play.',
  'tip.closing':
    'No deck holds a Rome card any more. Blessings you turn up {silent, select, yes {do nothing in this turn} other {take effect}}; blessings you keep, by saying that you are done, bring a point each.',
  'tip.malus':
    'A Rome card came too late. In the return deck it costs points: that is the malus. If it reaches ten in one turn, the game is lost.',
  'tip.race':
    'All play at once, in no order. Turn up your top card when you believe that nobody holds a lower one. Nobody says a word.',
};
