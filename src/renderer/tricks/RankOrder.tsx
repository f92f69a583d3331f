import type { TrickBasics } from '#shared/tricks/definition.ts';
import { Fact } from '../games/Badge.tsx';
import type { Say } from '../i18n/say.ts';
import { inPoints } from './names.ts';

interface Props {
  readonly basics: TrickBasics;
  readonly say: Say;
  /** Whether they give way where there is hardly room. */
  readonly isSpare?: boolean;
}

/** Ranks as the cards print them, from high to low, each with what it is worth. */
export function RankOrder({ basics, say, isSpare = true }: Props) {
  const { ranks, worths } = basics.deck;
  return (
    <Fact term={say('status.ranks')} isSpare={isSpare}>
      {ranks.map((rank, k) => (
        <span key={rank} className="rank">
          {say('rank.printed', { rank })}
          {worths[k] ? <sub>{inPoints(basics, worths[k])}</sub> : null}
        </span>
      ))}
    </Fact>
  );
}
