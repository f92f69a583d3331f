import '../../styles/seal-sheet.css';
import { FAIR_SHUFFLE_SHEET } from '../../words/en/seal-sheet.ts';
import { FairShuffleDetails } from './SealText.tsx';

/** What stands on the seal's sheet with the words that it alone says: what a phone fetches for who taps the seal. */
export const FAIR_SHUFFLE = { words: FAIR_SHUFFLE_SHEET, Text: FairShuffleDetails } as const;
