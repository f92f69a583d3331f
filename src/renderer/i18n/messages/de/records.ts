import type { Messages } from '#shared/i18n/translate.ts';

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

/** What a finished match cost somebody, move by move. */
export const MATCH_REVIEW: Messages = {
  'cost.open': 'Was es kostete',
  'cost.title': 'Was es kostete',
  'cost.about':
    'Jeder Zug wird mit dem verglichen, den eine Suche gemacht hätte: mit dem, was der Platz damals sah, ohne die Karten der anderen.',
  'cost.whose': 'Wessen Züge',
  'cost.no-search':
    'In diesem Spiel ist niemand der Reihe nach dran: Es zählt der Augenblick, und was ein anderer gebracht hätte, kann keine Suche sagen.',
  'cost.running': '{done} von {deals} Spielen gewogen …',
  'cost.longer': 'Wo die Zeit zu kurz war, wird länger gewogen …',
  'cost.broken': 'Die Züge ließen sich hier nicht wiegen. Die Partie selbst stimmt.',
  'cost.none': 'Kein Zug war sicher teurer als ein anderer.',
  'cost.mistakes':
    '{count, plural, one {Ein Zug war sicher zu teuer: Er kostete {amount}, auf {give} genau.} other {# Züge waren sicher zu teuer: Zusammen kosteten sie {amount}, auf {give} genau.}}',
  'cost.dearest': 'Die teuersten Züge',
  'cost.chosen': 'Spiel {deal}: {made}',
  'cost.better': 'Besser: {better}. Das hätte im Schnitt {amount} mehr gebracht, auf {give} genau.',
  'cost.look': 'Am Tisch zeigen',
  'cost.again': 'Noch mal versuchen',
  'cost.again.file':
    'Diese Partie kommt aus einer Datei: Man kann sie ansehen und abwägen. Noch mal versuchen lässt sich nur, was an diesem Computer gespielt wurde.',
  'cost.again.closed':
    'Noch mal versucht man einen Zug an einem eigenen Tisch, und Tische eröffnet man am Computer des Gastgebers selbst, oder wer dort dafür benannt ist.',
  'cost.practice.about': 'Diese Partie zählt nirgends.',
  'cost.deals': 'Spiel für Spiel',
  'cost.deal': 'Spiel',
  'cost.brought': 'Brachte',
  'cost.luck': 'Karten wert',
  'cost.lost': 'Fehler kosteten',
  'cost.luck.about':
    'Was die Karten wert waren: Dasselbe Spiel haben Bots auf allen Plätzen wieder und wieder gespielt; so viel holten sie auf diesem.',
  'cost.spread': '{amount} ± {give}',
  'cost.unsearched':
    '{count, plural, one {Eine Entscheidung wurde nicht gewogen: Sie fällt nach festen Regeln.} other {# Entscheidungen wurden nicht gewogen: Sie fallen nach festen Regeln.}}',
  'cost.missed':
    '{count, plural, one {Für eine Entscheidung reichte die Zeit nicht.} other {Für # Entscheidungen reichte die Zeit nicht.}}',
};

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'belief.open': 'Wer mit wem',
  'belief.title': 'Wer spielt mit {name}?',
  'belief.title.nobody': 'Wer spielt mit wem?',
  'belief.eyes': 'Mit den Augen von',
  'belief.about':
    'Was ein Bot auf diesem Platz aus den Stichen bisher schließt. Die Karten der anderen kennt er nicht.',
  'belief.not-yet': 'Noch ist keine Karte gerufen.',
  'belief.alone': 'Niemand',
  'belief.percent': '{value} %',
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
  'records.not-read': '{name} ließ sich hier nicht lesen. Nichts wurde geöffnet; versuche es noch einmal.',
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
