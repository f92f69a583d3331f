import { suitOf } from '#shared/cards/french.ts';
import { TRICKS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { FRENCH } from '../../../decks/french/index.ts';
import { OPEN } from '../../../tricks/beats.ts';
import { CardFace } from '../../../ui/CardFace.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { Ribbon } from '../../Ribbon.tsx';
import { bidName, cardName } from '../selectors/names.ts';
import { SuitSign } from './Status.tsx';

type Props = PanelProps<Observation, Move>;

/** Announcements, large over the cloth for a moment; the log says the same to screen readers. */
export function Announcement(props: Props) {
  const { observation, beat, say } = props;
  const { declarer, trump, last, tricks } = observation;
  if (last?.type === 'trump') return <Called {...props} />;
  if (declarer !== null && trump === null) return <AuctionWon {...props} declarer={declarer} />;
  const isLastTrick = beat === OPEN && tricks.filter(({ winner }) => winner !== null).length === TRICKS;
  return isLastTrick ? <Words word={say('announced.last-trick')} cardsLie /> : null;
}

function AuctionWon({ observation, seated, say, declarer }: Props & { readonly declarer: number }) {
  const { bid } = observation;
  if (!bid) return null;
  return (
    <Words
      word={say('announced.auction', { name: nameAt({ seated, say }, declarer) })}
      line={say('announced.bid', { bid: bidName(bid, say), points: bid.points })}
    />
  );
}

/** BC-11: the called card appears. */
function Called({ observation, seated, say }: Props) {
  const { called, declarer } = observation;
  if (!called || declarer === null) return null;
  return (
    <div className="announcement announced-moment" aria-hidden="true">
      <CardFace deck={FRENCH} id={called} name="" />
      <Ribbon>
        <p className="announced-large">
          <SuitSign suit={suitOf(called)} /> {say('trump.suit', { suit: suitOf(called) })}
        </p>
        <p>{say('announced.called', { name: nameAt({ seated, say }, declarer), card: cardName(called, say) })}</p>
      </Ribbon>
    </div>
  );
}

interface WordsProps {
  readonly word: string;
  readonly line?: string;
  /** The trick is in the middle: the hands are empty, and there is room in front of them. */
  readonly cardsLie?: boolean;
}

function Words({ word, line, cardsLie }: WordsProps) {
  return (
    <div
      className={cardsLie ? 'announcement announced-moment below' : 'announcement announced-moment'}
      aria-hidden="true"
    >
      <Ribbon>
        <p className="announced-large">{word}</p>
        {line && <p>{line}</p>}
      </Ribbon>
    </div>
  );
}
