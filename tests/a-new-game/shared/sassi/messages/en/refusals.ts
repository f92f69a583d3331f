import type { Messages } from '../../../../i18n/translate.ts';

/** Why a move is refused. */
export const REFUSAL_MESSAGES: Messages = {
  'no-heap': 'there is no heap to take',
  'not-yours': 'the {stone} is not in this hand',
  'too-low': 'the {stone} is not higher than the top of the heap',
  'not-the-stones': 'a deal is all 24 stones, each once; here are {count} different ones',
  'too-few-stones': '{seats} hands of {hand} leave no stone to begin the heap with',
};
