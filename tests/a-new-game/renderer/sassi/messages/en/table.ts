import type { Messages } from '#shared/i18n/translate.ts';

/** English sentences of the table and the slips; the game's own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  'zone.aside': '{count, plural, =0 {No stone} one {One stone} other {# stones}} put aside',
  'zone.heap': 'The heap, {count, plural, =0 {empty} one {one stone} other {# stones}}',
  'zone.stones': '{count, plural, =0 {No stones} one {One stone} other {# stones}} taken by {name}',
  'refused.turn': 'It is not your turn.',
  'refused.low': 'Only what is higher than the {top} can be laid.',
  'note.taken': '{count, plural, one {# stone} other {# stones}}',
  'status.round': 'Round {round} of {rounds}',
  'status.player': 'Player',
  'status.hand': 'Hand',
  'status.taken': 'Taken',
  'status.total': 'Score',
  'turn.must': 'No stone of yours is high enough.',
  'heap.take': 'Take the heap',
  'heap.take.count': 'Take {count, plural, one {the stone} other {# stones}}',
  'score.round': 'Round',
  'score.total': 'Total',
  'score.table': 'Score by round and player',
};
