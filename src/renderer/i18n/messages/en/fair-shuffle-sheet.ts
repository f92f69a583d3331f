import type { Messages } from '#shared/i18n/translate.ts';

/** What the seal's sheet alone says: what was checked (docs/fair-shuffle.md). A phone fetches it with the sheet. */
export const FAIR_SHUFFLE_SHEET: Messages = {
  'shuffle.making.about':
    'Each device here and the host pick a secret number. All the numbers together make the shuffle.',
  'shuffle.closed.about':
    'The cards come from numbers that all devices here fixed before the deal. Nobody could choose them alone, and nobody can change them. This device checks that once nothing about them is secret any more.',
  'shuffle.whole.about':
    'The host has revealed its number. This device shuffled again and got the cards that were dealt.',
  'shuffle.broken.about': 'What the host revealed doesn’t fit. Don’t trust this shuffle.',
  'shuffle.unopened.about':
    'The match is over, and the host never revealed its number. Nobody can check this shuffle: don’t trust it.',
  'shuffle.unchecked.about':
    'The host has revealed its number, but this device couldn’t load the program that checks it. It keeps trying: until then, don’t trust this shuffle.',
  'shuffle.alone': 'No other device took part, so it only proves that the host kept to one shuffle.',
  'shuffle.not-mine': 'This device didn’t take part.',
  'shuffle.waits': 'Waiting for {count, plural, one {# device} other {# devices}}.',
  'shuffle.who': 'Took part',
  'shuffle.host': 'The host',
  'shuffle.looks-on': 'A spectator',
  'shuffle.mine': '{names} (this device)',
  'shuffle.absent': 'Didn’t take part',
  'shuffle.absent.away': '{names}: wasn’t there',
  'shuffle.absent.silent': '{names}: didn’t answer in time',
  'shuffle.absent.repeated': '{names}: repeated someone else’s number',
  'shuffle.absent.unopened': '{names}: didn’t reveal its number',
  'shuffle.absent.wrong-part': '{names}: revealed a different number',
  'shuffle.names': 'The names, and who didn’t take part, are the host’s word: the numbers don’t prove them.',
  'shuffle.attempt.about': 'Try {number} of at most {most}: whoever failed isn’t asked again.',
  'shuffle.attempts': 'Restarts: {count}',
  'shuffle.checked': 'What this device checked',
  'shuffle.checked.contributions': 'Numbers that match their commitment: {count}',
  'shuffle.checked.draws': 'Draws that came from them: {count}, cards: {cards}',
  'shuffle.checked.seen': 'Cards that were where this device saw them: {count}',
  'shuffle.numbers': 'In numbers',
  'shuffle.number.name': 'Match, seal, try',
  'shuffle.number.commitment': '{who}: commitment',
  'shuffle.number.contribution': '{who}: number',
  'shuffle.number.seed': 'Seed',
  'shuffle.fault.contributions': 'A number doesn’t match its commitment.',
  'shuffle.fault.drawn': 'Draw {draw} doesn’t come from these numbers.',
  'shuffle.fault.changed': 'The host revealed something else before.',
  'shuffle.fault.left-out': 'This device’s number was left out.',
  'shuffle.fault.seen': 'A card isn’t the one this device saw.',
};
