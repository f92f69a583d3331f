import type { Talk } from '#shared/protocol/talk.ts';
import type { Say } from '../words/say.ts';
import { GestureFigure } from './GestureFigure.tsx';

/** The words, or the gesture as a figure with its word. */
export function TalkFigure({ line, say }: { readonly line: Talk; readonly say: Say }) {
  if (line.kind === 'said') return <span className="said">{line.text}</span>;
  return (
    <span className="shown">
      <GestureFigure gesture={line.gesture} />
      {say(`shown.${line.gesture}`)}
    </span>
  );
}
