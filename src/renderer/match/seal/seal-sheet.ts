import { SEAL_SHEET } from '../../words/seal-sheet.ts';
import { SealSheet } from './SealSheet.tsx';

/** The seal's sheet with the words that it alone says: what a phone fetches for who taps the seal. */
export const TO_READ = { en: SEAL_SHEET, Sheet: SealSheet } as const;
