import '../styles/chat-sheet.css';
import { ChatInput } from '../../chat/ChatInput.tsx';
import { ChatLines } from '../../chat/ChatLines.tsx';

/** The chunk a phone loads for the chat: its lines and its input. */
export const CHAT = { TalkLines: ChatLines, Speak: ChatInput } as const;
