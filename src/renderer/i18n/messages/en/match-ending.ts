import type { Messages } from '#shared/i18n/translate.ts';

/** A match that somebody ends before it is over, or that was set aside: fetched for who sees one. */
export const ENDING: Messages = {
  'ending.end': 'End this match',
  'ending.another': 'Play another game',
  'ending.sure': 'Nobody wins, and the record says that the match was broken off.',
  'ending.sure.ask':
    'The others have 20 seconds to object. Nobody wins, and the record says that the match was broken off.',
  'ending.not': 'Play on',
  'ending.asks': '{name} wants to end this match.',
  'ending.asks.another': '{name} wants to end this match and play another game.',
  'ending.asks.home': 'This match is about to be ended at the host’s computer.',
  'ending.when': 'It ends in {seconds} s, unless half of you want to play on.',
  'ending.mine': 'The others are being asked. The match ends in {seconds} s, unless half of you want to play on.',
  'ending.no': '{count, plural, =0 {Nobody has objected.} one {One wants to play on.} other {# want to play on.}}',
  'ending.agree': 'End it',
  'ending.back': 'Play on after all',
  'ending.ended': '{name} has ended the match.',
  'ending.ended.home': 'The match was ended at the host’s computer.',
  'set-aside.title': 'Set aside',
  'set-aside.about': '{names}: this match stands still and is kept.',
  'set-aside.later': 'It can go on after the evening.',
  'set-aside.go-on': 'Go on with it',
};
