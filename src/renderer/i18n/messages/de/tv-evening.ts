import type { Messages } from '#shared/i18n/translate.ts';

/** An evening on the big screen: read from the sofa. */
export const TV_EVENING: Messages = {
  'desk-screen.round': 'Runde {round} von {rounds}',
  'desk-screen.round.game': 'Runde {round} von {rounds} · {game}',
  'desk-screen.before': '{count, plural, one {# Runde} other {# Runden}} zu {minutes} Minuten',
  'desk-screen.before.task': 'Gleich kommt die erste Runde. Scann das mit dem Handy, dann bist du dabei.',
  'desk-screen.free': 'Jede Partie zählt. Scann das mit dem Handy und spiel mit.',
  'desk-screen.over':
    '{count, plural, =0 {Der Abend ist vorbei.} one {{names} gewinnt den Abend.} other {{names} gewinnen den Abend gemeinsam.}} Danke euch allen!',
  'desk-screen.players':
    '{count, plural, =0 {Noch ist niemand dabei} one {Eine Person ist dabei} other {# Leute sind dabei}}',
  'desk-screen.clock': 'noch in dieser Runde',
  'desk-screen.clock.before': 'ab den ersten Karten',
  'desk-screen.clock.up': 'Die Zeit ist um: Spielt dieses Spiel noch zu Ende.',
  'desk-screen.secret':
    'Alle Tische spielen dieselben Spiele. Fremde Karten sieht man erst, wenn alle sie gespielt haben.',
  'desk-screen.tables': 'Tische',
  'desk-screen.tables.page': 'Tische {from}–{to} von {count}',
  'desk-screen.standings.page': 'Ränge {from}–{to} von {count}',
  'desk-screen.table': 'Tisch {number}',
  'desk-screen.table.show': 'Tisch {number}: zeigen',
  'desk-screen.table.game': 'Tisch {number} · {game}',
  'desk-screen.out': 'An keinem Tisch',
  'desk-screen.out.sits': 'setzt diese Runde aus',
  'desk-screen.out.next': 'spielt ab der nächsten Runde',
  'desk-screen.won': 'gewonnen',
  'desk-screen.four': 'Vier Tische auf einmal',
  'desk-screen.word': 'Spielleitung',
  'desk-screen.word.table': 'Spielleitung an Tisch {table}',
  'desk-screen.called': 'Tisch {table} wird gerufen',
  'desk-screen.turn': 'ist dran',
};
