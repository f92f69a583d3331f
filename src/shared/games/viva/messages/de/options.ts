import type { Messages } from '../../../../i18n/translate.ts';

/** Good matches, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.rounds': 'Meiste gewonnene Runden',
  'feat.rounds': '{won} von {rounds} Runden in einer Partie',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.edition': 'Ausgabe',
  'option.edition.about': 'Wie viele Karten es von jeder Sorte gibt.',
  'option.edition.full': 'Groß: sechs von jeder, 126 Karten',
  'option.edition.pocket': 'Klein: vier von jeder, 84 Karten',
  'option.youngest': 'Am jüngsten',
  'option.youngest.about': 'Wer am jüngsten ist, fängt die erste Runde an.',
  'option.youngest.draw': 'Wird ausgelost',
  'option.youngest.0': 'Erster Platz',
  'option.youngest.1': 'Zweiter Platz',
  'option.youngest.2': 'Dritter Platz',
  'option.youngest.3': 'Vierter Platz',
  'option.youngest.4': 'Fünfter Platz',
  'option.youngest.5': 'Sechster Platz',
  'option.rounds': 'Runden',
  'option.rounds.about': 'Runden in einer Partie; die kleine Ausgabe hat Siegkarten für acht.',
  'option.deals': 'Nummerierte Spiele',
  'option.deals.about':
    'Die Partie hat genau so viele Runden, jede aufgebaut wie die erste; andere Tische spielen dieselben.',
  'option.policing': 'Verbotene Karten',
  'option.policing.about': 'Was passiert, wenn eine Karte nicht auf ein Haus darf.',
  'option.policing.enforced': 'Gehen nicht',
  'option.policing.caught': 'Kosten drei Karten, wenn es auffällt',
};
