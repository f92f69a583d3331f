import type { Messages } from '#shared/words/say.ts';

/** Deals as codes, to challenge others with. */
export const DEALS: Messages = {
  'deals.challenge': 'Andere herausfordern',
  'deals.title': '{deals, plural, =0 {Dieses Spiel} one {Dieses Spiel} other {Diese Spiele}} als Code',
  'deals.about':
    'Wer diesen Code hat, spielt {deals, plural, =0 {dasselbe erste Spiel} one {dasselbe Spiel} other {dieselben # Spiele}} auf jedem Panno Verde: {game} einrichten und ihn dort eintippen. Er kann alle Karten verraten, also gib ihn nur Leuten, denen du traust.',
  'deals.score': 'Er sagt auch, wie euer Tisch gespielt hat: Das wird hinterher gezeigt.',
  'deals.copy': 'Code kopieren',
  'deals.by-code': 'Ein Spiel nach Code spielen',
  'deals.field': 'Code des Spiels',
  'deals.found':
    '{deals, plural, =0 {Ein Spiel} one {Ein Spiel} other {# Spiele}} für {seats}, mit den Regeln von damals. Wer den Code hat, kann die Karten kennen, darum ist nichts versiegelt.',
  'deals.other-game': 'Dieser Code gehört zu {game}. Richte das dafür ein.',
  'deals.known': 'Wer den Code hat, kann die Karten kennen. Nichts ist versiegelt.',
  'deals.elsewhere': 'So ging es beim Herausfordern aus, Platz für Platz: {scores}.',
  'deals.elsewhere.at': '{name} {score}',
};
