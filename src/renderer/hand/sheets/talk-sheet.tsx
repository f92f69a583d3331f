import '../styles/talk-sheet.css';
import { ChatInput } from '../../talk/Speak.tsx';
import { ChatLines } from '../../talk/TalkLines.tsx';

/** What a phone fetches for who talks: what was said, and what one can say. */
export const CHAT = { TalkLines: ChatLines, Speak: ChatInput } as const;
