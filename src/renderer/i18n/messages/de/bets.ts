import type { Messages } from '#shared/i18n/translate.ts';

/** Bets of who looks on; a phone fetches them with what they stand on. */
export const BETS: Messages = {
  'bets.guessed': 'Richtig getippt haben: {names}.',
  'bets.guessed.nobody': 'Niemand hat richtig getippt.',
  'bets.points': '{name} {points}',
  'bets.points.total': '{name} {points} ({total} insgesamt)',
};

/** What only desktop and phone say: a television shows results. */
export const BETTING: Messages = {
  'bets.title': 'Wer spielt mit {name}?',
  'bets.ask': 'Tipp geheim: Je früher du richtig liegst, desto mehr Punkte.',
  'bets.mine': 'Dein Tipp ist geheim. Du kannst ihn noch ändern.',
  'bets.keeping': 'Wird gespeichert…',
  'bets.nobody': 'Niemand',
  'bets.out': '{partner} spielt mit {name}.',
  'bets.out.alone': '{name} spielt allein.',
  'bets.right': 'Richtig getippt: {points, plural, one {# Punkt} other {# Punkte}}, {total} insgesamt.',
  'bets.wrong':
    'Dein Tipp bringt diesmal nichts. {total, plural, =0 {} one {Du hast # Punkt.} other {Du hast # Punkte.}}',
  'bets.curve.deal': 'Spiel {deal}: Wer spielt mit {name}?',
  'bets.curve.about':
    'Wer beim Zuschauen wen verdächtigt hat, vom Rufen bis zur Karte, die alles verriet. Es war {partner}.',
  'bets.curve.alone':
    'Wer beim Zuschauen wen verdächtigt hat, vom Rufen bis zur Karte, die alles verriet. Es war niemand.',
  'bets.curve.step': 'Nach {cards, plural, =0 {dem Rufen} one {# Karte} other {# Karten}}: {counts}.',
  'bets.curve.count': '{name} {count}',
};
