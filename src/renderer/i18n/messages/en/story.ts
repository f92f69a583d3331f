import type { Messages } from '#shared/i18n/translate.ts';

/** A finished match in a few tricks. */
export const STORY: Messages = {
  'story.title': 'Highlights',
  'story.choosing': 'Choosing the best moments…',
  'story.none': 'Nothing stands out in this match.',
  'story.none.evening': 'Nothing stands out this evening.',
  'story.save': 'Save as a picture',
  'story.again': 'Try again',
  'story.luck': 'Luckiest deal',
  'story.bluff': 'Best bluff',
  'story.move': 'Costliest move',
  'story.comeback': 'Comeback',
  'story.luck.said': 'Deal {deal}: {names} got cards worth {worth} on average, and made {brought}.',
  'story.bluff.said':
    'After this trick, the cards pointed to {suspect} ({suspected}%). The partner was {names} ({truth}%).',
  'story.bluff.alone': 'After this trick, the cards pointed to {suspect} ({suspected}%). {names} had no partner.',
  'story.move.said': 'Easy to miss, {names}. Better: {better}, worth about {cost} more.',
  'story.misplay': 'Costliest misplay',
  'story.run': 'Longest row',
  'story.perfect': 'Perfect turn',
  'story.misplay.said': 'A shade early, {names}: {count, plural, one {# card} other {# cards}} came too late.',
  'story.run.said': 'Turn {deal}: {count} cards in a row, all in order, without a word.',
  'story.perfect.said': 'Turn {deal}: all {count} cards in order, without a word.',
  'story.comeback.said': '{names}: {behind} behind after deal {after}, in front from deal {deal} on, right to the end.',
  'story.place': '{game} · round {round}, table {table}',
  'story.amount': '{count, plural, one {{points} point} other {{points} points}}',
};
