import type { Messages } from '#shared/words/say.ts';

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
