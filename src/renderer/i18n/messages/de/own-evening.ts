import type { Messages } from '#shared/i18n/translate.ts';

/** An evening, as those hear of it who play there: on a phone that is fetched where there is one. */
export const OWN_EVENING: Messages = {
  'own-evening.title': 'Spielabend',
  'own-evening.round': 'Runde {round} von {rounds}',
  'own-evening.with': 'Tisch {number}, mit {names}',
  'own-evening.alone': 'Tisch {number}, mit Bots',
  'own-evening.bots': '{count, plural, one {ein Bot} other {# Bots}}',
  'own-evening.seat': 'Du hast Platz {seat}.',
  'own-evening.then.waiting': 'Gleich bekommst du deine Karten.',
  'own-evening.then.playing': 'Deine Karten sind da.',
  'own-evening.then.over': 'Dein Tisch ist fertig. Gibt es noch eine Runde, siehst du hier deinen Platz.',
  'own-evening.then.broken':
    'Dein Tisch wurde abgebrochen; das schadet niemandem. Gibt es noch eine Runde, siehst du hier deinen Platz.',
  'own-evening.out': 'Diese Runde setzt du aus',
  'own-evening.out.then': 'Gibt es noch eine Runde, spielst du wieder mit und siehst hier deinen Platz.',
  'own-evening.out.swiss': 'Aussetzen zählt wie ein Sieg.',
  'own-evening.out.round-robin': 'Kein Nachteil: Am Ende haben alle gleich viel gespielt.',
  'own-evening.out.movement': 'Du bekommst so viel wie die anderen im Schnitt.',
  'own-evening.out.groups': 'Du bekommst so viel wie die anderen im Schnitt.',
  'own-evening.late': 'Du spielst ab der nächsten Runde mit',
  'own-evening.late.then': 'Diese Runde stand schon fest. Wo ein Bot sitzt, kannst du aber gleich einspringen.',
  'own-evening.gone': 'Du spielst nicht mehr mit',
  'own-evening.gone.then': 'Du kannst jederzeit ab der nächsten Runde wieder einsteigen.',
  'own-evening.before': 'Du bist dabei',
  'own-evening.before.then': 'Sobald die erste Runde aufgestellt ist, siehst du hier deinen Platz.',
  'own-evening.nobody': 'Hier ist Spielabend',
  'own-evening.nobody.then': 'Gib deinen Namen ein, dann spielst du ab der nächsten Runde mit.',
  'own-evening.free': 'Jede Partie zählt',
  'own-evening.free.then': 'Alles, was du im Raum spielst, wird zusammen\u00ADgezählt.',
  'own-evening.over': 'Der Abend ist vorbei',
  'own-evening.over.place': '{place, plural, =1 {Du hast gewonnen!} other {Du bist Nummer # von {count}.}}',
  'own-evening.left':
    'Noch {minutes, plural, =0 {weniger als eine Minute} one {eine Minute} other {# Minuten}} in dieser Runde',
  'own-evening.up': 'Die Zeit ist um: Spielt dieses Spiel noch zu Ende.',
  'own-evening.sit': 'Mitspielen',
  'own-evening.word': 'Spielleitung: {text}',
  'own-evening.word.table': 'Spielleitung an euch: {text}',
  'own-evening.call': 'Die Spielleitung ruft euch: Tisch {table}.',
  'own-evening.read': 'OK',
};

/** What a television says, too. */
export const OWN_EVENING_SHOWN: Messages = {
  'own-evening.bot': 'ein Bot',
  'own-evening.state.free': 'frei',
  'own-evening.state.waiting': 'noch nicht gegeben',
  'own-evening.state.playing': 'spielt',
  'own-evening.state.alone': 'niemand da',
  'own-evening.state.over': 'fertig',
  'own-evening.state.broken': 'abgebrochen',
  'own-evening.missing': '{count, plural, one {wartet auf eine Person} other {wartet auf # Leute}}',
};
