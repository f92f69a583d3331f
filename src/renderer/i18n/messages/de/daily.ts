import type { Messages } from '#shared/i18n/translate.ts';

/** Deals and exercises of the day. */
export const DAILY: Messages = {
  'day.title': 'Spiel des Tages',
  'day.of': '{game}: Spiel des Tages',
  'day.about': 'Heute bekommen alle dieselben Karten, gegen dieselben Bots. Der erste Versuch zählt.',
  'day.not-here': 'Du kannst es an deinem eigenen Computer spielen.',
  'day.play': 'Spielen',
  'day.practise': 'Zur Übung spielen',
  'day.practice': 'Übung: Dein erstes Ergebnis bleibt.',
  'day.picture': 'Als Bild speichern',
  'day.you': '{how, select, won {Du hast gewonnen.} drawn {Unentschieden.} other {Du hast verloren.}}',
  'day.you.points':
    '{how, select, won {Du hast gewonnen} drawn {Unentschieden} other {Du hast verloren}}: {points, plural, one {# Punkt} other {# Punkte}}',
  'day.expert':
    '{how, select, won {Der Profi hat gewonnen.} drawn {Der Profi hat unentschieden gespielt.} other {Der Profi hat verloren.}}',
  'day.expert.points':
    '{how, select, won {Der Profi hat gewonnen} drawn {Der Profi hat unentschieden gespielt} other {Der Profi hat verloren}}: {points, plural, one {# Punkt} other {# Punkte}}',
  'day.expert.playing': 'Der Profi spielt gerade dasselbe Blatt …',
  'day.expert.none': 'Hier gibt es keinen Profi zum Vergleich: In diesem Spiel zählt der richtige Moment.',
  'day.against':
    '{how, select, better {Du warst besser als der Profi.} worse {Der Profi war besser.} other {Du warst so gut wie der Profi.}}',
  'day.streak': '{count, plural, one {1 Tag in Folge} other {# Tage in Folge}}',
  'day.calendar': 'Kalender',
  'day.month.before': 'Voriger Monat',
  'day.month.after': 'Nächster Monat',
  'day.won': 'gewonnen',
  'day.drawn': 'unentschieden',
  'day.lost': 'verloren',
  'day.not-played': 'nicht gespielt',
  'day.open': 'noch nicht gespielt',
  'five.title': 'Fünf für heute',
  'five.of': '{game}: fünf Übungen für heute',
  'five.finish': 'Fertig',
  'five.done': 'Das war’s für heute. Was falsch war, kommt früher wieder.',
  'settings.daily': 'Spiele und Übungen des Tages',
  'settings.daily.about': 'Jeden Tag ein Spiel und fünf Übungen je Spiel, mit Kalender und Tagen in Folge.',
  'settings.daily.on': 'An',
  'settings.daily.off': 'Aus',
};
