/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.rome': 'Romkarten in der Reihe: je ein Punkt.',
  'score-breakdown.blessings': 'Segen in der Rückgabe: je ein Punkt.',
  'score-breakdown.fortune': 'Punkte von Fortuna.',
  'score-breakdown.malus': 'Romkarten in der Rückgabe: Abzug je nach Schwierigkeit.',
  'score-breakdown.free': 'In den ersten zwei Runden kein Malus.',
  'score-breakdown.total': 'Bisher {points} von {target} Punkten.',
};
