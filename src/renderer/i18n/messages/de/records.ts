import type { Messages } from '#shared/i18n/translate.ts';

/** How everybody has played in this house. */
export const STATISTICS: Messages = {
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
  'statistics.csv.match': 'Partie',
  'statistics.csv.game': 'Spiel',
  'statistics.csv.began': 'Beginn',
  'statistics.csv.seat': 'Platz',
  'statistics.csv.name': 'Name',
  'statistics.csv.bot': 'Bot',
  'statistics.csv.score': 'Punkte',
  'statistics.csv.won': 'gewonnen',
  'statistics.csv.deals-won': 'gewonnene Spiele',
  'statistics.csv.deals-lost': 'verlorene Spiele',
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

/** Deals as codes, to challenge others with. */
export const DEALS: Messages = {
  'deal-code.challenge': 'Andere herausfordern',
  'deal-code.title': '{deals, plural, =0 {Dieses Spiel} one {Dieses Spiel} other {Diese Spiele}} als Code',
  'deal-code.about':
    'Wer diesen Code hat, spielt {deals, plural, =0 {dasselbe erste Spiel} one {dasselbe Spiel} other {dieselben # Spiele}} auf jedem Panno Verde: {game} einrichten und ihn dort eintippen. Er kann alle Karten verraten, also gib ihn nur Leuten, denen du traust.',
  'deal-code.score': 'Er sagt auch, wie euer Tisch gespielt hat: Das wird hinterher gezeigt.',
  'deal-code.copy': 'Code kopieren',
  'deal-code.by-code': 'Ein Spiel nach Code spielen',
  'deal-code.field': 'Code des Spiels',
  'deal-code.found':
    '{deals, plural, =0 {Ein Spiel} one {Ein Spiel} other {# Spiele}} für {seats}, mit den Regeln von damals. Wer den Code hat, kann die Karten kennen, darum ist nichts versiegelt.',
  'deal-code.other-game': 'Dieser Code gehört zu {game}. Richte das dafür ein.',
  'deal-code.known': 'Wer den Code hat, kann die Karten kennen. Nichts ist versiegelt.',
  'deal-code.elsewhere': 'So ging es beim Herausfordern aus, Platz für Platz: {scores}.',
  'deal-code.elsewhere.at': '{name} {score}',
};

/** What a finished match cost somebody, move by move. */
export const MATCH_REVIEW: Messages = {
  'match-review.open': 'Was es kostete',
  'match-review.title': 'Was es kostete',
  'match-review.about':
    'Jeder Zug wird mit dem verglichen, den eine Suche gemacht hätte: mit dem, was der Platz damals sah, ohne die Karten der anderen.',
  'match-review.whose': 'Wessen Züge',
  'match-review.no-search':
    'In diesem Spiel ist niemand der Reihe nach dran: Es zählt der Augenblick, und was ein anderer gebracht hätte, kann keine Suche sagen.',
  'match-review.running': '{done} von {deals} Spielen gewogen …',
  'match-review.longer': 'Wo die Zeit zu kurz war, wird länger gewogen …',
  'match-review.broken': 'Die Züge ließen sich hier nicht wiegen. Die Partie selbst stimmt.',
  'match-review.none': 'Kein Zug war sicher teurer als ein anderer.',
  'match-review.mistakes':
    '{count, plural, one {Ein Zug war sicher zu teuer: Er kostete {amount}, auf {give} genau.} other {# Züge waren sicher zu teuer: Zusammen kosteten sie {amount}, auf {give} genau.}}',
  'match-review.dearest': 'Die teuersten Züge',
  'match-review.chosen': 'Spiel {deal}: {made}',
  'match-review.better': 'Besser: {better}. Das hätte im Schnitt {amount} mehr gebracht, auf {give} genau.',
  'match-review.look': 'Am Tisch zeigen',
  'match-review.again': 'Noch mal versuchen',
  'match-review.again.file':
    'Diese Partie kommt aus einer Datei: Man kann sie ansehen und abwägen. Noch mal versuchen lässt sich nur, was an diesem Computer gespielt wurde.',
  'match-review.again.closed':
    'Noch mal versucht man einen Zug an einem eigenen Tisch, und Tische eröffnet man am Computer des Gastgebers selbst, oder wer dort dafür benannt ist.',
  'match-review.practice.about': 'Diese Partie zählt nirgends.',
  'match-review.deals': 'Spiel für Spiel',
  'match-review.deal': 'Spiel',
  'match-review.brought': 'Brachte',
  'match-review.luck': 'Karten wert',
  'match-review.lost': 'Fehler kosteten',
  'match-review.luck.about':
    'Was die Karten wert waren: Dasselbe Spiel haben Bots auf allen Plätzen wieder und wieder gespielt; so viel holten sie auf diesem.',
  'match-review.spread': '{amount} ± {give}',
  'match-review.unsearched':
    '{count, plural, one {Eine Entscheidung wurde nicht gewogen: Sie fällt nach festen Regeln.} other {# Entscheidungen wurden nicht gewogen: Sie fallen nach festen Regeln.}}',
  'match-review.missed':
    '{count, plural, one {Für eine Entscheidung reichte die Zeit nicht.} other {Für # Entscheidungen reichte die Zeit nicht.}}',
};

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'inference.open': 'Wer mit wem',
  'inference.title': 'Wer spielt mit {name}?',
  'inference.title.nobody': 'Wer spielt mit wem?',
  'inference.eyes': 'Mit den Augen von',
  'inference.about':
    'Was ein Bot auf diesem Platz aus den Stichen bisher schließt. Die Karten der anderen kennt er nicht.',
  'inference.not-yet': 'Noch ist keine Karte gerufen.',
  'inference.alone': 'Niemand',
  'inference.percent': '{value} %',
};

/** Matches that are over, looked at again. */
export const RECORDS: Messages = {
  'records.title': 'Beendete Partien',
  'records.none': 'Noch ist keine Partie zu Ende. Jede, die an einem deiner Tische endet, bleibt hier.',
  'records.line': '{game}, {date}',
  'records.at': 'Runde {round}, Tisch {table}',
  'records.won': '{count, plural, one {gewonnen von {names}} other {gewonnen von {names}}}',
  'records.lost': 'niemand hat gewonnen',
  'records.broken-off': 'abgebrochen',
  'records.more': 'Frühere zeigen',
  'records.save': 'Als Datei sichern',
  'audit.open': 'Bots prüfen',
  'audit.title': 'Haben die Bots ehrlich gespielt?',
  'audit.about':
    'Was ein Bot spielt, hängt nur davon ab, was sein Platz sah, von seiner Startzahl und seiner Bedenkzeit. Hier wird jeder Zug neu berechnet, aus nichts anderem.',
  'audit.running': '{computed} von {total} Zügen neu berechnet …',
  'audit.right':
    '{count, plural, one {Der eine Zug ist, wie er sein soll.} other {Alle # Züge sind, wie sie sein sollen.}}',
  'audit.wrong':
    '{count, plural, one {Einer von {total} Zügen ist nicht, wie er sein soll.} other {# von {total} Zügen sind nicht, wie sie sein sollen.}} Braucht ein Bot zu lange, wird für ihn zufällig gezogen; sonst hat jemand die Partie oder das Programm verändert.',
  'audit.astray': 'Ereignis {event}: {name} hätte etwas anderes spielen sollen',
  'audit.unmeant': 'Ereignis {event}: {name} hätte nichts tun sollen',
  'audit.broken': 'Die Bots ließen sich hier nicht neu berechnen. Die Partie selbst stimmt.',
  'records.import': 'Datei mit Partien öffnen',
  'records.opened': 'Aus der Datei {name}',
  'records.opened.more': 'Mehr Partien zeigen',
  'records.unreadable': 'Zeile {line} ist keine Partie: {why} Nichts wurde geöffnet.',
  'records.no-json': 'Sie ist nicht lesbar.',
  'records.not-read': '{name} ließ sich hier nicht lesen. Nichts wurde geöffnet. Versuch es noch einmal.',
  'records.no-text': '{name} ist keine Datei mit Partien.',
  'records.reading': '{name} wird gelesen …',
  'records.stop': 'Abbrechen',
  'records.too-large': 'Die Datei ist größer als {max} MB. Nichts wurde geöffnet.',
  'records.too-many': 'In der Datei sind mehr als {max, plural, other {# Partien}}. Nichts wurde geöffnet.',
  'records.empty': 'In der Datei {name} ist keine Partie.',
  'records.gone': 'Diese Partie liegt hier nicht.',
  'records.back': 'Alle Partien',
  'records.perspective': 'Wessen Blick',
  'records.everyone': 'Wer zuschaut',
  'records.open': 'Alle Karten offen',
  'records.step': 'Schritt {at} von {count}',
  'records.first': 'Zum Anfang',
  'records.previous': 'Zurück',
  'records.play': 'Von selbst weiter',
  'records.pause': 'Anhalten',
  'records.next': 'Weiter',
  'records.last': 'Zum Ende',
  'records.hand': 'Auf der Hand von {name}',
  'records.score': 'Die Abrechnung',
};
