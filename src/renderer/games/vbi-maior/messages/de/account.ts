/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.rome': 'Romkarten in der Reihe: je ein Punkt.',
  'account.blessings': 'Segen in der Rückgabe: je ein Punkt.',
  'account.fortune': 'Was Fortuna brachte.',
  'account.malus': 'Romkarten in der Rückgabe: so viel weniger, wie die Schwierigkeit sagt.',
  'account.total': 'Diese Runde, von {target} nötigen; {points} im Ganzen.',
};
