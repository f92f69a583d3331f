import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation, VisibleVote } from '#shared/games/vbi-maior/state/observation.ts';
import { Slip } from '../../../paper/Slip.tsx';
import { nameAt, type PanelProps } from '../../game.ts';

interface Props extends PanelProps<Observation, Move> {
  /** The viewer's own vote. */
  readonly vote: VisibleVote;
}

/** VM-10: the curses on the table, and the group's vote for the next one. */
export function VoteSlip({ observation, vote, seated, say, act }: Props) {
  return (
    <Slip title={say('vote.title')} className="vote">
      {vote === null ? (
        observation.curses.map(({ card, seat }, k) => (
          <button
            key={card}
            type="button"
            className="curse"
            data-first={k === 0}
            onClick={() => act({ type: 'vote', curse: card })}
          >
            <strong>{say(`card.${card}.name`)}</strong>
            <span>{say(`card.${card}.effect`)}</span>
            <em>{say('told.borne-by', { name: nameAt({ seated, say }, seat) })}</em>
          </button>
        ))
      ) : (
        <p>{say('vote.voted', { card: say(`card.${vote}.name`) })}</p>
      )}
    </Slip>
  );
}
