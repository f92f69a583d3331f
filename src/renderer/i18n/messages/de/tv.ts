import type { Messages } from '#shared/i18n/translate.ts';

/** The television. */
export const TV: Messages = {
  'tv.title': 'Fernseher',
  'tv.about': 'Der Fernseher zeigt den Tisch. Die Karten habt ihr auf dem Handy.',
  'tv.code': 'Code',
  'tv.show': 'Tisch zeigen',
  'tv.join': 'Mit dem Handy mitspielen',
  'tv.closed': 'Dieser Tisch ist nicht für Handys freigegeben. Das kann der Gastgeber ändern.',
  'tv.free': 'frei',
  'tv.waiting': 'Noch sind Plätze frei.',
  'tv.ready': 'Alle sitzen. Warten auf den Gastgeber.',
  'tv.lost': 'Keine Verbindung. Neuer Versuch…',
  'tv.stalled': 'Der Server antwortet nicht. Es geht automatisch weiter.',
  'tv.paused': 'Pause',
  'tv.turn':
    '{count, plural, one {{kind, select, bot {ist dran} away {ist weg: Die Partie wartet} other {du bist dran}}} other {sind gleichzeitig dran}}',
  'tv.all': 'Alle',
  'tv.winners': '{count, plural, one {gewinnt die Partie} other {gewinnen die Partie}}',
  'tv.several': '{count, plural, one {Jemand} other {# von euch}}',
  'tv.leave': 'Zurück zum Tisch',
  'tv.table.deep': 'Grafik in 3D',
  'tv.table.flat': 'Einfache Grafik für langsame Fernseher',
  'tv.round.lobby': '{table} · {game}',
  'tv.round.desk': 'Alle Tische',
  'home.games': 'Spiele',
  'claim.screen': 'Jemand sagt: „Ich bin {names}.“ Stimmt das? Wer am Tisch sitzt, kann antworten.',
  'seat.away': 'weg',
  'seat.bot': 'Bot · {level}',
  'table.dark': 'Dieses Gerät kann den Tisch nicht zeichnen. Spielen geht trotzdem, in Textform.',
  'notice.read': 'OK',
  'error.tabletop': 'Das Bild vom Tisch ist abgestürzt. Die Partie geht weiter, du kannst in Textform spielen.',
};
