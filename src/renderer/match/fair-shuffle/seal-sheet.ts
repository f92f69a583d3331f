import '../../styles/fair-shuffle-sheet.css';
import { FAIR_SHUFFLE_SHEET } from '../../i18n/messages/en/fair-shuffle-sheet.ts';
import { FairShuffleDetails } from './FairShuffleDetails.tsx';

/** The chunk a phone loads when the seal is tapped: the sheet and its messages. */
export const FAIR_SHUFFLE = { words: FAIR_SHUFFLE_SHEET, Text: FairShuffleDetails } as const;
