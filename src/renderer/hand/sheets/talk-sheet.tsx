import '../styles/talk-sheet.css';
import { Speak } from '../../talk/Speak.tsx';
import { TalkLines } from '../../talk/TalkLines.tsx';

/** What a phone fetches for who talks: what was said, and what one can say. */
export const TALK = { TalkLines, Speak } as const;
