import '../../styles/fair-shuffle-sheet.css';
import { FAIR_SHUFFLE_SHEET } from '../../i18n/messages/en/fair-shuffle-sheet.ts';
import { FairShuffleDetails } from './FairShuffleDetails.tsx';

/** What stands on the seal's sheet with the words that it alone says: what a phone fetches for who taps the seal. */
export const FAIR_SHUFFLE = { words: FAIR_SHUFFLE_SHEET, Text: FairShuffleDetails } as const;
