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
  'five.of': '{game}: fünf für heute',
  'five.finish': 'Fertig',
  'five.done': 'Das war’s für heute. Was falsch war, kommt früher wieder.',
  'settings.daily': 'Spiele und Übungen des Tages',
  'settings.daily.about': 'Jeden Tag ein Spiel und fünf Übungen je Spiel, mit Kalender und Tagen in Folge.',
  'settings.daily.on': 'An',
  'settings.daily.off': 'Aus',
};

/** Everything about the user in one file. */
export const OWN_FILE: Messages = {
  'settings.section.data': 'Deine Daten',
  'own-file.title': 'Alles in einer Datei',
  'own-file.about':
    'Einstellungen, beendete Partien, Ergebnisse, Tage in Folge und Übungen in einer Datei, für einen anderen Computer.',
  'own-file.save': 'In Datei speichern',
  'own-file.open': 'Aus Datei hinzufügen',
  'own-file.reading': 'Datei wird gelesen …',
  'own-file.added':
    '{count, plural, =0 {Hinzugefügt. Keine neuen Partien in dieser Datei.} one {Hinzugefügt, mit einer neuen Partie.} other {Hinzugefügt, mit # neuen Partien.}}',
  'own-file.without-matches': 'Hinzugefügt, bis auf die Partien: Die kann nur der Computer des Gastgebers aufnehmen.',
  'own-file.broken':
    'Einstellungen und Ergebnisse sind da, aber die Verbindung brach ab, bevor alle Partien da waren. Füg die Datei noch mal hinzu.',
  'own-file.too-large': 'Diese Datei ist zu groß, um von Panno Verde zu sein. Nichts wurde geändert.',
  'own-file.no-file': 'Das ist keine Datei mit deinen Daten, die Panno Verde gespeichert hat. Nichts wurde geändert.',
  'own-file.older': 'Diese Datei stammt aus einer Version, die zu alt zum Lesen ist. Nichts wurde geändert.',
  'own-file.newer':
    'Diese Datei stammt aus einer neueren Version. Aktualisiere Panno Verde und füg sie dann hinzu. Nichts wurde geändert.',
  'own-file.damaged': 'Diese Datei ist beschädigt. Nichts wurde geändert.',
  'own-file.line': 'Zeile {line} dieser Datei ist keine Partie nach den Regeln. Nichts wurde geändert.',
};
