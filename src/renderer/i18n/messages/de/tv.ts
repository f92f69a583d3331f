import type { Messages } from '#shared/i18n/translate.ts';

/** The big screen: read from the sofa. */
export const TV: Messages = {
  'screen.title': 'Der große Bildschirm',
  'screen.about': 'Dieser Bildschirm zeigt den Tisch und kein Blatt. Die Karten liegen auf den Handys.',
  'screen.code': 'Code des Tisches',
  'screen.show': 'Tisch zeigen',
  'screen.join': 'Setz dich mit deinem Handy dazu',
  'screen.closed': 'Dieser Tisch ist für Handys nicht offen: Der Gastgeber kann ihn im Vorraum öffnen.',
  'screen.free': 'frei',
  'screen.waiting': 'Wer den Tisch eröffnet hat, gibt, sobald alle Plätze besetzt sind.',
  'screen.ready': 'Alle sitzen. Wer den Tisch eröffnet hat, gibt.',
  'screen.lost': 'Der Tisch ist nicht zu erreichen. Neuer Versuch…',
  'screen.stalled': 'Das Haus antwortet nicht. Es geht von selbst weiter.',
  'screen.paused': 'Die Partie macht Pause',
  'screen.turn':
    '{count, plural, one {{kind, select, bot {ist dran} away {ist weg: Die Partie wartet} other {du bist dran}}} other {alle zugleich}}',
  'screen.all': 'Alle',
  'screen.winners': '{count, plural, one {gewinnt die Partie} other {gewinnen die Partie}}',
  'screen.several': '{count, plural, one {Jemand} other {# von euch}}',
  'screen.show-this': 'Auf dem großen Bildschirm zeigen',
  'screen.leave': 'Zurück zum Tisch',
  'screen.table.deep': 'Den Tisch räumlich zeigen',
  'screen.table.flat': 'Den Tisch flach zeigen: das fordert dieses Gerät weniger',
  'screen.round.lobby': '{table} · {game}',
  'screen.round.desk': 'Alle Tische',
};
