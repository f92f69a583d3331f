import type { Messages } from '#shared/i18n/translate.ts';

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.arrange':
    'Look as long as you like: once your deck is down, you look again only if a card lets you. Curses go on top, Rome cards below them from low to high, blessings at the bottom.',
  'tip.vote': 'Every curse is played before the race. Vote on which one comes next.',
  'tip.choose': 'A blessing is waiting for an answer. Until then nobody can play.',
  'tip.closing':
    'No deck holds a Rome card any more. Blessings you turn up {silent, select, yes {do nothing in this turn} other {take effect}}; blessings you keep, by saying you’re done, bring a point each.',
  'tip.malus':
    'A Rome card came too late, and in the return deck it costs points: that’s the malus. If it reaches ten in one turn, the game is lost.',
  'tip.race': 'Everybody plays at once, without a word. Turn up your top card when you think nobody holds a lower one.',
};
