import type { Messages } from '#shared/i18n/translate.ts';

/** Bets of who looks on; a phone fetches them with what they stand on. */
export const BETS: Messages = {
  'bets.guessed': 'Hanno indovinato: {names}.',
  'bets.guessed.nobody': 'Nessuno ha indovinato.',
  'bets.points': '{name} {points}',
  'bets.points.total': '{name} {points} ({total} in tutto)',
};

/** What only desktop and phone say: a television shows results. */
export const BETTING: Messages = {
  'bets.title.partner': 'Chi è il socio di {name}?',
  'bets.title.winner': 'Chi vince questa smazzata?',
  'bets.title.last': 'Chi resta con le carte in mano?',
  'bets.title.misplay': 'Chi gioca la prima carta che non va?',
  'bets.ask': 'Indovina in segreto: prima ci azzecchi, più vale.',
  'bets.mine': 'Salvato: nessuno lo vede, e puoi cambiare idea.',
  'bets.change': 'Cambia',
  'bets.keeping': 'Salvo…',
  'bets.none.partner': 'Nessuno',
  'bets.none.winner': 'Pareggio',
  'bets.none.misplay': 'Nessuno',
  'bets.closed': 'Per te: {answer}. Si vedrà a fine smazzata.',
  'bets.out.partner': 'Il socio di {name} è {answer}.',
  'bets.out.partner.none': '{name} gioca senza socio.',
  'bets.out.winner': '{count, plural, one {Vince {answer}.} other {Vincono {answer}.}}',
  'bets.out.winner.none': 'La smazzata finisce in parità.',
  'bets.out.last': 'Con le carte in mano resta {answer}.',
  'bets.out.misplay': 'La prima carta che non andava è di {answer}.',
  'bets.out.misplay.none': 'Tutte le carte andavano bene.',
  'bets.right': 'Indovinato: {points, plural, one {# punto} other {# punti}}, {total} in tutto.',
  'bets.wrong': 'Stavolta niente. {total, plural, =0 {} one {Hai # punto.} other {Hai # punti.}}',
  'bets.curve.deal': 'Smazzata {deal}: chi è il socio di {name}?',
  'bets.curve.about': 'Di chi sospettava chi guardava, dalla chiamata alla carta che ha svelato tutto. Era {partner}.',
  'bets.curve.alone':
    'Di chi sospettava chi guardava, dalla chiamata alla carta che ha svelato tutto. Non era nessuno.',
  'bets.curve.step': 'Dopo {cards, plural, =0 {la chiamata} one {# carta} other {# carte}}: {counts}.',
  'bets.curve.count': '{name} {count}',
};
