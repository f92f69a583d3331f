import type { Messages } from '#shared/i18n/translate.ts';

/** An evening on the television. */
export const TV_EVENING: Messages = {
  'tv-evening.round': 'Runde {round} von {rounds}',
  'tv-evening.round.game': 'Runde {round} von {rounds} · {game}',
  'tv-evening.before': '{count, plural, one {# Runde} other {# Runden}} zu {minutes} Minuten',
  'tv-evening.before.task': 'Gleich beginnt die erste Runde. Scann den Code mit dem Handy und spiel mit.',
  'tv-evening.free': 'Jede Partie zählt. Scann den Code mit dem Handy und spiel mit.',
  'tv-evening.over':
    '{count, plural, =0 {Der Abend ist vorbei.} one {{names} gewinnt den Abend.} other {{names} gewinnen den Abend gemeinsam.}} Danke euch allen!',
  'tv-evening.players':
    '{count, plural, =0 {Noch ist niemand dabei} one {Eine Person ist dabei} other {# Leute sind dabei}}',
  'tv-evening.clock': 'noch in dieser Runde',
  'tv-evening.clock.before': 'ab dem ersten Geben',
  'tv-evening.clock.up': 'Die Zeit ist um: Spielt dieses Spiel noch zu Ende.',
  'tv-evening.secret': 'Alle Tische spielen dieselben Karten. Fremde seht ihr erst, wenn alle sie gespielt haben.',
  'tv-evening.tables': 'Tische',
  'tv-evening.tables.page': 'Tische {from}–{to} von {count}',
  'tv-evening.standings.page': 'Ränge {from}–{to} von {count}',
  'tv-evening.table': 'Tisch {number}',
  'tv-evening.table.show': 'Tisch {number} zeigen',
  'tv-evening.table.game': 'Tisch {number} · {game}',
  'tv-evening.out': 'Ohne Tisch',
  'tv-evening.out.sits': 'setzt aus',
  'tv-evening.out.next': 'spielt ab der nächsten Runde',
  'tv-evening.won': 'gewonnen',
  'tv-evening.four': 'Vier Tische',
  'tv-evening.word': 'Spielleitung',
  'tv-evening.word.table': 'Spielleitung an Tisch {table}',
  'tv-evening.called': 'Aufruf: Tisch {table}',
  'tv-evening.turn': 'ist dran',
};
