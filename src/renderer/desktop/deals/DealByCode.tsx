import { useId } from 'react';
import { GAMES } from '#shared/games/index.ts';
import { DEAL_LETTERS, MAX_CODE_LETTERS, readDealCode } from '#shared/protocol/deal-code.ts';
import { useWords } from '../../games/use-words.ts';
import './deals.css';

interface Props {
  readonly game: string;
  readonly code: string;
  onChange(code: string): void;
}

const ALL = Object.values(GAMES);

/** Whether this is the code of a deal of this game. */
export function isDealOf(game: string, code: string): boolean {
  const read = readDealCode(code, ALL);
  return 'game' in read && read.game === game;
}

/** A deal that somebody has given as a code: what it says, or what is wrong with it, stands there as it is typed. */
export function DealByCode({ game, code, onChange }: Props) {
  const { say } = useWords();
  const read = readDealCode(code, ALL);
  const about = useId();
  const other = useWords('game' in read ? read.game : game);
  const isTyped = code.trim() !== '';
  const isWrong = isTyped && !isDealOf(game, code);
  return (
    <details className="deal-by-code" open={isTyped || undefined}>
      <summary>{say('deal-code.by-code')}</summary>
      <label>
        {say('deal-code.field')}
        <textarea
          value={code}
          rows={3}
          maxLength={MAX_CODE_LETTERS}
          spellCheck={false}
          autoCapitalize="characters"
          data-letters={DEAL_LETTERS}
          aria-invalid={isWrong}
          aria-describedby={about}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p id={about} role="status">
        {!isTyped
          ? ''
          : 'fault' in read
            ? say(`code-${read.fault}`)
            : read.game === game
              ? say('deal-code.found', { seats: read.seats, deals: read.source.deals.length })
              : say('deal-code.other-game', { game: other.say('game.name') })}
      </p>
    </details>
  );
}
