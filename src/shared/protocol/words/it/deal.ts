import type { Messages } from '../../../words/say.ts';

/** Why a deal can't be played by its code. */
export const DEAL_WORDS: Messages = {
  'code-wrong': 'Questo non è il codice di una smazzata: una lettera è sbagliata, o ne manca qualcuna.',
  'code-short': 'Il codice è più lungo. Scrivi tutti i suoi gruppi.',
  'code-other': 'Questo codice è una smazzata di un altro gioco, o di regole che qui non ci sono.',
  'deal-fixed':
    'Il codice dice in quanti si gioca questa smazzata, e con quali opzioni. Per cambiarle prepara un altro tavolo.',
};
