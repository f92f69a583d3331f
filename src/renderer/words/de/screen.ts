import type { Words } from '#shared/words/say.ts';

/** The big screen: read from the sofa. */
export const SCREEN: Words = {
  'screen.title': 'Der große Bildschirm',
  'screen.about': 'Dieser Bildschirm zeigt den Tisch und kein Blatt. Die Karten liegen auf den Handys.',
  'screen.code': 'Code des Tisches',
  'screen.show': 'Tisch zeigen',
  'screen.join': 'Setz dich mit deinem Handy dazu',
  'screen.room.empty': 'Scann das mit dem Handy und komm herein.',
  'screen.room.choose': '{name} wählt am Handy das nächste Spiel.',
  'screen.room.nobody-leads': 'Noch leitet niemand: Was gespielt wird, wählt man am Computer.',
  'screen.room.closed': 'Dieser Raum ist zu: Noch kommt niemand mit dem Handy herein.',
  'screen.room.open-it': 'Öffne den Raum an dem Computer, zu dem dieser Bildschirm gehört.',
  'screen.room.more': '{count, plural, one {und noch jemand} other {und # weitere}}',
  'screen.knock': 'Wer ein Handy im Raum hat: Tipp diese drei Karten an, dann zeigt dieser Bildschirm den Raum.',
  'screen.closed': 'Dieser Tisch ist für Handys nicht offen: Der Gastgeber kann ihn im Vorraum öffnen.',
  'screen.free': 'frei',
  'screen.waiting': 'Wer den Tisch eröffnet hat, gibt, sobald alle Plätze besetzt sind.',
  'screen.ready': 'Alle sitzen. Wer den Tisch eröffnet hat, gibt.',
  'screen.stalled': 'Das Haus antwortet nicht. Es geht von selbst weiter.',
  'screen.paused': 'Die Partie macht Pause',
  'screen.turn': '{count, plural, one {du bist dran} other {alle zugleich}}',
  'screen.all': 'Alle',
  'screen.winners': '{count, plural, one {gewinnt die Partie} other {gewinnen die Partie}}',
  'screen.several': '{count, plural, one {Jemand} other {# von euch}}',
  'screen.show-this': 'Auf dem großen Bildschirm zeigen',
  'screen.leave': 'Zurück zum Tisch',
};
