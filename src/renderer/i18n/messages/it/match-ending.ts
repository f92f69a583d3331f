import type { Messages } from '#shared/i18n/translate.ts';

export const ENDING: Messages = {
  'ending.end': 'Interrompi la partita',
  'ending.another': 'Cambia gioco',
  'ending.sure': 'Non vince nessuno, e la partita risulta interrotta.',
  'ending.sure.ask': 'Gli altri hanno 20 secondi per opporsi. Non vince nessuno, e la partita risulta interrotta.',
  'ending.not': 'Continua a giocare',
  'ending.asks': '{name} vuole interrompere questa partita.',
  'ending.asks.another': '{name} vuole interrompere questa partita e cambiare gioco.',
  'ending.asks.home': 'Il computer che ospita vuole interrompere questa partita.',
  'ending.when': 'Finisce tra {seconds} s, a meno che metà di voi voglia continuare.',
  'ending.mine':
    'Gli altri stanno rispondendo. La partita finisce tra {seconds} s, a meno che metà di voi voglia continuare.',
  'ending.no':
    '{count, plural, =0 {Nessuno si è opposto.} one {Una persona vuole continuare.} other {# vogliono continuare.}}',
  'ending.agree': 'Interrompi',
  'ending.back': 'No, continuiamo',
  'ending.ended': '{name} ha interrotto la partita.',
  'ending.ended.home': 'Il computer che ospita ha interrotto la partita.',
  'set-aside.title': 'Sospesa',
  'set-aside.about': '{names}: questa partita è sospesa e resta salvata.',
  'set-aside.later': 'Può riprendere dopo la serata.',
  'set-aside.go-on': 'Riprendi',
};
