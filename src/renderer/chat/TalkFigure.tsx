import type { ChatLine } from '#shared/protocol/chat.ts';
import type { Say } from '../i18n/say.ts';
import { GestureFigure } from './GestureFigure.tsx';

/** A line's text, or its gesture as a figure with its word. */
export function ChatFigure({ line, say }: { readonly line: ChatLine; readonly say: Say }) {
  if (line.kind === 'said') return <span className="said">{line.text}</span>;
  return (
    <span className="shown">
      <GestureFigure gesture={line.gesture} />
      {say(`gestured.${line.gesture}`)}
    </span>
  );
}
