import '../styles/chat-sheet.css';
import { ChatInput } from '../../chat/ChatInput.tsx';
import { ChatLines } from '../../chat/ChatLines.tsx';

/** What a phone fetches for who talks: what was said, and what one can say. */
export const CHAT = { TalkLines: ChatLines, Speak: ChatInput } as const;
