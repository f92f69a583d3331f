import type { Messages } from '#shared/i18n/translate.ts';

export const ENDING: Messages = {
  'ending.end': 'Partie beenden',
  'ending.another': 'Anderes Spiel spielen',
  'ending.sure': 'Niemand gewinnt; die Partie gilt als abgebrochen.',
  'ending.sure.ask':
    'Die anderen können 20 Sekunden lang widersprechen. Niemand gewinnt; die Partie gilt als abgebrochen.',
  'ending.not': 'Weiterspielen',
  'ending.asks': '{name} möchte die Partie beenden.',
  'ending.asks.another': '{name} möchte die Partie beenden und ein anderes Spiel spielen.',
  'ending.asks.home': 'Am Computer des Gastgebers soll die Partie beendet werden.',
  'ending.when': 'In {seconds} s ist Schluss, außer mindestens die Hälfte will weiterspielen.',
  'ending.mine':
    'Die anderen werden gefragt. In {seconds} s ist Schluss, außer mindestens die Hälfte will weiterspielen.',
  'ending.no':
    '{count, plural, =0 {Niemand hat widersprochen.} one {Eine Person will weiterspielen.} other {# wollen weiterspielen.}}',
  'ending.agree': 'Beenden',
  'ending.back': 'Doch weiterspielen',
  'ending.ended': '{name} hat die Partie beendet.',
  'ending.ended.home': 'Die Partie wurde am Computer des Gastgebers beendet.',
  'set-aside.title': 'Unterbrochen',
  'set-aside.about': '{names}: Diese Partie bleibt erhalten.',
  'set-aside.later': 'Nach dem Abend könnt ihr sie fortsetzen.',
  'set-aside.go-on': 'Fortsetzen',
};
