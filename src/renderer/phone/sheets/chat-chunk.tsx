import '../styles/chat-sheet.css';
import type { ComponentProps } from 'react';
import { RARE_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/rare-refusals.ts';
import { ChatInput } from '../../chat/ChatInput.tsx';
import { ChatLines } from '../../chat/ChatLines.tsx';
import { useWords } from '../page/use-words.ts';

/** The input says beforehand what the host would refuse. */
function Speak(props: ComponentProps<typeof ChatInput>) {
  return <ChatInput {...props} say={useWords(RARE_REFUSAL_MESSAGES).say} />;
}

/** The chunk a phone loads for the chat: its lines and its input. */
export const CHAT = { TalkLines: ChatLines, Speak } as const;
