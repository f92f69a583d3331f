import type { Messages } from '#shared/words/say.ts';

/** Deals as codes, to challenge others with. */
export const DEALS: Messages = {
  'deals.challenge': 'Challenge others',
  'deals.title': '{deals, plural, =0 {This deal} one {This deal} other {These deals}} as a code',
  'deals.about':
    'Whoever has this code plays {deals, plural, =0 {the same first deal} one {the same deal} other {the same # deals}} on any Panno Verde: they set up {game} and type it there. It can tell them all the cards, so it is for people you trust.',
  'deals.score': 'It says how your table played it, too: that is shown to them afterwards.',
  'deals.copy': 'Copy the code',
  'deals.by-code': 'Play a deal by its code',
  'deals.field': 'The code of the deal',
  'deals.found':
    '{deals, plural, =0 {A deal} one {A deal} other {# deals}} for {seats}, with the options {deals, plural, =0 {it was} one {it was} other {they were}} played with. Whoever has the code can know the cards, so nothing is sealed.',
  'deals.other-game': 'This is a deal of {game}. Set that up for it.',
  'deals.known': 'Whoever has the code of this deal can know its cards. Nothing is sealed.',
  'deals.elsewhere': 'Whoever challenged had it, seat by seat: {scores}.',
  'deals.elsewhere.at': '{name} {score}',
};
