import type { Messages } from '#shared/i18n/translate.ts';

/** Bets of who looks on; a phone fetches them with what they stand on. */
export const BETS: Messages = {
  'bets.guessed': 'Beim Zuschauen erraten: {names}.',
  'bets.guessed.nobody': 'Beim Zuschauen hat es niemand erraten.',
  'bets.points': '{name} {points}',
  'bets.points.total': '{name} {points} ({total} insgesamt)',
};

/** What only desktop and phone say: a television shows results. */
export const BETTING: Messages = {
  'bets.title': 'Wer spielt mit {name}?',
  'bets.ask': 'Rate im Geheimen: Je früher du richtig liegst, desto mehr zählt es.',
  'bets.mine': 'Steht, und niemand sieht es. Du kannst dich umentscheiden.',
  'bets.keeping': 'Wird notiert…',
  'bets.nobody': 'Niemand',
  'bets.out': '{partner} spielt mit {name}.',
  'bets.out.alone': '{name} spielt allein.',
  'bets.right': 'Richtig geraten: {points, plural, one {# Punkt} other {# Punkte}}, {total} insgesamt.',
  'bets.wrong':
    'Dein Tipp bringt diesmal nichts. {total, plural, =0 {} one {Du hast # Punkt.} other {Du hast # Punkte.}}',
  'bets.curve.deal': 'Spiel {deal}: Wer spielt mit {name}?',
  'bets.curve.about':
    'Wie viele beim Zuschauen wen im Verdacht hatten, vom Rufen bis zu der Karte, nach der es alle wussten. Es war {partner}.',
  'bets.curve.alone':
    'Wie viele beim Zuschauen wen im Verdacht hatten, vom Rufen bis zu der Karte, nach der es alle wussten. Es war niemand.',
  'bets.curve.step': 'Nach {cards, plural, =0 {dem Rufen} one {# Karte} other {# Karten}}: {counts}.',
  'bets.curve.count': '{name} {count}',
};
