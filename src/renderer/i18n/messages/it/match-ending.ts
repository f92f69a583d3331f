import type { Messages } from '#shared/i18n/translate.ts';

export const ENDING: Messages = {
  'ending.end': 'Interrompi la partita',
  'ending.another': 'Gioca a un altro gioco',
  'ending.sure': 'Non vince nessuno, e nella registrazione la partita risulta interrotta.',
  'ending.sure.ask':
    'Gli altri hanno 20 secondi per opporsi. Non vince nessuno, e nella registrazione la partita risulta interrotta.',
  'ending.not': 'Continua a giocare',
  'ending.asks': '{name} vuole interrompere questa partita.',
  'ending.asks.another': '{name} vuole interrompere questa partita e giocare a un altro gioco.',
  'ending.asks.home': 'Dal computer che ospita si vuole interrompere questa partita.',
  'ending.when': 'Finisce tra {seconds} s, a meno che metà di voi voglia continuare.',
  'ending.mine':
    'Gli altri stanno rispondendo. La partita finisce tra {seconds} s, a meno che metà di voi voglia continuare.',
  'ending.no':
    '{count, plural, =0 {Nessuno si è opposto.} one {Una persona vuole continuare.} other {# vogliono continuare.}}',
  'ending.agree': 'Interrompi',
  'ending.back': 'No, continuiamo',
  'ending.ended': '{name} ha interrotto la partita.',
  'ending.ended.home': 'La partita è stata interrotta dal computer che ospita.',
  'set-aside.title': 'Messa da parte',
  'set-aside.about': '{names}: questa partita resta ferma e si conserva.',
  'set-aside.later': 'Può continuare dopo la serata.',
  'set-aside.go-on': 'Riprendila',
};
