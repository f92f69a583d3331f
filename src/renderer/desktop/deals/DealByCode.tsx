import { useId } from 'react';
import { GAMES } from '#catalogue';
import { DEAL_LETTERS, MAX_CODE_LETTERS, readDealCode } from '#shared/protocol/deal-code.ts';
import { useWords } from '../../games/use-words.ts';
import './deals.css';

interface Props {
  readonly game: string;
  readonly code: string;
  onChange(code: string): void;
}

const ALL = Object.values(GAMES);

/** Tells whether this is a deal code of this game. */
export function isDealOf(game: string, code: string): boolean {
  const read = readDealCode(code, ALL);
  return 'game' in read && read.game === game;
}

/** Input for a deal code; it says what the code means or what is wrong with it while typing. */
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
