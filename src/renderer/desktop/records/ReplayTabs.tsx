import { recordOf } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import { saveFile } from '../../client/device/save-file.ts';
import { useWords } from '../../games/use-words.ts';
import { Key } from '../../input/PadButton.tsx';
import { useCoversEdge } from '../../match/tabletop/use-table-insets.ts';

/** Hands the match's record to the browser as a file of one line: what `npm run replay` reads. */
function saveRecord({ match, ...drawn }: Replay): void {
  saveFile(`${match.rules.id}.panno`, `${JSON.stringify(recordOf(match, drawn))}\n`, 'application/jsonl');
}

/** What can lie over the table here. */
export type SheetName = 'audit' | 'challenge' | 'cost';

interface Props {
  readonly replay: Replay;
  readonly canChallenge: boolean;
  /** Whom a bot suspects is shown. */
  readonly believing: boolean;
  onBack(): void;
  onSheet(sheet: SheetName): void;
  /** Nothing in a game in which nobody is suspected. */
  readonly onBelieve: (() => void) | undefined;
}

/** What can be done with a finished match, beside looking at it. */
export function ReplayTabs({ replay, canChallenge, believing, onBack, onSheet, onBelieve }: Props) {
  const { say } = useWords();
  const above = useCoversEdge<HTMLElement>();
  return (
    <nav ref={above} className="hud-tabs" aria-label={say('records.title')}>
      <button type="button" className="tab" onClick={onBack}>
        {say('records.back')} <Key of="Escape">Esc</Key>
      </button>
      <button type="button" className="tab" onClick={() => saveRecord(replay)}>
        {say('records.save')}
      </button>
      <button type="button" className="tab" onClick={() => onSheet('cost')}>
        {say('match-review.open')}
      </button>
      {onBelieve && (
        <button type="button" className="tab" aria-pressed={believing} aria-keyshortcuts="B" onClick={onBelieve}>
          {say('inference.open')} <Key of="b">B</Key>
        </button>
      )}
      {canChallenge && (
        <button type="button" className="tab" onClick={() => onSheet('challenge')}>
          {say('deal-code.challenge')}
        </button>
      )}
      {replay.bots.length > 0 && (
        <button type="button" className="tab" onClick={() => onSheet('audit')}>
          {say('audit.open')}
        </button>
      )}
    </nav>
  );
}
