import { LEAD } from '../words/en/lead.ts';
import { KnockSheet } from './KnockSheet.tsx';

/** What is fetched when somebody looks at a screen that wants to come in: the sheet, with its words. */
export const TO_READ = { words: LEAD, Sheet: KnockSheet };
