import type { Messages } from '../../../words/say.ts';

/** Why a deal can't be played by its code. */
export const DEAL_WORDS: Messages = {
  'code-wrong': 'Das ist kein Code eines Spiels: Ein Buchstabe ist falsch, oder es fehlen welche.',
  'code-short': 'Der Code ist länger. Tipp alle seine Gruppen ein.',
  'code-other': 'Dieser Code gehört zu einem anderen Spiel oder zu Regeln, die es hier nicht gibt.',
  'deal-fixed':
    'Der Code sagt, wie viele mitspielen und nach welchen Regeln. Für andere richte einen anderen Tisch ein.',
};
