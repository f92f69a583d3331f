import type { Messages } from '#shared/i18n/translate.ts';

/** Bets of who looks on; a phone fetches them with what they stand on. */
export const BETS: Messages = {
  'bets.guessed': 'Spettatori che hanno indovinato: {names}.',
  'bets.guessed.nobody': 'Nessuno spettatore ha indovinato.',
  'bets.points': '{name} {points}',
  'bets.points.total': '{name} {points} ({total} in tutto)',
};

/** What only desktop and phone say: a television shows results. */
export const BETTING: Messages = {
  'bets.title': 'Chi è il socio di {name}?',
  'bets.ask': 'Indovina in segreto: prima ci azzecchi, più vale.',
  'bets.mine': 'Salvato: nessuno lo vede, e puoi cambiare idea.',
  'bets.keeping': 'Salvo…',
  'bets.nobody': 'Nessuno',
  'bets.out': 'Il socio di {name} è {partner}.',
  'bets.out.alone': '{name} gioca senza socio.',
  'bets.right': 'Indovinato: {points, plural, one {# punto} other {# punti}}, {total} in tutto.',
  'bets.wrong': 'Stavolta niente. {total, plural, =0 {} one {Hai # punto.} other {Hai # punti.}}',
  'bets.curve.deal': 'Smazzata {deal}: chi è il socio di {name}?',
  'bets.curve.about': 'Di chi sospettava chi guardava, dalla chiamata alla carta che ha svelato tutto. Era {partner}.',
  'bets.curve.alone':
    'Di chi sospettava chi guardava, dalla chiamata alla carta che ha svelato tutto. Non era nessuno.',
  'bets.curve.step': 'Dopo {cards, plural, =0 {la chiamata} one {# carta} other {# carte}}: {counts}.',
  'bets.curve.count': '{name} {count}',
};
