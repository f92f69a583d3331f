import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, `rules.n.rules` (the numbers it tells) and `rules.n.text`, then what the table's options say about it. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'The stones',
  'rules.1.rules': 'SA-1, SA-2',
  'rules.1.text': 'Two to four play, each alone, with stones that bear the numbers from 1 to 24.',
  'rules.2.title': 'The deal',
  'rules.2.rules': 'SA-3, SA-4',
  'rules.2.text':
    'Everybody gets a hand of stones that nobody else sees. One more is laid open and begins the heap; the rest is put aside unseen. The first seat begins the first round, the next seat the next one.',
  'rules.2.hand': 'A hand has {hand} stones.',
  'rules.3.title': 'The turn',
  'rules.3.rules': 'SA-5, SA-6',
  'rules.3.text':
    'You lay a stone that is higher than the top of the heap, or you take the whole heap before you. Who takes goes on at once and begins a new heap with any stone. You may take even if you could lay.',
  'rules.4.title': 'The score',
  'rules.4.rules': 'SA-7, SA-8, SA-9',
  'rules.4.text':
    'A round ends as soon as a hand is empty. Every stone you took, and every stone left in your hand, costs a point.',
  'rules.4.rounds': 'Whoever has lost least after {rounds} rounds wins; equals share it.',
};
