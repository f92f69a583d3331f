import type { Messages } from '#shared/i18n/translate.ts';

/** How everybody has played in this house. */
export const STATISTICS: Messages = {
  'statistics.title': 'Statistik',
  'statistics.of': 'Statistik: {name}',
  'statistics.about':
    'Alle hier beendeten Partien, egal auf welchem Gerät: Gleicher Name heißt gleiche Person. Drück auf eine Zahl, um die Partien zu sehen.',
  'statistics.none': 'Noch keine beendete Partie. Nach der ersten siehst du hier, wer gespielt hat.',
  'statistics.none-of-game': 'Noch keine beendete Partie in diesem Spiel.',
  'statistics.nobody': 'Unter diesem Namen gibt es keine beendete Partie.',
  'statistics.reading': 'Partien werden geladen…',
  'statistics.game': 'Spiel',
  'statistics.all-games': 'Alle Spiele',
  'statistics.everybody': 'Alle',
  'statistics.people': 'Siege und Niederlagen',
  'statistics.name': 'Name',
  'statistics.played': 'Gespielt',
  'statistics.won': 'Gewonnen',
  'statistics.lost': 'Verloren',
  'statistics.share': 'Quote',
  'statistics.deals-won': 'Spiele gewonnen',
  'statistics.deals-lost': 'Spiele verloren',
  'statistics.percent': '{value} %',
  'statistics.count.name': '{name}, {what}: {count}. Partien ansehen',
  'statistics.matches': '{name}, {what}: {count, plural, one {# Partie} other {# Partien}}',
  'statistics.matches.deals': '{name}, {what}: {times} in {count, plural, one {# Partie} other {# Partien}}',
  'statistics.fold': 'Zuklappen',
  'statistics.more': 'Mehr zeigen',
  'statistics.line': '{game}, {date}',
  'statistics.look': 'Ansehen',
  'statistics.curve': 'Siege minus Niederlagen',
  'statistics.curve.of':
    '{name}: {value, plural, =0 {so viele gewonnen wie verloren} other {{value} mehr gewonnen als verloren}} nach {count, plural, one {# Partie} other {# Partien}}, Höchststand {high}, Tiefststand {low}',
  'statistics.curve.of.behind':
    '{name}: {value} mehr verloren als gewonnen nach {count, plural, one {# Partie} other {# Partien}}, Höchststand {high}, Tiefststand {low}',
  'statistics.curve.table': 'Die Kurve als Tabelle',
  'statistics.curve.match': 'Partie',
  'statistics.company': 'Team und Gegner',
  'statistics.companion': 'Bestes Team',
  'statistics.companion.about': 'mit {name}: {so} von {met} gemeinsam gewonnen',
  'statistics.companion.none': 'Noch niemand: Das zählt ab drei gemeinsamen Spielen.',
  'statistics.nemesis': 'Angstgegner',
  'statistics.nemesis.about': '{name}: {so} von {met} dagegen verloren',
  'statistics.nemesis.none': 'Noch niemand: Das zählt ab drei Spielen gegeneinander.',
  'statistics.bot': '{name} (ein Bot)',
  'statistics.save': 'Speichern',
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
    'Die Aufzeichnungen werden für alle gelöscht, die dabei waren: jede Karte, das Mischen, die Tipps und alles in der Statistik. Gespeicherte Dateien und die Ergebnisse von Spielabenden bleiben. Das lässt sich nicht rückgängig machen.',
  'statistics.deleted':
    '{gone, plural, =0 {Nichts wurde gelöscht.} one {Eine Partie ist gelöscht.} other {# Partien sind gelöscht.}}',
  'statistics.deleted.stay':
    '{stay, plural, one {Eine Partie bleibt, weil ihr Tisch oder ihr Abend noch offen ist. Schließ ihn und lösch sie dann.} other {# Partien bleiben, weil ihr Tisch oder ihr Abend noch offen ist. Schließ ihn und lösch sie dann.}}',
};

/** Deals as codes, to challenge others with. */
export const DEALS: Messages = {
  'deal-code.challenge': 'Andere herausfordern',
  'deal-code.title': '{deals, plural, =0 {Dieses Spiel} one {Dieses Spiel} other {Diese Spiele}} als Code',
  'deal-code.about':
    'Wer diesen Code hat, spielt {deals, plural, =0 {dasselbe erste Spiel} one {dasselbe Spiel} other {dieselben # Spiele}} auf jedem Panno Verde: {game} einrichten und den Code eingeben. Er verrät alle Karten, also gib ihn nur Leuten, denen du traust.',
  'deal-code.score': 'Danach sehen sie auch, wie euer Tisch gespielt hat.',
  'deal-code.copy': 'Code kopieren',
  'deal-code.by-code': 'Spiel mit Code',
  'deal-code.field': 'Code des Spiels',
  'deal-code.found':
    '{deals, plural, =0 {Ein Spiel} one {Ein Spiel} other {# Spiele}} für {seats}, mit den Regeln von damals. Wer den Code hat, kann die Karten kennen; das Mischen wird nicht geprüft.',
  'deal-code.other-game': 'Dieser Code ist für {game}. Richte dieses Spiel ein.',
  'deal-code.known': 'Wer den Code hat, kann die Karten kennen. Das Mischen wird nicht geprüft.',
  'deal-code.elsewhere': 'So lief es am anderen Tisch: {scores}.',
  'deal-code.elsewhere.at': '{name} {score}',
};

/** What a finished match cost somebody, move by move. */
export const MATCH_REVIEW: Messages = {
  'records.story': 'Höhepunkte',
  'match-review.open': 'Analyse',
  'match-review.title': 'Analyse',
  'match-review.about':
    'Jeder Zug wird mit dem verglichen, den der Computer gespielt hätte, ohne die Karten der anderen zu kennen.',
  'match-review.whose': 'Wessen Züge',
  'match-review.no-search':
    'In diesem Spiel geht es nicht reihum. Es zählt der richtige Moment, und den kann der Computer nicht bewerten.',
  'match-review.running': '{done} von {deals} Spielen analysiert …',
  'match-review.longer': 'Wo die Zeit nicht reichte, wird länger gerechnet …',
  'match-review.broken': 'Die Analyse hat nicht geklappt. Die Partie ist in Ordnung.',
  'match-review.none': 'Keine eindeutigen Fehler.',
  'match-review.mistakes':
    '{count, plural, one {Ein Fehler, Verlust: {amount} ± {give}.} other {# Fehler, Verlust zusammen: {amount} ± {give}.}}',
  'match-review.dearest': 'Die teuersten Fehler',
  'match-review.chosen': 'Spiel {deal}: {made}',
  'match-review.better': 'Besser: {better}, im Schnitt {amount} ± {give} mehr.',
  'match-review.look': 'Am Tisch zeigen',
  'match-review.again': 'Noch mal versuchen',
  'match-review.again.file':
    'Diese Partie kommt aus einer Datei. Noch mal versuchen kannst du nur Partien, die an diesem Computer gespielt wurden.',
  'match-review.again.closed':
    'Dafür braucht es einen eigenen Tisch, und Tische eröffnet man am Computer des Gastgebers oder mit Erlaubnis von dort.',
  'match-review.practice.about': 'Diese Partie zählt nirgends.',
  'match-review.deals': 'Spiel für Spiel',
  'match-review.deal': 'Spiel',
  'match-review.brought': 'Geholt',
  'match-review.luck': 'Kartenwert',
  'match-review.lost': 'Verlust',
  'match-review.luck.about':
    'Kartenwert: was Bots auf diesem Platz im Schnitt holten, als sie dasselbe Spiel immer wieder spielten.',
  'match-review.spread': '{amount} ± {give}',
  'match-review.unsearched':
    '{count, plural, one {Eine Entscheidung wurde nicht bewertet: Sie fällt nach festen Regeln.} other {# Entscheidungen wurden nicht bewertet: Sie fallen nach festen Regeln.}}',
  'match-review.missed':
    '{count, plural, one {Für eine Entscheidung reichte die Zeit nicht.} other {Für # Entscheidungen reichte die Zeit nicht.}}',
};

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'inference.open': 'Wer ist Partner?',
  'inference.title': 'Wer spielt mit {name}?',
  'inference.title.nobody': 'Wer spielt mit wem?',
  'inference.eyes': 'Aus der Sicht von',
  'inference.about':
    'Was ein Bot auf diesem Platz nach den Stichen bisher vermutet, ohne die Karten der anderen zu kennen.',
  'inference.not-yet': 'Noch wurde keine Karte gerufen.',
  'inference.alone': 'Niemand',
  'inference.percent': '{value} %',
};

/** Why a bot made a move, in a match that is looked at again. */
export const WHY_MOVE: Messages = {
  'why.open': 'Warum?',
  'why.title': 'Warum hat {name} so gespielt?',
  'why.none': 'Geh zum Zug eines Bots: Hier steht dann, warum er so gespielt hat.',
  'why.pending': 'Wird berechnet …',
  'why.failed': 'Der Grund ließ sich hier nicht berechnen.',
  'why.only': 'Etwas anderes war nicht erlaubt.',
  'why.book': 'Das spielt man immer so.',
  'why.unusual': 'Üblich wäre hier: {other}.',
  'why.better': 'Nächstbeste Wahl: {other}, im Schnitt {amount} weniger.',
  'why.even': 'Knapp: Fast gleich gut war {other}.',
  'why.worse': 'Nicht das Beste: {other} hätte im Schnitt {amount} mehr gebracht.',
  'why.partner': '{name} hielt {partner} für den Partner ({percent} %){since}.',
  'why.partner.unsure': '{name} wusste nicht, wer der Partner ist: am ehesten {partner} ({percent} %){since}.',
  'why.signs': 'Was die Karten verraten',
  'why.of-bot': 'Warum hat ein Bot diese Karte gespielt?',
  'why.choice': 'Karte eines Bots',
  'why.trick': 'Stich {number}',
  'why.level': 'Auf Stufe „{level}“ rechnet {name} nicht voraus: Die Zahlen sind die eines Experten.',
  'why.about': 'Nach dem, was {name} gesehen hatte, ohne die Karten der anderen.',
};

/** Matches that are over, looked at again. */
export const RECORDS: Messages = {
  'records.title': 'Verlauf',
  'records.none': 'Noch keine beendete Partie. Alle Partien an deinen Tischen bleiben hier gespeichert.',
  'records.line': '{game}, {date}',
  'records.at': 'Runde {round}, Tisch {table}',
  'records.won': '{count, plural, one {gewonnen von {names}} other {gewonnen von {names}}}',
  'records.lost': 'niemand hat gewonnen',
  'records.broken-off': 'abgebrochen',
  'records.more': 'Ältere zeigen',
  'records.save': 'Als Datei speichern',
  'audit.open': 'Bots prüfen',
  'audit.title': 'Haben die Bots fair gespielt?',
  'audit.about':
    'Ein Bot darf nur nutzen, was er von seinem Platz aus sieht. Hier wird jeder Zug nachgerechnet, aus dieser Sicht, mit derselben Startzahl und Bedenkzeit.',
  'audit.running': '{computed} von {total} Zügen nachgerechnet …',
  'audit.right': '{count, plural, one {Der eine Zug stimmt.} other {Alle # Züge stimmen.}}',
  'audit.wrong':
    '{count, plural, one {Einer von {total} Zügen stimmt nicht.} other {# von {total} Zügen stimmen nicht.}} Braucht ein Bot zu lange, wird zufällig für ihn gespielt; sonst hat jemand die Partie oder das Programm verändert.',
  'audit.astray': 'Ereignis {event}: {name} hätte etwas anderes gespielt',
  'audit.unmeant': 'Ereignis {event}: {name} hätte nichts gespielt',
  'audit.broken': 'Das Nachrechnen hat nicht geklappt. Die Partie ist in Ordnung.',
  'records.import': 'Partien aus Datei öffnen',
  'records.opened': 'Aus der Datei {name}',
  'records.opened.more': 'Mehr Partien zeigen',
  'records.unreadable': 'Zeile {line} ist keine Partie: {why} Es wurde nichts geöffnet.',
  'records.no-json': 'Sie ist nicht lesbar.',
  'records.not-read': '{name} ließ sich nicht lesen. Versuch es noch einmal.',
  'records.no-text': '{name} enthält keine Partien.',
  'records.reading': '{name} wird gelesen …',
  'records.stop': 'Abbrechen',
  'records.too-large': 'Die Datei ist größer als {max} MB und wurde nicht geöffnet.',
  'records.too-many': 'In der Datei sind mehr als {max, plural, other {# Partien}}. Es wurde nichts geöffnet.',
  'records.empty': 'In der Datei {name} ist keine Partie.',
  'records.gone': 'Diese Partie gibt es hier nicht.',
  'records.back': 'Alle Partien',
  'records.perspective': 'Blickwinkel',
  'records.everyone': 'Beim Zuschauen',
  'records.open': 'Alle Karten offen',
  'records.hosts': 'Gespielt auf {hosts}',
  'records.step': 'Schritt {at} von {count}',
  'records.first': 'Zum Anfang',
  'records.previous': 'Zurück',
  'records.play': 'Abspielen',
  'records.pause': 'Anhalten',
  'records.next': 'Weiter',
  'records.last': 'Zum Ende',
  'records.hand': 'Auf der Hand von {name}',
  'records.score': 'Abrechnung',
};
