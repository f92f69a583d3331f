import type { Messages } from '#shared/i18n/translate.ts';

/** What the seal's sheet alone says: what was checked (docs/fair-shuffle.md). A phone fetches it with the sheet. */
export const FAIR_SHUFFLE_SHEET: Messages = {
  'shuffle.making.about':
    'Each device here and the host choose a number that nobody else knows. All of them make the shuffle.',
  'shuffle.closed.about':
    'The cards come from numbers that all devices here had fixed before the deal. Nobody alone could choose them, nobody can change them. This device checks it as soon as nothing of them is a secret any more.',
  'shuffle.whole.about':
    'The host has shown its number. This device has shuffled again: the cards are those that were dealt.',
  'shuffle.broken.about': 'What the host has shown does not fit. Do not trust this shuffle.',
  'shuffle.unopened.about':
    'The match is over, and the host has never shown its number. So nobody can check this shuffle: do not trust it.',
  'shuffle.unchecked.about':
    'The host has shown its number, but the program that checks it has not come to this device. It is asked for again: until it is here, do not trust this shuffle.',
  'shuffle.alone': 'No other device had a part in it: it shows only that the host kept to one shuffle.',
  'shuffle.not-mine': 'This device had no part in it.',
  'shuffle.waits': 'Waiting for {count, plural, one {# device} other {# devices}}.',
  'shuffle.who': 'Who had a part',
  'shuffle.host': 'The host',
  'shuffle.looks-on': 'Somebody who looks on',
  'shuffle.mine': '{names} (this device)',
  'shuffle.absent': 'Who had none',
  'shuffle.absent.away': '{names}: was not there',
  'shuffle.absent.silent': '{names}: did not answer in time',
  'shuffle.absent.repeated': '{names}: repeated another’s number',
  'shuffle.absent.unopened': '{names}: did not show its number',
  'shuffle.absent.wrong-part': '{names}: showed another number',
  'shuffle.names': 'Names, and who had no part, are what the host says: the numbers do not prove them.',
  'shuffle.attempt.about': 'Attempt {number} of {most} at most: whoever failed is not asked again.',
  'shuffle.attempts': 'Begun anew: {count}',
  'shuffle.checked': 'What this device checked',
  'shuffle.checked.contributions': 'Numbers that are those committed to: {count}',
  'shuffle.checked.draws': 'Draws that came from them: {count}, cards: {cards}',
  'shuffle.checked.seen': 'Cards that lay where this device saw them: {count}',
  'shuffle.numbers': 'In numbers',
  'shuffle.number.name': 'Match, seal, try',
  'shuffle.number.commitment': '{who}: commitment',
  'shuffle.number.contribution': '{who}: number',
  'shuffle.number.seed': 'Seed',
  'shuffle.fault.contributions': 'A number is not the one committed to.',
  'shuffle.fault.drawn': 'Draw {draw} does not come from these numbers.',
  'shuffle.fault.changed': 'The host showed something else before.',
  'shuffle.fault.left-out': 'The number of this device was left out.',
  'shuffle.fault.seen': 'A card is another than this device saw.',
};
