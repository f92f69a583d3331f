import './deals.css';
import { useState } from 'react';
import type { Challenge } from '#shared/protocol/deal-code.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { useRoom } from '../../client/room/room.ts';
import { useWords } from '../../games/use-words.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { addressOf } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { CopyButton } from '../page/CopyButton.tsx';
import { challengeOfEvening, dealCodeOf } from './challenge.ts';

/** The deals of the latest round as challenge codes, once its secret is revealed. */
export function RoundChallenge({ evening }: { readonly evening: EveningView }) {
  const { say } = useWords();
  const [isOpen, open] = useState(false);
  const challenge = challengeOfEvening(evening);
  if (!challenge) return null;
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        {say('deal-code.challenge')}
      </button>
      {isOpen && <ChallengeSheet challenge={challenge} onClose={() => open(false)} />}
    </>
  );
}

interface Props {
  readonly challenge: Challenge;
  onClose(): void;
}

/** A deal's code to read out, copy or scan. */
export function ChallengeSheet({ challenge, onClose }: Props) {
  const { game, scores, source } = challenge;
  const deals = source.deals.length;
  const { say } = useWords(game);
  const [base] = useRoom(({ room }) => room?.addresses) ?? [];
  const code = dealCodeOf(challenge) ?? '';
  const there = addressOf({ screen: 'new', game, deal: code });
  return (
    <Sheet
      title={say('deal-code.title', { deals })}
      className="challenge"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <CopyButton text={code} className="brass" isFirst>
          {say('deal-code.copy')}
        </CopyButton>
      }
    >
      <p>{say('deal-code.about', { deals, game: say('game.name') })}</p>
      {scores.length > 0 && <p>{say('deal-code.score')}</p>}
      <div className="deal-code">
        <code>{code.replaceAll('-', ' ')}</code>
        <QrCode address={base ? `${base}/${there}` : code} />
      </div>
    </Sheet>
  );
}
