import type { Challenge } from '#shared/protocol/deal-code.ts';
import { QrCode } from '../../paper/QrCode.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useRoom } from '../../session/room/room.ts';
import { CopyButton } from '../page/CopyButton.tsx';
import { addressOf } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { dealCodeOf } from './challenge.ts';
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
  const [base] = useRoom(({ room }) => room?.addresses) ?? [];
  const code = dealCodeOf(challenge) ?? '';
  const there = addressOf({ screen: 'new', game, deal: code });
  return (
    <Sheet
      title={say('deals.title', { deals })}
      className="challenge"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <CopyButton text={code} className="brass" isFirst>
          {say('deals.copy')}
        </CopyButton>
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
