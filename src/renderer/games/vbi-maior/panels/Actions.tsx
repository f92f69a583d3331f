import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation, VisibleVote } from '#shared/games/vbi-maior/state/observation.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { ENDED } from '../selectors/beats.ts';
import { isRacing } from '../zones/seat-zones.ts';
import { ArrangeSlip } from './ArrangeSlip.tsx';
import { ChoiceSlip } from './ChoiceSlip.tsx';
import { RaceSlip } from './RaceSlip.tsx';

interface Props extends PanelProps<Observation, Move> {
  /** The viewer's own vote. */
  readonly vote: VisibleVote;
}

/** VM-10: the curses on the table, and the group's vote for the next one. */
function VoteSlip({ observation, vote, seated, say, act }: Props) {
  return (
    <Slip title={say('vote.title')} className="vote">
      {vote === null ? (
        observation.curses.map(({ card, seat }, k) => (
          <button
            key={card}
            type="button"
            className="curse"
            data-autofocus={k === 0}
            onClick={() => act({ type: 'vote', curse: card })}
          >
            <strong>{say(`card.${card}.name`)}</strong>
            <span>{say(`card.${card}.effect`)}</span>
            <em>{say('turn-up.borne-by', { name: nameAt({ seated, say }, seat) })}</em>
          </button>
        ))
      ) : (
        <p>{say('vote.voted', { card: say(`card.${vote}.name`) })}</p>
      )}
    </Slip>
  );
}

/**
 * The slip of the current decision. It depends on the table, not on the moves: those are withheld while something newer
 * is on its way, and a button must not vanish under a finger.
 */
export function Actions(props: PanelProps<Observation, Move>) {
  const { observation, viewer, beat } = props;
  const { hand, phase, asked, decks } = observation;
  if (viewer === 'everyone' || beat === ENDED) return null;
  if (hand) return <ArrangeSlip {...props} hand={hand} />;
  if (phase === 'vote') return <VoteSlip {...props} vote={observation.votes[viewer] ?? null} />;
  if (phase === 'choose' && asked?.seat === viewer) return <ChoiceSlip {...props} asked={asked.card} />;
  const size = decks[viewer]?.size ?? 0;
  return isRacing(observation) && size > 0 ? <RaceSlip {...props} size={size} /> : null;
}

/** One decision per phase; picking a deck up again is another. */
export function decision({ turn, phase, hand }: Observation): string {
  return `${turn}/${phase}/${hand ? 'hand' : 'down'}`;
}
