import type { Messages } from '#shared/i18n/translate.ts';

/** The television. */
export const TV: Messages = {
  'tv.title': 'Der große Bildschirm',
  'tv.about': 'Dieser Bildschirm zeigt den Tisch und kein Blatt. Die Karten liegen auf den Handys.',
  'tv.code': 'Code des Tisches',
  'tv.show': 'Tisch zeigen',
  'tv.join': 'Setz dich mit deinem Handy dazu',
  'tv.closed': 'Dieser Tisch ist für Handys nicht offen: Der Gastgeber kann ihn im Vorraum öffnen.',
  'tv.free': 'frei',
  'tv.waiting': 'Wer den Tisch eröffnet hat, gibt, sobald alle Plätze besetzt sind.',
  'tv.ready': 'Alle sitzen. Wer den Tisch eröffnet hat, gibt.',
  'tv.lost': 'Der Tisch ist nicht zu erreichen. Neuer Versuch…',
  'tv.stalled': 'Das Haus antwortet nicht. Es geht von selbst weiter.',
  'tv.paused': 'Die Partie macht Pause',
  'tv.turn':
    '{count, plural, one {{kind, select, bot {ist dran} away {ist weg: Die Partie wartet} other {du bist dran}}} other {alle zugleich}}',
  'tv.all': 'Alle',
  'tv.winners': '{count, plural, one {gewinnt die Partie} other {gewinnen die Partie}}',
  'tv.several': '{count, plural, one {Jemand} other {# von euch}}',
  'tv.leave': 'Zurück zum Tisch',
  'tv.table.deep': 'Den Tisch räumlich zeigen',
  'tv.table.flat': 'Den Tisch flach zeigen: das fordert dieses Gerät weniger',
  'tv.round.lobby': '{table} · {game}',
  'tv.round.desk': 'Alle Tische',
  'home.games': 'Spiele',
  'claim.screen': 'Jemand sagt: „Ich bin {names}.“ Wer am Tisch sitzt, kann sagen, ob das stimmt.',
  'seat.away': 'weg',
  'seat.bot': 'Bot · {level}',
  'table.dark': 'Dieses Gerät kann den Tisch nicht zeichnen. Alles lässt sich auch in Worten spielen.',
  'notice.read': 'Gelesen',
  'error.tabletop':
    'Das Bild vom Tisch ist umgefallen. Die Partie geht weiter, und alles lässt sich in Worten spielen.',
};
