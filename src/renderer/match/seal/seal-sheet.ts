import '../../styles/seal-sheet.css';
import { SEAL_SHEET } from '../../words/en/seal-sheet.ts';
import { SealText } from './SealText.tsx';

/** What stands on the seal's sheet with the words that it alone says: what a phone fetches for who taps the seal. */
export const TO_READ = { words: SEAL_SHEET, Text: SealText } as const;
