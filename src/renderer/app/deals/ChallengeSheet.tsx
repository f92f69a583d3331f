import { useState } from 'react';
import type { Challenge } from '#shared/protocol/deal-code.ts';
import { QrCode } from '../../paper/QrCode.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useRoom } from '../../session/room/room.ts';
import { addressOf } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { codeOf } from './challenge.ts';
import './deals.css';

interface Props {
  readonly challenge: Challenge;
  onClose(): void;
}

/** The code of a deal, to be read out, copied, or looked at by a camera. */
export function ChallengeSheet({ challenge, onClose }: Props) {
  const { game, scores, source } = challenge;
  const deals = source.deals.length;
  const { say } = useWords(game);
  const [copied, setCopied] = useState(false);
  const [base] = useRoom(({ room }) => room?.addresses) ?? [];
  const code = codeOf(challenge) ?? '';
  const there = addressOf({ screen: 'new', game, deal: code });
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <Sheet
      title={say('deals.title', { deals })}
      className="challenge"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        // Without a secure origin a browser has no clipboard: the code can be marked by hand.
        navigator.clipboard && (
          <button type="button" className="brass" data-first onClick={() => void copy()}>
            {say(copied ? 'deals.copied' : 'deals.copy')}
          </button>
        )
      }
    >
      <p>{say('deals.about', { deals, game: say('game.name') })}</p>
      {scores.length > 0 && <p>{say('deals.score')}</p>}
      <div className="deal-code">
        <code>{code.replaceAll('-', ' ')}</code>
        <QrCode address={base ? `${base}/${there}` : code} />
      </div>
    </Sheet>
  );
}
