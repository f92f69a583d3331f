import type { Messages } from '#shared/i18n/translate.ts';

/** What the seal's sheet alone says: what was checked (docs/fair-shuffle.md). A phone fetches it with the sheet. */
export const FAIR_SHUFFLE_SHEET: Messages = {
  'seal.making.about':
    'Each device here and the host choose a number that nobody else knows. All of them make the shuffle.',
  'seal.closed.about':
    'The cards come from numbers that all devices here had fixed before the deal. Nobody alone could choose them, nobody can change them. This device checks it as soon as nothing of them is a secret any more.',
  'seal.whole.about':
    'The host has shown its number. This device has shuffled again: the cards are those that were dealt.',
  'seal.broken.about': 'What the host has shown does not fit. Do not trust this shuffle.',
  'seal.unopened.about':
    'The match is over, and the host has never shown its number. So nobody can check this shuffle: do not trust it.',
  'seal.alone': 'No other device had a part in it: it shows only that the host kept to one shuffle.',
  'seal.not-mine': 'This device had no part in it.',
  'seal.waits': 'Waiting for {count, plural, one {# device} other {# devices}}.',
  'seal.who': 'Who had a part',
  'seal.host': 'The host',
  'seal.looks-on': 'Somebody who looks on',
  'seal.mine': '{names} (this device)',
  'seal.absent': 'Who had none',
  'seal.absent.away': '{names}: was not there',
  'seal.absent.silent': '{names}: did not answer in time',
  'seal.absent.repeated': '{names}: repeated another’s number',
  'seal.absent.unopened': '{names}: did not show its number',
  'seal.absent.wrong-part': '{names}: showed another number',
  'seal.names': 'Names, and who had no part, are what the host says: the numbers do not prove them.',
  'seal.attempt.about': 'Attempt {number} of {most} at most: who has failed is not asked again.',
  'seal.attempts': 'Begun anew: {count}',
  'seal.checked': 'What this device checked',
  'seal.checked.parts': 'Numbers that are those committed to: {count}',
  'seal.checked.draws': 'Draws that came from them: {count}, cards: {cards}',
  'seal.checked.seen': 'Cards that lay where this device saw them: {count}',
  'seal.numbers': 'In numbers',
  'seal.number.name': 'Match, seal, try',
  'seal.number.commitment': '{who}: commitment',
  'seal.number.part': '{who}: number',
  'seal.number.seed': 'Seed',
  'seal.fault.parts': 'A number is not the one committed to.',
  'seal.fault.drawn': 'Draw {draw} does not come from these numbers.',
  'seal.fault.changed': 'The host showed something else before.',
  'seal.fault.left-out': 'The number of this device was left out.',
  'seal.fault.seen': 'A card is another than this device saw.',
};
