import { recordOf } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import { saveFile } from '../../client/device/save-file.ts';
import { useWords } from '../../games/use-words.ts';
import { Key } from '../../input/PadButton.tsx';
import { useCoversEdge } from '../../match/tabletop/use-table-insets.ts';

/** Downloads the match's record as a one-line file, the input of `npm run replay`. */
function saveRecord({ match, ...drawn }: Replay): void {
  saveFile(`${match.rules.id}.panno`, `${JSON.stringify(recordOf(match, drawn))}\n`, 'application/jsonl');
}

/** Sheets over the table here. */
export type SheetName = 'audit' | 'challenge' | 'cost' | 'story';

interface Props {
  readonly replay: Replay;
  readonly canChallenge: boolean;
  /** The host keeps it, and its moves can be weighed. */
  readonly hasStory: boolean;
  onBack(): void;
  onSheet(sheet: SheetName): void;
}

/** Actions on a finished match. */
export function ReplayTabs({ replay, canChallenge, hasStory, onBack, onSheet }: Props) {
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
      {hasStory && (
        <button type="button" className="tab" onClick={() => onSheet('story')}>
          {say('records.story')}
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
