import type { Messages } from '#shared/i18n/translate.ts';

/** Bets of who looks on; a phone fetches them with what they stand on. */
export const BETS: Messages = {
  'bets.guessed': 'Richtig getippt: {names}.',
  'bets.guessed.nobody': 'Niemand hat richtig getippt.',
  'bets.points': '{name} {points}',
  'bets.points.total': '{name} {points} ({total} insgesamt)',
};

/** What only desktop and phone say: a television shows results. */
export const BETTING: Messages = {
  'bets.title.partner': 'Wer spielt mit {name}?',
  'bets.title.winner': 'Wer gewinnt dieses Spiel?',
  'bets.title.last': 'Wer bleibt auf Karten sitzen?',
  'bets.title.misplay': 'Wer deckt als Erstes eine Karte auf, die nicht passt?',
  'bets.ask': 'Tipp geheim: Je früher du richtig liegst, desto mehr Punkte.',
  'bets.mine': 'Dein Tipp ist geheim. Du kannst ihn noch ändern.',
  'bets.change': 'Ändern',
  'bets.keeping': 'Wird gespeichert…',
  'bets.none.partner': 'Niemand',
  'bets.none.winner': 'Unent\u00ADschieden',
  'bets.none.misplay': 'Niemand',
  'bets.closed': 'Dein Tipp: {answer}. Was stimmt, siehst du am Ende des Spiels.',
  'bets.out.partner': '{answer} spielt mit {name}.',
  'bets.out.partner.none': '{name} spielt allein.',
  'bets.out.winner': '{answer} {count, plural, one {gewinnt} other {gewinnen}} das Spiel.',
  'bets.out.winner.none': 'Das Spiel endet unentschieden.',
  'bets.out.last': '{answer} bleibt auf Karten sitzen.',
  'bets.out.misplay': 'Die erste Karte, die nicht passte, kam von {answer}.',
  'bets.out.misplay.none': 'Jede Karte hat gepasst.',
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
