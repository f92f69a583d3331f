import type { Messages } from '#shared/i18n/translate.ts';

/** An evening, as those hear of it who play there: on a phone that is fetched where there is one. */
export const OWN_EVENING: Messages = {
  'own-evening.title': 'Der Abend',
  'own-evening.round': 'Runde {round} von {rounds}',
  'own-evening.with': 'Tisch {number}, mit {names}',
  'own-evening.alone': 'Tisch {number}, mit Bots',
  'own-evening.bots': '{count, plural, one {ein Bot} other {# Bots}}',
  'own-evening.seat': 'Du hast Platz {seat}.',
  'own-evening.then.waiting': 'Die Karten kommen von selbst, sobald die Spielleitung gibt.',
  'own-evening.then.playing': 'Deine Karten liegen auf dem Tisch.',
  'own-evening.then.over': 'Dein Tisch ist fertig. Wo du als Nächstes sitzt, hörst du, sobald die nächste Runde steht.',
  'own-evening.then.broken':
    'Dein Tisch wurde abgebrochen; das schadet niemandem. Wo du als Nächstes sitzt, hörst du, sobald die nächste Runde steht.',
  'own-evening.out': 'Diese Runde hast du Pause',
  'own-evening.out.then': 'In der nächsten Runde sitzt du wieder, und hier hörst du, an welchem Tisch.',
  'own-evening.out.swiss': 'Aussetzen zählt wie ein Sieg.',
  'own-evening.out.round-robin': 'Dir entgeht nichts: Am Ende haben alle gleich viel gespielt.',
  'own-evening.out.movement': 'Du bekommst, was die anderen im Schnitt bekommen.',
  'own-evening.out.groups': 'Du bekommst, was die anderen im Schnitt bekommen.',
  'own-evening.late': 'Du spielst ab der nächsten Runde mit',
  'own-evening.late.then': 'Diese stand schon, als du kamst. Wo ein Bot sitzt, kannst du gleich seinen Platz haben.',
  'own-evening.gone': 'Du sitzt nicht mehr',
  'own-evening.gone.then': 'Wann du willst, bist du ab der nächsten Runde wieder dabei.',
  'own-evening.before': 'Du bist dabei',
  'own-evening.before.then':
    'Wenn alle da sind, stellt die Spielleitung die erste Runde auf: Dann hörst du hier, wo du sitzt.',
  'own-evening.nobody': 'Hier ist Spielabend',
  'own-evening.nobody.then': 'Sag deinen Namen, und du spielst ab der nächsten Runde mit.',
  'own-evening.free': 'Jede Partie zählt',
  'own-evening.free.then': 'Was du am Tisch des Raums spielst, wird zusammen\u00ADgezählt.',
  'own-evening.over': 'Der Abend ist vorbei',
  'own-evening.over.place': '{place, plural, =1 {Du hast gewonnen!} other {Du bist Nummer # von {count}.}}',
  'own-evening.left': 'Noch {minutes, plural, =0 {keine Minute} one {eine Minute} other {# Minuten}} in dieser Runde',
  'own-evening.up': 'Die Zeit dieser Runde ist um: Spielt dieses Spiel noch zu Ende.',
  'own-evening.sit': 'Hinsetzen',
  'own-evening.word': 'Spielleitung: {text}',
  'own-evening.word.table': 'Spielleitung an euren Tisch: {text}',
  'own-evening.call': 'Die Spielleitung ruft Tisch {table}: Das ist deiner.',
  'own-evening.read': 'In Ordnung',
};

/** What a television says, too. */
export const OWN_EVENING_SHOWN: Messages = {
  'own-evening.bot': 'ein Bot',
  'own-evening.state.free': 'frei',
  'own-evening.state.waiting': 'noch nicht gegeben',
  'own-evening.state.playing': 'spielt',
  'own-evening.state.alone': 'niemand ist da',
  'own-evening.state.over': 'fertig',
  'own-evening.state.broken': 'abgebrochen',
  'own-evening.missing': '{count, plural, one {wartet auf eine Person} other {wartet auf # Leute}}',
};
