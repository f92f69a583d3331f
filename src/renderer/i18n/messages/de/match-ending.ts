import type { Messages } from '#shared/i18n/translate.ts';

export const ENDING: Messages = {
  'ending.end': 'Diese Partie beenden',
  'ending.another': 'Ein anderes Spiel spielen',
  'ending.sure': 'Niemand gewinnt, und in der Aufzeichnung steht, dass die Partie abgebrochen wurde.',
  'ending.sure.ask':
    'Die anderen haben 20 Sekunden, um zu widersprechen. Niemand gewinnt, und in der Aufzeichnung steht, dass die Partie abgebrochen wurde.',
  'ending.not': 'Weiterspielen',
  'ending.asks': '{name} möchte diese Partie beenden.',
  'ending.asks.another': '{name} möchte diese Partie beenden und ein anderes Spiel spielen.',
  'ending.asks.home': 'Am Computer des Gastgebers soll diese Partie beendet werden.',
  'ending.when': 'In {seconds} s ist sie zu Ende, außer die Hälfte von euch will weiterspielen.',
  'ending.mine':
    'Die anderen werden gefragt. In {seconds} s ist die Partie zu Ende, außer die Hälfte von euch will weiterspielen.',
  'ending.no':
    '{count, plural, =0 {Niemand hat widersprochen.} one {Eine Person will weiterspielen.} other {# wollen weiterspielen.}}',
  'ending.agree': 'Beenden',
  'ending.back': 'Doch weiterspielen',
  'ending.ended': '{name} hat die Partie beendet.',
  'ending.ended.home': 'Die Partie wurde am Computer des Gastgebers beendet.',
  'set-aside.title': 'Zur Seite gelegt',
  'set-aside.about': '{names}: Diese Partie ruht und bleibt erhalten.',
  'set-aside.later': 'Nach dem Abend kann sie weitergehen.',
  'set-aside.go-on': 'Damit weitermachen',
};
