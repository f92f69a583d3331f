import type { Words } from '#shared/words/say.ts';

/** How everybody has played in this house. */
export const STATISTICS: Words = {
  'statistics.title': 'Das Hausbuch',
  'statistics.of': '{name} im Hausbuch',
  'statistics.about':
    'Gezählt aus den Partien, die hier zu Ende gespielt wurden, gleich auf welchem Handy: Ein Name ist eine Person. Drück auf eine Zahl, und du siehst ihre Partien.',
  'statistics.none': 'Noch ist keine Partie zu Ende. Nach der ersten steht hier, wer gespielt hat.',
  'statistics.none-of-game': 'Von diesem Spiel hat noch niemand eine Partie beendet.',
  'statistics.nobody': 'Unter diesem Namen hat hier niemand eine Partie beendet.',
  'statistics.reading': 'Die Partien werden gelesen…',
  'statistics.game': 'Spiel',
  'statistics.all-games': 'Alle Spiele',
  'statistics.everybody': 'Alle',
  'statistics.people': 'Gewonnen und verloren',
  'statistics.name': 'Name',
  'statistics.played': 'Gespielt',
  'statistics.won': 'Gewonnen',
  'statistics.lost': 'Verloren',
  'statistics.share': 'Anteil',
  'statistics.deals-won': 'Spiele gewonnen',
  'statistics.deals-lost': 'Spiele verloren',
  'statistics.percent': '{value} %',
  'statistics.count.name': '{name}, {what}: {count}. Partien ansehen',
  'statistics.matches': '{name}, {what}: {count, plural, one {# Partie} other {# Partien}}',
  'statistics.matches.deals': '{name}, {what}: {times} in {count, plural, one {# Partie} other {# Partien}}',
  'statistics.fold': 'Zuklappen',
  'statistics.more': 'Mehr zeigen',
  'statistics.line': '{game}, {date}',
  'statistics.look': 'Noch mal ansehen',
  'statistics.curve': 'Gewonnene weniger verlorene Partien',
  'statistics.curve.of':
    '{name}: {value, plural, =0 {so viele gewonnen wie verloren} other {{value} mehr gewonnen als verloren}} nach {count, plural, one {# Partie} other {# Partien}}, bestenfalls {high}, schlimmsten\u00ADfalls {low}',
  'statistics.curve.of.behind':
    '{name}: {value} mehr verloren als gewonnen nach {count, plural, one {# Partie} other {# Partien}}, bestenfalls {high}, schlimmsten\u00ADfalls {low}',
  'statistics.curve.table': 'Die Kurve als Tabelle',
  'statistics.curve.match': 'Partie',
  'statistics.company': 'Gesellschaft',
  'statistics.companion': 'Beste Gesellschaft',
  'statistics.companion.about': '{name}: {so} von {met} gemeinsam gewonnen',
  'statistics.companion.none': 'Noch niemand: Dazu braucht es drei Spiele auf einer Seite.',
  'statistics.nemesis': 'Angstgegner',
  'statistics.nemesis.about': '{name}: {so} von {met} dagegen verloren',
  'statistics.nemesis.none': 'Noch niemand: Dazu braucht es drei Spiele auf zwei Seiten.',
  'statistics.bot': '{name} (ein Bot)',
  'statistics.save': 'Sichern',
  'statistics.save.csv': 'Als Tabelle (CSV)',
  'statistics.save.json': 'Als JSON',
  'statistics.delete': 'Löschen…',
  'statistics.delete.all': '{count, plural, one {Diese Partie} other {Diese # Partien}} löschen',
  'statistics.delete.sure':
    'Gelöscht ist gelöscht: die Aufzeichnung mit jeder Karte, ihr Siegel, ihre Wetten und alles, was davon gezählt wird, für alle, die dabei waren. Niemand kann sie mehr ansehen. Gesicherte Dateien bleiben, wo sie sind, und auch die Ergebnisse eines Abends. Es gibt kein Zurück.',
  'statistics.deleted':
    '{gone, plural, =0 {Nichts wurde gelöscht.} one {Eine Partie ist gelöscht.} other {# Partien sind gelöscht.}}',
  'statistics.deleted.stay':
    '{stay, plural, one {Eine Partie bleibt: Sie liegt noch auf einem Tisch, oder ihr Abend läuft noch. Schließ den Tisch und lösch sie dann.} other {# Partien bleiben: Sie liegen noch auf einem Tisch, oder ihr Abend läuft noch. Schließ den Tisch und lösch sie dann.}}',
};
