import type { Messages } from '#shared/i18n/translate.ts';

/** A match that somebody ends before it is over, or that was set aside: fetched for who sees one. */
export const ENDING: Messages = {
  'ending.end': 'End match',
  'ending.another': 'Play another game',
  'ending.sure': 'Nobody wins, and the match is recorded as unfinished.',
  'ending.sure.ask': 'The others have 20 seconds to object. Nobody wins, and the match is recorded as unfinished.',
  'ending.not': 'Play on',
  'ending.asks': '{name} wants to end this match.',
  'ending.asks.another': '{name} wants to end this match and play another game.',
  'ending.asks.home': 'The host’s computer is about to end this match.',
  'ending.when': 'It ends in {seconds} s unless half of you want to play on.',
  'ending.mine': 'Asking the others. The match ends in {seconds} s unless half of you want to play on.',
  'ending.no': '{count, plural, =0 {Nobody has objected.} one {One wants to play on.} other {# want to play on.}}',
  'ending.agree': 'End it',
  'ending.back': 'Play on after all',
  'ending.ended': '{name} ended the match.',
  'ending.ended.home': 'The host’s computer ended the match.',
  'set-aside.title': 'On hold',
  'set-aside.about': '{names}: this match is paused and kept.',
  'set-aside.later': 'You can continue it after the game night.',
  'set-aside.go-on': 'Continue',
};
